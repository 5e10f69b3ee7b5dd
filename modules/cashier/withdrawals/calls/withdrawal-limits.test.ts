import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { confirmWithdrawal } from '../../../../contract/player/cashier/confirm-withdrawal.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { setKycLevel, setVipLevel } from '../../../identity/index.ts'
import { accountSettings } from '../../../identity/settings/accounts.ts'
import { defaultVipTable } from '../../../identity/settings/vip-table.ts'
import { setSetting } from '../../../system/index.ts'
import { expenseAccount, memberAccount, postTransaction } from '../../../wallet/index.ts'
import { openCashierHouse, type CashierHouse } from '../../../../tests/support/cashier.ts'
import { withdrawalSettings } from '../../settings/withdrawals.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

test('after the free ones of the day each costs its fee, which leaves with the payout', async () => {
  const member = await house.player(9)
  await house.transaction((tx) => setVipLevel(tx, member.id, 2))
  for (const feeAmount of [0, 0, 0, 1_000]) {
    expect((await member.call(checkWithdrawal)).value.feeAmount).toBe(feeAmount)
    const { value } = await member.withdraw(20_000)
    expect(value).toMatchObject({ amount: 20_000, feeAmount })
    const operator = await house.operator('finance')
    await house.client.post(
      `/api/operator/withdrawals/${value.withdrawalId}/approve`,
      {},
      { token: operator.token, key: value.withdrawalId },
    )
    await house.settle()
    await house.client.post(
      `/api/wps/withdraw/${value.withdrawalId}/confirm`,
      { action: 'RECEIVED' },
      { token: member.token, key: value.withdrawalId },
    )
  }
  expect(await member.balances()).toMatchObject({ main: 920_000n, hold: 0n })
  expect((await member.withdraw(20_000)).message).toBe('You can withdraw 4 times a day')
})

test('an old account’s small withdrawal is approved automatically; the rules can be switched off', async () => {
  await house.advance('P8D')
  const member = await house.player(10)
  expect((await member.withdraw(10_000)).value.state).toBe('APPROVED')
  expect((await (await house.player(11)).withdraw(1_000_000)).value.state).toBe('APPROVED')
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, withdrawalSettings.isAutoApproved, false))
  expect((await (await house.player(12)).withdraw(10_000)).value.state).toBe('REVIEW')
})

test('level 1 has 50,000 a day, not the 100,000 of its VIP level, and no number of requests at once exceeds it', async () => {
  const member = await house.player(13)
  await house.transaction((tx) =>
    postTransaction(tx, {
      scope: 'test',
      key: 'kyc-day',
      kind: 'OPENING',
      currency: 'THB',
      entries: [
        {
          from: expenseAccount(DEMO_MERCHANT, 'opening'),
          to: memberAccount(member.id),
          amount: 20_000_000n,
          code: 'OPENING',
        },
      ],
    }),
  )
  await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, member.id, 1))
  const check = async () => (await member.call(checkWithdrawal)).value
  expect(await check()).toMatchObject({
    leftTodayAmount: 5_000_000,
    leftTodayBound: { reason: 'KYC_DAY', amount: 5_000_000 },
    maxAmount: 5_000_000,
  })
  expect(await member.withdraw(5_000_100)).toMatchObject({ success: false, code: 'KYC_LEVEL' })
  const [bankAccountId, operator] = [await member.bankAccountId(), await house.operator('finance')]
  const taken: number[] = []
  for (const amount of [3_000_000, 3_000_000, 2_000_000, 100_000]) {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => member.withdraw(amount, { bankAccountId })),
    )
    taken.push(...replies.filter((reply) => reply.success).map(() => amount))
    for (const {
      value: { withdrawalId },
    } of replies.filter((reply) => reply.success)) {
      await operator.call(approveWithdrawal, { params: { withdrawalId } })
      await house.settle()
      await member.call(confirmWithdrawal, { params: { withdrawalId }, body: { action: 'RECEIVED' } })
    }
  }
  expect(taken).toEqual([3_000_000, 2_000_000])
  expect(await check()).toMatchObject({
    leftTodayAmount: 0,
    leftTodayBound: { reason: 'KYC_DAY' },
    firstFailure: 'KYC_LEVEL',
  })
})

test('a day’s number and sum are those of the merchant’s own table of VIP levels', async () => {
  const member = await house.player(14)
  const own = defaultVipTable.map((level, at) =>
    at === 0 ? { ...level, withdrawalsPerDay: 1, withdrawalDayAmount: 40_000 } : level,
  )
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, accountSettings.vipTable, own))
  expect((await member.call(checkWithdrawal)).value).toMatchObject({
    leftTodayAmount: 40_000,
    leftTodayBound: { reason: 'VIP', amount: 40_000 },
  })
  expect(await member.withdraw(50_000)).toMatchObject({ success: false, code: 'WD_LIMIT' })
  expect(await member.withdraw(40_000)).toMatchObject({ success: true })
})

test('the ledger is whole after all of it', () => house.audit())
