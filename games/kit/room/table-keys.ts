/** Letters that act at the table. */

/** `press` gets a letter and returns whether it was one of its own; the returned function ends it. */
export function listenToKeys(press: (key: string) => boolean): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!isTyped(event) && press(event.key.toLowerCase())) event.preventDefault()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** Meant for a field, a window or the browser, not for the table. */
function isTyped(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.repeat ||
    target.closest('input:not([type="range"]), select, textarea, dialog') !== null
  )
}
