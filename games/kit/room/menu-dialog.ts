import type { RoomTexts } from '../locales/room-texts.ts'
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton, makeIcon } from '../stage/dom/element.ts'
import styles from './room-dialogs.module.css'

export interface MenuItem { readonly icon: string; readonly label: string; readonly run: () => void }

/** Everything around the table as one list; a private room's code stands above it. */
export function openMenu(host: HTMLElement, texts: RoomTexts, code: string | null, items: readonly MenuItem[]): void {
  const list = make('ul', { className: styles.menu }, ...items.map(({ icon, label, run }) => make('li', {}, makeButton({ onClick: () => { close(); run() } }, makeIcon(icon), make('span', { text: label })))))
  const body = make('div', { className: styles.stack }, ...(code === null ? [] : [codePanel(texts, code)]), list)
  const close = openDialog(host, { title: texts.bar.menu, closeLabel: texts.leave.cancel, isNarrow: true, body })
}

function codePanel({ private: words }: RoomTexts, code: string): HTMLElement {
  const copy = makeButton({ className: styles.action, text: words.copy, onClick: () => {
    void navigator.clipboard.writeText(code).then(() => { copy.textContent = words.copied }, () => {})
  } })
  return make('section', { className: styles.part }, make('h3', { text: words.share(code) }), make('p', { className: styles.hint, text: words.hint }), copy)
}

/** The running hand, line by line. */
export function openLog(host: HTMLElement, texts: RoomTexts, lines: readonly string[]): void {
  const body = make('div', {}, lines.length === 0 ? make('p', { className: styles.note, text: texts.log.empty }) : make('ol', { className: styles.lines }, ...lines.map((text) => make('li', { text }))))
  openDialog(host, { title: texts.log.title, closeLabel: texts.leave.cancel, isNarrow: true, body })
}
