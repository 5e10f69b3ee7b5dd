import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { answerChatImage } from '../../../../contract/operator/messaging/answer-chat-image.ts'
import { answerChat } from '../../../../contract/operator/messaging/answer-chat.ts'
import { closeChat } from '../../../../contract/operator/messaging/close-chat.ts'
import { listChats } from '../../../../contract/operator/messaging/list-chats.ts'
import { takeChat } from '../../../../contract/operator/messaging/take-chat.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { CHAT_TEXT_LENGTH } from '../../../../contract/shared/messaging-words.ts'
import { callServer } from '../../../client/call.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { LoadProblem } from '../../parts/load-problem.tsx'
import { paths } from '../../paths.ts'
import styles from './chat.module.css'
import { type Line, useConversation } from './use-conversation.ts'

/** One conversation: whose it is, its lines, and the answer. */
export function Conversation({ conversationId, onBack }: { conversationId: string; onBack: () => void }) {
  const t = useText()
  const { open, error, look, loadEarlier } = useConversation(conversationId)
  const [question, setQuestion] = useState<'take' | 'close' | null>(null)
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
      await look()
      await refresh(listChats, readWork)
      return true
    } catch (refusal) {
      toast.bad(errorText(refusal, t))
      await look().catch(() => {})
      return false
    }
  }
  if (error && !open) return <section className={`panel ${styles.room}`}><LoadProblem onRetry={() => void look()} /></section>
  if (!open) return <section className={`panel ${styles.room}`}><Skeleton shape="block" /></section>
  const params = { conversationId }
  const { chat, lines } = open
  const isOfColleague = chat.staff !== null && !chat.isMine
  return (
    <section className={`panel ${styles.room}`} aria-label={chat.account}>
      <header className={styles.roomHead}>
        <IconButton icon="back" label={t('contact_back')} className={styles.back} onClick={onBack} />
        <ConsoleLink className="link" href={paths.member(chat.memberId)}>{chat.account}</ConsoleLink>
        {chat.state === 'CLOSED' ? <Badge tone="neutral">{t('contact_is_closed')}</Badge> : chat.staff ? <Badge tone={chat.isMine ? 'good' : 'info'}>{chat.isMine ? t('contact_held_me') : t('contact_held', { 0: chat.staff })}</Badge> : <Badge tone="waiting">{t('contact_waiting')}</Badge>}
        <span className="grow" />
        {chat.isMine ? null : <Button size="small" kind="jade" onClick={() => (isOfColleague ? setQuestion('take') : void act(() => callServer(takeChat, { params, body: {} })))}>{t(isOfColleague ? 'contact_take_over' : 'contact_take')}</Button>}
        {chat.state === 'OPEN' && !isOfColleague ? <Button size="small" onClick={() => setQuestion('close')}>{t('contact_close')}</Button> : null}
      </header>
      <Lines lines={lines} readSeq={chat.memberReadSeq} hasMore={open.hasMore} onEarlier={() => void act(loadEarlier)} />
      {isOfColleague ? null : (
        <Composer
          onText={(text) => act(() => callServer(answerChat, { params, body: { text } }))}
          onImage={(file) => act(() => { const form = new FormData(); form.append('image', file); return callServer(answerChatImage, { params, body: form }, { timeoutMs: 60_000 }) })}
        />
      )}
      <ConfirmDialog
        isOpen={question !== null} title={t(question === 'take' ? 'contact_take_over' : 'contact_close')} confirmText={t(question === 'take' ? 'contact_take_over' : 'contact_close')}
        onCancel={() => setQuestion(null)}
        onConfirm={() => { setQuestion(null); void act(() => (question === 'take' ? callServer(takeChat, { params, body: { from: chat.staff ?? '' } }) : callServer(closeChat, { params, body: {} }))) }}
      >
        {question === 'take' ? t('contact_take_over_text', { 0: chat.staff ?? '' }) : t('contact_close_text')}
      </ConfirmDialog>
    </section>
  )
}

function Lines({ lines, readSeq, hasMore, onEarlier }: { lines: readonly Line[]; readSeq: number; hasMore: boolean; onEarlier: () => void }) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.seq ?? 0
  useEffect(() => { list.current?.scrollTo({ top: list.current.scrollHeight }) }, [last])
  const lastOurs = lines.findLast(({ author }) => author === 'STAFF')?.seq
  return (
    <div ref={list} className={styles.scroll} role="log" aria-label={t('contact_list')} tabIndex={0}>
      {hasMore ? <Button size="small" kind="quiet" onClick={onEarlier}>{t('contact_earlier')}</Button> : null}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.seq} className={line.author === 'STAFF' ? styles.ours : styles.theirs}>
            <div className={styles.bubble}>{line.image ? <LinePicture name={line.image} /> : line.text}</div>
            <span className="small text-3 number">{line.name ? `${line.name} · ` : ''}{formatDateTime(line.sentAt).slice(5, 16)}{line.seq === lastOurs && line.seq <= readSeq ? ` · ${t('contact_read')}` : ''}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LinePicture({ name }: { name: string }) {
  const t = useText()
  return <PrivatePicture url={usePrivateFile(name)} alt={t('contact_picture')} openText={t('contact_picture_open')} failedText={t('contact_picture_failed')} />
}

function Composer({ onText, onImage }: { onText: (text: string) => Promise<boolean>; onImage: (file: File) => Promise<boolean> }) {
  const t = useText()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!text.trim() || isBusy) return
    setBusy(true)
    if (await onText(text)) setText('')
    setBusy(false)
  }
  const attach = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    await onImage(file)
    setBusy(false)
  }
  const press = (event: KeyboardEvent) => { if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) { event.preventDefault(); void send() } }
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      <label className={styles.attach}>
        <input type="file" accept="image/png,image/jpeg" className="sr-only" disabled={isBusy} onChange={(event) => { void attach(event.target.files?.[0]); event.target.value = '' }} />
        <Icon name="img" size={24} /><span className="sr-only">{t('contact_attach')}</span>
      </label>
      <textarea rows={1} maxLength={CHAT_TEXT_LENGTH} value={text} aria-label={t('contact_write')} placeholder={t('contact_write')} onChange={(event) => setText(event.target.value)} onKeyDown={press} />
      <Button kind="primary" type="submit" isBusy={isBusy} icon="send">{t('contact_send')}</Button>
    </form>
  )
}
