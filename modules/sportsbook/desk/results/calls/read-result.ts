import {
  readSportResult,
  readSportResultSchemas,
} from '../../../../../contract/operator/sportsbook/read-result.ts'
import { handle } from '../../../../../platform/calls.ts'
import { waitingSubjects } from '../../../../system/index.ts'
import { countDue, decideKinds, marketsOf, readFixture, resultsOf } from '../../../settling/door.ts'
import { marketView } from '../preview.ts'
import { betsOfFixtures, betsOfMarkets, runnersOf } from '../store/desk.ts'
import { deskFixture, deskRows, factsView, resultView } from '../views.ts'
import {
  fixtureSubject,
  marketSubject,
  restoreMarketProposal,
  voidFixtureProposal,
  voidMarketProposal,
} from '../voids.ts'

export const handleReadResult = handle(
  readSportResult,
  readSportResultSchemas,
  async (context, { params: { fixtureId } }) => {
    const { tx, merchant, language } = context
    const [row] = await deskRows(context, [await deskFixture(context, fixtureId)])
    const { facts } = (await readFixture(tx, fixtureId))!
    const results = await resultsOf(tx, [fixtureId])
    const counted = results.find(({ state }) => state === 'CONFIRMED')?.facts ?? facts
    const bets = (await betsOfFixtures(tx, merchant.id, [fixtureId])).get(fixtureId)
    const markets = new Map((await marketsOf(tx, fixtureId)).map((market) => [market.marketNo, market]))
    const waiting = await waitingSubjects(context, [
      voidFixtureProposal,
      voidMarketProposal,
      restoreMarketProposal,
    ])
    return {
      ...row!,
      feedFacts: factsView(facts),
      runners: (row!.kind === 'OUTRIGHT' ? await runnersOf(tx, fixtureId) : []).map(({ code, names }) => ({
        code,
        name: names?.[language === 'th' ? 'th' : 'en'] ?? code,
      })),
      results: results.map((result) => resultView(context, result)),
      markets: (await betsOfMarkets(tx, merchant.id, fixtureId)).map((sums) => {
        const market = markets.get(sums.marketNo)!
        const kinds = decideKinds(
          market.codes.map((code) => ({ ...market, code, scoreAtBet: null })),
          counted,
          new Set(market.voidReason === null ? [] : [market.marketNo]),
        )
        const view = marketView(market, kinds, sums, sums.paid)
        return {
          ...view,
          voidReason: market.voidReason,
          waitingProposalId: waiting.get(marketSubject(view.marketId, fixtureId)) ?? null,
        }
      }),
      waitingProposalId: waiting.get(fixtureSubject(fixtureId)) ?? null,
      dueBetCount: await countDue(tx, fixtureId),
      settledBetCount: bets?.settledBets ?? 0,
      paidAmount: bets?.paid ?? 0n,
    }
  },
)
