import { type ReactNode, useEffect, useState } from 'react'
import { useMove } from 'react-aria'
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../button/button.tsx'
import { useText } from '../i18n/text.tsx'
import styles from './modal.module.css'
import { useEscapeAnywhere } from './escape-anywhere.ts'
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
 * A window over the page: locks the page's scroll and restores it, does not close on an outside click, moves by its
 * header (pointer or arrow keys), fades in 100 ms, traps focus, closes with its button or Escape. A sheet on phones.
 */
export function Modal({ isOpen, onClose, title, children, size = 'normal', side, isForced, role = 'dialog' }: ModalProps) {
  useEffect(() => (isOpen ? lockScroll() : undefined), [isOpen])
  useReturnFocus(isOpen)
  useEscapeAnywhere(isOpen, isForced ? undefined : onClose)
  return (
    <ModalOverlay
      className={styles.overlay!}
      isOpen={isOpen}
      onOpenChange={(open) => { if (!open) onClose() }}
      isDismissable={false}
      isKeyboardDismissDisabled={isForced ?? false}
    >
      <MovableWindow title={title} size={size} side={side} role={role} onClose={isForced ? undefined : onClose}>{children}</MovableWindow>
    </ModalOverlay>
  )
}

interface WindowProps extends Pick<ModalProps, 'title' | 'children' | 'size' | 'side' | 'role'> {
  onClose: (() => void) | undefined
}

function MovableWindow({ title, children, size = 'normal', side, role, onClose }: WindowProps) {
  const t = useText()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const { moveProps } = useMove({
    onMove: ({ deltaX, deltaY, pointerType }) => {
      // A key press moves by a readable step; the pointer moves exactly.
      const step = pointerType === 'keyboard' ? 16 : 1
      setPlace((old) => keepOnScreen({ x: old.x + deltaX * step, y: old.y + deltaY * step }))
    },
  })
  return (
    <AriaModal className={`${styles.window} ${styles[size]} ${side ? styles.withSide : ''}`} style={{ translate: `${place.x}px ${place.y}px` }}>
      <Dialog className={styles.dialog!} role={role ?? 'dialog'}>
        {side ? <div className={styles.side}>{side}</div> : null}
        <div className={styles.main}>
          <header className={styles.header}>
            <div {...moveProps} className={styles.handle} tabIndex={0} role="button" aria-label={t('common_drag_window')} />
            <Heading slot="title" level={2} className={styles.title!}>{title}</Heading>
            {onClose ? <IconButton icon="close" iconSize={24} label={t('common_close')} onClick={onClose} className={styles.close} /> : null}
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      </Dialog>
    </AriaModal>
  )
}

/** The header must stay reachable, so a window moves at most to half of the screen. */
function keepOnScreen({ x, y }: { x: number; y: number }) {
  const limitX = window.innerWidth / 2
  const limitY = window.innerHeight / 2
  return { x: Math.max(-limitX, Math.min(limitX, x)), y: Math.max(-limitY, Math.min(limitY, y)) }
}
