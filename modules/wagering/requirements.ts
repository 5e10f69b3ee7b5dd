/** Opening requirements, what they leave to be withdrawn, and how they end (domain/economy.md §5). */
import { newId } from '../../kernel/ids.ts'
import { ceilToMinor } from '../../kernel/money.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import {
  balancesOfMany,
  hasOpenRounds,
  lockMember,
  memberAccount,
  postTransaction,
  setMemberGuard,
  type Balances,
} from '../wallet/index.ts'
import { BUST_BELOW } from './rules/fill.ts'
import { depositWeights, type Weights } from './rules/weights.ts'
import {
  cancelByReference,
  endRequirements,
  forgetCounted,
  hasOpen,
  insertRequirements,
  noteWaiting,
  readBounds,
  readOpen,
  stopWaiting,
  type Excluded,
  type NewRequirement,
  type Requirement,
} from './store.ts'

export interface OpenRequest {
  merchantId: string
  memberId: string
  /** DEPOSIT, or the kind of bonus. */
  source: string
  /** The deposit or claim; opening a requirement for it twice has no effect. */
  reference: string
  baseAmount: bigint
  /** The deposit in the base of a bonus that stands in place of the deposit's own turnover. */
  ownAmount?: bigint
  /** The ledger's transaction that credited it; stakes from before it do not count. */
  txnId: string
  /** 1_000_000n means once. */
  multiplierPpm: bigint
  now: Date
  isBonus?: boolean
  weights?: Weights
  maxStake?: bigint
  excluded?: Partial<Excluded>
  expiresAt?: Date
}

/** Opens a requirement in the transaction that credits its money; the required amount is rounded up. */
export function openRequirement(tx: Tx, request: OpenRequest): Promise<void> {
  return openRequirements(tx, [request])
}

/** The same for many at once, in the transaction that credits them all. */
export async function openRequirements(tx: Tx, requests: readonly OpenRequest[]): Promise<void> {
  const rows = requests.map(rowOf).filter(({ requiredAmount }) => requiredAmount > 0n)
  if (rows.length === 0) return
  await forgetCounted(
    tx,
    rows.map(({ memberId }) => memberId),
  )
  const added = await insertRequirements(tx, rows)
  for (const { requirementId, memberId, ...row } of rows)
    if (isBounding(row) && added.has(requirementId)) await guardBets(tx, memberId)
}

const isBounding = ({ maxStake, excluded }: Pick<NewRequirement, 'maxStake' | 'excluded'>): boolean =>
  maxStake !== null || excluded.products.length + excluded.games.length > 0

const rowOf = (request: OpenRequest): NewRequirement => ({
  requirementId: newId(request.now.getTime()),
  merchantId: request.merchantId,
  memberId: request.memberId,
  source: request.source,
  reference: request.reference,
  isBonus: request.isBonus ?? false,
  afterRoundNo: BigInt(request.txnId),
  baseAmount: request.baseAmount,
  ownAmount: request.ownAmount ?? 0n,
  multiplierPpm: request.multiplierPpm,
  requiredAmount: ceilToMinor(request.baseAmount, request.multiplierPpm),
  weights: request.weights ?? depositWeights,
  maxStake: request.maxStake ?? null,
  excluded: { products: [], games: [], ...request.excluded },
  createdAt: request.now,
  expiresAt: request.expiresAt ?? null,
})

/** Open requirements in the order in which they fill. */
export async function requirementsOf(reader: Reader, memberId: string): Promise<Requirement[]> {
  return readOpen(reader, memberId)
}

/** What of its deposit would still have to be played if the bonus ended now. */
export const ownLeft = ({ ownAmount, doneAmount }: Requirement): bigint =>
  ownAmount > doneAmount ? ownAmount - doneAmount : 0n

/** What is left to be played over all open requirements. */
export function turnoverLeft(open: readonly Requirement[]): bigint {
  return open.reduce((sum, row) => sum + row.requiredAmount - row.doneAmount, 0n)
}

/**
 * Nothing while a requirement is open, else the whole balance. `balances` as the caller read or locked them.
 */
export async function withdrawableOf(
  reader: Reader,
  memberId: string,
  balances: Pick<Balances, 'balance'>,
): Promise<bigint> {
  return balances.balance === 0n ? 0n : withdrawableFrom(balances.balance, await hasOpen(reader, memberId))
}

/** The same if both are known: the whole balance, or nothing while a requirement is open. */
export function withdrawableFrom(balance: bigint, hasOpenRequirement: boolean): bigint {
  return hasOpenRequirement ? 0n : balance
}

/**
 * Aligns a member's rows and bonus money: without an open bonus row the bonus part belongs to the member;
 * with less than a baht and no open round everything ends. Locks the member's accounts first, as every writer
 * does.
 */
export async function settleMember(tx: Tx, memberId: string, now: Date): Promise<void> {
  const balances = await lockMember(tx, memberId)
  const open = await readOpen(tx, memberId)
  if (open.length > 0 && balances.balance < BUST_BELOW && (await hasOpenRounds(tx, memberId)))
    await noteWaiting(tx, memberId, now)
  else if (open.length > 0 && balances.balance < BUST_BELOW) {
    await stopWaiting(tx, memberId)
    await endRequirements(
      tx,
      open.map((row) => row.requirementId),
      'DONE_BY_BUST',
      now,
    )
    open.length = 0
  }
  if (balances.bonus > 0n && !open.some((row) => row.isBonus)) {
    await postTransaction(tx, {
      // The version is that of the last movement of the balance: one release for each.
      scope: 'wagering',
      key: `release:${memberId}:${balances.version}`,
      kind: 'BONUS_RELEASE',
      currency: 'REAL',
      entries: [
        {
          from: memberAccount(memberId, 'bonus'),
          to: memberAccount(memberId),
          amount: balances.bonus,
          code: 'BONUS_RELEASE',
        },
      ],
    })
  }
  await guardBets(tx, memberId)
}

/** The members among these who are left with less than a baht: candidates for `settleMember`. */
export async function bustedOf(reader: Reader, memberIds: readonly string[]): Promise<string[]> {
  const balances = await balancesOfMany(reader, memberIds)
  return memberIds.filter((memberId) => (balances.get(memberId)?.balance ?? 0n) < BUST_BELOW)
}

/** Ends the one requirement for money that was taken back; does nothing if it has ended already. */
export async function cancelRequirement(
  tx: Tx,
  request: { memberId: string; source: string; reference: string; now: Date },
): Promise<void> {
  await lockMember(tx, request.memberId)
  await cancelByReference(tx, request)
  await guardBets(tx, request.memberId)
}

/**
 * The wallet refuses larger bets (BONUS_MAX_BET) and those in excluded games (BONUS_GAME) while a row is
 * open: by the lowest of their largest stakes, and by all that any of them excludes.
 */
export async function guardBets(tx: Tx, memberId: string): Promise<void> {
  const bounds = await readBounds(tx, memberId)
  const stakes = bounds.map((row) => row.maxStake).filter((stake) => stake !== null)
  const all = (kind: keyof Excluded) =>
    [...new Set(bounds.flatMap((row) => row.excluded[kind]))].toSorted((one, other) => (one < other ? -1 : 1))
  await setMemberGuard(tx, memberId, {
    bonusMaxStake: stakes.length === 0 ? null : stakes.reduce((low, stake) => (stake < low ? stake : low)),
    bonusProducts: all('products'),
    bonusGames: all('games'),
  })
}
