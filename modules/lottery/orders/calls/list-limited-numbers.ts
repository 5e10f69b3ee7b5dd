import {
  listLimitedNumbers,
  listLimitedNumbersSchemas,
} from '../../../../contract/player/lottery/list-limited-numbers.ts'
import { handle } from '../../../../platform/calls.ts'
import { gameIn, inTrees } from '../in-trees.ts'
import { limitedNumbers, numberGameIn } from '../quote.ts'
import { oddsText } from '../rules/odds-text.ts'

export const handleListLimitedNumbers = inTrees(listLimitedNumbers, (call, tree) =>
  handle(call, listLimitedNumbersSchemas, async ({ tx, merchant }, { query }) => {
    const { gameCode, numero } = query
    const game = numberGameIn(gameIn(tree, gameCode))
    const numbers = await limitedNumbers(tx, { merchantId: merchant.id, gameCode, numero }, game)
    return {
      gameCode,
      numero,
      rules: numbers.map(({ playCode, number, factorE4 }) => ({
        playCode,
        number,
        state: factorE4 === 0n ? ('CLOSED' as const) : ('REDUCED' as const),
        factor: oddsText(factorE4),
      })),
    }
  }),
)
