/** KYC levels (domain/economy.md §9): 1 needs a proven number, a confirmed age and a payee name; 2 and 3 are decided by an operator. */
import { emitEvent } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/postgres.ts'
import { events } from './events.ts'
import { lockAccount, writeKycLevel } from './store/accounts.ts'

/** Raises a level 0 account to 1 where all of it is there; answers the level. */
export async function raiseKycLevel(tx: Tx, merchantId: string, accountId: string): Promise<number> {
  const row = await lockAccount(tx, merchantId, accountId)
  if (!row) return 0
  const isProven = row.mobile_verified_at !== null && row.age_confirmed_at !== null && row.payee_name !== null
  if (row.kyc_level > 0 || !isProven) return row.kyc_level
  await setKycLevel(tx, merchantId, accountId, 1)
  return 1
}

/** Sets the level an operator decided. */
export async function setKycLevel(tx: Tx, merchantId: string, accountId: string, level: number): Promise<void> {
  await writeKycLevel(tx, accountId, level)
  await emitEvent(tx, events.kycChanged, { merchantId, memberId: accountId, level })
}
