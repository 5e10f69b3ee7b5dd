import { useState } from 'react'
import { answerChatImage } from '../../../../contract/operator/messaging/answer-chat-image.ts'
import { answerChat } from '../../../../contract/operator/messaging/answer-chat.ts'
import { closeChat } from '../../../../contract/operator/messaging/close-chat.ts'
import { listChats } from '../../../../contract/operator/messaging/list-chats.ts'
import { takeChat } from '../../../../contract/operator/messaging/take-chat.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { CHAT_TEXT_LENGTH } from '../../../../contract/shared/messaging-words.ts'
import { callServer } from '../../../client/call.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { ChatComposer } from '../../../ui/chat/chat-composer.tsx'
import { ChatBubble, ChatLog } from '../../../ui/chat/chat-log.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatShortTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { LoadProblem } from '../../parts/load-problem.tsx'
import { paths } from '../../paths.ts'
import styles from './chat.module.css'
import { type Line, useConversation } from './use-conversation.ts'

/** One conversation: its member, its lines, and the answer. */
export function Conversation({ conversationId, onBack }: { conversationId: string; onBack: () => void }) {
  const t = useText()
  const { open, error, look, loadEarlier } = useConversation(conversationId)
  const [question, setQuestion] = useState<'take' | 'close' | null>(null)
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
      await look()
      await refresh(listChats, countWaitingWork)
      return true
    } catch (refusal) {
      toast.bad(errorText(refusal, t))
      await look().catch(() => {})
      return false
    }
  }
  if (error && !open)
    return (
      <section className={`panel ${styles.room}`}>
        <LoadProblem onRetry={() => void look()} />
      </section>
    )
  if (!open)
    return (
      <section className={`panel ${styles.room}`}>
        <Skeleton shape="block" />
      </section>
    )
  const params = { conversationId }
  const { chat, lines } = open
  const isOfColleague = chat.staff !== null && !chat.isMine
  return (
    <section className={`panel ${styles.room}`} aria-label={chat.account}>
      <header className={styles.roomHead}>
        <IconButton icon="back" label={t('contact_back')} className={styles.back} onClick={onBack} />
        <ConsoleLink className="link" href={paths.member(chat.memberId)}>
          {chat.account}
        </ConsoleLink>
        {chat.state === 'CLOSED' ? (
          <Badge tone="neutral">{t('contact_is_closed')}</Badge>
        ) : chat.staff ? (
          <Badge tone={chat.isMine ? 'good' : 'info'}>
            {chat.isMine ? t('contact_held_me') : t('contact_held', { staff: chat.staff })}
          </Badge>
        ) : (
          <Badge tone="waiting">{t('contact_waiting')}</Badge>
        )}
        <span className="grow" />
        {chat.isMine ? null : (
          <Button
            size="small"
            kind="jade"
            onClick={() =>
              isOfColleague ? setQuestion('take') : void act(() => callServer(takeChat, { params, body: {} }))
            }
          >
            {t(isOfColleague ? 'contact_take_over' : 'contact_take')}
          </Button>
        )}
        {chat.state === 'OPEN' && !isOfColleague ? (
          <Button size="small" onClick={() => setQuestion('close')}>
            {t('contact_close')}
          </Button>
        ) : null}
      </header>
      <Lines
        lines={lines}
        readSeq={chat.memberReadSeq}
        hasMore={open.hasMore}
        onEarlier={() => void act(loadEarlier)}
      />
      {isOfColleague ? null : (
        <ChatComposer
          hasWord
          maxLength={CHAT_TEXT_LENGTH}
          texts={{ write: t('contact_write'), send: t('contact_send'), attach: t('contact_attach') }}
          onText={(text) => act(() => callServer(answerChat, { params, body: { text } }))}
          onImage={(file) =>
            act(() => {
              const form = new FormData()
              form.append('image', file)
              return callServer(answerChatImage, { params, body: form }, { timeoutMs: 60_000 })
            })
          }
        />
      )}
      <ConfirmDialog
        isOpen={question !== null}
        title={t(question === 'take' ? 'contact_take_over' : 'contact_close')}
        confirmText={t(question === 'take' ? 'contact_take_over' : 'contact_close')}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null)
          void act(() =>
            question === 'take'
              ? callServer(takeChat, { params, body: { from: chat.staff ?? '' } })
              : callServer(closeChat, { params, body: {} }),
          )
        }}
      >
        {question === 'take'
          ? t('contact_take_over_text', { staff: chat.staff ?? '' })
          : t('contact_close_text')}
      </ConfirmDialog>
    </section>
  )
}

function Lines({
  lines,
  readSeq,
  hasMore,
  onEarlier,
}: {
  lines: readonly Line[]
  readSeq: number
  hasMore: boolean
  onEarlier: () => void
}) {
  const t = useText()
  const lastOurs = [...lines].reverse().find(({ author }) => author === 'STAFF')?.seq
  return (
    <ChatLog
      label={t('contact_list')}
      lastSeq={lines.at(-1)?.seq ?? 0}
      earlier={hasMore ? { text: t('contact_earlier'), onPress: onEarlier } : null}
    >
      {lines.map((line) => (
        <li key={line.seq} className={`${styles.line} ${line.author === 'STAFF' ? styles.ours : ''}`}>
          <ChatBubble isOwn={line.author === 'STAFF'}>
            {line.image ? <LinePicture name={line.image} /> : line.text}
          </ChatBubble>
          <span className="small text-3 number">
            {line.name ? `${line.name} · ` : ''}
            {formatShortTime(line.sentAt)}
            {line.seq === lastOurs && line.seq <= readSeq ? ` · ${t('contact_read')}` : ''}
          </span>
        </li>
      ))}
    </ChatLog>
  )
}

function LinePicture({ name }: { name: string }) {
  const t = useText()
  return (
    <PrivatePicture
      url={usePrivateFile(name)}
      alt={t('contact_picture')}
      openText={t('contact_picture_open')}
      failedText={t('contact_picture_failed')}
    />
  )
}
