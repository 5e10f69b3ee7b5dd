/** A private room: opened for a code to share, or entered by one. */
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import { StageRefusal, type StageLanguage } from '../stage/page.ts'
import type { RoomLook } from './look.ts'
import styles from './room-dialogs.module.css'
import type { LiveRoom, RoomRow } from './view.ts'

interface PrivateActions {
  readonly open: (stakesKey: number, seatCount: number) => Promise<LiveRoom>
  readonly enter: (code: string) => Promise<LiveRoom>
  readonly opened: (room: LiveRoom) => void
}

export function openPrivateDialog(host: HTMLElement, look: RoomLook, language: StageLanguage, rooms: readonly RoomRow[], actions: PrivateActions): void {
  const { lobby } = look.roomTexts[language]
  const stakes = [...new Map(rooms.map((room) => [look.stakesKey(room.stakes), look.stakesLabel(room.stakes)]))].sort(([one], [other]) => one - other)
  // Each stands at what it is about: below everything a phone would not show it.
  const codeError = make('p', { className: styles.error, attributes: { role: 'alert', id: 'room-code-error' } })
  const openError = make('p', { className: styles.error, attributes: { role: 'alert' } })
  const code = make('input', { className: styles.code, attributes: { id: 'room-code', maxlength: '12', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', 'aria-describedby': 'room-code-hint room-code-error' } })
  const stakesField = chooser(lobby.stakes, stakes.map(([key, label]) => [`${key}`, label]))
  const sizeField = chooser(lobby.size, look.privateSizes.map((size) => [`${size}`, size === 2 ? lobby.headsUp : lobby.seats(size)]))
  const clear = (): void => {
    for (const error of [codeError, openError]) error.textContent = ''
    code.removeAttribute('aria-invalid')
  }
  const refuseCode = (reason: string): void => {
    codeError.textContent = reason
    code.setAttribute('aria-invalid', 'true')
    code.focus()
  }
  const run = async (asked: () => Promise<LiveRoom>, button: HTMLButtonElement, refuse: (reason: string) => void): Promise<void> => {
    button.disabled = true
    clear()
    try {
      const room = await asked()
      close()
      actions.opened(room)
    } catch (reason) {
      refuse(reason instanceof StageRefusal ? reason.message : lobby.unavailable)
    }
    button.disabled = false
  }
  const enter = makeButton({ className: styles.action, text: lobby.join, onClick: () => {
    const typed = code.value.trim().toUpperCase()
    if (typed === '') refuseCode(lobby.codeWrong)
    else void run(() => actions.enter(typed), enter, refuseCode)
  } })
  code.addEventListener('input', clear)
  code.addEventListener('keydown', (event) => { if (event.key === 'Enter') enter.click() })
  const open = makeButton({ className: styles.primary, text: lobby.open, onClick: () => void run(() => actions.open(Number.parseInt(stakesField.select.value, 10), Number.parseInt(sizeField.select.value, 10)), open, (reason) => { openError.textContent = reason }) })
  const body = make('div', { className: styles.stack },
    make('p', { className: styles.note, text: lobby.privateIntro }),
    make('section', { className: styles.part }, make('h3', { text: lobby.enterCode }), make('label', { text: lobby.code, attributes: { for: 'room-code' } }), code, make('p', { className: styles.hint, text: lobby.codeHint, attributes: { id: 'room-code-hint' } }), codeError, enter),
    // Where the house offers no stakes at all, nothing can be opened.
    ...(stakes.length === 0 ? [] : [make('section', { className: styles.part }, make('h3', { text: lobby.openPrivate }), make('p', { className: styles.hint, text: lobby.openPrivateHint }), stakesField.view, sizeField.view, openError, open)]))
  const close = openDialog(host, { title: lobby.private, closeLabel: look.roomTexts[language].leave.cancel, isNarrow: true, body })
}

function chooser(label: string, choices: readonly (readonly [string, string])[]): { view: HTMLElement; select: HTMLSelectElement } {
  const select = make('select', { className: styles.select, attributes: { 'aria-label': label } }, ...choices.map(([value, text]) => make('option', { text, attributes: { value } })))
  return { view: make('label', { className: styles.field }, make('span', { text: label }), select), select }
}
