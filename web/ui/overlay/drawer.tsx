import { type ReactNode, useEffect } from 'react'
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components'
import styles from './drawer.module.css'
import { useBackCloses } from './back-closes.ts'
import { lockScroll } from './scroll-lock.ts'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/**
 * The menu of phones: 320 px, at most 86% of the width, from the left. Closes on the scrim, on Escape, on
 * Back and by its content.
 */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  useEffect(() => (isOpen ? lockScroll() : undefined), [isOpen])
  useBackCloses(isOpen, onClose)
  return (
    <ModalOverlay
      className={styles.overlay!}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable
    >
      <AriaModal className={styles.drawer!}>
        <Dialog aria-label={label} className={styles.dialog!}>
          {children}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
