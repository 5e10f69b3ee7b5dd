import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listPendingWithdrawals } from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { requestWithdrawal } from '../../../../contract/player/cashier/request-withdrawal.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { setKycLevel } from '../../../identity/index.ts'
import { adjustmentAccount, bookReceivable } from '../../../wallet/index.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

describe('the preconditions, each refused by name and without effect', () => {
  test('a withdrawal in progress', async () => {
    const member = await house.player(1)
    expect((await member.withdraw(100_000)).status).toBe(200)
    const reply = await member.withdraw(10_000)
    expect([reply.status, reply.code]).toEqual([409, 'WD_PENDING'])
    expect((await member.call(checkWithdrawal)).value.firstFailure).toBe('WD_PENDING')
  })

  test('the verification level for the amount', async () => {
    const member = await house.player(4)
    await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, member.id, 0))
    expect((await member.withdraw(10_000)).code).toBe('KYC_LEVEL')
    expect((await member.call(checkWithdrawal)).value).toMatchObject({
      firstFailure: 'KYC_LEVEL',
      firstFailureParams: ['1'],
      maxAmount: 0,
    })
    await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, member.id, 1))
    expect((await member.withdraw(5_000_100)).message).toBe('Please complete verification level 2 first')
    expect((await member.withdraw(10_000)).status).toBe(200)
  })

  test('the withdrawal password: wrong four times, then locked for a day even for the right one', async () => {
    const member = await house.player(5)
    for (let time = 0; time < 4; time++)
      expect((await member.withdraw(10_000, { paymentPassword: '271829' })).code).toBe('WD_PASSWORD')
    expect((await member.withdraw(10_000, { paymentPassword: '271829' })).code).toBe('WD_PASSWORD_LOCKED')
    expect((await member.withdraw(10_000)).code).toBe('WD_PASSWORD_LOCKED')
    expect((await member.call(checkWithdrawal)).value.firstFailure).toBe('WD_PASSWORD_LOCKED')
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
  })

  test('a bank account of somebody else, or an unknown one', async () => {
    const [member, other] = [await house.player(6), await house.player(7)]
    for (const bankAccountId of [await other.bankAccountId(), 'nothing']) {
      const reply = await member.withdraw(10_000, { bankAccountId })
      expect([reply.status, reply.code]).toEqual([404, 'BANK_ACCOUNT_NOT_FOUND'])
    }
  })

  test('turnover, with what is left', async () => {
    const member = await house.player(6)
    await house.client.post('/api/dev/bank/pay', { intentId: await member.deposit(50_000, false) })
    const left = (await member.call(checkWithdrawal)).value.requirements[0]!.leftAmount
    const reply = await member.withdraw(10_000)
    expect([reply.code, reply.message]).toEqual([
      'WD_TURNOVER',
      `Turnover not met, ฿${(left / 100).toFixed(2)} left`,
    ])
  })

  test('an open receivable', async () => {
    const member = await house.player(7)
    await house.transaction((tx) =>
      bookReceivable(tx, {
        memberId: member.id,
        amount: 5_000n,
        to: adjustmentAccount(DEMO_MERCHANT),
        scope: 'test',
        key: 'owes',
        actor: 'owner',
        reason: 'test',
      }),
    )
    expect((await member.withdraw(10_000)).message).toBe(
      'There is an outstanding amount of ฿50.00, please contact customer service',
    )
  })

  test('a frozen account', async () => {
    expect((await (await house.player(18)).withdraw(10_000)).code).toBe('AUTH_DISABLED')
  })

  test('limits and balance', async () => {
    const member = await house.player(8)
    const told = async (amount: number) => {
      const reply = await member.withdraw(amount)
      return [reply.code, reply.message]
    }
    expect(await told(9_900)).toEqual(['WD_LIMIT', 'Amount must be between ฿100.00 and ฿200,000.00'])
    expect(await told(10_050)).toEqual(['WD_LIMIT', 'Withdrawals are in whole baht, without satang'])
    expect(await told(20_000_100)).toEqual(['WD_LIMIT', 'Amount must be between ฿100.00 and ฿200,000.00'])
    expect(await told(10_000_100)).toEqual([
      'WD_LIMIT',
      'Daily withdrawal limit reached, ฿100,000.00 left today',
    ])
    expect(await told(1_000_100)).toEqual(['BAL_INSUFFICIENT', 'Balance is not enough'])
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
  })

  test('T-W3, T-NU1 hostile amounts', async () => {
    const member = await house.player(8)
    const bankAccountId = await member.bankAccountId()
    const hostile = [
      '-1',
      '0',
      '-0',
      '0.1',
      '0.001',
      '1.005',
      '1e-9',
      '-100000',
      '9007199254740992',
      '9007199254740993',
      '9007199254740994',
      '9223372036854775808',
      '18446744073709551616',
      '1e21',
      '1e308',
      '1e400',
      'NaN',
      'Infinity',
      '""',
      '" 100000 "',
      '"1e3"',
      '"100000"',
      '"0100000"',
      '"+100000"',
      '"0x186A0"',
      '"100,000"',
      '"١٠"',
      '"๑๐๐๐๐๐"',
      'null',
      'true',
      '[]',
      '{}',
      '[100000]',
    ]
    for (const amount of hostile) {
      const sealed = await house.client.seal(
        `{"bankAccountId":"${bankAccountId}","amount":${amount},"paymentPassword":"${PAYMENT_PASSWORD}"}`,
      )
      const reply = await house.client.post('/api/wps/withdraw', sealed, {
        token: member.token,
        key: `hostile-${hostile.indexOf(amount)}`,
        headers: { 'content-type': 'application/jose' },
      })
      expect([amount, reply.status >= 400 && reply.status < 500]).toEqual([amount, true])
    }
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
    expect((await member.call(listPendingWithdrawals)).value.list).toEqual([])
  })

  test('T-E3 plain JSON, and T-Y1 a trial account', async () => {
    const member = await house.player(8)
    const body = {
      bankAccountId: await member.bankAccountId(),
      amount: 10_000,
      paymentPassword: PAYMENT_PASSWORD,
    }
    expect(
      (await house.client.post(requestWithdrawal.path, body, { token: member.token, key: 'plain' })).status,
    ).toBe(415)
    expect(
      (await (await house.player(8, { isTrial: true, type: 4 })).call(requestWithdrawal, { body })).code,
    ).toBe('GAME_TRIAL_BLOCKED')
  })
})

test('the ledger is whole after all of it', () => house.audit())
