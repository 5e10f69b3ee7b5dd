/** The inbox as a member's call answers it. */
export interface Inbox {
  list: {
    messageId: string
    title: string
    content: string
    isRead: boolean
    category: string
    link: string
  }[]
  totalCount: number
  unreadMessage: number
}
