/** Holds: money set aside in the member's own hold account, visible and never lost (architecture.md §3). */
import { refuse } from '../../../contract/errors.ts'
import { firstOf, run, sql, type Tx } from '../../../platform/postgres.ts'
import { memberAccount } from '../accounts.ts'
import { transferCodes, type TransferCode } from '../codes.ts'
import type { AccountRef, Currency, HoldPosted } from '../types.ts'
import { accountIds } from './accounts.ts'
import { postRaw } from './transactions.ts'

interface HoldOrder {
  scope: string
  key: string
  reference?: string
  actor?: string
  reason?: string
}

interface HoldRow {
  hold_no: bigint
  owner_id: string
  currency: Currency
  left_amount: bigint
}

/**
 * Moves `amount` from the member's main account to the hold account (main → hold) and returns the hold.
 * Errors: BAL_INSUFFICIENT, REQUEST_KEY_REUSED.
 */
export async function hold(
  tx: Tx,
  order: HoldOrder & { memberId: string; amount: bigint; code?: TransferCode },
): Promise<HoldPosted> {
  const { ids, currency } = await accountIds(
    tx,
    [memberAccount(order.memberId), memberAccount(order.memberId, 'hold')],
    'REAL',
  )
  const code = order.code ?? 'WITHDRAW_HOLD'
  const posted = await postRaw(tx, {
    ...order,
    kind: 'HOLD',
    currency,
    from: [ids[0]!],
    to: [ids[1]!],
    amounts: [order.amount],
    codes: [transferCodes[code]],
    content: [order.memberId, order.amount, code],
  })
  if (!posted.isRepeat) {
    await run(
      tx,
      sql`
      INSERT INTO wallet.hold (hold_no, shard, owner_no, currency, amount, left_amount, reference, created_at)
      SELECT ${posted.txnId}::bigint, o.shard, o.owner_no, o.currency, ${order.amount}, ${order.amount}, ${order.reference ?? null}, app.now()
      FROM wallet.owner o WHERE o.owner_id = ${order.memberId} AND o.family = 1`,
    )
  }
  return { ...posted, holdId: posted.txnId, leftAmount: (await lockHold(tx, posted.txnId)).left_amount }
}

/**
 * Gives held money back (hold → main): `amount`, or all that is left. Errors: OPERATION_NOT_FOUND,
 * BAL_INSUFFICIENT.
 */
export async function releaseHold(
  tx: Tx,
  order: HoldOrder & { holdId: string; amount?: bigint; code?: TransferCode },
): Promise<HoldPosted> {
  const row = await lockHold(tx, order.holdId)
  return take(tx, row, {
    ...order,
    kind: 'HOLD_RELEASE',
    to: memberAccount(row.owner_id),
    code: order.code ?? 'WITHDRAW_RETURN',
  })
}

/**
 * Takes held money away for good (hold → gateway, fee, house): `amount`, or all that is left. One hold may
 * have several captures. Errors: OPERATION_NOT_FOUND, BAL_INSUFFICIENT (more than is left).
 */
export async function captureHold(
  tx: Tx,
  order: HoldOrder & { holdId: string; to: AccountRef; amount?: bigint; code?: TransferCode },
): Promise<HoldPosted> {
  return take(tx, await lockHold(tx, order.holdId), {
    ...order,
    kind: 'HOLD_CAPTURE',
    code: order.code ?? 'WITHDRAW_PAID',
  })
}

/** Every function that touches a hold locks its row before any balance. */
async function lockHold(tx: Tx, holdId: string): Promise<HoldRow> {
  const row = await firstOf(
    tx,
    sql<HoldRow>`
    SELECT h.hold_no, o.owner_id, h.currency, h.left_amount FROM wallet.hold h
    JOIN wallet.owner o ON o.owner_no = h.owner_no AND o.shard = h.shard
    WHERE h.hold_no = ${BigInt(holdId)} FOR UPDATE OF h`,
  )
  if (!row) refuse('OPERATION_NOT_FOUND')
  return row
}

async function take(
  tx: Tx,
  row: HoldRow,
  order: HoldOrder & { kind: string; to: AccountRef; amount?: bigint; code: TransferCode },
): Promise<HoldPosted> {
  const known = await firstOf(
    tx,
    sql`SELECT FROM wallet.txn WHERE key = ${order.key} AND scope = ${order.scope}`,
  )
  const amount = order.amount ?? row.left_amount
  if (!known && (amount <= 0n || amount > row.left_amount)) refuse('BAL_INSUFFICIENT')
  const { ids } = await accountIds(tx, [memberAccount(row.owner_id, 'hold'), order.to], row.currency)
  const posted = await postRaw(tx, {
    ...order,
    currency: row.currency,
    from: [ids[0]!],
    to: [ids[1]!],
    amounts: [amount],
    codes: [transferCodes[order.code]],
    // The content is "all that is left", not an amount: a repeat finds nothing left and must still be the
    // same request.
    content: [row.hold_no, order.amount ?? 'ALL', order.to, order.code],
  })
  if (posted.isRepeat) return { ...posted, holdId: row.hold_no.toString(), leftAmount: row.left_amount }
  await run(
    tx,
    sql`UPDATE wallet.hold SET left_amount = left_amount - ${amount} WHERE hold_no = ${row.hold_no}`,
  )
  return { ...posted, holdId: row.hold_no.toString(), leftAmount: row.left_amount - amount }
}
