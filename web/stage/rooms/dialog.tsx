import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { openLayer } from '../../../design/layers.ts'
import styles from '../../../games/kit/stage/dom/dialog.module.css'
import { Icon } from '../../ui/icon/icon.tsx'

interface DialogControl {
  ref: RefObject<HTMLDialogElement | null>
  close: () => void
  onClosed: () => void
}

/**
 * A window that opens as soon as it is drawn. The browser's own dialog keeps the focus inside and gives it
 * back. `onClosed` is called once it is closed, however that happened. The focus goes to `first` if that is
 * drawn, otherwise to the button that closes.
 */
export function useDialog(onClosed: () => void, first?: RefObject<HTMLElement | null>): DialogControl {
  const ref = useRef<HTMLDialogElement>(null)
  const leaveLayer = useRef(() => {})
  const close = useCallback(() => {
    ref.current?.close()
    // The browser reports it in a later task, and Back may be pressed before that.
    leaveLayer.current()
  }, [])
  useLayoutEffect(() => {
    // Back, which is a button of many phones, closes the window before it leaves the game.
    leaveLayer.current = openLayer(close)
    ref.current?.showModal()
    first?.current?.focus()
    return () => leaveLayer.current()
  }, [close, first])
  return { ref, close, onClosed }
}

/** The frame of a window over the rooms: its title, the button that closes it, and what it holds. */
export function Dialog({
  control: { ref, close, onClosed },
  title,
  closeLabel,
  isNarrow = false,
  className = '',
  bodyClass = '',
  onKey,
  children,
}: {
  control: DialogControl
  title: string
  closeLabel: string
  isNarrow?: boolean
  className?: string | undefined
  bodyClass?: string | undefined
  /** A key pressed in what the window holds. */
  onKey?: ((key: string) => void) | undefined
  children: ReactNode
}) {
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${isNarrow ? styles.narrow : ''} ${className}`}
      aria-label={title}
      onClose={onClosed}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          title={closeLabel}
          onClick={close}
        >
          <Icon name="close" size={24} />
        </button>
      </header>
      <div className={`${bodyClass} ${styles.body}`} onKeyDown={({ key }) => onKey?.(key)}>
        {children}
      </div>
    </dialog>
  )
}
