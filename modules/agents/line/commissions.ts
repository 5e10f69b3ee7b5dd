/** Commissions: noted from what was settled, and credited by set (docs/flows/commissions.md). */
import { rebateProducts } from '../../../kernel/agents/economy-guard.ts'
import { groupCommissions, pointCommissions, type Difference } from '../../../kernel/agents/commission.ts'
import { addDays, businessDate, momentOfWall, periodOf } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { economyOf, rateVectorsAt } from '../../identity/index.ts'
import { countedOrdersOf } from '../../lottery/index.ts'
import { merchantsKey } from '../../system/index.ts'
import { creditSet, readPlayChanges, roundNamesOf, type PlayChange } from '../../wallet/index.ts'
import {
  holdDueAccounts,
  insertCommissions,
  insertPayments,
  readCarries,
  readNoted,
  takeDue,
  type NewCommission,
} from './store/commissions.ts'
import { addPointPlay, holdDuePlay, markPlayNoted, readPointLines } from './store/points.ts'

const FOLLOWER = 'agents.commissions'
const CHANGES = 2_000
/** creditSet takes no more at once. */
const RECEIVERS = 1_000
const WHOLE = 1_000_000
/** When the points of the day before are reckoned. */
const POINTS_FROM = '01:00'

const pointProducts: readonly string[] = rebateProducts
const lotteryProducts: readonly string[] = ['LOTT', 'ELOTT', 'VN', 'SEA']
/** Where odds do not follow the prize group. */
const fixedOddsProducts: readonly string[] = ['VN', 'SEA']

export interface House {
  readonly id: string
  readonly timeZone: string
}

type Named = PlayChange & { roundId: string; openedAt: string }

/** Notes the next changes of settled play; returns whether more may be waiting. */
export async function followCommissions(tx: Tx, services: Pick<Services, 'use'>): Promise<boolean> {
  const changes = await readPlayChanges(tx, FOLLOWER, CHANGES, false)
  const names = await roundNamesOf(
    tx,
    changes.map(({ roundNo }) => roundNo),
  )
  const named = changes.flatMap((change): Named[] => {
    const name = names.get(change.roundNo)
    return name ? [{ ...change, ...name }] : []
  })
  const merchants = services.use(merchantsKey)
  await addPointPlay(
    tx,
    named
      .filter(({ product, valid }) => pointProducts.includes(product) && valid !== 0n)
      .map((change) => ({
        ...change,
        day: businessDate(change.settledAt, merchants.byId(change.merchantId)!.timeZone),
      })),
  )
  const drawn = named.filter(({ product }) => lotteryProducts.includes(product))
  for (const [merchantId, own] of Map.groupBy(drawn, (change) => change.merchantId))
    await noteLotteries(tx, merchantId, own)
  return changes.length > 0
}

/**
 * What the bets of these members in these issues come to now, less what was noted of them before: so a
 * correction, a refund or the same change once more are all one rule.
 */
async function noteLotteries(tx: Tx, merchantId: string, changes: readonly Named[]): Promise<void> {
  const products = new Map(
    changes.map(({ memberId, roundId, product }) => [`${roundId} ${memberId}`, product]),
  )
  const issues = changes.map(({ memberId, gameCode, roundId }) => ({
    memberId,
    gameCode,
    numero: roundId.slice(gameCode.length + 1),
  }))
  const orders = await countedOrdersOf(tx, [
    ...new Map(issues.map((issue) => [Object.values(issue).join(' '), issue])).values(),
  ])
  if (orders.length === 0) return
  const { fixedOddsRebate } = await economyOf(tx, merchantId)
  const noted = Map.groupBy(
    await readNoted(
      tx,
      orders.map(({ orderId }) => orderId),
    ),
    ({ source }) => source,
  )
  const lines = await rateVectorsAt(
    tx,
    orders.map(({ memberId, placedAt }) => ({ accountId: memberId, at: placedAt })),
  )
  const fresh = orders.flatMap((order, place): NewCommission[] => {
    const product = products.get(`${order.roundId} ${order.memberId}`)!
    const before = noted.get(order.orderId) ?? []
    const present = fixedOddsProducts.includes(product) ? fixedOddsRebate : WHOLE
    // A bet keeps the part that it was first reckoned with.
    const factorPpm = before[0]?.factor_ppm ?? present
    const line = lines[place]!.map(({ accountId, distance, memberG }) => ({
      accountId,
      distance,
      rate: distance === 0 ? (order.memberG ?? memberG) : memberG,
    }))
    return changesOf(groupCommissions(line, order.stakeAmount, factorPpm), before, {
      merchantId,
      memberId: order.memberId,
      kind: 'GROUP',
      product,
      source: order.orderId,
      reference: order.roundId,
      baseAmount: order.stakeAmount,
      factorPpm,
    })
  })
  await insertCommissions(tx, fresh)
}

type Source = Omit<
  NewCommission,
  'accountId' | 'distance' | 'ownRate' | 'belowRate' | 'amount' | 'isCorrection'
