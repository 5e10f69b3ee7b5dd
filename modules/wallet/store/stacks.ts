/**
 * Stacks: money that members play for against each other, set aside in their own hold accounts. A stack is
 * taken under every guard that a bet passes, grows and shrinks hand by hand, and is always given back
 * (docs/flows/poker-hand.md).
 */
import { createHash } from 'node:crypto'
import { refuse } from '../../../contract/errors.ts'
import { clock } from '../../../kernel/clock.ts'
import { canonicalJson } from '../../../platform/json.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { firstOf, oneOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { memberAccount } from '../accounts.ts'
import { transferCodes } from '../codes.ts'
import { walletMoved } from '../events.ts'
import type { Currency, VendorStatus } from '../types.ts'
import { accountIds, balancesOf, lockMember } from './accounts.ts'
import { isExcludedByBonus, memberGuardOf, type MemberGuard } from './guards.ts'
import { hold, releaseHold } from './holds.ts'
import { noteStackMove } from './seat-moves.ts'
import { postRaw } from './transactions.ts'

const SCOPE = 'stack'

export interface StackOrder {
  /** Unique for ever. */
  key: string
  memberId: string
  amount: bigint
  /** The vendor and the game it is played in; the game's guard must be open. */
  vendor: string
  gameCode: string
  /** A stack that it is added to; absent: a new one. */
  stackId?: string | undefined
}

export interface StackAnswer {
  status: Extract<
    VendorStatus,
    | 'OK'
    | 'DUPLICATE_TRANSACTION'
    | 'MEMBER_BLOCKED'
    | 'GAME_DISABLED'
    | 'LIMIT_REACHED'
    | 'INSUFFICIENT_FUNDS'
  >
  /** The guard's reason, or RG_STAKE_LIMIT, RG_LOSS_LIMIT, BONUS_MAX_BET, BONUS_GAME. */
  reason?: string
  limit?: bigint
  blockedUntil?: Date
  stackId?: string
  balance: bigint
}

/**
 * Takes real money (main → hold, never bonus) for a stack, refused exactly like a bet. The member's other
 * stacks count as lost for the loss limits. The same key again gets the first answer, and nothing moves.
 */
export async function takeStack(tx: Tx, order: StackOrder): Promise<StackAnswer> {
  // Every function that touches a stack locks its row before any balance.
  if (order.stackId !== undefined)
    await run(tx, sql`SELECT FROM wallet.hold WHERE hold_no = ${BigInt(order.stackId)} FOR UPDATE`)
  const { main, balance } = await lockMember(tx, order.memberId)
  const isKnown = await firstOf(tx, sql`SELECT FROM wallet.txn WHERE key = ${order.key} AND scope = ${SCOPE}`)
  if (!isKnown) {
    const refusal = await refusalOf(tx, order, main)
    if (refusal) return { ...refusal, balance }
  }
  try {
    const stackId =
      order.stackId === undefined ? await openStack(tx, order) : await addToStack(tx, order, order.stackId)
    return { status: 'OK', stackId, balance: isKnown ? balance : balance - order.amount }
  } catch (error) {
    if (error instanceof Error && error.message === 'REQUEST_KEY_REUSED')
      return { status: 'DUPLICATE_TRANSACTION', balance }
    throw error
  }
}

async function openStack(tx: Tx, { key, memberId, amount, vendor, gameCode }: StackOrder): Promise<string> {
  const { holdId } = await hold(tx, {
    scope: SCOPE,
    key,
    memberId,
    amount,
    code: 'HOLD',
    reference: `${SCOPE}:${vendor}:${gameCode}`,
  })
  await noteStackMove(tx, holdId, holdId)
  return holdId
}

async function addToStack(tx: Tx, { key, memberId, amount }: StackOrder, stackId: string): Promise<string> {
  const { ids, currency } = await accountIds(
    tx,
    [memberAccount(memberId), memberAccount(memberId, 'hold')],
    'REAL',
  )
  const posted = await postRaw(tx, {
    scope: SCOPE,
    key,
    kind: 'HOLD',
    currency,
    from: [ids[0]!],
    to: [ids[1]!],
    amounts: [amount],
    codes: [transferCodes.HOLD],
    content: [memberId, amount, stackId],
  })
  if (!posted.isRepeat) {
    await run(
      tx,
      sql`UPDATE wallet.hold SET left_amount = left_amount + ${amount}, amount = greatest(amount, left_amount + ${amount}) WHERE hold_no = ${BigInt(stackId)}`,
    )
    await noteStackMove(tx, posted.txnId, stackId)
  }
  return stackId
}

