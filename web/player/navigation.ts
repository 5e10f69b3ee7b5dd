/**
 * Where the browser is, for the shell, which stands before the router is loaded. The first step away from the home
 * page loads the router; from then on every step goes through it.
 */
import { createStore } from 'zustand/vanilla'
import { isHomeView } from './paths.ts'

interface Place {
  path: string
  search: string
  /** True while a screen's code is on its way: the cover shows. */
  isLoading: boolean
  /** True once the router draws the page. */
  isRouted: boolean
}

export const place = createStore<Place>(() => ({ path: '/', search: '', isLoading: false, isRouted: false }))

interface RouterDoor {
  go: (href: string, options: { replace: boolean }) => Promise<void>
}
let router: RouterDoor | null = null
let startRouter: (() => Promise<RouterDoor>) | null = null

/** The entry says how the router is loaded; addresses other than home load it at once. */
export function prepareNavigation(start: () => Promise<RouterDoor>): void {
  startRouter = start
  notePlace()
  if (!isHomeView(location.pathname, location.search)) void loadRouter()
  window.addEventListener('popstate', () => { if (!router) notePlace() })
}

export function notePlace(): void {
  const { pathname: path, search } = location
  const before = place.getState()
  // A state that says the same would draw the whole page again, and keep it from being taken over in parts.
  if (path !== before.path || search !== before.search) place.setState({ path, search })
}

async function loadRouter(): Promise<RouterDoor> {
  if (router) return router
  place.setState({ isLoading: true })
  router = await startRouter!()
  place.setState({ isRouted: true, isLoading: false })
  return router
}

/** Goes to an address of this site. A step that fails is silently given up. */
export async function navigate(href: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  try {
    // Between two addresses of the home view nothing needs the router.
    const target = new URL(href, location.href)
    if (!router && isHomeView(target.pathname, target.search)) {
      history[replace ? 'replaceState' : 'pushState'](null, '', href)
      notePlace()
      window.scrollTo({ top: 0 })
      return
    }
    if (!router) {
      history[replace ? 'replaceState' : 'pushState'](null, '', href)
      notePlace()
      await loadRouter()
      return
    }
    await router.go(href, { replace })
  } catch {
    place.setState({ isLoading: false })
  }
}
