/**
 * Says that a part of the site did not load. It is the browser's own dialog and part of the first load, since
 * anything else might be what did not load.
 */
import buttonStyles from '../button/button.module.css'
import { openLayer, settleLayers } from '../../../design/layers.ts'
import styles from './fault-dialog.module.css'
import type { FaultKind } from './part-fault.ts'

export interface FaultWords {
  text: string
  again: string
  stay: string
}

let wordsOf: ((kind: FaultKind) => FaultWords) | null = null
let renewPage = (target: string | undefined): void => {
  const address = new URL(target ?? location.href, location.href)
  // Going to the address that the page has already would only move within it.
  if (address.pathname === location.pathname && address.search === location.search) location.reload()
  else location.assign(address)
}

/** Each app gives its words once; the games' page also says how it is loaded again. */
export function speakOfFaults(words: (kind: FaultKind) => FaultWords, renew?: () => void): void {
  wordsOf = words
  if (renew) renewPage = renew
}

let asked: Promise<boolean> | null = null

/**
 * True when the part should be requested again. Parts that fail together ask once. If only a reload helps,
 * agreeing loads the page at `target` and the promise stays open.
 */
export function askAfterFault(kind: FaultKind, target: string | undefined): Promise<boolean> {
  asked ??= ask(kind).finally(() => {
    asked = null
  })
  return asked.then(async (isAgain) => {
    if (!isAgain || kind === 'SLOW' || kind === 'SILENT') return isAgain
    // The dialog's step back through the history, still under way, would call the new page off.
    await settleLayers()
    renewPage(target)
    return new Promise(() => {})
  })
}

function ask(kind: FaultKind): Promise<boolean> {
  if (!wordsOf) return Promise.resolve(false)
  const { text, again, stay } = wordsOf(kind)
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog!
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-label', text)
  // An open window hides everything outside of it from the focus, but for what says that it belongs on top.
  dialog.dataset['reactAriaTopLayer'] = 'true'
  const words = document.createElement('p')
  words.textContent = text
  const actions = document.createElement('div')
  actions.className = styles.actions!
  return new Promise((resolve) => {
    const agree = button(again, buttonStyles.primary!, () => dialog.close('again'))
    actions.append(
      button(stay, buttonStyles.line!, () => dialog.close()),
      agree,
    )
    dialog.append(words, actions)
    const leaveLayer = openLayer(() => dialog.close())
    // The page that stays is to be seen behind the question, not a cover that waits.
    document.documentElement.dataset['asks'] = 'fault'
    dialog.addEventListener('close', () => {
      delete document.documentElement.dataset['asks']
      leaveLayer()
      dialog.remove()
      resolve(dialog.returnValue === 'again')
    })
    document.body.append(dialog)
    dialog.showModal()
    agree.focus()
  })
}

function button(text: string, kind: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `${buttonStyles.button} ${kind}`
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}
