/** Bank accounts, opening balances and the excluded member of the demo (WIRE.md, Demo data). */
import { clock } from '../../kernel/clock.ts'
import { bankAccountSettings, bindAccount } from '../../modules/cashier/index.ts'
import { restrictMember } from '../../modules/limits/index.ts'
import { setSetting } from '../../modules/system/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { DEMO_MEMBERS, demoMemberId, demoPayeeName } from './identity.ts'
import { DEMO_MERCHANT } from './system.ts'

/** 10,000.00 baht; the last member has none. */
const OPENING_AMOUNT = 1_000_000n
const EXCLUDED = 19
const YEAR_MS = 365 * 86_400_000

/** After the members exist. Opening balances carry no turnover. */
export async function seedCashier(tx: Tx): Promise<void> {
  const now = clock.now()
  const merchantId = DEMO_MERCHANT
  // Demo mode holds no payout back, and says so on the settings screen (domain/economy.md §8.1, 5).
  await setSetting(tx, merchantId, bankAccountSettings.holdFirstHours, 0)
  await setSetting(tx, merchantId, bankAccountSettings.holdChangeHours, 0)
  for (let number = 1; number <= DEMO_MEMBERS; number++) {
    const memberId = demoMemberId(number)
    await bindAccount(tx, { merchantId, memberId, bankCode: 'KBANK', accountNo: String(1_000_000_000 + number), holderName: demoPayeeName(number), now })
    if (number === DEMO_MEMBERS) break
    await postTransaction(tx, {
      scope: 'seed', key: `opening:${memberId}`, kind: 'OPENING', currency: 'THB', reason: 'demo',
      entries: [{ from: gatewayAccount(merchantId, 'DEMO'), to: memberAccount(memberId), amount: OPENING_AMOUNT, code: 'OPENING' }],
    })
  }
  await restrictMember(tx, { merchantId, accountId: demoMemberId(EXCLUDED) }, { kind: 'SELF_EXCLUSION', now, endsAt: new Date(now.getTime() + YEAR_MS) })
}
