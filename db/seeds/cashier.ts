/** Bank accounts, opening balances and the excluded member of the demo (wire.md §10, Demo data). */
import { seedDemoDeposits } from '../../demo/payers/seed-deposits.ts'
import { clock } from '../../kernel/clock.ts'
import { bankAccountSettings, bindAccount, seedReceiver, writeLineRule } from '../../modules/cashier/index.ts'
import { restrictMember } from '../../modules/limits/index.ts'
import { setSetting } from '../../modules/system/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_MEMBERS, demoAgentId, demoMemberId, demoPayeeName } from './identity.ts'
import { DEMO_MERCHANT } from './system.ts'

/** 10,000.00 baht; the last member has none. */
const OPENING_AMOUNT = 1_000_000n
const EXCLUDED = 19
const YEAR_MS = 365 * 86_400_000

/**
 * Unassigned numbers: the PromptPay id has a wrong check digit, so no bank pays it, and it settles in the
 * account beside it.
 */
const receivers = [
  {
    channel: 'PROMPTPAY',
    receiver: '0000000000000',
    accountNo: '0000000000000',
    holderName: 'Sala',
    settlesTo: 'KBANK:0000000001',
  },
  {
    channel: 'BANK_TRANSFER',
    receiver: 'KBANK:0000000001',
    bankCode: 'KBANK',
    accountNo: '0000000001',
    holderName: 'Sala',
  },
  {
    channel: 'BANK_TRANSFER',
    receiver: 'SCB:0000000002',
    bankCode: 'SCB',
    accountNo: '0000000002',
    holderName: 'Sala',
  },
  { channel: 'TRUEMONEY', receiver: '0900000000', accountNo: '0900000000', holderName: 'Sala' },
] as const

/** After the members exist. Opening balances carry no turnover. */
export async function seedCashier(tx: Tx): Promise<void> {
  const now = clock.now()
  const merchantId = DEMO_MERCHANT
  // Demo mode holds no payout back, and the settings screen says so (domain/economy.md §8.1, 5).
  await setSetting(tx, merchantId, bankAccountSettings.holdFirstHours, 0)
  await setSetting(tx, merchantId, bankAccountSettings.holdChangeHours, 0)
  for (const receiver of receivers)
    await seedReceiver(
      tx,
      merchantId,
      { settlesTo: null, dailyLimit: null, rank: 1, note: '', bankCode: null, ...receiver },
      now,
    )
  for (let number = 1; number <= DEMO_MEMBERS; number++) {
    const memberId = demoMemberId(number)
    await bindAccount(tx, {
      merchantId,
      memberId,
      bankCode: 'KBANK',
      accountNo: String(1_000_000_000 + number),
      holderName: demoPayeeName(number),
      now,
    })
    if (number === DEMO_MEMBERS) break
    await postTransaction(tx, {
      scope: 'seed',
      key: `opening:${memberId}`,
      kind: 'OPENING',
      currency: 'THB',
      reason: 'demo',
      entries: [
        {
          from: gatewayAccount(merchantId, 'DEMO'),
          to: memberAccount(memberId),
          amount: OPENING_AMOUNT,
          code: 'OPENING',
        },
      ],
    })
  }
  // Somebody who can send money down their line, and somebody who may send it up.
  await postTransaction(tx, {
    scope: 'seed',
    key: `opening:${demoAgentId(1)}`,
    kind: 'OPENING',
    currency: 'THB',
    reason: 'demo',
    entries: [
      {
        from: gatewayAccount(merchantId, 'DEMO'),
        to: memberAccount(demoAgentId(1)),
        amount: OPENING_AMOUNT,
        code: 'OPENING',
      },
    ],
  })
  await writeLineRule(
    tx,
    { merchantId, accountId: demoMemberId(1) },
    { maySendUp: true, maySendDown: false },
    { by: 'demo', at: now },
  )
  await restrictMember(
    tx,
    { merchantId, accountId: demoMemberId(EXCLUDED) },
    { kind: 'SELF_EXCLUSION', now, endsAt: new Date(now.getTime() + YEAR_MS) },
  )
}

/** A few deposits of each channel and state, of two agents: members begin with what they begin with. */
export async function seedDeposits(tx: Tx, services: Services): Promise<void> {
  await seedDemoDeposits(
    tx,
    services,
    { merchantId: DEMO_MERCHANT, one: demoAgentId(3), other: demoAgentId(4) },
    clock.now(),
  )
}
