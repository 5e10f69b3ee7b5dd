import { type KeyboardEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Form } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
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
  /** The input has the focus as soon as it is mounted. */
  takesFocus?: boolean
  /** The button shows its word beside the icon. */
  hasWord?: boolean
  /** True once it was sent; otherwise the text is restored. */
  onText: (text: string) => Promise<boolean>
  onImage: (file: File) => Promise<boolean>
}

/** The input of a conversation: Enter sends, Shift+Enter begins a line, a picture is sent alone. */
export function ChatComposer({
  texts,
  maxLength,
  isOff = false,
  takesFocus,
  hasWord,
  onText,
  onImage,
}: ChatComposerProps) {
  const t = useText()
  const [isAttaching, setAttaching] = useState(false)
  const form = useForm({
    start: { text: '' },
    send: async ({ text }) => {
      if (!text.trim() || isAttaching || isOff) return
      // Emptied at once: the line is in the conversation before the answer is, and would be read twice.
      form.edit({ text: '' })
      if (await onText(text)) return
      form.edit(({ text: since }) => ({ text: since ? `${text}\n${since}` : text }))
    },
  })
  const isBusy = form.isBusy || isAttaching
  const attach = async (file: File | undefined) => {
    if (!file) return
    if (!TYPES.includes(file.type)) return void toast.bad(t('msg_image_type'))
    if (file.size > MEGABYTES * 1024 * 1024)
      return void toast.bad(t('msg_image_size', { mebibytes: String(MEGABYTES) }))
    setAttaching(true)
    await onImage(file)
    setAttaching(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      form.submit()
    }
  }
  return (
    <Form form={form} className={styles.composer}>
      <label className={styles.attach}>
        <input
          type="file"
          accept={TYPES.join(',')}
          className="sr-only"
          disabled={isOff || isBusy}
          onChange={(event) => {
            void attach(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Icon name="img" size={24} />
        <span className="sr-only">{texts.attach}</span>
      </label>
      <textarea
        autoFocus={takesFocus}
        rows={1}
        maxLength={maxLength}
        value={form.values.text}
        aria-label={texts.write}
        placeholder={texts.write}
        onChange={(event) => form.edit({ text: event.target.value })}
        onKeyDown={press}
      />
      {hasWord ? (
        <Button kind="primary" type="submit" isBusy={isBusy} icon="send">
          {texts.send}
        </Button>
      ) : (
        <Button kind="primary" type="submit" isBusy={isBusy} className={styles.send} aria-label={texts.send}>
          <Icon name="send" size={24} />
        </Button>
      )}
    </Form>
  )
}
