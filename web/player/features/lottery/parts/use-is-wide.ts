import { useSyncExternalStore } from 'react'

const query = '(min-width: 1000px)'

function listen(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** There is room for the slip beside the board (look.md §10). */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
