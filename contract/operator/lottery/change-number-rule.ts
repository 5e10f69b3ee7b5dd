import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PositiveAmount, Text, Time } from '../../shared/fields.ts'
import { GameCode, Numero, PlayCode } from '../../shared/lottery-orders.ts'
import { Factor, fullModes, NumberRule, numberRuleModes } from './number-rule-fields.ts'

export const changeNumberRule: Call<typeof changeNumberRuleSchemas> = {
  name: 'lottery/change-number-rule',
  method: 'POST',
  path: '/api/operator/lottery/number-rules',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.terms',
  isIdempotent: true,
  summary:
    'Makes, changes or ends the rule of some numbers, for bets from now on or from a later moment; bets that are taken keep their odds. What is looser than before waits for a second person.',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_ISSUE_UNKNOWN',
    'LOTTERY_COMBINATION_MISMATCH',
    'CHANGE_STATE',
    'CHANGE_SECOND_MISSING',
  ],
}

export function changeNumberRuleSchemas() {
  return {
    body: Type.Object({
      gameCode: GameCode(),
      numero: Type.Optional(Numero()),
      playCode: PlayCode(),
      numbers: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
        minItems: 1,
        maxItems: 1_000,
        description: 'as list-number-rules and read-exposure write them, e.g. 123, HUNDREDS_8 or 12-34',
      }),
      mode: OneOf([...numberRuleModes, 'NONE'], 'NONE ends the rule'),
      factor: Type.Optional(Factor('what HALF pays, at once or once LIMITED is full; 0.5 if it is left out')),
      maxTotalAmount: Type.Optional(PositiveAmount('stakes that LIMITED takes')),
      onFull: Type.Optional(OneOf(fullModes, 'what LIMITED becomes then; CLOSED if it is left out')),
      effectiveFrom: Type.Optional(
        Time(
          'when the rule begins, before the close of its issue and within 31 days; now if it is left out. NONE ends the rule that holds now',
        ),
      ),
      reason: Text(140, 1),
    }),
    value: Type.Object({
      state: OneOf(['DONE', 'PENDING'], 'PENDING: it waits for a second person, and the old rules hold'),
      rules: Type.Array(NumberRule(), { description: 'of these numbers: what holds now, and what waits' }),
    }),
  }
}
