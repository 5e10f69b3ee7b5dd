/**
 * The verification that a deposit needs (domain/economy.md §9); for a withdrawal it is one of the
 * preconditions.
 */
import { refuse } from '../../../contract/errors.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { depositLevel } from '../compliance/rules/kyc-limits.ts'
import { depositSettings } from '../settings/deposits.ts'
import { kycSettings } from '../settings/compliance.ts'
import { readDepositTotal } from './store/deposit-facts.ts'
import { readMoney30Days } from '../compliance/store/kyc-money.ts'

/** KYC_LEVEL {0} if the member's level does not allow a deposit of the amount. */
export async function checkVerification(
  tx: Tx,
  member: { merchantId: string; memberId: string; kycLevel: number },
  amount: bigint,
  now: Date,
): Promise<void> {
  if (member.kycLevel >= 3) return
  const { deposited30Days } = await readMoney30Days(tx, member, now)
  const totalAmount = member.kycLevel === 0 ? await readDepositTotal(tx, member.memberId) : 0n
  const rules = await settingsOf(tx, member.merchantId, {
    ...kycSettings,
    unverifiedAmount: depositSettings.unverifiedAmount,
  })
  const needed = depositLevel({ totalAmount, deposited30Days }, amount, rules)
  if (member.kycLevel < needed) refuse('KYC_LEVEL', String(needed))
}
