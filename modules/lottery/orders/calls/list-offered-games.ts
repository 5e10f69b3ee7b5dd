import {
  listOfferedGames,
  listOfferedGamesSchemas,
} from '../../../../contract/operator/lottery/list-offered-games.ts'
import { handle } from '../../../../platform/calls.ts'
import { allGames } from '../rules/plays.ts'
import { defaultTermsOf } from '../rules/terms.ts'
import { readAllTerms } from '../store/terms.ts'
import { offeredGame } from '../terms.ts'

export const handleListOfferedGames = handle(
  listOfferedGames,
  listOfferedGamesSchemas,
  async ({ tx, merchant, language }) => {
    const terms = await readAllTerms(tx, merchant.id)
    return {
      list: allGames.map((game) =>
        offeredGame(game, terms.get(game.gameCode) ?? defaultTermsOf(game.gameCode), language),
      ),
      currency: merchant.currency,
    }
  },
)
