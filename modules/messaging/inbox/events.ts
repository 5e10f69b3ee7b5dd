/** The events of messaging, each written in the transaction of its cause. */
export const events = {
  /** {merchantId, memberId | null, messageId}: a platform message was sent to a member, or to all. */
  messageSent: 'messaging.message-sent',
  /** {batch, memberIds}: one message was sent to these members. */
  messagesSent: 'messaging.messages-sent',
} as const
