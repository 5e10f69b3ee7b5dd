/** What the calls of rebates share. */
import { Type } from 'typebox'
import { Amount, Id, OneOf, SignedAmount, Time } from '../../shared/fields.ts'
import { rebateCategories } from '../../shared/rebate-words.ts'

export const RebateRate = () => Type.String({ description: 'of the valid bet, e.g. "0.0040"' })

/** One category of a claim. */
export const RebateClaim = () =>
  Type.Object({
    claimId: Id('of the whole claim'),
    category: OneOf(rebateCategories),
    validAmount: SignedAmount('what was claimed'),
    rate: RebateRate(),
    amount: Amount('what was paid'),
    leftAmount: Amount('what the cap of the day left for a later claim'),
    isAutomatic: Type.Boolean({ description: 'paid on a Monday, not claimed' }),
    claimedAt: Time(),
  })
