const CALM_MS = 120

/** Calls once an element has another size and keeps it for a moment; the returned function ends it. */
export function watchSize(element: HTMLElement, onSize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(onSize, CALM_MS)
  })
  watcher.observe(element)
  return () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
}
