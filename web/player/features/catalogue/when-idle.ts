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
