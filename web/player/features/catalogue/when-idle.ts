/** Runs something once the page has loaded and the browser rests; returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  let isOff = false
  const begin = () => { if (!isOff) run() }
  const rest = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: 3000 })
    else setTimeout(begin, 600)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => { isOff = true }
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

/**
 * For what moves by itself and is heavy to begin: at the first sign that somebody is here, or after a while, whichever
 * comes first. A phone has the first seconds to itself.
 */
export function whenNoticed(run: () => void, restMs: number): () => void {
  let cancel = () => {}
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    stop()
    cancel = whenIdle(run)
  }
  const timer = setTimeout(begin, restMs)
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
  return () => { stop(); cancel() }
}
