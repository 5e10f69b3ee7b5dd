import { useEffect, useRef, type RefObject } from 'react'
import { isScrollLocked } from '../overlay/scroll-lock.ts'

/** The page stays held and inert until a window that was open is gone; a slow device takes a while. */
const TRY_EVERY_MS = 60
const TRIES = 50

/**
 * What a press has brought about comes into view and takes the focus as often as `turn` rises; 0: not yet. On
 * a phone the place of the press may be far from it. The element needs `tabIndex={-1}`.
 */
export function useIntoView<E extends HTMLElement>(turn: number): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (turn === 0) return undefined
    let triesLeft = TRIES
    const timer = setInterval(() => {
      triesLeft -= 1
      if (triesLeft === 0) clearInterval(timer)
      if (isScrollLocked()) return
      place.current?.scrollIntoView({ block: 'start' })
      place.current?.focus({ preventScroll: true })
      if (place.current === document.activeElement) clearInterval(timer)
    }, TRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [turn])
  return place
}
