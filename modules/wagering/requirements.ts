/** Opening requirements, what they leave to be withdrawn, and their ends (domain/economy.md §5). */
import { newId } from '../../kernel/ids.ts'
import { ceilToMinor } from '../../kernel/money.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { balancesOfMany, expenseAccount, hasOpenRounds, lockMember, memberAccount, postTransaction, setMemberGuard, type Balances } from '../wallet/index.ts'
import { BUST_BELOW } from './rules/fill.ts'
import { depositWeights, type Weights } from './rules/weights.ts'
import { cancelByReference, endRequirements, hasOpen, insertRequirement, readMaxStake, readOpen, startProgress, type EndStatus, type Requirement } from './store.ts'

export interface OpenRequest {
  merchantId: string
  memberId: string
  /** DEPOSIT, or the kind of bonus. */
  source: string
  /** The deposit or claim; opening it twice is opening it once. */
  reference: string
  baseAmount: bigint
  /** The ledger's transaction that credited it; stakes from before it do not count. */
  txnId: string
  /** 1_000_000n is once. */
  multiplierPpm: bigint
  now: Date
  isBonus?: boolean
  weights?: Weights
  maxStake?: bigint
  expiresAt?: Date
}

/** Opens a requirement in the transaction that credits what it stands for; the required amount is rounded up. */
export async function openRequirement(tx: Tx, request: OpenRequest): Promise<void> {
  const requiredAmount = ceilToMinor(request.baseAmount, request.multiplierPpm)
  if (requiredAmount === 0n) return
  const afterRoundNo = BigInt(request.txnId)
  await startProgress(tx, request.memberId, afterRoundNo, request.now)
  const isNew = await insertRequirement(tx, {
    requirementId: newId(request.now.getTime()), merchantId: request.merchantId, memberId: request.memberId, source: request.source, reference: request.reference,
    isBonus: request.isBonus ?? false, afterRoundNo, baseAmount: request.baseAmount, multiplierPpm: request.multiplierPpm, requiredAmount,
    weights: request.weights ?? depositWeights, maxStake: request.maxStake ?? null, createdAt: request.now, expiresAt: request.expiresAt ?? null,
  })
  if (isNew && request.maxStake !== undefined) await guardStake(tx, request.memberId)
}

/** Open requirements in the order in which they fill. */
export async function requirementsOf(reader: Reader, memberId: string): Promise<Requirement[]> {
  return readOpen(reader, memberId)
}

/** What is left to be played over all open requirements. */
export function turnoverLeft(open: readonly Requirement[]): bigint {
  return open.reduce((sum, row) => sum + row.requiredAmount - row.doneAmount, 0n)
}

/** Nothing while a requirement is open, else the whole balance. `balances` as the caller read or locked them. */
export async function withdrawableOf(reader: Reader, memberId: string, balances: Pick<Balances, 'balance'>): Promise<bigint> {
  return balances.balance === 0n ? 0n : withdrawableFrom(balances.balance, await hasOpen(reader, memberId))
}

/** The same, where both are known: all of the balance, or nothing while a requirement is open. */
export function withdrawableFrom(balance: bigint, hasOpenRequirement: boolean): bigint {
  return hasOpenRequirement ? 0n : balance
}

/**
 * Brings a member's rows and bonus money in line: without an open bonus row the bonus part is the member's own; with
 * less than a baht and no open round everything ends. Locks the member's accounts first, as every writer does.
 */
export async function settleMember(tx: Tx, memberId: string, now: Date): Promise<void> {
  const balances = await lockMember(tx, memberId)
  const open = await readOpen(tx, memberId)
  if (open.length > 0 && balances.balance < BUST_BELOW && !(await hasOpenRounds(tx, memberId))) {
    await endRequirements(tx, open.map((row) => row.requirementId), 'DONE_BY_BUST', now)
    open.length = 0
  }
  if (balances.bonus > 0n && !open.some((row) => row.isBonus)) {
    await postTransaction(tx, {
      // The version is the last movement of the balance: one release for each.
      scope: 'wagering', key: `release:${memberId}:${balances.version}`, kind: 'BONUS_RELEASE', currency: 'THB',
      entries: [{ from: memberAccount(memberId, 'bonus'), to: memberAccount(memberId), amount: balances.bonus, code: 'BONUS_RELEASE' }],
    })
  }
  await guardStake(tx, memberId)
}

