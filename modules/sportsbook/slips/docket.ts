/** What one batch of slips is judged by, and what its accepted bets use up of it. */
import { businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { marketsNow } from '../book/door.ts'
import { withMore, type MarketHeld } from './rules/exposure.ts'
import { noRisk, type SlipLimits } from './rules/limits.ts'
import type { Markets, PricedBet } from './rules/priced-bet.ts'
import type { Standing } from './rules/bet-limits.ts'
import type { FreshBet } from './ride.ts'
import {
  dayTally,
  holdFixturesAndMembers,
  liveMarksOf,
  marketName,
  payoutsSince,
  readStanding,
  tallyName,
  type LiveMark,
  type StandingRows,
} from './store/standing.ts'

const noMark: LiveMark = { halts: 0, incidentNo: 0 }

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

  private constructor(parts: {
    markets: ReadonlyMap<string, Markets>
    limits: ReadonlyMap<string, SlipLimits>
    rows: StandingRows
    marks: ReadonlyMap<bigint, LiveMark>
    now: Date
  }) {
    this.#markets = parts.markets
    this.#limits = parts.limits
    this.#rows = parts.rows
    this.#marks = parts.marks
    this.now = parts.now
  }

  /** Locks the fixtures of the bets, then their members, each in the order of their keys; reads the rest. */
  static async open(
    tx: Tx,
    bets: readonly FreshBet[],
    limitsFor: (tx: Tx, merchantId: string) => Promise<SlipLimits>,
  ): Promise<Docket> {
    const byMerchant = Map.groupBy(bets, ({ merchantId }) => merchantId)
    const nosOf = (own: readonly FreshBet[]) => [
      ...new Set(own.flatMap(({ legs }) => legs.map(({ marketNo }) => marketNo))),
    ]
    if (bets.length === 0) return Docket.#empty()
    const members = [...new Set(bets.map(({ memberId }) => memberId))]
    await holdFixturesAndMembers(tx, nosOf(bets), members)
    const markets = new Map<string, Markets>()
    const limits = new Map<string, SlipLimits>()
    for (const merchantId of byMerchant.keys()) {
      // A statement of its own behind the locks: prices and clock are those after the wait for them.
      markets.set(merchantId, await marketsNow(tx, merchantId, nosOf(bets)))
      limits.set(merchantId, await limitsFor(tx, merchantId))
    }
    const known = [...(markets.values().next().value?.values() ?? [])]
    // None of the markets exists: every bet is refused.
    const now = known[0]?.now ?? new Date(0)
    const dayOf = (merchantId: string) => businessDate(now, limits.get(merchantId)!.timeZone)
    const rows = await readStanding(tx, {
      tallies: talliesOf(bets, markets, dayOf),
      members: [
        ...new Map(bets.map((bet) => [bet.memberId, [bet.merchantId, bet.memberId] as const])).values(),
      ],
      markets: [...byMerchant].flatMap(([merchantId, own]) =>
        nosOf(own).map((marketNo) => [merchantId, marketNo] as const),
      ),
    })
    for (const [merchantId, own] of byMerchant)
      await correctDays(tx, own, rows, { limits: limits.get(merchantId)!, day: dayOf(merchantId) })
    const live = known.filter(({ status }) => status === 'LIVE').map(({ marketNo }) => marketNo)
    return new Docket({ markets, limits, rows, now, marks: await liveMarksOf(tx, live) })
  }

  /** Of a batch without bets. */
  static #empty(): Docket {
    const rows = { tallies: new Map(), risks: new Map(), held: new Map() }
    const none = { markets: new Map(), limits: new Map(), marks: new Map() }
    return new Docket({ ...none, rows, now: new Date(0) })
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

/** The sums that the bets are judged by: of the day, and of the fixture of a single bet. */
function talliesOf(
  bets: readonly FreshBet[],
  markets: ReadonlyMap<string, Markets>,
  dayOf: (merchantId: string) => string,
): (readonly [string, string])[] {
  const names = new Map<string, readonly [string, string]>()
  const add = (memberId: string, subject: string) =>
    names.set(tallyName(memberId, subject), [memberId, subject])
  for (const bet of bets) {
    add(bet.memberId, dayTally(dayOf(bet.merchantId)))
    if (bet.kind !== 'SINGLE') continue
    const fixtureId = markets.get(bet.merchantId)?.get(bet.legs[0]!.marketNo)?.fixtureId
    if (fixtureId !== undefined) add(bet.memberId, fixtureId)
  }
  return [...names.values()]
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
