import './service-areas.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FocusScope } from 'react-aria'
import { CHAT_TEXT_LENGTH } from '../../../../contract/shared/messaging-words.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatClock, formatDate } from '../../../ui/i18n/format.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { lockScroll } from '../../../ui/overlay/scroll-lock.ts'
import { closeChat } from '../../state/service.ts'
import styles from './chat-room.module.css'
import { type ChatLine, useChat } from './use-chat.ts'

const quick: readonly TextKey[] = ['chat_quick_withdrawal', 'chat_quick_turnover', 'chat_quick_password']
const TYPES = ['image/png', 'image/jpeg']
const MEGABYTES = 5

/** The chat room: beside the page on wide screens, in its place on phones. Escape closes it and the focus goes back. */
export default function ChatRoom() {
  const t = useText()
  const chat = useChat()
  const { room } = chat
  const [isWholeScreen] = useState(() => matchMedia('(max-width: 699px)').matches)
  useEffect(() => (isWholeScreen ? lockScroll() : undefined), [isWholeScreen])
  const state = room?.state
  const under = !state ? '' : !state.isStaffed ? t('cs_offline') : state.staffName ? t('chat_online_as', { 0: state.staffName }) : t('chat_online')
  const send = async (work: Promise<void>) => {
    try {
      await work
      return true
    } catch (error) {
      toast.bad(errorText(error, t))
      return false
    }
  }
  return (
    <FocusScope restoreFocus autoFocus contain={isWholeScreen}>
      <section role="dialog" aria-modal={isWholeScreen} aria-label={t('modal_chat_room')} className={styles.room} onKeyDown={(event) => { if (event.key === 'Escape') closeChat() }}>
        <header className={styles.head}>
          <span className={styles.mark}><Icon name="cs" size={24} /></span>
          <div className="grow"><h2>{t('bar_live_chat')}</h2><p className={state?.isStaffed ? styles.online : styles.offline}>{under}</p></div>
          <IconButton icon="close" iconSize={24} label={t('common_close')} onClick={closeChat} />
        </header>
        {chat.error ? <div className={styles.fault}><Note tone="bad">{errorText(chat.error, t)}</Note><Button onClick={() => void chat.open()}>{t('common_retry')}</Button></div>
          : !room ? <div className={styles.fault}><Skeleton shape="block" /></div>
          : <Lines lines={room.lines} readSeq={room.state.staffReadSeq} hasMore={room.hasMore} onEarlier={() => void send(chat.loadEarlier())} />}
        {room && room.lines.length === 0 ? (
          <div className={styles.quick} role="group" aria-label={t('chat_quick')}>
            {quick.map((key) => <button key={key} type="button" onClick={() => void send(chat.sendText(t(key)))}>{t(key)}</button>)}
          </div>
        ) : null}
        <Composer isOff={!room} onText={(text) => send(chat.sendText(text))} onImage={(file) => send(chat.sendImage(file))} />
      </section>
    </FocusScope>
  )
}

function Lines({ lines, readSeq, hasMore, onEarlier }: { lines: readonly ChatLine[]; readSeq: number; hasMore: boolean; onEarlier: () => void }) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.seq ?? 0
  useEffect(() => { list.current?.scrollTo({ top: list.current.scrollHeight }) }, [last])
  const lastMine = lines.findLast(({ author }) => author === 'MEMBER')?.seq
  return (
    <div ref={list} className={styles.scroll} role="log" aria-label={t('chat_lines')} tabIndex={0}>
      {hasMore ? <Button size="small" kind="quiet" className={styles.earlier} onClick={onEarlier}>{t('chat_earlier')}</Button> : null}
      <ul className={styles.lines}>
        {lines.length === 0 ? <li className={styles.staff}><div className={styles.bubble}>{t('chat_hello')}</div></li> : null}
        {lines.map((line, place) => {
          const isNewDay = place === 0 || formatDate(lines[place - 1]!.sentAt) !== formatDate(line.sentAt)
          return [
            isNewDay ? <li key={`day-${line.seq}`} className={styles.day}><span className="number">{formatDate(line.sentAt)}</span></li> : null,
            <Line key={line.seq} line={line} isRead={line.seq === lastMine && line.seq <= readSeq} />,
          ]
        })}
      </ul>
    </div>
  )
}

function Line({ line, isRead }: { line: ChatLine; isRead: boolean }) {
  const t = useText()
  const isStaff = line.author === 'STAFF'
  return (
    <li className={isStaff ? styles.staff : styles.mine}>
      {isStaff ? <span className={styles.badge}><Icon name="check" size={16} />{line.name || t('chat_staff')}</span> : <span className="sr-only">{t('chat_you')}</span>}
      <div className={styles.bubble}>{line.image ? <LinePicture name={line.image} /> : line.text}</div>
      <time className="number" dateTime={line.sentAt}>{formatClock(line.sentAt)}{isRead ? ` · ${t('chat_read')}` : ''}</time>
    </li>
  )
}

function LinePicture({ name }: { name: string }) {
  const t = useText()
  return <PrivatePicture url={usePrivateFile(name)} alt={t('chat_picture')} openText={t('chat_picture_open')} failedText={t('chat_picture_failed')} />
}

function Composer({ isOff, onText, onImage }: { isOff: boolean; onText: (text: string) => Promise<boolean>; onImage: (file: File) => Promise<boolean> }) {
  const t = useText()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!text.trim() || isBusy || isOff) return
    setBusy(true)
    if (await onText(text)) setText('')
    setBusy(false)
  }
  const attach = async (file: File | undefined) => {
    if (!file) return
    if (!TYPES.includes(file.type)) return void toast.bad(t('msg_image_type'))
    if (file.size > MEGABYTES * 1024 * 1024) return void toast.bad(t('msg_image_size', { 0: String(MEGABYTES) }))
    setBusy(true)
    await onImage(file)
    setBusy(false)
  }
  const press = (event: KeyboardEvent) => { if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) { event.preventDefault(); void send() } }
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      <label className={styles.attach}>
        <input type="file" accept={TYPES.join(',')} className="sr-only" disabled={isOff || isBusy} onChange={(event) => { void attach(event.target.files?.[0]); event.target.value = '' }} />
        <Icon name="img" size={24} /><span className="sr-only">{t('chat_attach')}</span>
      </label>
      <textarea autoFocus rows={1} maxLength={CHAT_TEXT_LENGTH} value={text} aria-label={t('chat_write')} placeholder={t('chat_write')} onChange={(event) => setText(event.target.value)} onKeyDown={press} />
      <Button kind="primary" type="submit" isBusy={isBusy} className={styles.send} aria-label={t('chat_send')}><Icon name="send" size={24} /></Button>
    </form>
  )
}
