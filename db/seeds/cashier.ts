/** Bank accounts, opening balances and the excluded member of the demo (WIRE.md, Demo data). */
import { bindAccount, bankAccountSettings } from '../../modules/cashier/index.ts'
import { accountByName } from '../../modules/identity/index.ts'
import { restrictMember } from '../../modules/limits/index.ts'
import { setSetting } from '../../modules/system/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import type { Tx } from '../../platform/postgres.ts'

const MEMBERS = 20
/** 10,000.00 baht; the last member has none. */
const OPENING_AMOUNT = 1_000_000n
const EXCLUDED = 'member19'
const YEAR_MS = 365 * 86_400_000

/** After the members of identity exist. */
export async function seedCashier(tx: Tx, merchantId: string, now: Date): Promise<void> {
  // Demo mode holds no payout back, and says so on the settings screen (domain/economy.md §8.1, 5).
  await setSetting(tx, merchantId, bankAccountSettings.holdFirstHours, 0)
  await setSetting(tx, merchantId, bankAccountSettings.holdChangeHours, 0)
  for (let number = 1; number <= MEMBERS; number++) {
    const account = `member${String(number).padStart(2, '0')}`
    const member = await accountByName(tx, { merchantId, account })
    if (!member?.payeeName) throw new Error(`the demo has no ${account} with a payee name`)
    await bindAccount(tx, {
      merchantId, memberId: member.accountId, bankCode: 'KBANK', accountNo: String(1_000_000_000 + number), holderName: member.payeeName, now,
    })
    if (number < MEMBERS) {
      await postTransaction(tx, {
        scope: 'seed', key: `opening:${account}`, kind: 'OPENING', currency: 'THB', reason: 'demo',
        entries: [{ from: gatewayAccount(merchantId, 'DEMO'), to: memberAccount(member.accountId), amount: OPENING_AMOUNT, code: 'OPENING' }],
      })
    }
    if (account === EXCLUDED) {
      await restrictMember(tx, { merchantId, accountId: member.accountId }, { kind: 'SELF_EXCLUSION', now, endsAt: new Date(now.getTime() + YEAR_MS) })
    }
  }
}
