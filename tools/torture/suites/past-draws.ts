/** All past draws that come with the product, replayed over the desk of results to the payout. */
import { governmentDraws, northernDraws, replayDraws } from '../../../tests/products/lottery/past-draws.ts'
import type { Outcome, Suite } from '../suite.ts'

export const pastDraws: Suite = {
  name: 'past-draws',
  about:
    'all Thai government draws since September 2015 and all northern Vietnamese draws, imported, confirmed and settled, the hits of every number counted again',
  async run({ count, say }): Promise<Outcome> {
    const [thai, northern] = [await governmentDraws(), await northernDraws()]
    const some = <Draw>(draws: readonly Draw[]) => draws.slice(0, count ?? draws.length)
    const outcomes = [
      { name: 'Thai government', by: 'BOTTOM2', played: await replayDraws(some(thai), 'BOTTOM2', say) },
      { name: 'northern Vietnamese', by: 'LO2', played: await replayDraws(some(northern), 'LO2', say) },
    ]
    return {
      figures: outcomes.map(
        ({ name, by, played: { draws, lines, least, most } }) =>
          `${draws} ${name} draws, ${lines} lines compared; of ${by} ${least[0]} was hit least (${least[1]} times) and ${most[0]} most (${most[1]})`,
      ),
      failures: outcomes.flatMap(({ played }) => played.failures),
    }
  },
}
