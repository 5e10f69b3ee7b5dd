import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { checkBalance } from '../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { confirmWithdrawal } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import { listPendingWithdrawals } from '../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listTransactions } from '../../../contract/player/cashier/list-transactions.ts'
import { requestWithdrawal } from '../../../contract/player/cashier/request-withdrawal.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { setKycLevel, setVipLevel } from '../../identity/index.ts'
import { isSelfExcluded } from '../../limits/index.ts'
import { setSetting } from '../../system/index.ts'
import { openRequirement } from '../../wagering/index.ts'
import { adjustmentAccount, bookReceivable, expenseAccount, memberAccount, postTransaction } from '../../wallet/index.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type CashierHouse } from '../../../tests/support/cashier.ts'
import { withdrawalSettings } from '../settings.ts'

let house: CashierHouse
beforeAll(async () => { house = await openCashierHouse() })
afterAll(() => house.close())

test('the amount is held at once, and the member sees where it stands', async () => {
  const member = await house.player(1)
  const reply = await member.withdraw(100_000)
  expect(reply.status).toBe(200)
  expect(reply.value).toMatchObject({ state: 'REVIEW', amount: 100_000, feeAmount: 0, currency: 'THB' })
  expect((await member.call(checkBalance)).value).toEqual({ balance: 900_000, currency: 'THB', withdrawableAmount: 900_000, lockedAmount: 100_000, bonusAmount: 0 })
  const [pending] = (await member.call(listPendingWithdrawals)).value.list
  expect(pending).toMatchObject({
    withdrawalId: reply.value.withdrawalId, state: 'REVIEW', netAmount: 100_000, confirmBy: null, canCancel: true, canConfirm: false,
    bankAccount: { bankCode: 'KBANK', accountNo: '••••••0001', holderName: 'สมชาย ใจดี A' },
  })
  expect(pending!.steps.map((step) => step.state)).toEqual(['CREATED', 'REVIEW'])
  expect((await member.call(listTransactions, { query: { type: 'WITHDRAW' } })).value).toMatchObject({
    list: [{ type: 'WITHDRAW_HOLD', amount: -100_000, balance: 900_000, reference: reply.value.withdrawalId }], outAmount: 100_000, inAmount: 0,
  })
})

test('T-W1 forty at once under keys of their own: exactly one', async () => {
  const member = await house.player(2)
  const bankAccountId = await member.bankAccountId()
  const replies = await Promise.all(Array.from({ length: 40 }, () => member.withdraw(1_000_000, { bankAccountId })))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(await member.balances()).toMatchObject({ main: 0n, hold: 1_000_000n })
  expect((await member.call(listPendingWithdrawals)).value.list).toHaveLength(1)
})

test('forty times the same key: one withdrawal, one answer', async () => {
  const member = await house.player(3)
  const bankAccountId = await member.bankAccountId()
  const replies = await Promise.all(Array.from({ length: 40 }, () => member.withdraw(10_000, { bankAccountId, key: 'same' })))
  const again = await member.withdraw(10_000, { bankAccountId, key: 'same' })
  const answers = new Set([...replies, again].filter((reply) => reply.status === 200).map((reply) => reply.value.withdrawalId))
  expect(answers.size).toBe(1)
  expect(replies.filter((reply) => reply.status !== 200).every((reply) => reply.code === 'REQUEST_IN_PROGRESS')).toBe(true)
  expect(await member.balances()).toMatchObject({ main: 990_000n, hold: 10_000n })
})

