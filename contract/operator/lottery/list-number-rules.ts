import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf } from '../../shared/fields.ts'
import { GameCode, Numero, PlayCode } from '../../shared/lottery-orders.ts'
import { NumberRule } from './number-rule-fields.ts'

export const listNumberRules: Call<typeof listNumberRulesSchemas> = {
  name: 'lottery/list-number-rules',
  method: 'GET',
  path: '/api/operator/lottery/number-rules',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'The numbers that are closed, pay less or are limited by a rule, newest first.',
  errors: [],
}

export function listNumberRulesSchemas() {
  return {
    query: Type.Object({
      gameCode: Type.Optional(GameCode()),
      numero: Type.Optional(Numero()),
      playCode: Type.Optional(PlayCode()),
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 50 })),
    }),
    value: PageOf(NumberRule()),
  }
}
