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
  type SettledMarket,
} from '../../settling/door.ts'
import { betsOfMarkets, legsOnFixture, type LegOfBet, type MarketBets } from './store/desk.ts'

/** A preview answers within a second or two. */
const MOST_BETS = 20_000
const PAGE = 2_000

interface Sums {
  settles: number
  payout: bigint
  waiting: number
  changed: number
  more: bigint
  less: bigint
  readonly members: Set<string>
  /** By market, to single bets. */
  readonly paidOn: Map<bigint, bigint>
}

export async function previewResult(context: CallContext, fixtureId: string, facts: FixtureFacts) {
  const { tx, merchant } = context
  const markets = await marketsOf(tx, fixtureId)
  const voidMarkets = new Set(
    markets.filter(({ voidReason }) => voidReason !== null).map(({ marketNo }) => marketNo),
  )
  const decided = decideKinds(await kindsOf(tx, fixtureId), facts, voidMarkets)
  const legs = await legsOnFixture(tx, merchant.id, fixtureId, MOST_BETS + 1)
  const sums = await addUp(context, legs.slice(0, MOST_BETS), decided)
  const stakes = new Map((await betsOfMarkets(tx, merchant.id, fixtureId)).map((one) => [one.marketNo, one]))
  return {
    markets: markets
      .filter(({ marketNo }) => stakes.has(marketNo))
      .map((market) => {
        const kinds = decideKinds(
          market.codes.map((code) => ({ ...market, code, scoreAtBet: null })),
          facts,
          voidMarkets,
        )
        return marketView(market, kinds, stakes.get(market.marketNo)!, sums.paidOn.get(market.marketNo) ?? 0n)
      }),
    betCount: sums.settles,
    payoutAmount: sums.payout,
    waitingBetCount: sums.waiting,
    changedBetCount: sums.changed,
    changedMemberCount: sums.members.size,
    moreAmount: sums.more,
    lessAmount: sums.less,
    netAmount: sums.more - sums.less,
    isCut: legs.length > MOST_BETS,
  }
}

/** A market with what was bet on it and what it pays, or has paid. */
export const marketView = (
  market: Pick<SettledMarket, 'marketNo' | 'typeCode' | 'period' | 'lineQ'>,
  kinds: readonly DecidedKind[],
  bets: MarketBets,
  payout: bigint,
) => ({
  marketId: String(market.marketNo),
  typeCode: market.typeCode,
  period: market.period,
  line: market.lineQ,
  isDecided: kinds.every(({ result }) => result !== null),
  winners: winnersOf(kinds),
  betCount: bets.singles,
  legCount: bets.legs,
  stakeAmount: bets.stake,
  payoutAmount: payout,
  netAmount: bets.stake - payout,
})

async function addUp(
  { tx }: Pick<CallContext, 'tx'>,
  legs: readonly LegOfBet[],
  decided: readonly DecidedKind[],
): Promise<Sums> {
  const byName = new Map(decided.map((kind) => [nameOfKind(kind), kind]))
  const sums: Sums = {
    settles: 0,
    payout: 0n,
    waiting: 0,
    changed: 0,
    more: 0n,
    less: 0n,
    members: new Set(),
    paidOn: new Map(),
  }
  for (let at = 0; at < legs.length; at += PAGE) {
    const onFixture = Map.groupBy(legs.slice(at, at + PAGE), ({ betId }) => betId)
    for (const bet of await readBets(tx, [...onFixture.keys()])) {
      const outcome = outcomeOf(withResult(bet, onFixture.get(bet.betId)!, byName))
      if (outcome) addBet(sums, bet, outcome.payout)
      else sums.waiting++
    }
  }
  return sums
}

function addBet(sums: Sums, bet: DueBet, payout: bigint): void {
  const paid = bet.payout - bet.cashedAmount
  if (bet.kind === 'SINGLE') {
    const { marketNo } = bet.legs[0]!
    sums.paidOn.set(marketNo, (sums.paidOn.get(marketNo) ?? 0n) + payout)
  }
  if (bet.state !== 'SETTLED') {
    sums.settles++
    sums.payout += payout
  } else if (payout !== paid) {
    sums.changed++
    sums.members.add(bet.memberId)
    if (payout > paid) sums.more += payout - paid
    else sums.less += paid - payout
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
const winnersOf = (kinds: readonly DecidedKind[]): string[] =>
  kinds.filter(({ result }) => result === 'WIN' || result === 'HALF_WIN').map(({ code }) => code)
