/**
 * What a member owes: claw-backs that the balance could not cover. They never make a spendable balance
 * negative.
 */
import { refuse } from '../../../contract/errors.ts'
import { firstOf, sql, type Tx } from '../../../platform/postgres.ts'
import { memberAccount } from '../accounts.ts'
import { transferCodes, type TransferCode } from '../codes.ts'
import type { AccountRef, Posted } from '../types.ts'
import { accountIds, balancesOf, lockSpendable } from './accounts.ts'
import { postRaw, type RawPosted } from './transactions.ts'

interface Order {
  memberId: string
  amount: bigint
  scope: string
  key: string
  reference?: string
  actor?: string
  reason?: string
}

/** Books that the member owes `amount`, in favour of `to`; no account changes. Errors: REQUEST_KEY_REUSED. */
export async function bookReceivable(
  tx: Tx,
  order: Order & { to: AccountRef; actor: string; reason: string },
): Promise<Posted> {
  return move(tx, order, memberAccount(order.memberId, 'receivable'), order.to, {
    kind: 'RECEIVABLE',
    code: 'RECEIVABLE',
    clawBack: false,
  })
}

/**
 * The member pays a part of the debt from main; never automatically, always by the operator or with the
 * member's consent (domain/gaps.md §8). Errors: BAL_INSUFFICIENT (also when less is owed),
 * REQUEST_KEY_REUSED.
 */
export async function repayReceivable(tx: Tx, order: Order): Promise<Posted> {
  await lockSpendable(tx, order.memberId)
  const isKnown = await firstOf(
    tx,
    sql`SELECT FROM wallet.txn WHERE key = ${order.key} AND scope = ${order.scope}`,
  )
  if (!isKnown && (await balancesOf(tx, order.memberId)).receivable < order.amount) refuse('BAL_INSUFFICIENT')
  return move(tx, order, memberAccount(order.memberId), memberAccount(order.memberId, 'receivable'), {
    kind: 'RECEIVABLE_REPAID',
    code: 'RECEIVABLE_REPAID',
    clawBack: false,
  })
}

/**
 * Takes `amount` back from the member in favour of `to`: what main and bonus have at once, the rest as
 * receivable. Returns how much of it is owed (`receivableAmount`). Errors: REQUEST_KEY_REUSED.
 */
export async function clawBack(
  tx: Tx,
  order: Order & { to: AccountRef; code: TransferCode; actor: string; reason: string },
): Promise<RawPosted> {
  return move(tx, order, memberAccount(order.memberId), order.to, {
    kind: 'CLAW_BACK',
    code: order.code,
    clawBack: true,
  })
}

async function move(
  tx: Tx,
  order: Order,
  from: AccountRef,
  to: AccountRef,
  how: { kind: string; code: TransferCode; clawBack: boolean },
): Promise<RawPosted> {
  const { ids, currency } = await accountIds(tx, [from, to], 'REAL')
  return postRaw(tx, {
    ...order,
    kind: how.kind,
    clawBack: how.clawBack,
    currency,
    from: [ids[0]!],
    to: [ids[1]!],
    amounts: [order.amount],
    codes: [transferCodes[how.code]],
    content: [from, to, order.amount, how.code],
  })
}
