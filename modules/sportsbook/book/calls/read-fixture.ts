import { refuse } from '../../../../contract/errors.ts'
import { readFixture, readFixtureSchemas } from '../../../../contract/player/sportsbook/read-fixture.ts'
import { goldLeadsOf } from '../../../../kernel/sports/facts.ts'
import { handle } from '../../../../platform/calls.ts'
import { askerOf } from '../asker.ts'
import { byPlace } from '../rules/market-order.ts'
import { readPage } from '../store/lists.ts'
import { incidentsOf, offeredMarkets } from '../store/offered.ts'
import { factsView, headView, marketView } from '../views.ts'

export const handleReadFixture = handle(readFixture, readFixtureSchemas, async (context, { params }) => {
  const { tx, merchant, language } = context
  const row = await readPage(tx, await askerOf(context), params.fixtureId)
  if (!row) refuse('SPORT_FIXTURE_UNKNOWN')
  const markets = await offeredMarkets(tx, merchant.id, [row.fixture_id], false)
  const incidents = await incidentsOf(tx, row.fixture_id)
  return {
    ...headView(row),
    isFavourite: row.is_favourite,
    pricesVersion: row.told_version,
    markets: markets.sort(byPlace).map((market) => marketView(market, language)),
    incidents: incidents.map((incident) => ({
      no: incident.incident_no,
      kind: incident.kind,
      side: incident.side,
      minute: incident.minute,
      added: incident.added,
      isCancelled: incident.is_cancelled,
      score: incident.score,
    })),
    ...factsView(row.facts),
    goldLead: goldLeadsOf(row.facts),
  }
})
