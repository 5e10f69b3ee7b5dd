/** What messaging tells, each in the transaction it tells of. */
export const events = {
  /** {merchantId, memberId | null, messageId}: a platform message went to a member, or to all. */
  messageSent: 'messaging.message-sent',
} as const
