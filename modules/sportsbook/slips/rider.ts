/**
 * Bets on sports and their stakes in one commit (docs/flows/product-bet.md): the judge holds the fixtures, so
 * no price, line or state changes meanwhile, and one judge at a time adds up what a member has.
 */
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { isTaken, type JudgingRider, type RiderItem, type RidingResult } from '../../wallet/index.ts'
import { MarketShelf } from '../book/door.ts'
import { Docket, type DocketSources } from './docket.ts'
import { slipEvents } from './events.ts'
import { movedLines } from './moved-lines.ts'
import { ExposureRanOut, Room } from './room.ts'
import { liabilityOn, paysTogether } from './rules/exposure.ts'
import { keptOf, type BetFault } from './rules/fault.ts'
import { limitFault } from './rules/bet-limits.ts'
import {
  countFault,
  isFault,
  legAt,
  legsNow,
  lineFault,
  priceFault,
  priceTogether,
  soldFault,
  stateFault,
  togetherFault,
  type PricedBet,
  type PricedLeg,
} from './rules/priced-bet.ts'
import { isBetRide, isRejectRide, SLIP_RIDE, type FreshBet, type SlipRide } from './ride.ts'
import {
  insertBets,
  keepRefusals,
  type HeldChange,
  type TakenBet,
  type TallyChange,
  type Written,
} from './store/bets.ts'
import { lockBets, markRejected } from './store/deciding.ts'
import { dayTally } from './store/standing.ts'
import { keepFault, keepTaken } from './taken-bets.ts'
import { keptLimits } from './terms.ts'

/** Where a batch can be cut off. */
export type RiderStep = 'held' | 'judged' | 'stored'
export type OnRiderStep = (step: RiderStep, tx: Tx) => Promise<void> | void

interface Batch {
  readonly docket: Docket
  readonly priced: Map<FreshBet, PricedBet>
  readonly faults: Map<FreshBet, BetFault>
}

/** A changed limit of a house holds for bets after so long. */
const LIMITS_MS = 1_000

/** `onStep` is called at the steps of a batch; the last of them is before its commit. */
export function slipRider(onStep?: OnRiderStep, limitsMs: number = LIMITS_MS): JudgingRider<SlipRide> {
  const limitsFor = keptLimits(limitsMs)
  const shelf = new MarketShelf()
  const room = new Room()
  /** From a batch's judge to its store. */
  const batches = new WeakMap<Tx, Batch>()
  return {
    kind: SLIP_RIDE,
    weightOf: (ride) => (isBetRide(ride) ? ride.bet.legs.length : 1),
    async judge(tx, items) {
      const bets = items.flatMap(({ ride }) => (isBetRide(ride) ? [ride.bet] : []))
      const batch = await judgeBets(tx, bets, { shelf, limitsFor, readsHeld: room.isScarce(bets) })
      batches.set(tx, batch)
      room.note(batch.docket.scarce())
      const waiting = await waitingAmong(tx, items)
      await onStep?.('held', tx)
      for (const [bet, fault] of await movedLines(tx, batch.docket, batch.faults))
        batch.faults.set(bet, fault)
      for (const [bet, fault] of batch.faults) keepFault(bet, fault)
      await onStep?.('judged', tx)
      return items.map(({ ride }) => {
        if (isBetRide(ride)) return batch.faults.get(ride.bet)?.code
        // A bet that is decided stays as it is; one that went back before is answered by the ledger.
        return isRejectRide(ride) && waiting.get(ride.betId) === false ? 'ROUND_STATE' : undefined
      })
    },
    async store(tx, items, results, isLast) {
      const batch = batches.get(tx)!
      const rejected = items.flatMap(({ ride }, place) =>
        isRejectRide(ride) && isTaken(results[place]!) ? [ride] : [],
      )
      await storeBets(tx, batch, items, results, isLast && rejected.length === 0 && onStep === undefined)
      if (rejected.length > 0)
        for (const bet of await markRejected(tx, rejected))
          await emitEvent(tx, slipEvents.rejected, { ...bet })
      await onStep?.('stored', tx)
    },
  }
}

