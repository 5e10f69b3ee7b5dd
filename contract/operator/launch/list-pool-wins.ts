import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import {
  Amount,
  Currency,
  Id,
  Nullable,
  PageOf,
  PageQuery,
  PositiveAmount,
  Time,
} from '../../shared/fields.ts'
import { PoolCode } from '../../shared/jackpot-fields.ts'

export const listPoolWins: Call<typeof listPoolWinsSchemas> = {
  name: 'launch/list-pool-wins',
  method: 'GET',
  path: '/api/operator/jackpots/wins',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'jackpots.read',
  summary: 'Pools that were won, newest first, with their winners.',
}

export function listPoolWinsSchemas() {
  return {
    query: Type.Object({ code: Type.Optional(PoolCode()), memberId: Type.Optional(Id()), ...PageQuery }),
    value: PageOf(
      Type.Object({
        winId: Id(),
        code: PoolCode(),
        instanceNo: Type.Integer(),
        memberId: Id(),
        account: Type.String(),
        vendor: Id(),
        gameCode: Id(),
        roundId: Id(),
        stakeAmount: PositiveAmount(),
        amount: PositiveAmount(),
        currency: Currency(),
        betCount: Type.Integer(),
        poolStakeAmount: Amount(),
        commit: Nullable(Type.String()),
        triggerAmount: Nullable(Amount()),
        wonAt: Time(),
        paidAt: Nullable(Time()),
        transactionId: Nullable(Type.String()),
      }),
    ),
  }
}
