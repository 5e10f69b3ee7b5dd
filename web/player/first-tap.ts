/**
 * The server draws the page, and for a moment nobody listens to its buttons: a press of then is kept by a script in the
 * page's head and done once React has the page. Links lead where they lead by themselves.
 */

declare global {
  interface Window { takeFirstTap?: () => HTMLElement | null | undefined }
}

/** Stands in the page's head under its nonce: no file has to come before it listens. */
export const firstTapScript = "(()=>{let b;const k=e=>{b??=e.target.closest('button')};addEventListener('click',k,true);"
  + "window.takeFirstTap=()=>(removeEventListener('click',k,true),b)})()"

/** To be called in the moment that React begins to listen; what it returns does the press that was kept, if there was one. */
export function takeFirstTap(): () => void {
  const button = window.takeFirstTap?.()
  return () => { if (button?.isConnected) button.click() }
}