/** Of the bets that are to be rejected: whether each still waits or was rejected before. */
async function waitingAmong(
  tx: Tx,
  items: readonly RiderItem<SlipRide>[],
): Promise<ReadonlyMap<string, boolean>> {
  const betIds = items.flatMap(({ ride }) => (isRejectRide(ride) ? [ride.betId] : []))
  if (betIds.length === 0) return new Map()
  return new Map(
    (await lockBets(tx, betIds)).map((row) => [
      row.bet_id,
      row.state === 'PENDING' || row.state === 'REJECTED',
    ]),
  )
}

/** A bet that is too large for an empty market is judged by what is held there. */
async function judgeBets(tx: Tx, bets: readonly FreshBet[], sources: DocketSources): Promise<Batch> {
  const docket = await Docket.open(tx, bets, sources)
  const batch: Batch = { docket, priced: new Map(), faults: new Map() }
  for (const bet of bets) judgeBet(batch, bet)
  const isExact =
    docket.knowsHeld || [...batch.faults.values()].every(({ code }) => code !== 'SPORT_EXPOSURE')
  return isExact ? batch : judgeBets(tx, bets, { ...sources, readsHeld: true })
}

/** Notes at what a bet is taken, or what forbids it apart from what the wallet guards. */
function judgeBet({ docket, priced, faults }: Batch, bet: FreshBet): void {
  const judged = priceBet(docket, bet)
  const fault = isFault(judged) ? judged : limitFault(bet, judged, docket.standingOf(bet))
  if (fault) {
    faults.set(bet, fault)
    return
  }
  priced.set(bet, judged as PricedBet)
  docket.use(bet, judged as PricedBet)
}

function priceBet(docket: Docket, bet: FreshBet): PricedBet | BetFault {
  const tooMany = countFault(bet)
  if (tooMany) return tooMany
  const markets = docket.marketsOf(bet.merchantId)
  const legs: PricedLeg[] = []
  for (const [place, asked] of bet.legs.entries()) {
    const leg = legAt(markets, asked)
    if (!leg) return { code: 'SPORT_MARKET_UNKNOWN', leg: place + 1 }
    legs.push(leg)
  }
  const { maxParlayPriceE4, sellsVirtual } = docket.limitsOf(bet.merchantId)
  return (
    firstFault(legs, (leg) => soldFault(leg, sellsVirtual)) ??
    togetherFault(bet, legs) ??
    firstFault(legs, stateFault) ??
    firstFault(legs, (leg, place) => lineFault(bet.legs[place]!, leg)) ??
    firstFault(legs, (leg, place) => priceFault(bet.legs[place]!, leg, bet.acceptChange, bet.oddsFormat)) ??
    priceTogether(bet, legs, maxParlayPriceE4)
  )
}

/** With what every leg stands at, so that the member can decide again at once. */
function firstFault(
  legs: readonly PricedLeg[],
  faultOf: (leg: PricedLeg, place: number) => BetFault | null,
): BetFault | null {
  for (const [place, leg] of legs.entries()) {
    const fault = faultOf(leg, place)
    if (fault) return { ...fault, leg: place + 1, legs: legsNow(legs) }
  }
  return null
}

async function storeBets(
  tx: Tx,
  batch: Batch,
  items: readonly RiderItem<SlipRide>[],
  results: readonly RidingResult[],
  isLast: boolean,
): Promise<void> {
  const { docket, priced, faults } = batch
  const taken: TakenBet[] = []
  const refused: { bet: FreshBet; fault: BetFault }[] = []
  for (const [place, { ride }] of items.entries()) {
    if (!isBetRide(ride)) continue
    const result = results[place]!
    const own = priced.get(ride.bet)
    const fault = faults.get(ride.bet)
    if (own && isTaken(result)) taken.push(takenOf(docket, ride.bet, own, result.walletTransactionId!))
    else if (fault && result.status === 'REFUSED' && !result.isRepeat) refused.push({ bet: ride.bet, fault })
  }
  if (refused.length > 0)
    await keepRefusals(
      tx,
      refused.map(({ bet, fault }) => ({ betId: bet.betId, answer: keptOf(fault, bet.currency) })),
    )
  if (taken.length === 0) return
  const held = heldBy(taken)
  const written = await insertBets(tx, taken, {
    held,
    tallies: talliesBy(taken, docket),
    mostPayout: docket.knowsHeld
      ? null
      : leastOf(taken.map(({ bet }) => docket.limitsOf(bet.merchantId).maxExposure)),
    isLast: isLast && !docket.knowsHeld,
  })
  if (docket.knowsHeld) checkExposure(docket, taken, held, written)
  for (const one of taken) keepTaken(one.bet, one, written.numbers.get(one.bet.betId)!)
}

const leastOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((least, one) => (one < least ? one : least))

function takenOf(docket: Docket, bet: FreshBet, priced: PricedBet, walletTxn: string): TakenBet {
  const waitsMs = priced.delayS * 1_000
  return {
    bet,
    priced,
    marks: docket.marksOf(priced),
    walletTxn,
    // By the clock of its judge, so that no bet is as late as the start of its fixture.
    placedAt: docket.now,
    decideAt: waitsMs > 0 ? new Date(docket.now.getTime() + waitsMs) : null,
  }
}

/** What bets add to selections; others that are paid beside them are locked as well, with nothing. */
function heldBy(taken: readonly TakenBet[]): HeldChange[] {
  const sums = new Map<string, HeldChange>()
  const add = (change: HeldChange) => {
    const name = selectionName(change)
    const known = sums.get(name) ?? { ...change, stake: 0n, payout: 0n, bets: 0 }
    sums.set(name, {
      ...known,
      stake: known.stake + change.stake,
      payout: known.payout + change.payout,
      bets: known.bets + change.bets,
    })
  }
  for (const { bet, priced } of taken)
    for (const { market, code } of priced.legs) {
      const at = { merchantId: bet.merchantId, marketNo: market.marketNo }
      add({ ...at, code, stake: bet.stake, payout: priced.potential, bets: 1 })
      if (paysTogether(market.typeCode))
        for (const other of market.codes) add({ ...at, code: other, stake: 0n, payout: 0n, bets: 0 })
    }
  return [...sums.values()]
}

function talliesBy(taken: readonly TakenBet[], docket: Docket): TallyChange[] {
  const sums = new Map<string, TallyChange>()
  const add = (memberId: string, subject: string, amount: bigint) => {
    const name = `${memberId}/${subject}`
    sums.set(name, { memberId, subject, amount: (sums.get(name)?.amount ?? 0n) + amount })
  }
  for (const { bet, priced } of taken) {
    add(bet.memberId, dayTally(docket.dayOf(bet.merchantId)), priced.potential)
    if (bet.kind === 'SINGLE') add(bet.memberId, priced.legs[0]!.market.fixtureId, bet.stake)
  }
  return [...sums.values()]
}

/**
 * The judge read what selections hold without a lock. What other batches have added since is seen here,
 * behind the lock of each selection: if a market is too much exposed now, the batch goes again.
 */
function checkExposure(
  docket: Docket,
  taken: readonly TakenBet[],
  changes: readonly HeldChange[],
  { held }: Written,
): void {
  const types = new Map(
    taken.flatMap(({ priced }) =>
      priced.legs.map(({ market }) => [market.marketNo, market.typeCode] as const),
    ),
  )
  const grown = new Set(changes.filter(({ bets }) => bets > 0).map(selectionName))
  for (const own of Map.groupBy(held, ({ merchantId, marketNo }) => `${merchantId}/${marketNo}`).values()) {
    const { merchantId, marketNo } = own[0]!
    const now = new Map(docket.heldBefore(merchantId, marketNo))
    for (const { code, stake, payout } of own) now.set(code, { stake, payout })
    const most = docket.limitsOf(merchantId).maxExposure
    for (const one of own)
      if (grown.has(selectionName(one)) && liabilityOn(types.get(marketNo)!, now, one.code) > most)
        throw new ExposureRanOut(selectionName(one))
  }
}

const selectionName = (at: { merchantId: string; marketNo: bigint; code: string }): string =>
  `${at.merchantId}/${at.marketNo}/${at.code}`