describe('the preconditions, each refused by name and without effect', () => {
  test('a withdrawal in progress', async () => {
    const member = await house.player(1)
    const reply = await member.withdraw(10_000)
    expect([reply.status, reply.code]).toEqual([409, 'WD_PENDING'])
    expect((await member.call(checkWithdrawal)).value.firstFailure).toBe('WD_PENDING')
  })

  test('the verification level for the amount', async () => {
    const member = await house.player(4)
    await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, member.id, 0))
    expect((await member.withdraw(10_000)).code).toBe('KYC_LEVEL')
    expect((await member.call(checkWithdrawal)).value).toMatchObject({ firstFailure: 'KYC_LEVEL', firstFailureParams: ['1'], maxAmount: 0 })
    await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, member.id, 1))
    expect((await member.withdraw(5_000_100)).message).toBe('Please complete verification level 2 first')
    expect((await member.withdraw(10_000)).status).toBe(200)
  })

  test('the withdrawal password: wrong four times, then locked for a day even for the right one', async () => {
    const member = await house.player(5)
    for (let time = 0; time < 4; time++) expect((await member.withdraw(10_000, { paymentPassword: '271829' })).code).toBe('WD_PASSWORD')
    expect((await member.withdraw(10_000, { paymentPassword: '271829' })).code).toBe('WD_PASSWORD_LOCKED')
    expect((await member.withdraw(10_000)).code).toBe('WD_PASSWORD_LOCKED')
    expect((await member.call(checkWithdrawal)).value.firstFailure).toBe('WD_PASSWORD_LOCKED')
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
  })

  test('a bank account of somebody else, or of nobody', async () => {
    const [member, other] = [await house.player(6), await house.player(7)]
    for (const bankAccountId of [await other.bankAccountId(), 'nothing']) {
      const reply = await member.withdraw(10_000, { bankAccountId })
      expect([reply.status, reply.code]).toEqual([404, 'BANK_ACCOUNT_NOT_FOUND'])
    }
  })

  test('turnover, told with what is left', async () => {
    const member = await house.player(6)
    await house.client.post('/api/dev/bank/pay', { intentId: await member.deposit(50_000, false) })
    const left = (await member.call(checkWithdrawal)).value.requirements[0]!.leftAmount
    const reply = await member.withdraw(10_000)
    expect([reply.code, reply.message]).toEqual(['WD_TURNOVER', `Turnover not met, ฿${(left / 100).toFixed(2)} left`])
  })

  test('an open receivable', async () => {
    const member = await house.player(7)
    await house.transaction((tx) => bookReceivable(tx, { memberId: member.id, amount: 5_000n, to: adjustmentAccount(DEMO_MERCHANT), scope: 'test', key: 'owes', actor: 'owner', reason: 'test' }))
    expect((await member.withdraw(10_000)).message).toBe('There is an outstanding amount of ฿50.00, please contact customer service')
  })

  test('a frozen account', async () => {
    expect((await (await house.player(18)).withdraw(10_000)).code).toBe('AUTH_DISABLED')
  })

  test('limits and balance', async () => {
    const member = await house.player(8)
    const told = async (amount: number) => { const reply = await member.withdraw(amount); return [reply.code, reply.message] }
    expect(await told(9_900)).toEqual(['WD_LIMIT', 'Amount must be between ฿100.00 and ฿200,000.00'])
    expect(await told(10_050)).toEqual(['WD_LIMIT', 'Withdrawals are in whole baht, without satang'])
    expect(await told(20_000_100)).toEqual(['WD_LIMIT', 'Amount must be between ฿100.00 and ฿200,000.00'])
    expect(await told(10_000_100)).toEqual(['WD_LIMIT', 'Daily withdrawal limit reached, ฿100,000.00 left today'])
    expect(await told(1_000_100)).toEqual(['BAL_INSUFFICIENT', 'Balance is not enough'])
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
  })

  test('T-W3, T-NU1 hostile amounts', async () => {
    const member = await house.player(8)
    const bankAccountId = await member.bankAccountId()
    const hostile = [
      '-1', '0', '-0', '0.1', '0.001', '1.005', '1e-9', '-100000', '9007199254740992', '9007199254740993', '9007199254740994', '9223372036854775808', '18446744073709551616',
      '1e21', '1e308', '1e400', 'NaN', 'Infinity', '""', '" 100000 "', '"1e3"', '"100000"', '"0100000"', '"+100000"', '"0x186A0"', '"100,000"', '"١٠"', '"๑๐๐๐๐๐"', 'null', 'true', '[]', '{}', '[100000]',
    ]
    for (const amount of hostile) {
      const sealed = await house.client.seal(`{"bankAccountId":"${bankAccountId}","amount":${amount},"paymentPassword":"${PAYMENT_PASSWORD}"}`)
      const reply = await house.client.post('/api/wps/withdraw', sealed, { token: member.token, key: `hostile-${hostile.indexOf(amount)}`, headers: { 'content-type': 'application/jose' } })
      expect([amount, reply.status >= 400 && reply.status < 500]).toEqual([amount, true])
    }
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
    expect((await member.call(listPendingWithdrawals)).value.list).toEqual([])
  })

  test('T-E3 plain JSON, and T-Y1 a trial account', async () => {
    const member = await house.player(8)
    const body = { bankAccountId: await member.bankAccountId(), amount: 10_000, paymentPassword: PAYMENT_PASSWORD }
    expect((await house.client.post(requestWithdrawal.path, body, { token: member.token, key: 'plain' })).status).toBe(415)
    expect((await (await house.player(8, { isTrial: true, type: 4 })).call(requestWithdrawal, { body })).code).toBe('GAME_TRIAL_BLOCKED')
  })
})