>

/** The rows that make what was noted of a source equal to what it comes to now. */
function changesOf(
  now: readonly Difference[],
  before: readonly { account_id: string; amount: bigint }[],
  source: Source,
): NewCommission[] {
  const known = new Map(before.map(({ account_id, amount }) => [account_id, amount]))
  return now.flatMap(({ amount, ...place }) => {
    const difference = amount - (known.get(place.accountId) ?? 0n)
    return difference === 0n
      ? []
      : [{ ...source, ...place, amount: difference, isCorrection: known.has(place.accountId) }]
  })
}

/** The first day whose points are not due yet: today, and before one o'clock yesterday as well. */
export function firstDayNotDue(now: Date, timeZone: string): string {
  const today = businessDate(now, timeZone)
  return now >= momentOfWall(`${today}T${POINTS_FROM}`, timeZone) ? today : addDays(today, -1)
}

/**
 * Notes the points of one set of plays of days that are due, in one transaction with the mark on them;
 * returns how many there were. Every day that was left out is found by its state.
 */
export async function notePoints(tx: Tx, house: House, now: Date, limit = 500): Promise<number> {
  const due = await holdDuePlay(tx, {
    merchantId: house.id,
    before: firstDayNotDue(now, house.timeZone),
    limit,
  })
  if (due.length === 0) return 0
  const sources = due.map((play) => `${play.day}:${play.member_id}:${play.product}:${play.basis}`)
  const noted = Map.groupBy(await readNoted(tx, sources), ({ source }) => source)
  const places = Map.groupBy(
    await readPointLines(
      tx,
      due.map((play) => ({ memberId: play.member_id, product: play.product, at: play.basis })),
    ),
    ({ place }) => Number(place) - 1,
  )
  const fresh = due.flatMap((play, place): NewCommission[] => {
    const line = (places.get(place) ?? []).map((row) => ({
      accountId: row.account_id,
      distance: row.distance,
      rate: row.point_ppm,
    }))
    return changesOf(pointCommissions(line, play.valid), noted.get(sources[place]!) ?? [], {
      merchantId: house.id,
      memberId: play.member_id,
      kind: 'POINT',
      product: play.product,
      source: sources[place]!,
      reference: play.day,
      baseAmount: play.valid,
      factorPpm: WHOLE,
    })
  })
  await insertCommissions(tx, fresh)
  await markPlayNoted(tx, due)
  return due.length
}

export interface CreditParts {
  readonly database: Database
  readonly now: Date
  readonly receivers?: number
  /** Called in the transaction before it commits; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}

/**
 * Credits what was noted before the running five minutes began, one payment for each receiver. Rows, carry,
 * payment and money are one commit, so whatever is killed or runs twice pays once.
 */
export async function creditCommissions(parts: CreditParts, house: House): Promise<void> {
  const { from: before } = periodOf('FIVE_MINUTES', parts.now, house.timeZone)
  const { id: periodId } = periodOf('FIVE_MINUTES', new Date(before.getTime() - 1), house.timeZone)
  const order = { merchantId: house.id, before, periodId }
  while ((await parts.database.transaction((tx) => creditNext(tx, parts, order))) > 0);
}

async function creditNext(
  tx: Tx,
  { receivers = RECEIVERS, onStep }: CreditParts,
  { merchantId, before, periodId }: { merchantId: string; before: Date; periodId: string },
): Promise<number> {
  const accounts = await holdDueAccounts(tx, { merchantId, before, limit: receivers })
  if (accounts.length === 0) return 0
  const ids = new Map(accounts.map((accountId) => [accountId, newId()]))
  const taken = await takeDue(
    tx,
    { merchantId, before },
    [...ids].map(([accountId, paymentId]) => ({ accountId, paymentId })),
  )
  const carries = await readCarries(tx, accounts)
  const payments = taken.map((row) => {
    const carriedAmount = carries.get(row.account_id) ?? 0n
    const balance = row.sum + carriedAmount
    return {
      paymentId: ids.get(row.account_id)!,
      merchantId,
      accountId: row.account_id,
      periodId,
      sumAmount: row.sum,
      carriedAmount,
      paidAmount: balance > 0n ? balance : 0n,
      leftAmount: balance < 0n ? balance : 0n,
    }
  })
  const paying = payments.filter(({ paidAmount }) => paidAmount > 0n)
  const credited = await creditSet(tx, {
    merchantId,
    scope: 'commission',
    kind: 'COMMISSION',
    code: 'COMMISSION',
    expense: 'commission',
    credits: paying.map(({ accountId, paymentId, paidAmount }) => ({
      memberId: accountId,
      amount: paidAmount,
      key: paymentId,
      reference: periodId,
    })),
  })
  const txns = new Map(paying.map(({ paymentId }, place) => [paymentId, credited[place]!.txnId]))
  await insertPayments(
    tx,
    payments.map((payment) => ({ ...payment, txnId: txns.get(payment.paymentId) ?? null })),
  )
  await onStep?.()
  return payments.length
}
