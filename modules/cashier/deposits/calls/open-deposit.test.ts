import { parse } from 'promptparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDepositChannels } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { setKycLevel } from '../../../identity/index.ts'
import { openCashierHouse, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const ask = (amount: unknown) => ({ body: { channel: 'PROMPTPAY', amount } })

test('a deposit adds satang of its own to the amount, in a code that a banking app reads', async () => {
  const member = await house.player(1)
  const { status, value } = await member.call(openDeposit, ask(50_000))
  expect(status).toBe(200)
  expect(value).toMatchObject({ currency: 'THB', state: 'PENDING_MATCH' })
  expect(value.payableAmount).toBeGreaterThan(50_000)
  expect(value.payableAmount).toBeLessThan(50_100)
  const code = parse(value.qrText!)!
  expect(code.validate('63')).toBe(true)
  expect(code.getTagValue('54')).toBe((value.payableAmount / 100).toFixed(2))
  const shown = await member.call(readDeposit, { params: { intentId: value.intentId } })
  expect(shown.value).toMatchObject({
    state: 'PENDING_MATCH',
    amount: 50_000,
    payableAmount: value.payableAmount,
    creditedAmount: 0,
    qrText: value.qrText,
  })
  expect(shown.value.steps.map((step) => step.state)).toEqual(['CREATED', 'PENDING_MATCH'])
})

test('open deposits of one amount never share their satang, if many are requested at once', async () => {
  const members = await Promise.all([2, 3, 4, 5, 6, 7].map((number) => house.player(number)))
  const replies = await Promise.all(
    members.flatMap((member) => Array.from({ length: 5 }, () => member.call(openDeposit, ask(30_000)))),
  )
  expect(replies.every((reply) => reply.status === 200)).toBe(true)
  expect(new Set(replies.map((reply) => reply.value.payableAmount)).size).toBe(30)
})

test('a sixth open deposit is refused, also if several are requested at once', async () => {
  const member = await house.player(8)
  const replies = await Promise.all(Array.from({ length: 8 }, () => member.call(openDeposit, ask(20_000))))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5)
  expect(
    replies.filter((reply) => reply.status === 422).every((reply) => reply.code === 'DEPOSIT_TOO_MANY'),
  ).toBe(true)
})

test('the same key is the same deposit; another body under it is refused', async () => {
  const member = await house.player(9)
  const first = await member.call(openDeposit, { ...ask(10_000), key: 'once' })
  const again = await member.call(openDeposit, { ...ask(10_000), key: 'once' })
  expect(again.value).toEqual(first.value)
  expect(again.headers.get('idempotency-hit')).toBe('true')
  expect((await member.call(openDeposit, { ...ask(10_100), key: 'once' })).code).toBe('REQUEST_KEY_REUSED')
  expect((await member.call(listDeposits)).value.totalCount).toBe(1)
})

