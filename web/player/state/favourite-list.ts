/** The favourites as the hearts show them. */
import { createStore } from 'zustand/vanilla'

interface Favourites {
  ids: ReadonlySet<number>
  /** Grows with every change that the server has kept: lists of favourites ask again. */
  version: number
}

export const favourites = createStore<Favourites>(() => ({ ids: new Set(), version: 0 }))

/** What the heart shows, whatever the server holds. */
export function showFavourite(nodeId: number, isOn: boolean): void {
  const ids = new Set(favourites.getState().ids)
  if (isOn) ids.add(nodeId)
  else ids.delete(nodeId)
  favourites.setState({ ids })
}
