/**
 * Topic `chat`, private: the member's conversation has a new line, or was read or closed at the other end.
 */
export const chatTopic = 'chat'

export interface ChatPush {
  conversationId: string
  lastSeq: number
}
