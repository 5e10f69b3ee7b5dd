/**
 * The browser's location, for the shell, which is mounted before the router is loaded. The first step away
 * from the home page loads the router; from then on every step goes through it. The shown page and its
 * address stay until the code of the next one is here.
 */
import { createStore } from 'zustand/vanilla'
import { loadPart } from '../ui/loading/load-part.ts'
import { hasLayers, settleLayers } from '../../design/layers.ts'
import { isHomeView } from './paths.ts'

interface Place {
  path: string
  search: string
  /** True while a screen's code is on its way: the cover shows. */
  isLoading: boolean
  /** True once the router draws the page. */
  isRouted: boolean
  /** The first page's own code did not come, so there is nothing to stay on. */
  isLost: boolean
}

export const place = createStore<Place>(() => ({
  path: '/',
  search: '',
  isLoading: false,
  isRouted: false,
  isLost: false,
}))

interface RouterDoor {
  /** Brings the code of the page at an address. */
  prepare: (href: string) => Promise<void>
  go: (href: string, options: { replace: boolean }) => Promise<void>
}
let router: RouterDoor | null = null
let prepared: (start: () => Promise<RouterDoor>) => void = () => {}
/** A link may be clicked in the moment between the page's takeover and this: the step waits, it is not lost. */
const startRouter = new Promise<() => Promise<RouterDoor>>((resolve) => {
  prepared = resolve
})
/** Only the step that was asked for last is taken. */
let steps = 0

/** The entry says how the router is loaded; addresses other than home load it at once. */
export function prepareNavigation(start: () => Promise<RouterDoor>): void {
  prepared(start)
  notePlace()
  if (!isHomeView(location.pathname, location.search))
    void enter(location.href, () => {}).then((isHere) => place.setState({ isLost: !isHere }))
  window.addEventListener('popstate', () => {
    if (!router) void followHistory()
  })
}

export function notePlace(): void {
  const { pathname: path, search } = location
  const before = place.getState()
  // A state that says the same would draw the whole page again, and keep it from being taken over in parts.
  if (path !== before.path || search !== before.search) place.setState({ path, search })
}

/**
 * Goes to an address of this site. If the page does not load, the step is given up and the loader's dialog
 * says so.
 */
export async function navigate(href: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  const target = new URL(href, location.href)
  const write = async () => {
    const isOverLayer = hasLayers() && (await settleLayers())
    history[replace || isOverLayer ? 'replaceState' : 'pushState'](null, '', href)
  }
  // Between two addresses of the home view nothing needs the router.
  if (!router && isHomeView(target.pathname, target.search)) {
    const step = ++steps
    await write()
    if (step !== steps) return
    notePlace()
    window.scrollTo({ top: 0 })
    return
  }
  const door = router
  await enter(
    target.href,
    door ? async () => door.go(href, { replace: replace || (hasLayers() && (await settleLayers())) }) : write,
  )
}

/**
 * True once the page is shown. `leave` changes the address; before the router is here, the page follows by
 * itself.
 */
async function enter(href: string, leave: () => unknown): Promise<boolean> {
  const step = ++steps
  place.setState({ isLoading: true })
  try {
    // The router makes the present entry its own when it starts, so it must be a page's.
    if (!router && hasLayers()) await settleLayers()
    const door = router ?? (await loadPart(await startRouter, () => href))
    await door.prepare(href)
    if (step !== steps) return true
    await leave()
    router = door
    if (!place.getState().isRouted) {
      const { pathname: path, search } = location
      place.setState({ path, search, isRouted: true })
    }
    return true
  } catch {
    return false
  } finally {
    if (step === steps) place.setState({ isLoading: false })
  }
}

/**
 * The browser's own back and forward: the address has changed by then, so a page that does not come gives it
 * back.
 */
async function followHistory(): Promise<void> {
  if (isHomeView(location.pathname, location.search)) {
    steps += 1
    return notePlace()
  }
  const { path, search } = place.getState()
  if (!(await enter(location.href, () => {}))) history.pushState(null, '', path + search)
}