/** In the order of the vendor port: the member, the game, the limits, the funds. */
async function refusalOf(
  tx: Tx,
  order: StackOrder,
  main: bigint,
): Promise<Omit<StackAnswer, 'balance'> | undefined> {
  const guard = await memberGuardOf(tx, order.memberId)
  const block = blockOf(guard)
  if (block) return { status: 'MEMBER_BLOCKED', ...block }
  const game = await firstOf(
    tx,
    sql<{ is_open: boolean }>`
    SELECT g.is_open FROM wallet.game_guard g JOIN wallet.scope v ON v.scope_no = g.vendor_no
    WHERE v.scope = ${`vendor:${order.vendor}`} AND g.game_code = ${order.gameCode}`,
  )
  if (!game?.is_open) return { status: 'GAME_DISABLED' }
  if (await isExcludedByBonus(tx, order.memberId, order))
    return { status: 'LIMIT_REACHED', reason: 'BONUS_GAME' }
  if (guard.maxStake !== null && order.amount > guard.maxStake)
    return { status: 'LIMIT_REACHED', reason: 'RG_STAKE_LIMIT', limit: guard.maxStake }
  if (guard.bonusMaxStake !== null && order.amount > guard.bonusMaxStake)
    return { status: 'LIMIT_REACHED', reason: 'BONUS_MAX_BET', limit: guard.bonusMaxStake }
  const held = guard.lossLimits.length === 0 ? 0n : await heldInStacks(tx, order.memberId)
  if (guard.lossLimits.some((limit) => order.amount + held > limit.leftAmount))
    return { status: 'LIMIT_REACHED', reason: 'RG_LOSS_LIMIT' }
  return order.amount > main ? { status: 'INSUFFICIENT_FUNDS' } : undefined
}

function blockOf({
  blockedReason,
  blockedUntil,
}: MemberGuard): { reason: string; blockedUntil?: Date } | undefined {
  if (blockedReason === null || (blockedUntil !== null && blockedUntil <= clock.now())) return undefined
  return { reason: blockedReason, ...(blockedUntil === null ? {} : { blockedUntil }) }
}

async function heldInStacks(reader: Reader, memberId: string): Promise<bigint> {
  const { held } = await oneOf(
    reader,
    sql<{ held: bigint }>`
    SELECT coalesce(sum(h.left_amount), 0)::bigint AS held FROM wallet.hold h JOIN wallet.owner o ON o.owner_no = h.owner_no AND o.shard = h.shard
    WHERE o.owner_id = ${memberId} AND o.family = 1 AND h.left_amount > 0 AND h.reference LIKE ${`${SCOPE}:%`}`,
  )
  return held
}

/**
 * Gives back all that is left of a stack, whatever the state of the member's session and guards. Returns the
 * amount; a repeat returns the first amount.
 */
