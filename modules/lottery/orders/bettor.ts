/** Whose bet a call is about. */
import type { RequestContext } from '../../../platform/calls.ts'
import type { Bettor } from './place.ts'

export const bettorOf = ({ merchant, session }: RequestContext): Bettor => ({
  merchantId: merchant.id,
  memberId: session!.accountId,
  currency: merchant.currency,
})
