/** The events of the limits, each written in the transaction of its cause. */
export const events = {
  /**
   * {merchantId, memberId, since, until}: no advertising reaches the member until then (null: until it is
   * lifted). The reason is private.
   */
  marketingStopped: 'limits.marketing-stopped',
  /** {merchantId, memberId}: advertising is allowed again. */
  marketingResumed: 'limits.marketing-resumed',
  /**
   * {merchantId, memberId, kind, until}: the member excluded themselves; bets that can be refunded are to be
   * closed.
   */
  memberRestricted: 'limits.member-restricted',
} as const
