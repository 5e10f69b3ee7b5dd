/**
 * How many platform messages are unread, for the badges; and a notice of an answer while the chat room is
 * closed.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ChatPush } from '../../../contract/pushes/chat.ts'
import type { InboxPush } from '../../../contract/pushes/inbox.ts'
import { countUnread } from '../../../contract/player/messaging/count-unread.ts'
import { launchChat } from '../../../contract/player/messaging/launch-chat.ts'
import { callServer } from '../../client/call.ts'
import { session } from '../../client/session.ts'
import { listen } from '../../client/socket.ts'
import { translator } from '../../ui/i18n/translator.ts'
import { toast } from '../../ui/overlay/toast.tsx'
import { member } from './member.ts'
import { openChat, service } from './service.ts'

const unread = createStore<{ count: number }>(() => ({ count: 0 }))
let watched: string | null = null
let stopListening: (() => void)[] = []

/** 0 for visitors and trial accounts, whose messages are never asked for. */
export const useUnread = (): number => useStore(unread, (state) => state.count)
export const setUnread = (count: number): void => unread.setState({ count })

async function askUnread(): Promise<void> {
  const { token } = session.getState()
  try {
    const { unreadMessage } = await callServer(countUnread)
    if (session.getState().token === token) setUnread(unreadMessage)
  } catch {
    // The badge does not change; the next push or page asks again.
  }
}

async function sayAnswer(): Promise<void> {
  if (service.getState().isChatOpen) return
  try {
    const { unread: lines } = await callServer(launchChat, { body: { modelId: 'SERVICE' } })
    const t = translator()
    if (lines > 0 && !service.getState().isChatOpen)
      toast.info(t('chat_answered'), { text: t('chat_open'), run: openChat })
  } catch {
    // The line waits in the chat room.
  }
}

/** Follows the signed-in member. */
function follow(): void {
  const { info } = member.getState()
  if ((info?.id ?? null) === watched) return
  watched = info?.id ?? null
  for (const stop of stopListening) stop()
  stopListening = []
  setUnread(0)
  if (!info) return
  stopListening.push(listen('chat', { onData: (_: ChatPush) => void sayAnswer() }))
  if (info.isTrial) return
  void askUnread()
  stopListening.push(
    listen('inbox', {
      onData: ({ unreadMessage }: InboxPush) => setUnread(unreadMessage),
      onGap: () => void askUnread(),
    }),
    listen('notice', { onData: () => void askUnread() }),
  )
}

member.subscribe(follow)
follow()
