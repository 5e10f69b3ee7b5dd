/** What the table says to each other: the last thirty lines and one's own. */
import { formatClock } from '../../../web/ui/i18n/format.ts'
import type { RoomTexts } from '../locales/room-texts.ts'
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton, makeIcon } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import styles from './room-dialogs.module.css'
import type { ChatLine } from './view.ts'

export class ChatPanel {
  private readonly texts: RoomTexts
  private readonly send: (text: string) => Promise<void>
  private readonly setUnread: (count: number) => void
  private readonly list = make('ol', { className: styles.chat, attributes: { 'aria-live': 'polite' } })
  private lines: readonly ChatLine[] = []
  private readId: number | null = null
  private canWrite = false
  private closeDialog: (() => void) | null = null

  constructor(texts: RoomTexts, send: (text: string) => Promise<void>, setUnread: (count: number) => void) {
    this.texts = texts
    this.send = send
    this.setUnread = setUnread
  }

  draw(lines: readonly ChatLine[], canWrite: boolean): void {
    this.canWrite = canWrite
    const isNew = lines.at(-1)?.id !== this.lines.at(-1)?.id
    this.lines = lines
    // What was said before the room was entered is not news.
    this.readId ??= lines.at(-1)?.id ?? 0
    if (!isNew) return
    if (this.closeDialog) this.fill()
    else this.setUnread(lines.filter(({ id }) => id > this.readId!).length)
  }

  open(host: HTMLElement): void {
    const { chat, leave } = this.texts
    const error = make('p', { className: styles.error, attributes: { role: 'alert' } })
    const input = make('input', { className: styles.say, attributes: { maxlength: '120', autocomplete: 'off', placeholder: chat.placeholder, 'aria-label': chat.placeholder } })
    const button = makeButton({ className: styles.send, label: chat.send }, makeIcon('send'))
    button.type = 'submit'
    const form = make('form', { className: styles.write }, input, button)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const text = input.value.trim()
      if (text === '') return
      error.textContent = ''
      // Emptied at once: pressed a second time before the answer it would be said twice. What is refused comes back.
      input.value = ''
      this.send(text).catch((reason: unknown) => {
        input.value ||= text
        error.textContent = reason instanceof StageRefusal ? reason.message : chat.refused
      })
    })
    const body = make('div', { className: styles.chatBody }, this.list, error, this.canWrite ? form : make('p', { className: styles.note, text: chat.guests }))
    this.closeDialog = openDialog(host, { title: chat.title, closeLabel: leave.cancel, isNarrow: true, body })
    body.closest('dialog')!.addEventListener('close', () => { this.closeDialog = null })
    this.fill()
    if (this.canWrite) input.focus()
  }

  close(): void {
    this.closeDialog?.()
  }

  private fill(): void {
    this.readId = this.lines.at(-1)?.id ?? this.readId
    this.setUnread(0)
    this.list.replaceChildren(...(this.lines.length === 0
      ? [make('li', { className: styles.note, text: this.texts.chat.empty })]
      : this.lines.map(({ name, text, at }) => make('li', {}, make('b', { text: name }), make('time', { text: formatClock(at) }), make('span', { text })))))
    this.list.scrollTop = this.list.scrollHeight
  }
}