describe('what is refused opens nothing', () => {
  test.each([
    [4_999, 'DEPOSIT_LIMIT'],
    [10_000_001, 'DEPOSIT_LIMIT'],
  ])('%s satang: %s', async (amount, code) => {
    const reply = await (await house.player(10)).call(openDeposit, ask(amount))
    expect([reply.status, reply.code]).toEqual([422, code])
    expect(reply.message).toBe('Deposits must be between ฿50.00 and ฿100,000.00')
  })

  test('T-NU1 hostile amounts', async () => {
    const member = await house.player(10)
    const hostile = [
      '-1',
      '0',
      '-0',
      '0.1',
      '0.001',
      '5000.005',
      '1e-9',
      '-2147483649',
      '9007199254740992',
      '9007199254740993',
      '9223372036854775808',
      '18446744073709551616',
      '1e21',
      '1e308',
      '1e400',
      'NaN',
      'Infinity',
      '""',
      '" 5000 "',
      '"5000"',
      '"05000"',
      '"+5000"',
      '"5e3"',
      '"0x1388"',
      '"5,000"',
      '"١٢"',
      '"๑๒๓"',
      '"𝟙"',
      'null',
      'true',
      '[]',
      '{}',
      '[5000]',
    ]
    for (const amount of hostile) {
      const reply = await house.client.post(
        '/api/wps/deposit/intent',
        `{"channel":"PROMPTPAY","amount":${amount}}`,
        { token: member.token, key: `hostile-${hostile.indexOf(amount)}` },
      )
      expect([amount, reply.status >= 400 && reply.status < 500]).toEqual([amount, true])
    }
    expect((await member.call(listDeposits)).value.totalCount).toBe(0)
  })

  test('an offer that does not exist, an unknown channel, no key', async () => {
    const member = await house.player(10)
    expect(
      (
        await member.call(openDeposit, {
          body: { channel: 'PROMPTPAY', amount: 10_000, promotionId: 'FIRST_DEPOSIT' },
        })
      ).code,
    ).toBe('REQUEST_INVALID')
    expect((await member.call(openDeposit, { body: { channel: 'USDT', amount: 10_000 } })).code).toBe(
      'REQUEST_INVALID',
    )
    expect(
      (
        await house.client.post(
          '/api/wps/deposit/intent',
          { channel: 'PROMPTPAY', amount: 10_000 },
          { token: member.token },
        )
      ).code,
    ).toBe('REQUEST_KEY_REQUIRED')
  })

  test('T-Y1 a trial account, and an excluded member', async () => {
    const trial = await house.player(10, { isTrial: true, type: 4 })
    expect((await trial.call(openDeposit, ask(10_000))).code).toBe('GAME_TRIAL_BLOCKED')
    const excluded = await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })
    expect((await excluded.call(openDeposit, ask(10_000))).code).toBe('AUTH_SELF_EXCLUDED')
    expect((await (await house.player(18)).call(openDeposit, ask(10_000))).code).toBe('AUTH_DISABLED')
  })
})

test('without verification all deposits together stay within 5,000 baht', async () => {
  const member = await house.player(11)
  await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, member.id, 0))
  expect((await member.call(listDepositChannels)).value.channels[0]).toMatchObject({
    minAmount: 5_000,
    maxAmount: 500_000,
  })
  await member.deposit(300_000)
  expect((await member.call(openDeposit, ask(200_100))).code).toBe('KYC_LEVEL')
  expect((await member.call(listDepositChannels)).value.channels[0]!.maxAmount).toBe(200_000)
  expect((await member.call(openDeposit, ask(200_000))).status).toBe(200)
  expect((await member.call(openDeposit, ask(5_000))).code).toBe('KYC_LEVEL')
})

test('another member’s deposit does not exist', async () => {
  const intentId = await (await house.player(12)).deposit(10_000, false)
  const reply = await (await house.player(13)).call(readDeposit, { params: { intentId } })
  expect([reply.status, reply.code]).toEqual([404, 'DEPOSIT_NOT_FOUND'])
})

// Last: it moves the clock.
test('three deposits left to expire within an hour pause a member for half an hour', async () => {
  const member = await house.player(14)
  for (let time = 0; time < 3; time++) {
    const intentId = await member.deposit(10_000, false)
    await house.advance('PT16M')
    expect((await member.call(readDeposit, { params: { intentId } })).value).toMatchObject({
      state: 'EXPIRED',
      qrText: null,
    })
    await house.settle('cashier/expire-deposits')
    expect((await member.call(readDeposit, { params: { intentId } })).value.steps.at(-1)!.state).toBe(
      'EXPIRED',
    )
  }
  const refused = await member.call(openDeposit, ask(10_000))
  expect(refused).toMatchObject({
    code: 'DEPOSIT_TOO_MANY',
    message: expect.stringMatching(/\d{1,2} [A-Z][a-z]{2,3} 20\d\d, \d{2}:\d{2}$/) as string,
  })
  await house.advance('PT30M')
  expect((await member.call(openDeposit, ask(10_000))).status).toBe(200)
})
