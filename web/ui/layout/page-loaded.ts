import { useSyncExternalStore } from 'react'

/**
 * False until the page and what it needed at once have loaded, and while the server's markup is taken over:
 * pictures further down get their address after that, so that they do not compete with the first ones.
 */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    watchLoad,
    () => document.readyState === 'complete',
    () => false,
  )
}

function watchLoad(onChange: () => void): () => void {
  // One turn later: at the event itself the document does not call itself complete in every browser.
  const tell = () => setTimeout(onChange)
  window.addEventListener('load', tell)
  return () => window.removeEventListener('load', tell)
}
