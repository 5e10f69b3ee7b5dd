/** The verification that a deposit needs (domain/economy.md §9); that of a withdrawal is one of its preconditions. */
import { refuse } from '../../contract/errors.ts'
import type { Tx } from '../../platform/postgres.ts'
import { settingsOf } from '../system/index.ts'
import { depositLevel } from './rules/kyc-limits.ts'
import { depositSettings, kycSettings } from './settings.ts'
import { readDepositTotal } from './store/deposits.ts'
import { readMoney30Days } from './store/kyc-money.ts'

/** KYC_LEVEL {0} where the member's level does not reach for a deposit of the amount. */
export async function checkVerification(tx: Tx, member: { merchantId: string; memberId: string; kycLevel: number }, amount: bigint, now: Date): Promise<void> {
  if (member.kycLevel >= 3) return
  const { deposited30Days } = await readMoney30Days(tx, member, now)
  const totalAmount = member.kycLevel === 0 ? await readDepositTotal(tx, member.memberId) : 0n
  const rules = await settingsOf(tx, member.merchantId, { ...kycSettings, unverifiedAmount: depositSettings.unverifiedAmount })
  const needed = depositLevel({ totalAmount, deposited30Days }, amount, rules)
  if (member.kycLevel < needed) refuse('KYC_LEVEL', String(needed))
}
