/** What operators read of a member. */
import type { Reader } from '../../../platform/postgres.ts'
import { usernameOf } from '../accounts/accounts.ts'
import { readAccount, toAccount } from '../accounts/store/accounts.ts'
import { readSignIns } from '../sign-in/store/sign-ins.ts'
import type { Account } from '../accounts/types.ts'

export interface MemberRecord extends Account {
  uplineUsername: string | null
  profile: Readonly<Record<string, string>>
  ageConfirmedAt: Date | null
  registeredAddress: string
  lastSignInAddress: string | null
  freeze: { reason: string; by: string; at: Date } | null
  signIns: { how: string; address: string; country: string; device: string; at: Date }[]
}

/** All that identity knows of one member, for their page in the console. */
export async function memberRecordOf(
  reader: Reader,
  merchantId: string,
  memberId: string,
): Promise<MemberRecord | undefined> {
  const row = await readAccount(reader, merchantId, memberId)
  if (!row) return undefined
  return {
    ...toAccount(row),
    uplineUsername: row.upline_id ? await usernameOf(reader, row.upline_id) : null,
    profile: row.profile,
    ageConfirmedAt: row.age_confirmed_at,
    registeredAddress: row.registered_address,
    lastSignInAddress: row.last_sign_in_address,
    freeze: row.frozen_at
      ? { reason: row.frozen_reason ?? '', by: row.frozen_by ?? '', at: row.frozen_at }
      : null,
    signIns: await readSignIns(reader, memberId, 20),
  }
}
