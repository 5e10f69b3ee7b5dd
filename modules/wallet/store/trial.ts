/** Play money (domain/economy.md §1): granted and reset, never mixed with real entries. */
import { firstOf, sql, type Tx } from '../../../platform/postgres.ts'
import { expenseAccount, memberAccount } from '../accounts.ts'
import { transferCodes } from '../codes.ts'
import type { Posted } from '../types.ts'
import { accountIds, lockMember } from './accounts.ts'
import { postRaw } from './transactions.ts'

/**
 * Sets the TRIAL balance to `amount`, once per key (e.g. member and day). Returns null if that was the
 * balance already. Any owner may play for free: this opens a member's trial account.
 */
export async function resetTrial(
  tx: Tx,
  order: { memberId: string; amount: bigint; key: string },
): Promise<Posted | null> {
  const owner = await firstOf(
    tx,
    sql<{
      merchant_id: string
    }>`SELECT merchant_id FROM wallet.owner WHERE owner_id = ${order.memberId} AND family = 1`,
  )
  if (!owner) throw new Error(`the wallet knows no member ${order.memberId}`)
  const { trial } = await lockMember(tx, order.memberId)
  const difference = order.amount - trial
  if (difference === 0n) return null
  const { ids } = await accountIds(
    tx,
    [memberAccount(order.memberId, 'trial'), expenseAccount(owner.merchant_id, 'trial')],
    'TRIAL',
  )
  const [own, source] = ids
  const isGrant = difference > 0n
  return postRaw(tx, {
    scope: 'trial',
    key: order.key,
    kind: 'TRIAL_RESET',
    currency: 'TRIAL',
    content: [order.memberId, order.amount],
    from: [isGrant ? source! : own!],
    to: [isGrant ? own! : source!],
    amounts: [isGrant ? difference : -difference],
    codes: [isGrant ? transferCodes.TRIAL_GRANT : transferCodes.TRIAL_RESET],
  })
}
