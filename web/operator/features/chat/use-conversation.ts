/** The open conversation: its lines so far and the newer ones as they come. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { markChatSeen } from '../../../../contract/operator/messaging/mark-chat-seen.ts'
import { openChat, type openChatSchemas } from '../../../../contract/operator/messaging/open-chat.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { joinLines } from '../../../client/chat-lines.ts'
import { useTopic } from '../../../client/use-topic.ts'

type Chat = ValueOf<typeof openChatSchemas>
export type Line = Chat['list'][number]

interface Open {
  chat: Chat
  lines: readonly Line[]
  hasMore: boolean
}

export function useConversation(conversationId: string) {
  const [open, setOpen] = useState<Open | null>(null)
  const [error, setError] = useState<unknown>(null)
  const seen = useRef(0)
  const look = useCallback(
    async (beforeSeq?: number) => {
      const chat = await callServer(openChat, {
        params: { conversationId },
        query: beforeSeq ? { beforeSeq } : {},
      })
      setOpen((old) => ({
        chat,
        lines: joinLines(old?.lines ?? [], chat.list),
        hasMore: old && !beforeSeq ? old.hasMore : chat.hasMore,
      }))
      const last = chat.list.at(-1)?.seq ?? 0
      if (beforeSeq || last <= seen.current) return
      seen.current = last
      await callServer(markChatSeen, { params: { conversationId }, body: { seq: last } })
    },
    [conversationId],
  )
  useEffect(() => {
    look().catch(setError)
  }, [look])
  useTopic<{ queue: string; conversationId?: string }>(
    'work',
    (data) => {
      if (data.conversationId === conversationId) void look().catch(() => {})
    },
    () => void look().catch(() => {}),
  )
  return { open, error, look: () => look(), loadEarlier: () => look(open?.lines[0]?.seq) }
}
