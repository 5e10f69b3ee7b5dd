/** Messages between members and operators. */
export const contactPaths = {
  chats: '/operator/chats',
  chat: (conversationId: string) => `/operator/chats/${encodeURIComponent(conversationId)}`,
  feedback: '/operator/feedback',
  inbox: '/operator/inbox',
  service: '/operator/customer-service',
  messages: '/operator/messages',
} as const
