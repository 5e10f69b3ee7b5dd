import {
  readGameMenu,
  readGameMenuIn,
  readGameMenuSchemas,
} from '../../../../contract/player/lottery/read-game-menu.ts'
import { SEA_VENDOR } from '../../../../kernel/lottery/vendors.ts'
import type { Game } from '../games.ts'
import { gameHead } from '../shared-views.ts'
import { largestGroups } from '../store/results.ts'
import { chosenSources } from '../store/sources.ts'
import { handleInTrees } from '../trees.ts'

const vendorOfMode = { LOTT: 'LOTT', ELOTT: 'ELOTT', ZY: 'ELOTT', SEA: SEA_VENDOR } as const

/** Of a merchant that set none (domain/lottery.md §1.3). */
const LARGEST_G = 1_980

export const handleReadGameMenu = handleInTrees(
  readGameMenu,
  readGameMenuIn,
  readGameMenuSchemas,
  async ({ games }, { tx, merchant, language }, { query }) => {
    const terms = await largestGroups(tx, merchant.id)
    const chosen = await chosenSources(tx)
    const vendor = query.prizeMode && vendorOfMode[query.prizeMode]
    const groupOf = ({ kind, gameCode }: Game) =>
      kind === 'CLASSIC' ? (terms.get(gameCode)?.largestG ?? LARGEST_G) : null
    return games
      .filter((game) => vendor === undefined || game.vendor === vendor)
      .filter(({ gameCode }) => terms.get(gameCode)?.isOn !== false)
      .map((game) => ({
        ...gameHead(game, chosen, language),
        plays: [...game.plays],
        maxG: groupOf(game),
      }))
  },
)
