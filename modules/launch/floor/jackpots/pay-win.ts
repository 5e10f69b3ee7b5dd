/**
 * Paying a pool that was won. The win is a row in the transaction of its bet; this follows at once by the
 * event, and at the latest by the minute's job. Whatever ends a process in between, the win's row says
 * whether it was paid, and its id is the key of the payment.
 */
import { emitEvent } from '../../../../platform/outbox.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { sendMessage } from '../../../messaging/index.ts'
import {
  countResult,
  expenseAccount,
  houseAccount,
  jackpotAccount,
  lockMember,
  memberAccount,
  postTransaction,
} from '../../../wallet/index.ts'
import { jackpotEvents } from './events.ts'
import { wonText, wonTitle } from './locales/words.ts'
import { lockPool, takeBooked, takeUnbooked, type PoolRow } from './store/pools.ts'
import { lockUnpaidWin, markPaid } from './store/wins.ts'

/** Pays a win from its pool to the member's main money, once; returns false if it was paid before. */
export async function payWin(tx: Tx, winId: string, now: Date): Promise<boolean> {
  const win = await lockUnpaidWin(tx, winId)
  if (!win) return false
  const { merchant_id: merchantId, pool_code: code, member_id: memberId, amount } = win
  // In the order of the batches: first the member, then the pool.
  await lockMember(tx, memberId)
  const pool = await lockPool(tx, merchantId, code)
  if (!pool) throw new Error(`the pool ${code} of ${merchantId} is gone`)
  await bookPool(tx, pool)
  const { txnId } = await postTransaction(tx, {
    scope: 'jackpot',
    key: winId,
    kind: 'JACKPOT',
    currency: 'REAL',
    reference: `${win.vendor_code}/${win.game_code}/${win.round_id}`,
    entries: [
      { from: jackpotAccount(merchantId, code), to: memberAccount(memberId), amount, code: 'JACKPOT' },
    ],
  })
  await countResult(tx, memberId, amount)
  // The seed was set aside until now; with the win it is spent.
  await postTransaction(tx, {
    scope: 'jackpot',
    key: `${winId}:seed`,
    kind: 'JACKPOT_SEED',
    currency: 'REAL',
    reference: winId,
    entries: [
      {
        from: expenseAccount(merchantId, 'jackpot'),
        to: houseAccount(merchantId, 'JACKPOT'),
        amount: win.seed_amount,
        code: 'JACKPOT_SEED',
      },
    ],
  })
  await takeBooked(tx, merchantId, code, amount)
  await markPaid(tx, winId, { at: now, txnId })
  await sendMessage(tx, {
    merchantId,
    memberId,
    category: 'GAME',
    titles: wonTitle,
    contents: wonText(code, amount, win.round_id),
    link: '/jackpots',
    key: `jackpot:${winId}`,
  })
  await emitEvent(tx, jackpotEvents.paid, { merchantId, winId })
  return true
}

/**
 * Writes to the ledger what a locked pool has gathered since the last time, in whole satang, both from the
 * house: the shares of stakes, which are spent, and the seeds of new pools, which are set aside. Shares below
 * a satang wait in the counter.
 */
export async function bookPool(tx: Tx, pool: PoolRow): Promise<void> {
  const shares = pool.unbooked / 1_000_000n
  const seeds = pool.unbooked_seed
  if (shares + seeds === 0n) return
  const to = jackpotAccount(pool.merchant_id, pool.pool_code)
  await postTransaction(tx, {
    scope: 'jackpot-booking',
    key: `${pool.merchant_id}:${pool.pool_code}:${pool.booking_no + 1n}`,
    kind: 'JACKPOT_BOOKING',
    currency: 'REAL',
    entries: [
      ...(shares > 0n
        ? [
            {
              from: expenseAccount(pool.merchant_id, 'jackpot'),
              to,
              amount: shares,
              code: 'JACKPOT_SHARE' as const,
            },
          ]
        : []),
      ...(seeds > 0n
        ? [
            {
              from: houseAccount(pool.merchant_id, 'JACKPOT'),
              to,
              amount: seeds,
              code: 'JACKPOT_SEED' as const,
            },
          ]
        : []),
    ],
  })
  await takeUnbooked(tx, pool, shares, seeds)
}
