/** The profile as the member sees it. */
import { profileFields } from '../../../contract/player/identity/schemas.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { vipLevelsOf } from './levels.ts'
import { maskMobile } from './rules/mobile.ts'
import type { AccountRow } from './store/accounts.ts'

export async function profileOf(context: CallContext, row: AccountRow) {
  const account = { accountId: row.account_id, vipLevel: row.vip_level }
  const levels = await vipLevelsOf(context, context.tx, [account])
  return {
    memberId: row.account_id,
    account: row.username,
    nickname: row.nickname,
    payeeName: row.payee_name,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    mobile: row.mobile === null ? null : maskMobile(row.mobile),
    isMobileVerified: row.mobile_verified_at !== null,
    ageConfirmed: row.age_confirmed_at !== null,
    hasPaymentPassword: row.payment_password_hash !== null,
    kycLevel: row.kyc_level,
    vipLevel: levels.get(row.account_id) ?? 0,
    language: row.language,
    registeredAt: row.created_at,
    details: Object.fromEntries(profileFields.map((name) => [name, row.profile[name] ?? ''])),
  }
}

/** Fields that only customer service can change once they are set, since they identify the person. */
export const setOnce: readonly string[] = ['birthday', 'idNumber']
