import { useEffect, useRef } from 'react'
import { openLayer } from './layers.ts'

/**
 * The browser's Back closes this window, menu or drawer first. `onClose` undefined: it does not close by it.
 */
export function useBackCloses(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  const mayClose = onClose !== undefined
  useEffect(() => (isOpen && mayClose ? openLayer(() => close.current?.()) : undefined), [isOpen, mayClose])
}
