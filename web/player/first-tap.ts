/**
 * The server renders the page, and for a moment nothing listens to its buttons: a press in that time is
 * stored by a script in the page's head and repeated once React has the page. Links work by themselves.
 */

declare global {
  interface Window {
    takeFirstTap?: () => HTMLElement | null | undefined
  }
}

/** In the page's head with its nonce: no file has to load before it listens. */
export const firstTapScript =
  "(()=>{let b;const k=e=>{b??=e.target.closest('button')};addEventListener('click',k,true);" +
  "window.takeFirstTap=()=>(removeEventListener('click',k,true),b)})()"

/**
 * To be called in the moment that React begins to listen; what it returns does the press that was kept, if
 * there was one.
 */
export function takeFirstTap(): () => void {
  const button = window.takeFirstTap?.()
  return () => {
    if (button?.isConnected) button.click()
  }
}
