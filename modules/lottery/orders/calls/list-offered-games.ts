import {
  listOfferedGames,
  listOfferedGamesSchemas,
} from '../../../../contract/operator/lottery/list-offered-games.ts'
import { classicGames } from '../../../../kernel/lottery/classic/families.ts'
import { handle } from '../../../../platform/calls.ts'
import { defaultTerms } from '../rules/terms.ts'
import { readAllTerms } from '../store/terms.ts'
import { offeredGame } from '../terms.ts'

export const handleListOfferedGames = handle(
  listOfferedGames,
  listOfferedGamesSchemas,
  async ({ tx, merchant, language }) => {
    const terms = await readAllTerms(tx, merchant.id)
    return {
      list: classicGames.map((game) => offeredGame(game, terms.get(game.gameCode) ?? defaultTerms, language)),
      currency: merchant.currency,
    }
  },
)
