import {
  type FormEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { formatClock } from '../../../design/format.ts'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { Talk } from '../../../games/kit/room/talk.ts'
import type { ChatLine } from '../../../games/kit/room/view.ts'
import { Form } from '../../ui/forms/form.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Dialog, useDialog } from './dialog.tsx'
import { reasonOf } from './reason.ts'
import styles from './room-dialogs.module.css'

interface ChatProps {
  texts: RoomTexts
  talk: Talk
  /** Guests read only. */
  canWrite: boolean
  say: (text: string) => Promise<void>
  onClosed: () => void
}

/** What the table says to each other: the last thirty lines, and a line of one's own. */
export function ChatDialog({ texts: { chat, leave }, talk, canWrite, say, onClosed }: ChatProps) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const dialog = useDialog(onClosed, field)
  const lines = useSyncExternalStore(talk.readAlong, () => talk.lines)
  const [refusal, setRefusal] = useState('')
  // The newest line stands at the end of the list and is the one to be seen.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines])
  return (
    <Dialog
      control={dialog}
      title={chat.title}
      closeLabel={leave.cancel}
      isNarrow
      bodyClass={styles.chatBody}
    >
      <ol ref={list} className={styles.chat} aria-live="polite">
        {lines.length === 0 ? <li className={styles.note}>{chat.empty}</li> : null}
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      <p className={styles.error} role="alert">
        {refusal}
      </p>
      {canWrite ? (
        <ChatForm chat={chat} field={field} say={say} setRefusal={setRefusal} />
      ) : (
        <p className={styles.note}>{chat.guests}</p>
      )}
    </Dialog>
  )
}

function Line({ line: { name, text, at } }: { line: ChatLine }) {
  return (
    <li>
      <b>{name}</b>
      <time>{formatClock(at)}</time>
      <span>{text}</span>
    </li>
  )
}

interface FormProps extends Pick<ChatProps, 'say'> {
  chat: RoomTexts['chat']
  field: RefObject<HTMLInputElement | null>
  setRefusal: (reason: string) => void
}

function ChatForm({ chat, field, say, setRefusal }: FormProps) {
  const [typed, setTyped] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    const text = typed.trim()
    if (text === '') return
    setRefusal('')
    // It is emptied at once: pressed again before the answer, the line would be said twice. What is refused
    // comes back.
    setTyped('')
    say(text).catch((error: unknown) => {
      setTyped((since) => since || text)
      setRefusal(reasonOf(error, chat.refused))
    })
  }
  return (
    <Form form={{ submit, element }} className={styles.write}>
      <input
        ref={field}
        className={styles.say}
        maxLength={120}
        autoComplete="off"
        placeholder={chat.placeholder}
        aria-label={chat.placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className={styles.send} aria-label={chat.send} title={chat.send}>
        <Icon name="send" size={24} />
      </button>
    </Form>
  )
}
