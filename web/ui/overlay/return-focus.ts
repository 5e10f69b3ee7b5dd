import { useEffect, useRef } from 'react'

/** What had the focus before the first of the windows that stand now. */
const before: { element: Element | null } = { element: null }

/** The page stays inert until the window's own clearing up is done; a slow device takes a while. */
const TRY_EVERY_MS = 60
const TRIES = 50

/**
 * Gives the focus back to what opened a window, once the window is gone and nothing else has taken it. A window that
 * took another one's place gives it back to what opened the first, since its own opener went with that one.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  // Read while rendering: afterwards the window has the focus itself.
  if (isOpen && opener.current === null && typeof document !== 'undefined') opener.current = document.activeElement
  useEffect(() => {
    if (!isOpen) return undefined
    if (!opener.current?.closest('[role="dialog"], [role="alertdialog"]')) before.element = opener.current
    const candidates = [opener.current, before.element]
    return () => {
      opener.current = null
      giveBack(candidates, TRIES)
    }
  }, [isOpen])
}

function giveBack(candidates: readonly (Element | null)[], triesLeft: number): void {
  setTimeout(() => {
    if (hasFocus()) return
    const candidate = candidates.find((one) => one instanceof HTMLElement && one.isConnected && one !== document.body)
    if (!(candidate instanceof HTMLElement)) return
    candidate.focus()
    if (!hasFocus() && triesLeft > 1) giveBack(candidates, triesLeft - 1)
  }, TRY_EVERY_MS)
}

/** Whether anything holds the focus; an element that was removed with it leaves it to the body. */
const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body
