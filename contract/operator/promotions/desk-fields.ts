/** Promotions as the console has them. Server side only. */
import { Type } from 'typebox'
import { OwnPicture } from '../../shared/content-fields.ts'
import { Amount, Currency, Id, Nullable, OneOf, PositiveAmount, Text, Time } from '../../shared/fields.ts'
import { Tags } from '../../shared/tag-fields.ts'
import { promotionKinds, promotionStates } from '../../shared/promotion-words.ts'
import { DORMANT_DAYS, MOST_USERNAMES, promotionPhases } from './desk-words.ts'

const inBoth = (maxLength: number, minLength = 0) =>
  Type.Object({ th: Text(maxLength, minLength), en: Text(maxLength, minLength) })
const VipLevel = () => Nullable(Type.Integer({ minimum: 0, maximum: 20 }))

/** Who it is for: every condition that is stated must hold; nothing stated: everybody. */
export const Audience = () =>
  Type.Object({
    vipFrom: VipLevel(),
    vipTo: VipLevel(),
    neverDeposited: Type.Boolean(),
    dormantDays: Nullable(
      Type.Integer({ minimum: 1, maximum: DORMANT_DAYS, description: 'no deposit for at least so long' }),
    ),
    lineOf: Text(32),
    tags: Tags('members of at least one of these; empty: no condition'),
    usernames: Type.Array(Text(32, 1), {
      maxItems: MOST_USERNAMES,
      description: 'only these members; empty: no list',
    }),
  })

export const PromotionDraft = () => ({
  names: inBoth(80, 1),
  texts: inBoth(2_000),
  imageUrl: OwnPicture(),
  arguments: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
    description: 'as the kind declares them; money in minor units, rates in millionths',
  }),
  audience: Audience(),
  startsAt: Time(),
  endsAt: Nullable(Time('null: no end')),
  budgetAmount: Nullable(PositiveAmount('the most that is given in all; null: no bound')),
  dayBudgetAmount: Type.Optional(
    Nullable(PositiveAmount('the most that is given in a business day; null or absent: no bound')),
  ),
  claimLimit: Nullable(Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'null: no bound' })),
  mayReapply: Type.Boolean({ description: 'who was rejected may apply again' }),
})

/** A promotion in the list. */
export const PromotionRow = () => ({
  promotionId: Id(),
  kind: OneOf(promotionKinds),
  names: inBoth(80),
  imageUrl: Type.String(),
  state: OneOf(promotionStates),
  phase: OneOf(promotionPhases),
  isUsedUp: Type.Boolean({ description: 'it stopped by itself when its budget was used up' }),
  startsAt: Time(),
  endsAt: Nullable(Time()),
  budgetAmount: Nullable(Amount()),
  spentAmount: Amount('given so far'),
  dayBudgetAmount: Nullable(Amount('of a business day')),
  daySpentAmount: Amount('given today'),
  claimLimit: Nullable(Type.Integer()),
  claimCount: Type.Integer({ description: 'claims so far' }),
  currency: Currency(),
  version: Type.Integer({ description: 'rises with every change' }),
  hasDraw: Type.Boolean({ description: 'its draw is fixed: its values and its end stay' }),
  stopWord: Nullable(Type.String({ description: 'of its kind: what becomes of it when it is stopped' })),
})

export const PromotionId = () => Type.Object({ promotionId: Id() })
/** The version that the operator saw; a later one refuses the change. */
export const Version = () => Type.Integer({ minimum: 1 })
