import { readGameMenu, readGameMenuSchemas } from '../../../../contract/player/lottery/read-game-menu.ts'
import { classicGameOf, playsOfGame } from '../../../../kernel/lottery/classic/families.ts'
import { handle } from '../../../../platform/calls.ts'
import { games } from '../games.ts'
import { gameHead } from '../shared-views.ts'
import { largestGroups } from '../store/results.ts'

/** Of a merchant that set none (domain/lottery.md §1.3). */
const LARGEST_G = 1_980

export const handleReadGameMenu = handle(
  readGameMenu,
  readGameMenuSchemas,
  async ({ tx, merchant, language }, { query }) => {
    const terms = await largestGroups(tx, merchant.id)
    const vendor = query.prizeMode === 'ZY' ? 'ELOTT' : query.prizeMode
    return games
      .filter((game) => vendor === undefined || game.vendor === vendor)
      .filter(({ gameCode }) => terms.get(gameCode)?.isOn !== false)
      .map((game) => ({
        ...gameHead(game, language),
        plays: playsOfGame(classicGameOf(game.gameCode)!).map(({ code }) => code),
        maxG: terms.get(game.gameCode)?.largestG ?? LARGEST_G,
      }))
  },
)
