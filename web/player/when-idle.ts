/** Runs something once the page has loaded and the browser rests; returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  let isOff = false
  const begin = () => {
    if (!isOff) run()
  }
  const rest = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: 3000 })
    else setTimeout(begin, 600)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => {
    isOff = true
  }
}

/** A page that is being scrolled has no time for anything else; it is still after this long. */
const STILL_MS = 400

/** Runs something once nobody scrolls; returns what calls it off. */
function whenStill(run: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('scroll', wait, true)
  }
  const end = () => {
    stop()
    run()
  }
  let timer = setTimeout(end, STILL_MS)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(end, STILL_MS)
  }
  addEventListener('scroll', wait, { capture: true, passive: true })
  return stop
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

/** A phone is slow in its first seconds: what nobody waits for leaves them to the page. */
const PHONE_RESTS_MS = 8000

/**
 * For what comes or moves by itself and is heavy to begin: at the first sign that somebody is here, or after
 * a rest, whichever comes first, and in no case while the page is scrolled.
 */
export function whenNoticed(run: () => void, restMs: number): () => void {
  let cancel = () => {}
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    stop()
    cancel = whenIdle(() => {
      cancel = whenStill(run)
    })
  }
  const timer = setTimeout(
    begin,
    matchMedia('(pointer: coarse)').matches ? Math.max(restMs, PHONE_RESTS_MS) : restMs,
  )
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
  return () => {
    stop()
    cancel()
  }
}
