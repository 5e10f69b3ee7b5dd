import { useEffect, useLayoutEffect, useRef } from 'react'
import { openLayer } from '../../../design/layers.ts'

/**
 * The browser's Back closes this window, menu or drawer first. `onClose` undefined: it does not close by it.
 */
export function useBackCloses(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  const mayClose = onClose !== undefined
  // As soon as the window is drawn or gone, so that a Back right after it means what one sees.
  useLayoutEffect(
    () => (isOpen && mayClose ? openLayer(() => close.current?.()) : undefined),
    [isOpen, mayClose],
  )
}
