/**
 * Bets of lotteries and their stakes in one commit (docs/flows/product-bet.md): the judge holds the issues,
 * so none closes meanwhile, and one judge at a time adds up what a member may win in a game.
 */
import { businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { DEFAULT_TIME_ZONE } from '../../../kernel/time-zone.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { isTaken, type JudgingRider, type RiderItem, type RidingResult } from '../../wallet/index.ts'
import { textOfIssue, type IssueKey, type LockedIssue } from '../draws/door.ts'
import {
  isBetRide,
  LOTTERY_RIDE,
  type BetRide,
  type CancelRide,
  type FreshOrder,
  type LotteryRide,
} from './ride.ts'
import { keepFault, NumberDesk, standsOnNumbers, type PricedOrder } from './number-desk.ts'
import { keepTaken } from './taken-orders.ts'
import { gameOf } from './rules/plays.ts'
import { cancelsPerDay, cancelsUntil, SMALLEST_G, type Terms } from './rules/terms.ts'
import { cancelledSince, ordersToCancel, type OrderToCancel } from './store/cancelling.ts'
import { holdDocket, type HeldDocket } from './store/docket.ts'
import { linesOfOrders } from './store/number-stakes.ts'
import { insertOrders, markCancelled } from './store/orders.ts'
import { termsName } from './store/terms.ts'

/** Where a batch can be cut off. */
export type RiderStep = 'reserved' | 'judged' | 'stored'
export type OnRiderStep = (step: RiderStep) => Promise<void> | void

/** What one batch is judged by, and what its accepted items use up. */
interface Docket {
  readonly issues: ReadonlyMap<string, LockedIssue>
  readonly terms: ReadonlyMap<string, Terms>
  readonly groups: ReadonlyMap<string, number>
  /** What a member's bets in an issue may pay, those of this batch included; by `potentialName`. */
  readonly potentials: Map<string, bigint>
  readonly cancellable: ReadonlyMap<string, OrderToCancel>
  /** How many bets a member cancelled today, those of this batch included; by `memberInGame`. */
  readonly cancels: Map<string, number>
  /** null: no bet of the batch is on whole numbers. */
  readonly numbers: NumberDesk | null
  /** Bets on whole numbers that passed, at the odds that hold. */
  readonly priced: Map<FreshOrder, PricedOrder>
}

export function lotteryRider(onStep: OnRiderStep = () => {}): JudgingRider<LotteryRide> {
  /** From a batch's judge to its store. */
  const dockets = new WeakMap<Tx, Docket>()
  return {
    kind: LOTTERY_RIDE,
    // Batches lock the same issues FOR SHARE only, and a member belongs to one lane.
    lanes: 2,
    weightOf: (ride) => (isBetRide(ride) ? ride.order.lines.length : 1),
    async judge(tx, items) {
      const docket = await openDocket(tx, items)
      dockets.set(tx, docket)
      await onStep('reserved')
      const judged = items.map(({ message, ride }) =>
        isBetRide(ride) ? judgeBet(docket, ride) : judgeCancel(docket, ride, message.memberId),
      )
      await docket.numbers?.release(tx)
      await onStep('judged')
      return judged
    },
    async store(tx, items, results) {
      const docket = dockets.get(tx)!
      await storeBets(tx, items, results, docket)
      await giveNumbersBack(tx, items, results, docket)
      const back = items.flatMap(({ ride }, place) =>
        !isBetRide(ride) && isTaken(results[place]!) ? [ride] : [],
      )
      if (back.length > 0) await markCancelled(tx, back)
      await onStep('stored')
    },
  }
}

const issueOfRide = (ride: LotteryRide): IssueKey => (isBetRide(ride) ? ride.order : ride)
const potentialName = (memberId: string, issue: IssueKey): string => `${memberId}/${textOfIssue(issue)}`
const memberInGame = (memberId: string, { gameCode }: IssueKey): string => `${memberId}/${gameCode}`

async function openDocket(tx: Tx, items: readonly RiderItem<LotteryRide>[]): Promise<Docket> {
  const bets = items.flatMap(({ ride }) => (isBetRide(ride) ? [ride.order] : []))
  const backs = items.flatMap(({ ride }) => (isBetRide(ride) ? [] : [ride]))
  const held = await holdDocket(tx, {
    issues: items.map(({ ride }) => issueOfRide(ride)),
    held: items.map(({ message, ride }) => memberInGame(message.memberId, issueOfRide(ride))),
    bets,
    onNumbers: bets.filter(standsOnNumbers),
  })
  const cancellable = await ordersToCancel(
    tx,
    backs.map(({ orderId }) => orderId),
  )
  const { issues, terms, groups, sums } = held
  return {
    issues,
    terms,
    groups,
    numbers: await openNumbers(tx, bets, backs, cancellable, held),
    priced: new Map(),
    potentials: new Map(sums.map((sum) => [potentialName(sum.memberId, sum), sum.potentialAmount])),
    cancellable,
    cancels: await cancelsToday(tx, backs, cancellable, issues),
  }
}

/** Stakes of a void issue are returned without their numbers: nobody bets on these any more. */
async function openNumbers(
  tx: Tx,
  bets: readonly FreshOrder[],
  backs: readonly CancelRide[],
  orders: ReadonlyMap<string, OrderToCancel>,
  held: HeldDocket,
): Promise<NumberDesk | null> {
  const onNumbers = bets.filter(standsOnNumbers)
  const returned = backs.filter(
    (ride) =>
      standsOnNumbers(ride) && ride.cause !== 'VOID' && orders.get(ride.orderId)?.isCancelled === false,
  )
  if (onNumbers.length + returned.length === 0) return null
  const lines = Map.groupBy(
    await linesOfOrders(
      tx,
      returned.map(({ orderId }) => orderId),
    ),
    ({ orderId }) => orderId,
  )
  const returns = returned.map(({ orderId, gameCode, numero }) => ({
    orderId,
    gameCode,
    numero,
    merchantId: orders.get(orderId)!.merchantId,
    lines: lines.get(orderId) ?? [],
  }))
  return NumberDesk.open(tx, { bets: onNumbers, returns, held })
}

/** Cancellations are counted only where they are limited. */
async function cancelsToday(
  tx: Tx,
  backs: readonly CancelRide[],
  orders: ReadonlyMap<string, OrderToCancel>,
  issues: ReadonlyMap<string, LockedIssue>,
): Promise<Map<string, number>> {
  const limited = backs.filter(({ gameCode, cause }) => cause === 'MEMBER' && mostCancels(gameCode) !== null)
  const now = issues.values().next().value?.now
  if (limited.length === 0 || !now) return new Map()
  const since = startOfBusinessDate(businessDate(now, DEFAULT_TIME_ZONE), DEFAULT_TIME_ZONE)
  const asked = limited.flatMap(({ orderId, gameCode }) => {
    const memberId = orders.get(orderId)?.memberId
    return memberId === undefined ? [] : [{ memberId, gameCode }]
  })
  const rows = await cancelledSince(tx, asked, since)
  return new Map(rows.map(({ memberId, gameCode, count }) => [`${memberId}/${gameCode}`, count]))
}

const mostCancels = (gameCode: string): number | null => {
  const game = gameOf(gameCode)
  return game ? cancelsPerDay(game) : 0
}

/** What forbids a bet, apart from what the wallet guards. */
function judgeBet(docket: Docket, { order }: BetRide): string | undefined {
  const issue = docket.issues.get(textOfIssue(order))
  const terms = docket.terms.get(termsName(order))!
  if (!issue) return 'LOTTERY_ISSUE_UNKNOWN'
  if (issue.state === 'SCHEDULED' && order.chaseId === null) return 'LOTTERY_NOT_OPEN'
  if (issue.state !== 'OPEN' && issue.state !== 'SCHEDULED') return 'LOTTERY_CLOSED'
  if (!terms.isOn) return 'GAME_MAINTENANCE'
  const memberG = docket.groups.get(order.memberId) ?? SMALLEST_G
  if (order.betG !== null && order.betG > Math.min(memberG, terms.largestG)) return 'LOTTERY_PRIZE_GROUP'
  const name = potentialName(order.memberId, order)
  const potential = (docket.potentials.get(name) ?? 0n) + order.potentialAmount
  if (potential > terms.maxPayoutAmount) return 'LOTTERY_PAYOUT_LIMIT'
  if (standsOnNumbers(order)) return judgeNumbers(docket, order, name)
  docket.potentials.set(name, potential)
  return undefined
}

/** By what stands on its numbers now; the bet was priced by what its member saw. */
function judgeNumbers(docket: Docket, order: FreshOrder, name: string): string | undefined {
  const judged = docket.numbers!.judge(order)
  if ('code' in judged) {
    keepFault(order, judged)
    return judged.code
  }
  docket.priced.set(order, judged)
  docket.potentials.set(name, (docket.potentials.get(name) ?? 0n) + judged.potentialAmount)
  return undefined
}

/** A bet that was cancelled before is no matter of the judge: the ledger repeats its first answer. */
function judgeCancel(docket: Docket, ride: CancelRide, memberId: string): string | undefined {
  const issue = docket.issues.get(textOfIssue(ride))
  const order = docket.cancellable.get(ride.orderId)
  if (!issue || !order || order.memberId !== memberId) return 'LOTTERY_ORDER_NOT_FOUND'
  if (order.isCancelled) return undefined
  if (ride.cause === 'VOID') return issue.state === 'VOID' ? undefined : 'LOTTERY_CANCEL_CLOSED'
  const until =
    ride.cause === 'MEMBER'
      ? cancelsUntil(gameOf(ride.gameCode), { placedAt: order.placedAt, closesAt: issue.closesAt })
      : new Date(issue.closesAt.getTime() - 1)
  const isLate = issue.now > until
  if (isLate || (issue.state !== 'OPEN' && issue.state !== 'SCHEDULED')) return 'LOTTERY_CANCEL_CLOSED'
  if (ride.cause !== 'MEMBER') return undefined
  const most = mostCancels(ride.gameCode)
  if (most === null) return undefined
  const name = memberInGame(memberId, ride)
  const count = (docket.cancels.get(name) ?? 0) + 1
  if (count > most) return 'LOTTERY_CANCEL_LIMIT'
  docket.cancels.set(name, count)
  return undefined
}

async function storeBets(
  tx: Tx,
  items: readonly RiderItem<LotteryRide>[],
  results: readonly RidingResult[],
  { groups, issues, terms, priced }: Docket,
): Promise<void> {
  const taken = items.flatMap(({ ride }, place) => {
    const result = results[place]!
    if (!isBetRide(ride) || !isTaken(result)) return []
    const issue = issues.get(textOfIssue(ride.order))!
    const order = {
      ...ride.order,
      ...priced.get(ride.order),
      // What the game sells bounds what comes back as well.
      memberG:
        ride.order.betG === null
          ? null
          : Math.min(
              groups.get(ride.order.memberId) ?? SMALLEST_G,
              terms.get(termsName(ride.order))!.largestG,
            ),
      walletTxn: result.walletTransactionId!,
      // By the clock of its judge, so that no bet of an issue is as late as its close.
      placedAt: issue.now,
    }
    keepTaken(ride.order, order, issue.closesAt)
    return [order]
  })
  if (taken.length > 0) await insertOrders(tx, taken)
}

/** Numbers of bets that passed and were not taken, and of bets whose stakes are returned. */
async function giveNumbersBack(
  tx: Tx,
  items: readonly RiderItem<LotteryRide>[],
  results: readonly RidingResult[],
  { numbers, priced }: Docket,
): Promise<void> {
  if (!numbers) return
  const notTaken: FreshOrder[] = []
  const returnedIds: string[] = []
  for (const [place, { ride }] of items.entries())
    if (isBetRide(ride)) {
      if (priced.has(ride.order) && !isTaken(results[place]!)) notTaken.push(ride.order)
    } else if (isTaken(results[place]!)) returnedIds.push(ride.orderId)
  await numbers.giveBack(tx, notTaken, returnedIds)
}
