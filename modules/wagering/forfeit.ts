/** How bonuses end before their turnover is met (domain/economy.md §5, Forfeiting). */
import type { Tx } from '../../platform/postgres.ts'
import { expenseAccount, lockMember, memberAccount, postTransaction, type Balances } from '../wallet/index.ts'
import { guardBets, openRequirements, ownLeft } from './requirements.ts'
import { endRequirements, readOpen, type EndStatus, type Requirement } from './store.ts'

export interface ForfeitRequest {
  merchantId: string
  memberId: string
  actor: string
  now: Date
}

/**
 * Removes the whole bonus part and ends the bonus rows, as expired if their time is over; the member's own
 * money is not touched. What of a deposit was not played once yet has a row of its own from then on. Returns
 * what was removed.
 */
export async function forfeitBonus(tx: Tx, request: ForfeitRequest): Promise<bigint> {
  const { rows, balances } = await readOpenLocked(tx, request.memberId)
  await removeBonus(tx, request, balances)
  // Before the others end: what was counted of their rounds is forgotten once nothing is open.
  await openOwn(
    tx,
    request,
    rows.filter((row) => row.isBonus),
  )
  const isOver = (row: Requirement) => row.expiresAt !== null && row.expiresAt <= request.now
  const { EXPIRED = [], FORFEITED = [] } = Object.groupBy(
    rows.filter((row) => row.isBonus),
    (row) => (isOver(row) ? 'EXPIRED' : 'FORFEITED'),
  )
  await endRequirements(
    tx,
    EXPIRED.map((row) => row.requirementId),
    'EXPIRED',
    request.now,
  )
  await endRequirements(
    tx,
    FORFEITED.map((row) => row.requirementId),
    'FORFEITED',
    request.now,
  )
  await guardBets(tx, request.memberId)
  return balances.bonus
}

/** Rounds that began behind the deposit count: what was played for the bonus is taken off already. */
async function openOwn(tx: Tx, request: ForfeitRequest, ending: readonly Requirement[]): Promise<void> {
  await openRequirements(
    tx,
    ending
      .filter((row) => ownLeft(row) > 0n)
      .map((row) => ({
        merchantId: request.merchantId,
        memberId: request.memberId,
        source: 'DEPOSIT',
        reference: row.reference,
        baseAmount: ownLeft(row),
        txnId: String(row.afterRoundNo),
        multiplierPpm: 1_000_000n,
        now: request.now,
      })),
  )
}

/**
 * Ends every requirement of a member who excluded themselves and removes the bonus part, so that their own
 * money can leave (domain/economy.md §8.1, 1).
 */
export async function closeForExclusion(
  tx: Tx,
  request: { merchantId: string; memberId: string; now: Date },
): Promise<void> {
  const { rows, balances } = await readOpenLocked(tx, request.memberId)
  await removeBonus(tx, { ...request, actor: 'system' }, balances)
  const end = (isBonus: boolean, status: EndStatus) =>
    endRequirements(
      tx,
      rows.filter((row) => row.isBonus === isBonus).map((row) => row.requirementId),
      status,
      request.now,
    )
  await end(true, 'FORFEITED')
  await end(false, 'CANCELLED')
  await guardBets(tx, request.memberId)
}

/** The member's accounts locked, and what is open then. */
async function readOpenLocked(
  tx: Tx,
  memberId: string,
): Promise<{ rows: Requirement[]; balances: Balances }> {
  const balances = await lockMember(tx, memberId)
  return { rows: await readOpen(tx, memberId), balances }
}

async function removeBonus(
  tx: Tx,
  request: { merchantId: string; memberId: string; actor: string },
  balances: Balances,
): Promise<void> {
  if (balances.bonus === 0n) return
  await postTransaction(tx, {
    scope: 'wagering',
    key: `forfeit:${request.memberId}:${balances.version}`,
    kind: 'FORFEIT',
    currency: 'REAL',
    actor: request.actor,
    entries: [
      {
        from: memberAccount(request.memberId, 'bonus'),
        to: expenseAccount(request.merchantId, 'bonus'),
        amount: balances.bonus,
        code: 'FORFEIT',
      },
    ],
  })
}
