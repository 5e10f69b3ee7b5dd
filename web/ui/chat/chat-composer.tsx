import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useText } from '../i18n/text.tsx'
import { Icon } from '../icon/icon.tsx'
import { toast } from '../overlay/toast.tsx'
import styles from './chat.module.css'

const TYPES = ['image/png', 'image/jpeg']
const MEGABYTES = 5

interface ChatComposerProps {
  texts: { write: string; send: string; attach: string }
  maxLength: number
  /** Nothing can be sent yet. */
  isOff?: boolean
  /** The place to write has the focus as soon as it stands. */
  takesFocus?: boolean
  /** The button says its word beside the icon. */
  hasWord?: boolean
  /** True once it was taken; what was written comes back otherwise. */
  onText: (text: string) => Promise<boolean>
  onImage: (file: File) => Promise<boolean>
}

/** Where a line of a conversation is written: Enter sends, Shift+Enter begins a line, a picture goes by itself. */
export function ChatComposer({ texts, maxLength, isOff = false, takesFocus, hasWord, onText, onImage }: ChatComposerProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!text.trim() || isBusy || isOff) return
    setBusy(true)
    // Emptied at once: the line stands in the conversation before the answer does, and would be read twice.
    setText('')
    if (!(await onText(text))) setText((since) => (since ? `${text}\n${since}` : text))
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
        <Icon name="img" size={24} /><span className="sr-only">{texts.attach}</span>
      </label>
      <textarea autoFocus={takesFocus} rows={1} maxLength={maxLength} value={text} aria-label={texts.write} placeholder={texts.write} onChange={(event) => setText(event.target.value)} onKeyDown={press} />
      {hasWord
        ? <Button kind="primary" type="submit" isBusy={isBusy} icon="send">{texts.send}</Button>
        : <Button kind="primary" type="submit" isBusy={isBusy} className={styles.send} aria-label={texts.send}><Icon name="send" size={24} /></Button>}
    </form>
  )
}
