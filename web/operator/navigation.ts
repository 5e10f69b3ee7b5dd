/**
 * Where the console is, for the frame, which stands before the router is loaded, and the one way to go
 * somewhere else. Once the router is here, every step goes through it.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { hasLayers, settleLayers } from '../../design/layers.ts'

interface Place {
  path: string
  search: string
}

interface StepOptions {
  replace: boolean
  /** What the entry of the history keeps. */
  state: object
}
type Step = (href: string, options: StepOptions) => void

const readPlace = (pathname: string, search: string): Place => ({
  path: pathname.replace(/(.)\/$/, '$1'),
  search,
})
const place = createStore<Place>(() => readPlace(location.pathname, location.search))
let takeStep: Step | null = null

/** To be called by the router when it is here. */
export function takeStepsBy(step: Step): void {
  takeStep = step
}

/** To be called with each address that the router goes to. */
export function notePlace(pathname: string, search: string): void {
  place.setState(readPlace(pathname, search))
}

export function usePath(): string {
  return useStore(place, (state) => state.path)
}

export function navigate(href: string, { replace = false }: { replace?: boolean } = {}): void {
  go(() => href, replace)
}

/** Changes one value of the query, keeps the others and adds no step to the history. */
export function changeSearch(name: string, value: string): void {
  go(() => {
    const { path, search } = place.getState()
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    return `${path}${next.size > 0 ? `?${next}` : ''}`
  }, true)
}

/** A menu or window that closed with the same press takes its entry of the history back first. */
function go(hrefOf: () => string, isReplaced: boolean): void {
  if (hasLayers()) void settleLayers().then((isOverLayer) => write(hrefOf(), isReplaced || isOverLayer))
  else write(hrefOf(), isReplaced)
}

function write(href: string, isReplaced: boolean): void {
  const target = new URL(href, location.href)
  const isSamePath = target.pathname === location.pathname
  // The entry of a window that stays open remains the window's.
  const state =
    isReplaced && isSamePath ? { layers: (history.state as { layers?: number } | null)?.layers } : {}
  if (takeStep) takeStep(href, { replace: isReplaced, state })
  else {
    history[isReplaced ? 'replaceState' : 'pushState'](state, '', href)
    notePlace(target.pathname, target.search)
  }
  if (!isSamePath) window.scrollTo({ top: 0 })
}
