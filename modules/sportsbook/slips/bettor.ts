/** Whose slip a call is about, and its legs as the wire has them. */
import type { RequestContext } from '../../../platform/calls.ts'
import type { Bettor } from './place.ts'
import type { AskedLeg } from './ride.ts'

export const bettorOf = ({ merchant, session }: RequestContext): Bettor => ({
  merchantId: merchant.id,
  memberId: session!.accountId,
  currency: merchant.currency,
})

export const askedLegs = (
  legs: readonly { marketId: string; code: string; line: number | null; price: number }[],
): AskedLeg[] =>
  legs.map(({ marketId, code, line, price }) => ({
    marketNo: BigInt(marketId),
    code,
    lineQ: line,
    priceE4: price,
  }))
