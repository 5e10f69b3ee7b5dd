import { useEffect, useRef } from 'react'

/** Closers of the open windows, the topmost last. */
const standing: (() => void)[] = []

function onKey(event: KeyboardEvent): void {
  const isNowhere = document.activeElement === null || document.activeElement === document.body
  if (event.key === 'Escape' && !event.defaultPrevented && isNowhere) standing.at(-1)?.()
}

/**
 * Escape closes the topmost window also in the moment in which nothing has the focus: what had it was taken
 * away with its part of the window, and the key goes to the page. `onClose` undefined: this window does not
 * close by it.
 */
export function useEscapeAnywhere(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const closeNow = () => close.current?.()
    if (standing.push(closeNow) === 1) document.addEventListener('keydown', onKey)
    return () => {
      standing.splice(standing.indexOf(closeNow), 1)
      if (standing.length === 0) document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
}
