import { useEffect, useRef } from 'react'

/**
 * A control that had the focus. If its page renders it again meanwhile, the one of the same kind and name
 * replaces it.
 */
interface Place {
  element: HTMLElement
  name: string
}

/** What last had the focus outside of any window, before the first of the open windows. */
const outside: { last: Place | null; before: Place | null } = { last: null, before: null }

const WINDOWS = '[role="dialog"], [role="alertdialog"]'
/** The page stays inert until the window's own clearing up is done; a slow device takes a while. */
const TRY_EVERY_MS = 60
const TRIES = 50

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target)
    if (place && !place.element.closest(WINDOWS)) outside.last = place
  })
}

/**
 * Gives the focus back to what opened a window, once the window is gone and nothing else has taken it. A
 * window that took another one's place gives it back to what opened the first, since its own opener went with
 * that one.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Place | null>(null)
  // Read while rendering: afterwards the window has the focus itself.
  if (isOpen && opener.current === null && typeof document !== 'undefined')
    opener.current = placeOf(document.activeElement) ?? outside.last
  useEffect(() => {
    if (!isOpen) return undefined
    if (!opener.current?.element.closest(WINDOWS)) outside.before = opener.current
    const candidates = [opener.current, outside.before]
    return () => {
      opener.current = null
      giveBack(candidates, TRIES)
    }
  }, [isOpen])
}

function giveBack(candidates: readonly (Place | null)[], triesLeft: number): void {
  setTimeout(() => {
    if (hasFocus()) return
    const elements = candidates
      .map((place) => place && standingOf(place))
      .filter((element) => element !== null)
    elements[0]?.focus()
    if (!hasFocus() && triesLeft > 1) giveBack(candidates, triesLeft - 1)
  }, TRY_EVERY_MS)
}

function placeOf(target: EventTarget | null): Place | null {
  return target instanceof HTMLElement && target !== document.body
    ? { element: target, name: nameOf(target) }
    : null
}

function standingOf({ element, name }: Place): HTMLElement | null {
  if (element.isConnected) return element
  return (
    [...document.querySelectorAll<HTMLElement>(element.tagName)].find(
      (one) => name !== '' && nameOf(one) === name,
    ) ?? null
  )
}

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? ''

/** Whether anything holds the focus; an element that was removed with it leaves it to the body. */
const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body
