/**
 * All hot games of the home page, which begins with the first of them; kept for the session as the lobbies
 * keep them.
 */
import { listHotGames } from '../../../../contract/player/catalogue/list-hot-games.ts'
import { callServer } from '../../../client/call.ts'
import { browserTexts } from '../../../ui/i18n/texts.ts'
import { home } from '../../state/home.ts'
import { keepCache } from './session-cache.ts'

export async function loadHotGames(): Promise<void> {
  const language = browserTexts.getState().language.toUpperCase()
  const { list } = await callServer(listHotGames, { query: { isPlatform: '2', language } })
  keepCache('hotGames', language, list)
  home.setState({ hot: list, hotCount: list.length })
}
