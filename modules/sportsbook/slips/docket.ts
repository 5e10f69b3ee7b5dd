/** What one batch of slips is judged by, and what its accepted bets use up of it. */
import { businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { answersTo, answerTo, type Tx } from '../../../platform/postgres.ts'
import type { MarketShelf } from '../book/door.ts'
import { paysTogether, withMore, type MarketHeld } from './rules/exposure.ts'
import { noRisk, type SlipLimits } from './rules/limits.ts'
import type { Markets, PricedBet } from './rules/priced-bet.ts'
import type { Standing } from './rules/bet-limits.ts'
import type { FreshBet } from './ride.ts'
import {
  dayTally,
  holdOfFixturesAndMembers,
  liveMarksOf,
  marketName,
  payoutsSince,
  standingOf,
  tallyName,
  type LiveMark,
  type StandingAsked,
  type StandingRows,
} from './store/standing.ts'

const noMark: LiveMark = { halts: 0, incidentNo: 0 }

export interface DocketSources {
  readonly shelf: MarketShelf
  limitsFor(tx: Tx, merchantId: string): Promise<SlipLimits>
  /** Whether what houses hold on the selections is read as well. */
  readonly readsHeld: boolean
}

export class Docket {
  /** By merchant. */
  readonly #markets: ReadonlyMap<string, Markets>
  readonly #limits: ReadonlyMap<string, SlipLimits>
  readonly #rows: StandingRows
  /** With the bets of the batch that passed so far. */
  readonly #held = new Map<string, MarketHeld>()
  readonly #marks: ReadonlyMap<bigint, LiveMark>
  /** The database's clock behind the locks. */
  readonly now: Date
  /** False: bets are judged as if the house held nothing yet, and their store looks. */
  readonly knowsHeld: boolean

  private constructor(parts: {
    markets: ReadonlyMap<string, Markets>
    limits: ReadonlyMap<string, SlipLimits>
    rows: StandingRows
    marks: ReadonlyMap<bigint, LiveMark>
    now: Date
    knowsHeld: boolean
  }) {
    this.#markets = parts.markets
    this.#limits = parts.limits
    this.#rows = parts.rows
    this.#marks = parts.marks
    this.now = parts.now
    this.knowsHeld = parts.knowsHeld
  }

  /** Locks the fixtures of the bets, then their members, each in the order of their keys; reads the rest. */
  static async open(tx: Tx, bets: readonly FreshBet[], sources: DocketSources): Promise<Docket> {
    const byMerchant = Map.groupBy(bets, ({ merchantId }) => merchantId)
    if (bets.length === 0) return Docket.#empty()
    const limits = new Map<string, SlipLimits>()
    for (const id of byMerchant.keys()) limits.set(id, await sources.limitsFor(tx, id))
    const daysAt = (moment: Date) =>
      new Map([...limits].map(([merchantId, { timeZone }]) => [merchantId, businessDate(moment, timeZone)]))
    const guessed = daysAt(new Date())
    const marketNos = marketsOf(bets)
    const [, read, ...houses] = await answersTo(tx, [
      holdOfFixturesAndMembers(marketNos, [...new Set(bets.map(({ memberId }) => memberId))]),
      // Behind the locks, so that all of it is what holds after the wait for them.
      standingOf(standingAsked(bets, guessed, sources.readsHeld)),
      ...[...byMerchant.keys()].map((id) => sources.shelf.marketsNow(id, marketNos)),
    ] as const)
    const markets = new Map<string, Markets>(
      [...byMerchant.keys()].map((id, at) => [id, houses[at]!.markets]),
    )
    const { now, markets: anyHouse } = houses[0]!
    const days = daysAt(now)
    const isAsGuessed = [...days].every(([merchantId, day]) => guessed.get(merchantId) === day)
    const known = [...anyHouse.values()]
    const knowsHeld = sources.readsHeld || known.some(({ typeCode }) => paysTogether(typeCode))
    const rows =
      isAsGuessed && knowsHeld === sources.readsHeld
        ? read
        : await answerTo(tx, standingOf(standingAsked(bets, days, knowsHeld)))
    for (const [merchantId, own] of byMerchant)
      await correctDays(tx, own, rows, { limits: limits.get(merchantId)!, day: days.get(merchantId)! })
    const live = known.filter(({ status }) => status === 'LIVE').map(({ marketNo }) => marketNo)
    const marks = await liveMarksOf(tx, live)
    return new Docket({ markets, limits, rows, now, knowsHeld, marks })
  }

  /** Of a batch without bets. */
  static #empty(): Docket {
    const rows = { tallies: new Map(), risks: new Map(), held: new Map() }
    const none = { markets: new Map(), limits: new Map(), marks: new Map() }
    return new Docket({ ...none, rows, now: new Date(0), knowsHeld: true })
  }

  marketsOf = (merchantId: string): Markets => this.#markets.get(merchantId)!
  limitsOf = (merchantId: string): SlipLimits => this.#limits.get(merchantId)!
  /** The business day of a house. */
  dayOf = (merchantId: string): string => businessDate(this.now, this.limitsOf(merchantId).timeZone)

  marksOf = ({ legs }: PricedBet): LiveMark[] =>
    legs.map(({ market, isLive }) => (isLive ? (this.#marks.get(market.marketNo) ?? noMark) : noMark))

  /** As it was read, without the bets of the batch. */
  heldBefore = (merchantId: string, marketNo: bigint): MarketHeld =>
    this.#rows.held.get(marketName(merchantId, marketNo)) ?? new Map()

  /** The markets, by `marketName`, whose bets together may pay much of what their house may lose. */
  scarce(): string[] {
    return [...this.#rows.held].flatMap(([name, held]) => {
      const paid = [...held.values()].reduce((sum, { payout }) => sum + payout, 0n)
      const { maxExposure } = this.limitsOf(name.slice(0, name.lastIndexOf('/')))
      return paid * 2n > maxExposure ? [name] : []
    })
  }

  #heldOn = (merchantId: string, marketNo: bigint): MarketHeld =>
    this.#held.get(marketName(merchantId, marketNo)) ?? this.heldBefore(merchantId, marketNo)

  standingOf({ merchantId, memberId }: FreshBet): Standing {
    return {
      limits: this.limitsOf(merchantId),
      risk: this.#rows.risks.get(memberId) ?? noRisk,
      onFixture: (fixtureId) => this.#tally(memberId, fixtureId),
      payoutOfDay: this.#tally(memberId, dayTally(this.dayOf(merchantId))),
      heldOn: (marketNo) => this.#heldOn(merchantId, marketNo),
    }
  }

  /** The bets behind it in the batch are judged with it. */
  use(bet: FreshBet, priced: PricedBet): void {
    const add = (subject: string, amount: bigint) =>
      this.#rows.tallies.set(tallyName(bet.memberId, subject), this.#tally(bet.memberId, subject) + amount)
    add(dayTally(this.dayOf(bet.merchantId)), priced.potential)
    if (bet.kind === 'SINGLE') add(priced.legs[0]!.market.fixtureId, bet.stake)
    // The wallet may still refuse it, so its stake lowers nothing of what others are judged by.
    const more = { stake: 0n, payout: priced.potential - bet.stake }
    for (const { market, code } of priced.legs)
      this.#held.set(
        marketName(bet.merchantId, market.marketNo),
        withMore(this.#heldOn(bet.merchantId, market.marketNo), code, more),
      )
  }

  #tally = (memberId: string, subject: string): bigint =>
    this.#rows.tallies.get(tallyName(memberId, subject)) ?? 0n
}

const marketsOf = (bets: readonly FreshBet[]): bigint[] => [
  ...new Set(bets.flatMap(({ legs }) => legs.map(({ marketNo }) => marketNo))),
]

/** All sums that the bets are judged by; `days` are the business days of their houses. */
function standingAsked(
  bets: readonly FreshBet[],
  days: ReadonlyMap<string, string>,
  readsHeld: boolean,
): StandingAsked {
  const members = new Map(bets.map((bet) => [bet.memberId, bet.merchantId]))
  const singles = new Map<string, readonly [string, bigint]>()
  for (const { kind, memberId, legs } of bets)
    if (kind === 'SINGLE') singles.set(`${memberId}/${legs[0]!.marketNo}`, [memberId, legs[0]!.marketNo])
  return {
    days: [...members].map(([memberId, merchantId]) => [memberId, dayTally(days.get(merchantId)!)]),
    singles: [...singles.values()],
    members: [...members].map(([memberId, merchantId]) => [merchantId, memberId]),
    markets: readsHeld
      ? [...Map.groupBy(bets, ({ merchantId }) => merchantId)].flatMap(([merchantId, own]) =>
          marketsOf(own).map((marketNo) => [merchantId, marketNo] as const),
        )
      : [],
  }
}

/**
 * What a day's bets may pay only grows in its row; of members of a house who come near the limit it is added
 * up again.
 */
async function correctDays(
  tx: Tx,
  bets: readonly FreshBet[],
  rows: StandingRows,
  { limits, day }: { limits: SlipLimits; day: string },
): Promise<void> {
  const name = (memberId: string) => tallyName(memberId, dayTally(day))
  const near = bets.filter(
    ({ memberId }) => (rows.tallies.get(name(memberId)) ?? 0n) * 2n > limits.maxPayoutDay,
  )
  if (near.length === 0) return
  const members = [...new Set(near.map(({ memberId }) => memberId))]
  const exact = await payoutsSince(tx, members, startOfBusinessDate(day, limits.timeZone))
  for (const memberId of members) rows.tallies.set(name(memberId), exact.get(memberId) ?? 0n)
}
