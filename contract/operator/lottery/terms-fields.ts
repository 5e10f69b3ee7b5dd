/** What a house offers of a lottery (domain/lottery.md §1.2, §1.3). */
import { Type } from 'typebox'
import { Nullable, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'
import { PrizeGroup } from '../../shared/lottery-orders.ts'

export const termsFields = () => ({
  isOn: Type.Boolean({ description: 'false: no bets are taken; issues go on' }),
  largestG: PrizeGroup(),
  refundsTies: Type.Boolean({ description: 'a tie returns stakes on dragon and tiger, at lower odds' }),
  minTicketAmount: PositiveAmount(),
  maxTicketAmount: PositiveAmount(),
  maxPayoutAmount: PositiveAmount('of a member in an issue'),
})

export const OfferedGame = () =>
  Type.Object({
    gameCode: Type.String(),
    name: Type.String({ description: "in the caller's language" }),
    vendor: OneOf(['LOTT', 'ELOTT']),
    family: Type.String(),
    cycleSeconds: Nullable(Type.Integer({ description: 'null: once a day' })),
    ...termsFields(),
    updatedAt: Nullable(Time('null: as delivered')),
  })
