/** One conversation in the browser: its lines so far, the newer ones as they come, and what the room does. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatPush } from '../../../../contract/pushes/chat.ts'
import { launchChat } from '../../../../contract/player/messaging/launch-chat.ts'
import { markChatRead } from '../../../../contract/player/messaging/mark-chat-read.ts'
import { readChat, type readChatSchemas } from '../../../../contract/player/messaging/read-chat.ts'
import { sendChatImage } from '../../../../contract/player/messaging/send-chat-image.ts'
import { sendChatText } from '../../../../contract/player/messaging/send-chat-text.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { joinLines } from '../../../client/chat-lines.ts'
import { useTopic } from '../../../client/use-topic.ts'

type Chat = ValueOf<typeof readChatSchemas>
export type ChatLine = Chat['list'][number]

interface Room {
  conversationId: string
  state: Omit<Chat, 'list' | 'hasMore'>
  lines: readonly ChatLine[]
  hasMore: boolean
}

/** `error` is set if the room could not be opened. */
export function useChat() {
  const [room, setRoom] = useState<Room | null>(null)
  const [error, setError] = useState<unknown>(null)
  const seen = useRef(0)
  const look = useCallback(async (conversationId: string, beforeSeq?: number) => {
    const { list, hasMore, ...state } = await callServer(readChat, {
      params: { conversationId },
      query: beforeSeq ? { beforeSeq } : {},
    })
    // The first page of older lines decides whether there are more; a look at the newest says nothing of it.
    setRoom((old) => ({
      conversationId,
      state,
      lines: joinLines(old?.lines ?? [], list),
      hasMore: old && !beforeSeq ? old.hasMore : hasMore,
    }))
    const last = list.at(-1)?.seq ?? 0
    if (!beforeSeq && last > seen.current) {
      seen.current = last
      await callServer(markChatRead, { params: { conversationId }, body: { seq: last } })
    }
  }, [])
  const open = useCallback(async () => {
    setError(null)
    try {
      const { conversationId } = await callServer(launchChat, { body: { modelId: 'SERVICE' } })
      await look(conversationId)
    } catch (refusal) {
      setError(refusal)
    }
  }, [look])
  useEffect(() => {
    void open()
  }, [open])
  const again = () => {
    if (room) void look(room.conversationId).catch(() => {})
  }
  useTopic<ChatPush>('chat', again, again)
  const params = { conversationId: room?.conversationId ?? '' }
  return {
    room,
    error,
    open,
    loadEarlier: async () => {
      if (room) await look(room.conversationId, room.lines[0]?.seq)
    },
    sendText: async (text: string) => {
      await callServer(sendChatText, { params, body: { text } })
      await look(params.conversationId)
    },
    sendImage: async (file: File) => {
      const form = new FormData()
      form.append('image', file)
      await callServer(sendChatImage, { params, body: form }, { timeoutMs: 60_000 })
      await look(params.conversationId)
    },
  }
}
