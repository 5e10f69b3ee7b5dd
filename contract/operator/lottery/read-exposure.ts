import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf, PageOf } from '../../shared/fields.ts'
import { GameCode, Numero, numberStates, PlayCode } from '../../shared/lottery-orders.ts'
import { Factor, numberRuleModes } from './number-rule-fields.ts'

export const exposureOrders = ['EXPOSURE', 'NUMBER'] as const

export const readExposure: Call<typeof readExposureSchemas> = {
  name: 'lottery/read-exposure',
  method: 'GET',
  path: '/api/operator/lottery/exposure',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'What stands on each number of a bet type in an issue, and what it would pay.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_COMBINATION_MISMATCH'],
}

export function readExposureSchemas() {
  return {
    query: Type.Object({
      gameCode: GameCode(),
      numero: Numero(),
      playCode: PlayCode(),
      order: Type.Optional(OneOf(exposureOrders)),
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 100 })),
    }),
    value: Type.Object({
      gameCode: Type.String(),
      numero: Type.String(),
      playCode: Type.String(),
      maxPayoutPerNumber: Amount('at which a number closes'),
      halvedAmount: Amount('from which a number pays half'),
      stakeAmount: Amount('of all numbers'),
      ...PageOf(
        Type.Object({
          number: Type.String(),
          stakeAmount: Amount('that stands on the number'),
          exposureAmount: Amount('what one hit of it would pay'),
          state: OneOf(numberStates),
          factor: Factor('of the full odds that hold now; "0" if it is closed'),
          rule: Nullable(OneOf(numberRuleModes)),
        }),
      ).properties,
      currency: Currency(),
    }),
  }
}
