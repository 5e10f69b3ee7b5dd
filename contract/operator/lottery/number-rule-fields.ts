/** Numbers that a house closes, pays less for, or takes up to a sum (domain/lottery.md §5.1). */
import { Type } from 'typebox'
import { Nullable, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'

export const numberRuleModes = ['CLOSED', 'HALF', 'LIMITED'] as const
export type NumberRuleMode = (typeof numberRuleModes)[number]

export const fullModes = ['CLOSED', 'HALF'] as const
export type FullMode = (typeof fullModes)[number]

/** 0 to 1, with at most four decimals. */
export const Factor = (description = 'of the full odds, e.g. "0.5"') =>
  Type.String({ pattern: '^(0(\\.[0-9]{1,4})?|1(\\.0{1,4})?)$', maxLength: 6, description })

export const NumberRule = () =>
  Type.Object({
    gameCode: Type.String(),
    numero: Nullable(Type.String({ description: 'null: of every issue' })),
    playCode: Type.String(),
    number: Type.String(),
    mode: OneOf(numberRuleModes),
    factor: Nullable(Factor('what HALF pays, at once or once LIMITED is full')),
    maxTotalAmount: Nullable(PositiveAmount('stakes that LIMITED takes')),
    onFull: Nullable(OneOf(fullModes, 'what LIMITED becomes then')),
    state: OneOf(['ON', 'WAITING'], 'WAITING: it holds from effectiveFrom on'),
    effectiveFrom: Time(),
    reason: Type.String(),
    changedBy: Type.String({ description: 'the user name of the operator' }),
  })
