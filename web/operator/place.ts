/** Where the console is: the path and query of the address bar, as a store that screens read. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { hasLayers, settleLayers } from '../ui/overlay/layers.ts'

interface Place { path: string; search: string }

const read = (): Place => ({ path: location.pathname.replace(/(.)\/$/, '$1'), search: location.search })
const place = createStore<Place>(read)

window.addEventListener('popstate', () => place.setState(read()))

export function navigate(href: string, { replace = false }: { replace?: boolean } = {}): void {
  step(() => href, replace)
}

/** A menu or window that closed with the same press takes its entry of the history back first. */
function step(hrefOf: () => string, isReplaced: boolean): void {
  if (hasLayers()) void settleLayers().then((isOverLayer) => write(hrefOf(), isReplaced || isOverLayer))
  else write(hrefOf(), isReplaced)
}

function write(href: string, isReplaced: boolean): void {
  const isSamePath = new URL(href, location.href).pathname === location.pathname
  // The entry of a window that stays open remains the window's.
  history[isReplaced ? 'replaceState' : 'pushState'](isReplaced && isSamePath ? history.state : null, '', href)
  place.setState(read())
  if (!isSamePath) window.scrollTo({ top: 0 })
}

export function usePath(): string {
  return useStore(place, (state) => state.path)
}

/** One value of the query, and its setter, which keeps the others and adds no step to the history. */
export function useQueryValue(name: string): [string, (value: string) => void] {
  const search = useStore(place, (state) => state.search)
  const set = (value: string) => step(() => {
    const next = new URLSearchParams(location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    return `${location.pathname}${next.size > 0 ? `?${next}` : ''}`
  }, true)
  return [new URLSearchParams(search).get(name) ?? '', set]
}
