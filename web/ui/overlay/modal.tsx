import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMove } from 'react-aria'
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../button/button.tsx'
import { useText } from '../i18n/text.tsx'
import styles from './modal.module.css'
import { useBackCloses } from './back-closes.ts'
import { useEscapeAnywhere } from './escape-anywhere.ts'
import { keepInReach } from './keep-in-reach.ts'
import { useReturnFocus } from './return-focus.ts'
import { lockScroll } from './scroll-lock.ts'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** 440 px; medium 480; wide 880 with `side` on desktop. */
  size?: 'normal' | 'medium' | 'wide'
  /** The picture panel at the left on desktop. */
  side?: ReactNode
  /** No close button and no Escape: the reality check, a forced change of password. */
  isForced?: boolean
  role?: 'dialog' | 'alertdialog'
}

/**
 * A window over the page: locks the page's scroll and restores it, does not close on an outside click, moves
 * by its header (pointer or arrow keys) but never out of reach, fades in 100 ms, traps focus, closes with
 * its button, Escape or the browser's Back. A sheet on phones.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  size = 'normal',
  side,
  isForced,
  role = 'dialog',
}: ModalProps) {
  useEffect(() => (isOpen ? lockScroll() : undefined), [isOpen])
  useReturnFocus(isOpen)
  useEscapeAnywhere(isOpen, isForced ? undefined : onClose)
  useBackCloses(isOpen, isForced ? undefined : onClose)
  return (
    <ModalOverlay
      className={styles.overlay!}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={false}
      isKeyboardDismissDisabled={isForced ?? false}
    >
      <MovableWindow
        title={title}
        size={size}
        side={side}
        role={role}
        onClose={isForced ? undefined : onClose}
      >
        {children}
      </MovableWindow>
    </ModalOverlay>
  )
}

interface WindowProps extends Pick<ModalProps, 'title' | 'children' | 'size' | 'side' | 'role'> {
  onClose: (() => void) | undefined
}

function MovableWindow({ title, children, size = 'normal', side, role, onClose }: WindowProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLElement>(null)
  const { place, moveProps } = useMovable(frame, header)
  return (
    <AriaModal
      ref={frame}
      className={`${styles.window} ${styles[size]} ${side ? styles.withSide : ''}`}
      style={{ translate: `${place.x}px ${place.y}px` }}
    >
      <Dialog className={styles.dialog!} role={role ?? 'dialog'}>
        {side ? <div className={styles.side}>{side}</div> : null}
        <div>
          <header ref={header} className={styles.header}>
            <div
              {...moveProps}
              className={styles.handle}
              tabIndex={0}
              role="button"
              aria-label={t('common_drag_window')}
            />
            <Heading slot="title" level={2} className={styles.title!}>
              {title}
            </Heading>
            {onClose ? (
              <IconButton
                icon="close"
                iconSize={24}
                label={t('common_close')}
                onClick={onClose}
                className={styles.close}
              />
            ) : null}
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      </Dialog>
    </AriaModal>
  )
}

/** Where the window has been moved to. A smaller screen, or content that makes it larger, moves it too. */
function useMovable(frame: RefObject<HTMLElement | null>, header: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const move = (deltaX: number, deltaY: number) =>
    setPlace((old) => {
      if (!frame.current || !header.current) return old
      const { left, top, width } = frame.current.getBoundingClientRect()
      // Its present position includes the move so far, which React may not have rendered yet.
      const [shownX = 0, shownY = 0] = frame.current.style.translate.split(' ').map(parseFloat)
      const screen = { width: window.innerWidth, height: window.innerHeight }
      return keepInReach(
        { x: old.x + deltaX, y: old.y + deltaY },
        { left: left - shownX, top: top - shownY, width },
        header.current.offsetHeight,
        screen,
      )
    })
  const latest = useRef(move)
  latest.current = move
  useEffect(() => {
    const keep = () => latest.current(0, 0)
    window.addEventListener('resize', keep)
    const sizes = new ResizeObserver(keep)
    if (frame.current) sizes.observe(frame.current)
    return () => {
      window.removeEventListener('resize', keep)
      sizes.disconnect()
    }
  }, [frame])
  const { moveProps } = useMove({
    onMove: ({ deltaX, deltaY, pointerType }) => {
      // A key press moves by a readable step; the pointer moves exactly.
      const step = pointerType === 'keyboard' ? 16 : 1
      move(deltaX * step, deltaY * step)
    },
  })
  return { place, moveProps }
}
