import { useSyncExternalStore } from 'react'

/** A desktop, or a phone held sideways: there is room for the slip beside the matches. */
const query = '(min-width: 1000px), (min-width: 800px) and (max-height: 480px)'

function listen(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