/** Members among these who are left with less than a baht: candidates for `settleMember`. */
export async function bustedOf(reader: Reader, memberIds: readonly string[]): Promise<string[]> {
  const balances = await balancesOfMany(reader, memberIds)
  return memberIds.filter((memberId) => (balances.get(memberId)?.balance ?? 0n) < BUST_BELOW)
}

export interface ForfeitRequest { merchantId: string; memberId: string; actor: string; now: Date }

/**
 * Removes the whole bonus part and ends the bonus rows, as expired where their time is over; the member's own money is
 * not touched. Answers what was removed.
 */
export async function forfeitBonus(tx: Tx, request: ForfeitRequest): Promise<bigint> {
  const { rows, balances } = await readOpenLocked(tx, request.memberId)
  await removeBonus(tx, request, balances)
  const isOver = (row: Requirement) => row.expiresAt !== null && row.expiresAt <= request.now
  const { EXPIRED = [], FORFEITED = [] } = Object.groupBy(rows.filter((row) => row.isBonus), (row) => (isOver(row) ? 'EXPIRED' : 'FORFEITED'))
  await endRequirements(tx, EXPIRED.map((row) => row.requirementId), 'EXPIRED', request.now)
  await endRequirements(tx, FORFEITED.map((row) => row.requirementId), 'FORFEITED', request.now)
  await guardStake(tx, request.memberId)
  return balances.bonus
}

/**
 * Ends every requirement of a member who excluded himself and removes the bonus part, so that his own money can leave
 * (domain/economy.md §8.1, 1).
 */
export async function closeForExclusion(tx: Tx, request: { merchantId: string; memberId: string; now: Date }): Promise<void> {
  const { rows, balances } = await readOpenLocked(tx, request.memberId)
  await removeBonus(tx, { ...request, actor: 'system' }, balances)
  const end = (isBonus: boolean, status: EndStatus) =>
    endRequirements(tx, rows.filter((row) => row.isBonus === isBonus).map((row) => row.requirementId), status, request.now)
  await end(true, 'FORFEITED')
  await end(false, 'CANCELLED')
  await guardStake(tx, request.memberId)
}

/** Ends the one requirement that stood for money which was taken back; nothing where it has ended already. */
export async function cancelRequirement(tx: Tx, request: { memberId: string; source: string; reference: string; now: Date }): Promise<void> {
  await lockMember(tx, request.memberId)
  await cancelByReference(tx, request)
  await guardStake(tx, request.memberId)
}

async function readOpenLocked(tx: Tx, memberId: string): Promise<{ rows: Requirement[]; balances: Balances }> {
  const balances = await lockMember(tx, memberId)
  return { rows: await readOpen(tx, memberId), balances }
}

async function removeBonus(tx: Tx, request: { merchantId: string; memberId: string; actor: string }, balances: Balances): Promise<void> {
  if (balances.bonus === 0n) return
  await postTransaction(tx, {
    scope: 'wagering', key: `forfeit:${request.memberId}:${balances.version}`, kind: 'FORFEIT', currency: 'THB', actor: request.actor,
    entries: [{ from: memberAccount(request.memberId, 'bonus'), to: expenseAccount(request.merchantId, 'bonus'), amount: balances.bonus, code: 'FORFEIT' }],
  })
}

/** The wallet refuses larger bets while a bonus row is open (BONUS_MAX_BET). */
async function guardStake(tx: Tx, memberId: string): Promise<void> {
  await setMemberGuard(tx, memberId, { bonusMaxStake: await readMaxStake(tx, memberId) })
}
