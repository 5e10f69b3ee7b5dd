/** Booking the points of a business day, set by set (docs/flows/points.md). */
import { addDays, businessDate, startOfBusinessDate, wallOf } from '../../kernel/calendar.ts'
import { newId } from '../../kernel/ids.ts'
import type { MerchantContext } from '../../platform/calls.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import {
  balancesOf,
  creditSet,
  dayEarningsOf,
  expenseAccount,
  isFoldedUpTo,
  lockMember,
  memberAccount,
  postTransaction,
} from '../wallet/index.ts'
import { bookDay, earningsOf, type Earnings } from './rules/earning.ts'
import { earningTermsOf } from './settings.ts'
import { insertMovements, readOwed, writeOwed, type NewMovement } from './store/movements.ts'
import { knowDays, lockRun, moveRun, unbookedDays, type Booked } from './store/runs.ts'

type Merchant = Pick<MerchantContext, 'id' | 'timeZone'>

/** A day is booked from this hour of the next one on, by the merchant's clock. */
export const CREDITED_AT = '02:00'
const SCOPE = 'points'
/** A set of the wallet's credits at most. */
const MEMBERS = 1_000

interface Earner {
  readonly memberId: string
  readonly earnings: Earnings
  readonly sum: bigint
}

/**
 * Books every day of a merchant that has ended, the oldest first. A day waits until the sums of the ledger
 * have reached its end. Cut off anywhere, the next call goes on behind the last set.
 */
export async function bookDays(
  database: Database,
  merchant: Merchant,
  now: Date,
  members = MEMBERS,
): Promise<void> {
  const wall = wallOf(now, merchant.timeZone)
  const today = businessDate(now, merchant.timeZone)
  await knowDays(database.kysely, merchant.id, addDays(today, wall.slice(11) < CREDITED_AT ? -2 : -1))
  for (const day of await unbookedDays(database, merchant.id)) {
    if (!(await isFoldedUpTo(database.kysely, startOfBusinessDate(addDays(day, 1), merchant.timeZone))))
      return
    while (await database.transaction((tx) => bookSet(tx, merchant, day, now, members)));
  }
}

/** The next members of a day; false once it is booked whole. */
async function bookSet(tx: Tx, merchant: Merchant, day: string, now: Date, limit: number): Promise<boolean> {
  const after = await lockRun(tx, merchant.id, day)
  if (after === undefined) return false
  const [from, to] = [day, addDays(day, 1)].map((date) => startOfBusinessDate(date, merchant.timeZone))
  const asked = { merchantId: merchant.id, day, from: from!, to: to!, after, limit }
  const { members, lastOwner } = await dayEarningsOf(tx, asked)
  const terms = await earningTermsOf(tx, merchant.id)
  const earners = members
    .map(({ memberId, ...figures }): Earner => {
      const earnings = earningsOf(figures, terms)
      return { memberId, earnings, sum: Object.values(earnings).reduce((sum, part) => sum + part, 0n) }
    })
    .filter(({ earnings }) => Object.keys(earnings).length > 0)
  const booked = await book(tx, merchant.id, day, earners, now)
  await moveRun(tx, { merchantId: merchant.id, day }, booked, lastOwner, now)
  return lastOwner !== null
}

async function book(
  tx: Tx,
  merchantId: string,
  day: string,
  earners: readonly Earner[],
  now: Date,
): Promise<Booked> {
  const owed = await readOwed(
    tx,
    earners.map(({ memberId }) => memberId),
  )
  // Whoever takes back holds the balance. All are locked in the order of their numbers, as the set is.
  const mustLock = earners.some(({ memberId, sum }) => sum < 0n || owed.has(memberId))
  if (mustLock) for (const { memberId } of earners) await lockMember(tx, memberId)
  const movements: NewMovement[] = []
  const credits: { memberId: string; amount: bigint; key: string; reference: string }[] = []
  let taken = 0n
  for (const { memberId, earnings, sum } of earners) {
    const owedBefore = owed.get(memberId) ?? 0n
    const balance = sum < owedBefore ? (await balancesOf(tx, memberId)).points : 0n
    const booked = bookDay(sum, { owed: owedBefore, balance })
    const carried = { CARRIED: booked.moved - sum }
    for (const [type, amount] of Object.entries({ ...earnings, ...carried }))
      if (amount !== 0n)
        movements.push({ movementId: newId(), memberId, type: type as NewMovement['type'], amount, day })
    if (booked.owed !== owedBefore) await writeOwed(tx, merchantId, memberId, booked.owed)
    const key = `earned:${day}:${memberId}`
    if (booked.moved > 0n) credits.push({ memberId, amount: booked.moved, key, reference: day })
    if (booked.moved < 0n) {
      await takeBack(tx, merchantId, { memberId, amount: -booked.moved, key, day })
      taken -= booked.moved
    }
  }
  await creditSet(tx, {
    merchantId,
    scope: SCOPE,
    kind: 'POINTS',
    code: 'POINTS_EARNED',
    expense: 'points',
    purpose: 'points',
    credits,
  })
  await insertMovements(tx, merchantId, movements, now)
  const earned = credits.reduce((sum, { amount }) => sum + amount, 0n)
  return { members: earners.length, earned, taken }
}

/** What the day's corrections outweigh. */
async function takeBack(
  tx: Tx,
  merchantId: string,
  { memberId, amount, key, day }: { memberId: string; amount: bigint; key: string; day: string },
): Promise<void> {
  await postTransaction(tx, {
    scope: SCOPE,
    key,
    kind: 'POINTS',
    currency: 'POINT',
    reference: day,
    actor: 'system',
    reason: 'bets of earlier days were corrected',
    entries: [
      {
        from: memberAccount(memberId, 'points'),
        to: expenseAccount(merchantId, 'points'),
        amount,
        code: 'POINTS_EARNED',
      },
    ],
  })
}
