/** A window over the stage: the browser's own dialog keeps the focus inside and gives it back. */
import { openLayer } from '../../../../design/layers.ts'
import { make, makeButton, makeIcon } from './element.ts'
import styles from './dialog.module.css'

interface DialogParts {
  readonly title: string
  readonly closeLabel: string
  readonly isNarrow?: boolean
  /** Between the head and the body: tabs. */
  readonly belowHead?: HTMLElement
  readonly body: HTMLElement
}

/** Opens the window in the stage; returns how to close it. It is taken away when it closes. */
export function openDialog(
  stage: HTMLElement,
  { title, closeLabel, isNarrow, belowHead, body }: DialogParts,
): () => void {
  const close = (): void => {
    dialog.close()
    // The browser reports it in a later task, which a press of Back may precede.
    leaveLayer()
  }
  body.classList.add(styles.body!)
  const head = make(
    'header',
    { className: styles.head },
    make('h2', { text: title }),
    makeButton({ className: styles.close, label: closeLabel, onClick: close }, makeIcon('close')),
  )
  const dialog = make(
    'dialog',
    { className: `${styles.dialog} ${isNarrow ? styles.narrow : ''}`, attributes: { 'aria-label': title } },
    head,
    ...(belowHead ? [belowHead] : []),
    body,
  )
  // Back, which is a button of many phones, closes the window before it leaves the game.
  const leaveLayer = openLayer(close)
  dialog.addEventListener('close', () => {
    leaveLayer()
    dialog.remove()
  })
  stage.append(dialog)
  dialog.showModal()
  return close
}