export async function returnStack(
  tx: Tx,
  stackId: string,
): Promise<{ amount: bigint; memberId: string; balance: bigint }> {
  const row = await firstOf(
    tx,
    sql<{ left_amount: bigint; owner_id: string }>`
    SELECT h.left_amount, o.owner_id FROM wallet.hold h JOIN wallet.owner o ON o.owner_no = h.owner_no AND o.shard = h.shard
    WHERE h.hold_no = ${BigInt(stackId)} AND h.reference LIKE ${`${SCOPE}:%`} FOR UPDATE OF h`,
  )
  if (!row) refuse('OPERATION_NOT_FOUND')
  if (row.left_amount > 0n) {
    const { txnId } = await releaseHold(tx, {
      scope: SCOPE,
      key: `${stackId}:return`,
      holdId: stackId,
      code: 'HOLD_RELEASE',
    })
    await noteStackMove(tx, txnId, stackId)
  }
  const { amount } = await oneOf(
    tx,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(t.amount), 0)::bigint AS amount FROM wallet.txn x JOIN wallet.transfer t ON t.id >= x.txn_id AND t.id < x.txn_id + 8 AND t.txn_id = x.txn_id AND t.guarded_side = 2
    WHERE x.key = ${`${stackId}:return`} AND x.scope = ${SCOPE}`,
  )
  return { amount, memberId: row.owner_id, balance: (await balancesOf(tx, row.owner_id)).balance }
}

/**
 * The stack that was taken under a key, for a caller that does not know whether it was; otherwise the key is
 * used up for ever.
 */
export async function stackInDoubt(tx: Tx, key: string): Promise<string | undefined> {
  const { txn } = await oneOf(
    tx,
    sql<{
      txn: bigint | null
    }>`SELECT wallet.settle_doubt(${SCOPE}, ${key}, ${hashOf(['dropped', key])}::uuid) AS txn`,
  )
  return txn?.toString()
}

export interface HandOrder {
  /** The vendor's id of the hand: the key of its settlement, and the round of each seat. */
  handId: string
  vendor: string
  gameCode: string
  /** Stake, win and share of the rake; the sum of all stakes equals all wins and the rake. */
  seats: readonly { stackId: string; stakeAmount: bigint; winAmount: bigint; rakeAmount: bigint }[]
}

/** Settles a hand in one transaction, once. Errors: REQUEST_KEY_REUSED (another result under the hand). */
export async function settleStacks(tx: Tx, order: HandOrder): Promise<{ isRepeat: boolean }> {
  const { seats } = order
  const row = await oneOf(
    tx,
    sql<{ outcome: 'OK' | 'REPEAT' | 'REUSED' }>`
    SELECT outcome FROM wallet.settle_stacks(${SCOPE}, ${order.handId}, ${hashOf([order])}::uuid, ${order.vendor}, ${order.gameCode}, ${order.handId},
      ${seats.map((seat) => BigInt(seat.stackId))}::bigint[], ${seats.map((seat) => seat.stakeAmount)}::bigint[],
      ${seats.map((seat) => seat.winAmount)}::bigint[], ${seats.map((seat) => seat.rakeAmount)}::bigint[])`,
  )
  if (row.outcome === 'REUSED') refuse('REQUEST_KEY_REUSED')
  if (row.outcome === 'OK') {
    const { members, currency } = await oneOf(
      tx,
      sql<{ members: string[] | null; currency: Currency }>`
      SELECT array_agg(o.owner_id) AS members, min(o.currency) AS currency FROM wallet.hold h JOIN wallet.owner o ON o.owner_no = h.owner_no AND o.shard = h.shard
      WHERE h.hold_no = ANY (${seats.map((seat) => BigInt(seat.stackId))}::bigint[])`,
    )
    await emitEvent(tx, walletMoved, { memberIds: members ?? [], currency })
  }
  return { isRepeat: row.outcome === 'REPEAT' }
}

export interface PlayOrder {
  /** The vendor's id of the round, and the key of its settlement. */
  roundId: string
  vendor: string
  gameCode: string
  stackId: string
  /** At least one minor unit, and no more than the stack holds. */
  stakeAmount: bigint
  winAmount: bigint
}

/**
 * Settles a round that was played from a stack against the house, in one transaction, once. Returns what the
 * stack contains and the transaction that moved it; null if it was settled before. Errors: REQUEST_KEY_REUSED
 * (another result under the round).
 */
export async function settlePlay(
  tx: Tx,
  order: PlayOrder,
): Promise<{ txnId: bigint | null; leftAmount: bigint }> {
  const key = `play:${order.roundId}`
  const row = await oneOf(
    tx,
    sql<{ outcome: 'OK' | 'REPEAT' | 'REUSED'; left_now: bigint }>`
    SELECT outcome, left_now FROM wallet.settle_play(${SCOPE}, ${key}, ${hashOf([order])}::uuid, ${order.vendor}, ${order.gameCode}, ${order.roundId},
      ${BigInt(order.stackId)}, ${order.stakeAmount}, ${order.winAmount})`,
  )
  if (row.outcome === 'REUSED') refuse('REQUEST_KEY_REUSED')
  if (row.outcome === 'REPEAT') return { txnId: null, leftAmount: row.left_now }
  const { txn_id: txnId } = await oneOf(
    tx,
    sql<{ txn_id: bigint }>`SELECT txn_id FROM wallet.txn WHERE key = ${key} AND scope = ${SCOPE}`,
  )
  return { txnId, leftAmount: row.left_now }
}

const hashOf = (content: unknown) =>
  createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32)
