import type { StoreApi } from 'zustand/vanilla'

/**
 * Gives a store the state that the page is rendered with, on the server and while the browser takes the page
 * over: React reads a store's initial state at both moments.
 */
export function seedStore<State>(store: StoreApi<State>, state: State): void {
  store.setState(state, true)
  store.getInitialState = () => state
}
