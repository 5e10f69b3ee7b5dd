import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text, Time } from '../../shared/fields.ts'
import { GameCode, Numero, PlayCode } from '../../shared/lottery-orders.ts'
import { NumberRule } from './number-rule-fields.ts'

export const withdrawNumberRule: Call<typeof withdrawNumberRuleSchemas> = {
  name: 'lottery/withdraw-number-rule',
  method: 'POST',
  path: '/api/operator/lottery/number-rules/withdraw',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.terms',
  isIdempotent: true,
  summary:
    'Withdraws rules of numbers that have not begun yet. A rule that holds already is ended by change-number-rule.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_COMBINATION_MISMATCH', 'LOTTERY_RULE_BEGUN'],
}

export function withdrawNumberRuleSchemas() {
  return {
    body: Type.Object({
      gameCode: GameCode(),
      numero: Type.Optional(Numero()),
      playCode: PlayCode(),
      numbers: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 1_000 }),
      effectiveFrom: Time('of the rules, as list-number-rules says it'),
      reason: Text(140, 1),
    }),
    value: Type.Object({
      rules: Type.Array(NumberRule(), { description: 'of these numbers: what holds now, and what waits' }),
    }),
  }
}
