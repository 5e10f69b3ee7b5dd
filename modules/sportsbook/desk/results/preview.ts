/** What a result would pay in a house, and what it would change of bets that are settled. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import {
  decideKinds,
  kindsOf,
  marketsOf,
  outcomeOf,
  readBets,
  type DecidedKind,
  type DueBet,
} from '../../settling/door.ts'
import { betsOfMarkets, legsOnFixture, type LegOfBet } from './store/desk.ts'

/** A preview answers within a second or two. */
const MOST_BETS = 20_000
const PAGE = 2_000

export async function previewResult(context: CallContext, fixtureId: string, facts: FixtureFacts) {
  const { tx, merchant } = context
  const markets = await marketsOf(tx, fixtureId)
  const voidMarkets = new Set(
    markets.filter(({ voidReason }) => voidReason !== null).map(({ marketNo }) => marketNo),
  )
  const decided = decideKinds(await kindsOf(tx, fixtureId), facts, voidMarkets)
  const byName = new Map(decided.map((kind) => [nameOfKind(kind), kind]))
  const legs = await legsOnFixture(tx, merchant.id, fixtureId, MOST_BETS + 1)
  const sums = { settles: 0, payout: 0n, waiting: 0, changed: 0, more: 0n, less: 0n }
  const members = new Set<string>()
  const paidOn = new Map<bigint, bigint>()
  for (let at = 0; at < Math.min(legs.length, MOST_BETS); at += PAGE) {
    const page = legs.slice(at, at + PAGE)
    const onFixture = Map.groupBy(page, ({ betId }) => betId)
    for (const bet of await readBets(tx, [...onFixture.keys()])) {
      const outcome = outcomeOf(withResult(bet, onFixture.get(bet.betId)!, byName))
      if (!outcome) {
        sums.waiting++
        continue
      }
      if (bet.kind === 'SINGLE') {
        const { marketNo } = bet.legs[0]!
        paidOn.set(marketNo, (paidOn.get(marketNo) ?? 0n) + outcome.payout)
      }
      const paid = bet.payout - bet.cashedAmount
      if (bet.state !== 'SETTLED') {
        sums.settles++
        sums.payout += outcome.payout
      } else if (outcome.payout !== paid) {
        sums.changed++
        members.add(bet.memberId)
        if (outcome.payout > paid) sums.more += outcome.payout - paid
        else sums.less += paid - outcome.payout
      }
    }
  }
  const stakes = new Map((await betsOfMarkets(tx, merchant.id, fixtureId)).map((one) => [one.marketNo, one]))
  return {
    markets: markets
      .filter(({ marketNo }) => stakes.has(marketNo))
      .map((market) => {
        const { singles, legs: legCount, stake } = stakes.get(market.marketNo)!
        const kinds = decideKinds(
          market.codes.map((code) => ({ ...market, code, scoreAtBet: null })),
          facts,
          voidMarkets,
        )
        const payout = paidOn.get(market.marketNo) ?? 0n
        return {
          marketId: String(market.marketNo),
          typeCode: market.typeCode,
          period: market.period,
          line: market.lineQ,
          isDecided: kinds.every(({ result }) => result !== null),
          winners: winnersOf(kinds),
          betCount: singles,
          legCount,
          stakeAmount: stake,
          payoutAmount: payout,
          netAmount: stake - payout,
        }
      }),
    betCount: sums.settles,
    payoutAmount: sums.payout,
    waitingBetCount: sums.waiting,
    changedBetCount: sums.changed,
    changedMemberCount: members.size,
    moreAmount: sums.more,
    lessAmount: sums.less,
    netAmount: sums.more - sums.less,
    isCut: legs.length > MOST_BETS,
  }
}

const nameOfKind = (kind: Pick<DecidedKind, 'marketNo' | 'code' | 'scoreAtBet'>): string =>
  `${kind.marketNo} ${kind.code} ${kind.scoreAtBet?.home ?? ''} ${kind.scoreAtBet?.away ?? ''}`

/** The bet as if its legs on the fixture were decided. */
function withResult(
  bet: DueBet,
  onFixture: readonly LegOfBet[],
  decided: ReadonlyMap<string, DecidedKind>,
): DueBet {
  const results = new Map(
    onFixture.map(({ place, marketNo, code, scoreHome, scoreAway }) => {
      const scoreAtBet =
        scoreHome === null || scoreAway === null ? null : { home: scoreHome, away: scoreAway }
      return [place, decided.get(nameOfKind({ marketNo, code, scoreAtBet }))!] as const
    }),
  )
  return {
    ...bet,
    legs: bet.legs.map((leg, place) => {
      const now = results.get(place)
      return now ? { ...leg, result: now.result, sharedBy: now.sharedBy } : leg
    }),
  }
}

/** Selections that pay more than the stake. */
export const winnersOf = (kinds: readonly DecidedKind[]): string[] =>
  kinds.filter(({ result }) => result === 'WIN' || result === 'HALF_WIN').map(({ code }) => code)
