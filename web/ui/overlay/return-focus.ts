import { useEffect, useRef } from 'react'

/** What had the focus before the first of the windows that stand now. */
const before: { element: Element | null } = { element: null }

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
      // The page stays inert until the window's own clearing up is done.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        for (const candidate of candidates) {
          if (candidate instanceof HTMLElement && candidate.isConnected && candidate !== document.body) return candidate.focus()
        }
      }, 60)
    }
  }, [isOpen])
}
