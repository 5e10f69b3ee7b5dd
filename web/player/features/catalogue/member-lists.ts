/**
 * Asks for the member's favourite and recent games, for home. What cannot be had leaves the sections as they
 * were.
 */
import { listFavourites } from '../../../../contract/player/catalogue/list-favourites.ts'
import { listRecentGames } from '../../../../contract/player/catalogue/list-recent-games.ts'
import { callServer } from '../../../client/call.ts'
import { session } from '../../../client/session.ts'
import { browserTexts } from '../../../ui/i18n/texts.ts'
import { HOME_GAMES } from '../../state/home.ts'
import { memberGames } from '../../state/member-games.ts'
import { recentOnHome } from './home-limits.ts'

const asked = () => ({ language: browserTexts.getState().language.toUpperCase(), clientType: '3' })

session.subscribe((state, before) => {
  if (state.token !== before.token) memberGames.setState({ favourites: null, recent: null })
})

/** An answer for a session that is over changes nothing. */
async function keep(ask: () => Promise<Partial<ReturnType<typeof memberGames.getState>>>): Promise<void> {
  const { token } = session.getState()
  if (!token) return
  const lists = await ask()
  if (session.getState().token === token) memberGames.setState(lists)
}

export function loadFavouriteGames(): Promise<void> {
  // As many as are open already, so that a heart pressed further down folds nothing away.
  const open = Math.max(
    HOME_GAMES,
    Math.ceil((memberGames.getState().favourites?.games.length ?? 0) / HOME_GAMES) * HOME_GAMES,
  )
  return keep(async () => {
    const { content, totalCount } = await callServer(listFavourites, {
      query: { pageNo: 1, pageSize: open, ...asked() },
    })
    return { favourites: { games: content, totalCount } }
  }).catch(() => {})
}

export async function loadMoreFavourites(): Promise<void> {
  const shown = memberGames.getState().favourites?.games ?? []
  await keep(async () => {
    const { content, totalCount } = await callServer(listFavourites, {
      query: { pageNo: Math.floor(shown.length / HOME_GAMES) + 1, pageSize: HOME_GAMES, ...asked() },
    })
    return { favourites: { games: [...shown, ...content], totalCount } }
  })
}

export function loadRecentGames(): Promise<void> {
  return keep(async () => {
    const { list, totalCount } = await callServer(listRecentGames, {
      query: { page: 1, pageSize: recentOnHome, ...asked() },
    })
    return { recent: { games: list, totalCount } }
  }).catch(() => {})
}
