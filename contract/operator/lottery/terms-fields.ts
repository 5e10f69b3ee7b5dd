/** What a house offers of a lottery (domain/lottery.md §1.2, §1.3, §5). */
import { Type } from 'typebox'
import { Nullable, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'
import { lotteryKinds, PlayCode, PrizeGroup } from '../../shared/lottery-orders.ts'

export const NumberLimit = () =>
  Type.Object({
    playCode: PlayCode(),
    maxAmount: PositiveAmount('of a member on one number of an issue'),
  })

export const termsFields = () => ({
  isOn: Type.Boolean({ description: 'false: no bets are taken; issues go on' }),
  largestG: PrizeGroup(),
  refundsTies: Type.Boolean({ description: 'a tie returns stakes on dragon and tiger, at lower odds' }),
  minTicketAmount: PositiveAmount(),
  maxTicketAmount: PositiveAmount(),
  maxPayoutAmount: PositiveAmount('of a member in an issue'),
  maxPayoutPerNumber: PositiveAmount('of all members together on one number of a bet type in an issue'),
})

export const OfferedGame = () =>
  Type.Object({
    gameCode: Type.String(),
    name: Type.String({ description: "in the caller's language" }),
    kind: OneOf(lotteryKinds),
    vendor: Type.String({ description: 'as the catalogue lists it' }),
    family: Type.String({ description: 'of classic numbers; the group in the lobby of the others' }),
    cycleSeconds: Nullable(Type.Integer({ description: 'null: at most once a day' })),
    ...termsFields(),
    largestG: Nullable(PrizeGroup()),
    maxPayoutPerNumber: Nullable(PositiveAmount('null: of classic numbers, which have no such limit')),
    numberLimits: Type.Array(NumberLimit(), { description: 'of each bet type on whole numbers' }),
    updatedAt: Nullable(Time('null: as delivered')),
  })
