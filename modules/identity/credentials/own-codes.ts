/** A code to the account's own proven number or address. */
import type { CallContext } from '../../../platform/calls.ts'
import { requestCode, type CodePurpose, type SentCode } from './codes.ts'
import { requestMailCode } from './mail-codes.ts'
import { maskEmail } from './rules/masks.ts'
import { maskMobile } from '../accounts/rules/mobile.ts'
import type { AccountRow } from '../accounts/store/accounts.ts'

/** Call it for factors that the account has; returns the masked target. */
export async function sendOwnCode(
  context: CallContext,
  account: AccountRow,
  asked: { purpose: CodePurpose; method: 'sms' | 'email'; subject: string },
): Promise<SentCode & { sentTo: string }> {
  const { purpose, subject } = asked
  if (asked.method === 'sms') {
    const mobile = account.mobile ?? ''
    return { ...(await requestCode(context, { purpose, mobile, subject })), sentTo: maskMobile(mobile) }
  }
  const email = account.email ?? ''
  return { ...(await requestMailCode(context, { purpose, email, subject })), sentTo: maskEmail(email) }
}
