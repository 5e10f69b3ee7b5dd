import { validate } from 'promptparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositChannels, type DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { creditDeposit } from '../../../../contract/operator/cashier/credit-deposit.ts'
import { rejectDeposit } from '../../../../contract/operator/cashier/reject-deposit.ts'
import { listDepositChannels } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../../tests/support/cashier.ts'
import { setKycLevel } from '../../../identity/index.ts'
import { setSetting } from '../../../system/index.ts'
import { channelSettings } from '../../settings/channels.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())
const USDT = 1_000_000

const open = (member: Player, channel: DepositChannel, amount: number, more = {}) =>
  member.call(openDeposit, { body: { channel, amount, ...more } })

const pay = async (intentId: string, more = {}) =>
  (await house.client.post<{ state: string }>('/api/dev/bank/pay', { intentId, ...more })).value?.state

test('every channel is listed with its settings', async () => {
  const { channels } = (await (await house.player(1)).call(listDepositChannels)).value
  expect(
    channels.map(({ channel, currency, minAmount, maxAmount, expiresInMinutes }) => [
      channel,
      currency,
      minAmount,
      maxAmount,
      expiresInMinutes,
    ]),
  ).toEqual([
    ['PROMPTPAY', 'THB', 5_000, 10_000_000, 15],
    ['BANK_TRANSFER', 'THB', 10_000, 50_000_000, 30],
    ['TRUEMONEY', 'THB', 5_000, 3_000_000, 15],
    ...['TRC20', 'ERC20', 'BEP20'].map((network) => [
      `USDT_${network}`,
      'USDT',
      10 * USDT,
      50_000 * USDT,
      1_440,
    ]),
  ])
  expect(channels.filter(({ crypto }) => crypto).map(({ crypto }) => crypto)).toEqual([
    { network: 'TRC20', rate: '32.28775', spread: '0.0050', confirmationsNeeded: 20 },
    { network: 'ERC20', rate: '32.28775', spread: '0.0050', confirmationsNeeded: 12 },
    { network: 'BEP20', rate: '32.28775', spread: '0.0050', confirmationsNeeded: 15 },
  ])
})

test.each(depositChannels)('T-NU1 %s refuses invalid amounts, and nothing is opened', async (channel) => {
  const member = await house.player(10)
  const sourceAccountId = await member.bankAccountId()
  for (const amount of ['-1', '0', '0.001', '1e21', '"1e3"', '"๑๐"', 'null', '[]']) {
    const reply = await house.client.post(
      '/api/wps/deposit/intent',
      `{"channel":"${channel}","amount":${amount},"sourceAccountId":"${sourceAccountId}"}`,
      { token: member.token, key: `bad-${channel}-${amount.length}-${amount.codePointAt(0)}` },
    )
    expect([amount, reply.status]).toEqual([amount, 422])
  }
  expect((await member.call(listDeposits)).value.totalCount).toBe(0)
})

test('a TrueMoney wallet is paid by a code that banking apps read too', async () => {
  const member = await house.player(11)
  const { value } = await open(member, 'TRUEMONEY', 12_000)
  expect(validate.anyId(value.qrText!)).toEqual({
    type: 'EWALLETID',
    target: '140000900000000',
    amount: value.payableAmount / 100,
  })
  expect((await open(member, 'TRUEMONEY', 3_000_001)).message).toBe(
    'Deposits must be between ฿50.00 and ฿30,000.00',
  )
  expect(await pay(value.intentId)).toBe('CONFIRMED')
})

test('the limits hold for every channel: five open, and 5,000 baht without verification', async () => {
  const member = await house.player(16)
  const sourceAccountId = await member.bankAccountId()
  for (const [channel, amount] of [
    ['PROMPTPAY', 10_000],
    ['BANK_TRANSFER', 10_000],
    ['TRUEMONEY', 10_000],
    ['USDT_TRC20', 10 * USDT],
    ['USDT_BEP20', 10 * USDT],
  ] as const) {
    expect((await open(member, channel, amount, { sourceAccountId })).status).toBe(200)
  }
  for (const channel of ['PROMPTPAY', 'BANK_TRANSFER', 'USDT_ERC20'] as const)
    expect((await open(member, channel, 10 * USDT, { sourceAccountId })).code).toBe('DEPOSIT_TOO_MANY')
  const fresh = await house.player(17)
  await house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, fresh.id, 0))
  const { channels } = (await fresh.call(listDepositChannels)).value
  expect(channels.find(({ channel }) => channel === 'USDT_TRC20')!.maxAmount).toBe(154_857_492)
  expect((await open(fresh, 'USDT_TRC20', 155 * USDT)).code).toBe('KYC_LEVEL')
  expect((await open(fresh, 'USDT_TRC20', 154_857_492)).status).toBe(200)
})

test('a channel that the merchant does not offer is not listed and not opened', async () => {
  const member = await house.player(7)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, channelSettings.enabled, ['PROMPTPAY']))
  expect((await member.call(listDepositChannels)).value.channels.map(({ channel }) => channel)).toEqual([
    'PROMPTPAY',
  ])
  expect((await open(member, 'TRUEMONEY', 10_000)).code).toBe('DEPOSIT_PAUSED')
  await house.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, channelSettings.enabled, [...depositChannels]),
  )
})

test('the member is notified of the result of a reviewed deposit, and not of one that was credited at once', async () => {
  const member = await house.player(9)
  const [good, bad] = [
    await member.deposit(50_000, { amount: 40_000 }),
    await member.deposit(50_000, { amount: 40_001 }),
  ]
  await member.deposit(50_000)
  const operator = await house.operator('finance')
  await operator.call(creditDeposit, {
    params: { depositId: good },
    body: { remark: 'seen on the statement' },
  })
  await operator.call(rejectDeposit, { params: { depositId: bad }, body: { remark: 'sent back' } })
  await house.settle()
  const inbox = async (language: string) =>
    (
      await house.client.get<{ list: { title: string; content: string }[] }>(
        '/api/wps/relay/CSP_messageList',
        { token: member.token, headers: { 'accept-language': language } },
      )
    ).value.list
  const reference = (sentence: RegExp): unknown => expect.stringMatching(sentence)
  expect((await inbox('en')).map(({ title, content }) => [title, content])).toEqual(
    expect.arrayContaining([
      [
        'Your deposit was credited after review',
        reference(/^We have checked your deposit D\d{4}-\d{6}\. ฿400\.00 is now in your balance\.$/),
      ],
      [
        'Your deposit was not accepted',
        reference(
          /^Your deposit D\d{4}-\d{6} of ฿400\.01 was not accepted: sent back\. Money that arrived goes back to the account it came from\. Customer service is there for your questions around the clock\.$/,
        ),
      ],
    ]),
  )
  expect((await inbox('th')).filter(({ title }) => title.includes('ฝาก'))).toHaveLength(2)
})

test('the ledger is whole after all of it', () => house.audit())
