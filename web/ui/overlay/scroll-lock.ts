let locks = 0
let heldAt = 0

/** Whether a window holds the page in place; released, the page goes back to where it was. */
export const isScrollLocked = (): boolean => locks > 0

/**
 * Fixes the page in place while a window is open and restores it exactly. Returns the release. Windows may be
 * on top of each other: only the last one to close releases the page.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) {
    // It ends at the screen's lower edge, since menus over a window are placed from there.
    heldAt = window.scrollY
    Object.assign(document.body.style, {
      position: 'fixed',
      top: `-${heldAt}px`,
      left: '0',
      right: '0',
      bottom: '0',
      width: '100%',
    })
  }
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    if (--locks > 0) return
    Object.assign(document.body.style, { position: '', top: '', left: '', right: '', bottom: '', width: '' })
    window.scrollTo({ top: heldAt, behavior: 'instant' })
  }
}
