/**
 * The member's favourite games. A press changes the heart at once; the call behind it comes after
 * (state/favourite-sync.ts, loaded when it is first needed), and a refusal turns the heart back.
 */
import { useStore } from 'zustand'
import { mayActAsMember } from '../guards.ts'
import { favourites, showFavourite } from './favourite-list.ts'
import { member } from './member.ts'

export function useIsFavourite(nodeId: number): boolean {
  return useStore(favourites, (state) => state.ids.has(nodeId))
}

/**
 * Adds or removes by what the heart shows now. A visitor gets the login window, a trial account the notice.
 */
export function toggleFavourite({ nodeId }: { nodeId: number; vassalage?: string; gameType?: string }): void {
  if (!mayActAsMember(location.pathname + location.search)) return
  const isOn = !favourites.getState().ids.has(nodeId)
  showFavourite(nodeId, isOn)
  import('./favourite-sync.ts').then(
    ({ wishFavourite }) => wishFavourite(nodeId, isOn),
    () => showFavourite(nodeId, !isOn),
  )
}

/**
 * Loads the favourites after a sign-in, and forgets them when the session ends. Visitors and trial accounts
 * have none.
 */
export function watchFavourites(): void {
  const follow = () => {
    const { info } = member.getState()
    if (info && !info.isTrial)
      void import('./favourite-sync.ts').then(({ loadFavourites }) => loadFavourites()).catch(() => {})
    else favourites.setState({ ids: new Set() })
  }
  member.subscribe((state, before) => {
    if (state.info?.id !== before.info?.id) follow()
  })
  if (member.getState().info) follow()
}
