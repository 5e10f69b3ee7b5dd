/** What the limits tell, each in the transaction it tells of. */
export const events = {
  /** {merchantId, memberId, since, until}: nothing that advertises reaches the member until then (null: until it is lifted). Why is nobody's affair. */
  marketingStopped: 'limits.marketing-stopped',
  /** {merchantId, memberId}: it may again. */
  marketingResumed: 'limits.marketing-resumed',
  /** {merchantId, memberId, kind, until}: the member shut himself out; bets that can be refunded are to be closed. */
  memberRestricted: 'limits.member-restricted',
} as const
