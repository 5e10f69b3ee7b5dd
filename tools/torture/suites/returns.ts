/** A million rounds of every game against the return it publishes. */
import { seededStream, simulate } from '../../../games/kit/exact/simulate.ts'
import { soloGames } from '../../../studio/games.ts'
import type { Outcome, Suite, SuiteContext } from '../suite.ts'

const ROUNDS = 1_000_000
/** Standard errors that a mean may lie away: one game in sixteen thousand would by chance. */
const ERRORS = 4

export const returns: Suite = {
  name: 'returns',
  about: 'plays a million rounds of every game and holds the mean payout against the return it publishes',
  run: ({ seed, count, say }: SuiteContext): Promise<Outcome> => {
    const outcome: Outcome = { figures: [], failures: [] }
    for (const [index, game] of soloGames.entries()) {
      const stream = seededStream(seed + index + 1)
      const { meanReturn, standardError, hitRate } = simulate(game, count ?? ROUNDS, game.betAmounts[0]!, () => stream)
      const away = (meanReturn - Number.parseFloat(game.rtp)) / standardError
      const line = `${game.gameCode}: ${meanReturn.toFixed(6)} against ${game.rtp}, ${away.toFixed(2)} standard errors away; ${(hitRate * 100).toFixed(2)} % of rounds pay`
      outcome.figures.push(line)
      if (Math.abs(away) > ERRORS) outcome.failures.push(line)
      say(`${game.gameCode} played`)
    }
    return Promise.resolve(outcome)
  },
}
