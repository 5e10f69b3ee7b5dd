/** Transactions of single requests. */
import { createHash } from 'node:crypto'
import { refuse } from '../../../contract/errors.ts'
import { canonicalJson } from '../../../platform/json.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { firstOf, isUniqueViolation, oneOf, rowsOf, sql, type Tx } from '../../../platform/postgres.ts'
import { transferCodes } from '../codes.ts'
import { walletMoved } from '../events.ts'
import type { BalanceNotice, Currency, Entry, Posted, Transaction } from '../types.ts'
import { accountIds, parseIds, shownPurposes } from './accounts.ts'

/** A transaction whose accounts are numbers already. */
export interface RawTransaction {
  scope: string
  key: string
  kind: string
  currency: Currency
  from: readonly bigint[]
  to: readonly bigint[]
  amounts: readonly bigint[]
  codes: readonly number[]
  /** What the content of a key is compared by. */
  content: unknown
  reference?: string | undefined
  actor?: string | undefined
  reason?: string | undefined
  reverses?: bigint
  clawBack?: boolean
}

export interface RawPosted extends Posted {
  readonly receivableAmount: bigint
}

/**
 * Posts one transaction within the caller's: all entries or none, one currency. Accounts of members are
 * locked in id order. Returns the transaction and the new balances. The same (scope, key) again moves nothing
 * (`isRepeat`). Errors: BAL_INSUFFICIENT, REQUEST_KEY_REUSED.
 */
export async function postTransaction(tx: Tx, transaction: Transaction): Promise<Posted> {
  const { entries } = transaction
  if (entries.length === 0 || entries.length > 500) throw new Error('a transaction has 1 to 500 entries')
  const { ids, currency } = await accountIds(
    tx,
    entries.flatMap((entry) => [entry.from, entry.to]),
    transaction.currency,
  )
  return postRaw(tx, {
    ...transaction,
    currency,
    from: ids.filter((_, place) => place % 2 === 0),
    to: ids.filter((_, place) => place % 2 === 1),
    amounts: entries.map((entry) => entry.amount),
    codes: entries.map((entry) => transferCodes[entry.code]),
    content: contentOf(entries),
  })
}

export const contentOf = (entries: readonly Entry[]) =>
  entries.map((entry) => [entry.from, entry.to, entry.amount, entry.code])

/** 128 bits of the SHA-256 over the content, as a UUID, which PostgreSQL stores cheaply. */
export function hashOf(transaction: Pick<RawTransaction, 'kind' | 'currency' | 'content'>): string {
  const text = canonicalJson([transaction.kind, transaction.currency, transaction.content])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

interface PostedRow {
  outcome: 'OK' | 'REPEAT' | 'REUSED' | 'INSUFFICIENT' | 'REVERSED'
  txn: bigint
  owners: string
  receivable: bigint
}

export async function postRaw(tx: Tx, transaction: RawTransaction): Promise<RawPosted> {
  const {
    scope,
    key,
    kind,
    currency,
    from,
    to,
    amounts,
    codes,
    reference = null,
    actor = null,
    reason = null,
    reverses = null,
    clawBack = false,
  } = transaction
  let row: PostedRow
  try {
    row = await oneOf(
      tx,
      sql<PostedRow>`
      SELECT p.outcome, p.txn, p.owners::text AS owners, p.receivable FROM wallet.post_txn(
        ${scope}, ${key}, ${hashOf(transaction)}::uuid, ${kind}, ${currency}, ${[...from]}::bigint[], ${[...to]}::bigint[], ${[...amounts]}::bigint[], ${[...codes]}::smallint[],
        ${reference}, ${actor}, ${reason}, ${reverses}, ${clawBack}) AS p`,
    )
  } catch (error) {
    // Two reversals over summed accounts only: the constraint decides.
    if (isUniqueViolation(error, 'txn_reverses')) refuse('ADJUSTMENT_STATE')
    throw error
  }
  if (row.outcome === 'REUSED') refuse('REQUEST_KEY_REUSED')
  if (row.outcome === 'INSUFFICIENT') refuse('BAL_INSUFFICIENT')
  if (row.outcome === 'REVERSED') refuse('ADJUSTMENT_STATE')
  const balances = await noticesOf(tx, parseIds(row.owners), currency)
  if (row.outcome === 'OK' && balances.length > 0) {
    await emitEvent(tx, walletMoved, { memberIds: balances.map((notice) => notice.memberId), currency })
  }
  return {
    txnId: row.txn.toString(),
    isRepeat: row.outcome === 'REPEAT',
    balances,
    receivableAmount: row.receivable,
  }
}

/** Balances of the holders among the owners: of real money main and bonus together. */
async function noticesOf(tx: Tx, owners: readonly bigint[], currency: Currency): Promise<BalanceNotice[]> {
  if (owners.length === 0) return []
  const purposes = shownPurposes(currency)
  const rows = await rowsOf(
    tx,
    sql<{ owner_id: string; balance: bigint; version: bigint }>`
    SELECT o.owner_id, sum(b.balance)::bigint AS balance, max(b.version) AS version
    FROM wallet.owner o
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 AND b.account_id < o.owner_no * 65536 + 65536 AND b.shard = o.shard
    WHERE o.owner_no = ANY (${[...owners]}::bigint[]) AND o.family = 1 AND b.account_id & 65535 = ANY (${purposes}::int[])
    GROUP BY o.owner_id ORDER BY o.owner_id`,
  )
  return rows.map((row) => ({ memberId: row.owner_id, currency, balance: row.balance, version: row.version }))
}

/**
 * Reverses a transaction of this door as a whole, at most once: each of its transfers backwards, in reverse
 * order. `clawBack` books what a member no longer has as receivable instead of refusing. Holds are released
 * instead of reversed, a pocket's movements belong to its vendor too, and bets are rolled back by their
 * vendor or `endRound`. Errors: OPERATION_NOT_FOUND, ADJUSTMENT_STATE (reversed before, or of a hold or
 * pocket), BAL_INSUFFICIENT, REQUEST_KEY_REUSED.
 */
export async function reverse(
  tx: Tx,
  order: {
    txnId: string
    scope: string
    key: string
    actor: string
    reason: string
    clawBack?: boolean
  },
): Promise<RawPosted> {
  const txnId = BigInt(order.txnId)
  const first = await firstOf(
    tx,
    sql<{ currency: Currency; kind: string; reference: string | null; reverses_txn_id: bigint | null }>`
    SELECT currency, kind, reference, reverses_txn_id FROM wallet.txn WHERE txn_id = ${txnId}`,
  )
  if (!first) refuse('OPERATION_NOT_FOUND')
  if (/^(HOLD|POCKET|HAND)/.test(first.kind) || first.reverses_txn_id !== null) refuse('ADJUSTMENT_STATE')
  const rows = await rowsOf(
    tx,
    sql<{ debit_account: bigint; credit_account: bigint; amount: bigint }>`
    SELECT debit_account, credit_account, amount FROM wallet.transfer WHERE id >= ${txnId} AND id < ${txnId + 4096n} AND txn_id = ${txnId} ORDER BY id DESC`,
  )
  return postRaw(tx, {
    ...order,
    kind: 'REVERSAL',
    currency: first.currency,
    reference: first.reference ?? undefined,
    reverses: txnId,
    content: order.txnId,
    from: rows.map((row) => row.credit_account),
    to: rows.map((row) => row.debit_account),
    amounts: rows.map((row) => row.amount),
    codes: rows.map(() => transferCodes.REVERSAL),
  })
}