test('a member who excluded himself withdraws: his turnover ends and only the bonus part goes', async () => {
  const member = await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })
  await house.transaction(async (tx) => {
    expect(await isSelfExcluded(tx, { merchantId: DEMO_MERCHANT, accountId: member.id }, new Date())).toBe(true)
    const { txnId } = await postTransaction(tx, {
      scope: 'test', key: 'bonus19', kind: 'BONUS', currency: 'THB',
      entries: [{ from: expenseAccount(DEMO_MERCHANT, 'bonus'), to: memberAccount(member.id, 'bonus'), amount: 50_000n, code: 'BONUS' }],
    })
    await openRequirement(tx, { merchantId: DEMO_MERCHANT, memberId: member.id, source: 'BONUS', reference: 'bonus19', isBonus: true, baseAmount: 50_000n, txnId, multiplierPpm: 12_000_000n, now: new Date() })
  })
  expect((await member.call(checkWithdrawal)).value).toMatchObject({ withdrawableAmount: 1_000_000, requirements: [], firstFailure: null })
  expect((await member.withdraw(1_000_000)).status).toBe(200)
  expect(await member.balances()).toMatchObject({ main: 0n, bonus: 0n, hold: 1_000_000n })
})

test('after the free ones of the day each costs its fee, which leaves with the payout', async () => {
  const member = await house.player(9)
  await house.transaction((tx) => setVipLevel(tx, member.id, 2))
  for (const feeAmount of [0, 0, 0, 1_000]) {
    expect((await member.call(checkWithdrawal)).value.feeAmount).toBe(feeAmount)
    const { value } = await member.withdraw(20_000)
    expect(value).toMatchObject({ amount: 20_000, feeAmount })
    const operator = await house.operator('finance')
    await house.client.post(`/api/operator/withdrawals/${value.withdrawalId}/approve`, {}, { token: operator.token, key: value.withdrawalId })
    await house.settle()
    await house.client.post(`/api/wps/withdraw/${value.withdrawalId}/confirm`, { action: 'RECEIVED' }, { token: member.token, key: value.withdrawalId })
  }
  expect(await member.balances()).toMatchObject({ main: 920_000n, hold: 0n })
  expect((await member.withdraw(20_000)).message).toBe('You can withdraw 4 times a day')
})

test('an old account’s small withdrawal is approved by itself; the rules can be switched off', async () => {
  await house.advance('P8D')
  const member = await house.player(10)
  expect((await member.withdraw(10_000)).value.state).toBe('APPROVED')
  expect((await (await house.player(11)).withdraw(1_000_000)).value.state).toBe('APPROVED')
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, withdrawalSettings.isAutoApproved, false))
  expect((await (await house.player(12)).withdraw(10_000)).value.state).toBe('REVIEW')
})

test('level 1 is told its 50,000 a day, not the 100,000 of its VIP level, and no number of requests at once passes it', async () => {
  const member = await house.player(13)
  await house.transaction((tx) => postTransaction(tx, {
    scope: 'test', key: 'kyc-day', kind: 'OPENING', currency: 'THB',
    entries: [{ from: expenseAccount(DEMO_MERCHANT, 'opening'), to: memberAccount(member.id), amount: 20_000_000n, code: 'OPENING' }],
  }))
  await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, member.id, 1))
  const check = async () => (await member.call(checkWithdrawal)).value
  expect(await check()).toMatchObject({ leftTodayAmount: 5_000_000, leftTodayBound: { reason: 'KYC_DAY', amount: 5_000_000 }, maxAmount: 5_000_000 })
  expect(await member.withdraw(5_000_100)).toMatchObject({ success: false, code: 'KYC_LEVEL' })
  const [bankAccountId, operator] = [await member.bankAccountId(), await house.operator('finance')]
  const taken: number[] = []
  for (const amount of [3_000_000, 3_000_000, 2_000_000, 100_000]) {
    const replies = await Promise.all(Array.from({ length: 8 }, () => member.withdraw(amount, { bankAccountId })))
    taken.push(...replies.filter((reply) => reply.success).map(() => amount))
    for (const { value: { withdrawalId } } of replies.filter((reply) => reply.success)) {
      await operator.call(approveWithdrawal, { params: { withdrawalId } })
      await house.settle()
      await member.call(confirmWithdrawal, { params: { withdrawalId }, body: { action: 'RECEIVED' } })
    }
  }
  expect(taken).toEqual([3_000_000, 2_000_000])
  expect(await check()).toMatchObject({ leftTodayAmount: 0, leftTodayBound: { reason: 'KYC_DAY' }, firstFailure: 'KYC_LEVEL' })
})

test('the ledger is whole after all of it', () => house.audit())
