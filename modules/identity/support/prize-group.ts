/** An operator changes the prize group of an account. The caller writes the audit row. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { prizeGroupFault } from '../accounts/rules/prize-group.ts'
import { checkEconomy } from '../economy/economy.ts'
import type { AccountRow } from '../accounts/store/accounts.ts'
import { addRateChange, highestBelow, holdPrizeGroup, writePrizeGroup } from '../accounts/store/rates.ts'
import { lockForSupport, type Desk } from './support.ts'

/**
 * Changes the prize group; it holds for bets from now on. MEMBER_NOT_FOUND; MEMBER_STATE for accounts that
 * are no person's and if nothing changes; REQUEST_INVALID names the rule (rules/prize-group.ts);
 * ECONOMY_GUARD.
 */
export async function setPrizeGroup(
  context: Desk,
  tx: Tx,
  memberId: string,
  change: { memberG: number; changedBy: string; reason: string },
): Promise<{ row: AccountRow; before: number }> {
  // First the account, then its upline: two changes in one line never wait for each other.
  const row = await lockForSupport(context, tx, memberId)
  const uplineG = row.upline_id ? await holdPrizeGroup(tx, row.upline_id) : null
  const fault = prizeGroupFault(change.memberG, uplineG, await highestBelow(tx, memberId))
  if (fault) refuseFields([{ field: 'memberG', rule: fault }])
  if (row.member_g === change.memberG) refuse('MEMBER_STATE')
  await checkEconomy(tx, context.merchant.id, { memberG: change.memberG })
  await writePrizeGroup(tx, memberId, change.memberG)
  await addRateChange(tx, { accountId: memberId, beforeG: row.member_g, ...change })
  return { row, before: row.member_g }
}
