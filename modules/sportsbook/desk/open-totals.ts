/** What stands open in a house by now, in one line at the head of the trading desk. */
import type { SportCode } from '../../../kernel/sports/words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { exposedFixtures } from './store/liability.ts'
import { openStakes } from './store/open-stakes.ts'
import { standingsOfFixtures } from './store/trading-markets.ts'
import { fixtureStandings } from './trading-views.ts'

export async function openTotals(context: CallContext, sportCode: SportCode | undefined) {
  const { tx, merchant, language } = context
  const of = { merchantId: merchant.id, sportCode }
  const { matches, bets, stake } = await openStakes(tx, of)
  const exposed = await exposedFixtures(tx, { ...of, language }, [])
  const standings = await standingsOfFixtures(
    tx,
    merchant.id,
    exposed.map((row) => row.fixture_id),
  )
  return {
    matchCount: matches,
    betCount: bets,
    openStakeAmount: stake,
    worstAmount: [...fixtureStandings(standings).values()].reduce((sum, { worst }) => sum + worst, 0n),
    currency: merchant.currency,
  }
}
