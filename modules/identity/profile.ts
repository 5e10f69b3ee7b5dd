/** The profile as the member sees it. */
import { profileFields } from '../../contract/player/identity/schemas.ts'
import { maskMobile } from './rules/mobile.ts'
import type { AccountRow } from './store/accounts.ts'

export function profileOf(row: AccountRow) {
  return {
    memberId: row.account_id, account: row.username, nickname: row.nickname, payeeName: row.payee_name,
    email: row.email, isEmailVerified: row.email_verified_at !== null,
    mobile: row.mobile === null ? null : maskMobile(row.mobile), isMobileVerified: row.mobile_verified_at !== null,
    ageConfirmed: row.age_confirmed_at !== null, hasPaymentPassword: row.payment_password_hash !== null,
    kycLevel: row.kyc_level, vipLevel: row.vip_level, language: row.language, registeredAt: row.created_at,
    details: Object.fromEntries(profileFields.map((name) => [name, row.profile[name] ?? ''])),
  }
}

/** Fields that, once told, only customer service changes: they decide who the person is. */
export const setOnce: readonly string[] = ['birthday', 'idNumber']
