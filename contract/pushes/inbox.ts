/** Topic `inbox`, private: a platform message came, or was read or deleted elsewhere. */
export const inboxTopic = 'inbox'

export interface InboxPush {
  unreadMessage: number
}
