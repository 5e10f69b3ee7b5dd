/** Draws of a product of the house: 200,000 rounds taken, settled by set, corrected and credited, while cut. */
import { freshDatabase } from '../../../tests/support/database.ts'
import { playLargeDraws } from '../../../tests/products/coin/large.ts'
import type { Outcome, Suite } from '../suite.ts'

const ROUNDS = 200_000
const ISSUES = 10

export const draws: Suite = {
  name: 'draws',
  about: '200,000 rounds of a product bet, settled by set, corrected and credited while connections are cut',
  async run({ random, count, say }): Promise<Outcome> {
    const fresh = await freshDatabase()
    try {
      const { rounds, cuts, failures } = await playLargeDraws({
        url: fresh.url,
        ownerUrl: fresh.ownerUrl,
        members: Math.ceil((count ?? ROUNDS) / ISSUES),
        issues: ISSUES,
        random,
        cuts: 200,
        cutEveryMs: 500,
        say,
      })
      return { figures: [`${rounds} rounds, ${cuts} connections cut in a transaction`], failures }
    } finally {
      await fresh.drop()
    }
  },
}
