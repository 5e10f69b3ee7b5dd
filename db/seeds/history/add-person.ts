/** A member joins: the account with what was proved of it, and the bank account that payouts go to. */
import { bindAccount } from '../../../modules/cashier/index.ts'
import { createAccount } from '../../../modules/identity/index.ts'
import { clock } from '../../../kernel/clock.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { PASSWORD_HASH, PAYMENT_PASSWORD_HASH } from '../identity.ts'
import { DEMO_MERCHANT } from '../system.ts'
import type { House } from './simulated-process.ts'
import type { Person } from './people.ts'

export async function addPerson({ process }: House, person: Person): Promise<void> {
  const now = clock.now()
  await process.database.transaction(async (tx) => {
    await createAccount(process.services, tx, {
      accountId: person.memberId,
      merchantId: DEMO_MERCHANT,
      username: person.username,
      type: 0,
      uplineId: person.uplineId,
      payeeName: person.name,
      mobile: person.mobile,
      email: person.email,
      passwordHash: PASSWORD_HASH,
      paymentPasswordHash: PAYMENT_PASSWORD_HASH,
      ageConfirmedAt: now,
      termsAcceptedAt: now,
      registeredBy: 'WEB',
      registeredAddress: person.address,
    })
    await run(
      tx,
      sql`
      UPDATE identity.account SET mobile_verified_at = ${now}, kyc_level = ${person.kycLevel}, first_login_acked_at = ${now} WHERE account_id = ${person.memberId}`,
    )
    await bindAccount(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: person.memberId,
      bankCode: person.bankCode,
      accountNo: person.accountNo,
      holderName: person.name,
      now,
    })
  })
}
