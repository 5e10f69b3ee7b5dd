import { validate } from 'promptparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { depositChannels, type DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import { listDepositQueue } from '../../../contract/operator/cashier/list-deposit-queue.ts'
import { creditDeposit } from '../../../contract/operator/cashier/credit-deposit.ts'
import { rejectDeposit } from '../../../contract/operator/cashier/reject-deposit.ts'
import { listDepositChannels } from '../../../contract/player/cashier/list-deposit-channels.ts'
import { listDeposits } from '../../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { setKycLevel } from '../../identity/index.ts'
import { setSetting } from '../../system/index.ts'
import { isHeld, standingScore } from '../aml/index.ts'
import { channelSettings, usdtSettings } from '../channel-settings.ts'
import { SANCTIONED_SEED } from '../demo-payer.ts'
import { demoAddress, isAddress } from '../rules/crypto-addresses.ts'

let house: CashierHouse
beforeAll(async () => { house = await openCashierHouse() })
afterAll(() => house.close())

const USDT = 1_000_000
const RATE = 32_287_750n
const open = (member: Player, channel: DepositChannel, amount: number, more = {}) => member.call(openDeposit, { body: { channel, amount, ...more } })
const read = async (member: Player, intentId: string) => (await member.call(readDeposit, { params: { intentId } })).value
const pay = async (intentId: string, more = {}) => (await house.client.post<{ state: string }>('/api/dev/bank/pay', { intentId, ...more })).value?.state
const grow = async (seconds: number) => { await house.advance(`PT${seconds}S`); await house.settle('cashier/grow-demo-chain') }
const reader = () => house.server.process.database.kysely

test('every channel is told with its figures of the table', async () => {
  const { channels } = (await (await house.player(1)).call(listDepositChannels)).value
  expect(channels.map(({ channel, currency, minAmount, maxAmount, expiresInMinutes }) => [channel, currency, minAmount, maxAmount, expiresInMinutes])).toEqual([
    ['PROMPTPAY', 'THB', 5_000, 10_000_000, 15], ['BANK_TRANSFER', 'THB', 10_000, 50_000_000, 30], ['TRUEMONEY', 'THB', 5_000, 3_000_000, 15],
    ...(['TRC20', 'ERC20', 'BEP20'].map((network) => [`USDT_${network}`, 'USDT', 10 * USDT, 50_000 * USDT, 1_440])),
  ])
  expect(channels.filter(({ crypto }) => crypto).map(({ crypto }) => crypto)).toEqual([
    { network: 'TRC20', rate: '32.28775', spread: '0.0050', confirmationsNeeded: 20 }, { network: 'ERC20', rate: '32.28775', spread: '0.0050', confirmationsNeeded: 12 },
    { network: 'BEP20', rate: '32.28775', spread: '0.0050', confirmationsNeeded: 15 },
  ])
})

test.each(depositChannels)('T-NU1 %s refuses amounts that are none, and nothing is opened', async (channel) => {
  const member = await house.player(10)
  const sourceAccountId = await member.bankAccountId()
  for (const amount of ['-1', '0', '0.001', '1e21', '"1e3"', '"๑๐"', 'null', '[]']) {
    const reply = await house.client.post('/api/wps/deposit/intent', `{"channel":"${channel}","amount":${amount},"sourceAccountId":"${sourceAccountId}"}`, { token: member.token, key: `bad-${channel}-${amount.length}-${amount.codePointAt(0)}` })
    expect([amount, reply.status]).toEqual([amount, 422])
  }
  expect((await member.call(listDeposits)).value.totalCount).toBe(0)
})

describe('by bank transfer', () => {
  test('a member pays the exact amount from an account of his own to one of the house', async () => {
    const [member, other] = [await house.player(2), await house.player(3)]
    const sourceAccountId = await member.bankAccountId()
    const { value } = await open(member, 'BANK_TRANSFER', 50_000, { sourceAccountId })
    expect(value).toMatchObject({ qrText: null, receiverName: 'Sala', transfer: { holderName: 'Sala', sourceAccount: { bankCode: 'KBANK', accountNo: '••••••0002' } }, crypto: null })
    expect(value.transfer!.accountNo).toMatch(/^[0-9]{10}$/)
    expect([await open(member, 'BANK_TRANSFER', 50_000), await open(other, 'BANK_TRANSFER', 50_000, { sourceAccountId })].map((reply) => reply.code)).toEqual(['REQUEST_INVALID', 'BANK_ACCOUNT_NOT_FOUND'])
    expect(await pay(value.intentId)).toBe('CONFIRMED')
    expect((await read(member, value.intentId)).transfer).toBeNull()
  })

  test.each([
    ['LATE', 'REVIEW', 'LATE'], ['WRONG_AMOUNT', 'REVIEW', 'AMOUNT'], ['WRONG_NAME', 'REVIEW', 'NAME'], ['NEVER', 'EXPIRED', null], ['TWICE', 'CONFIRMED', 'EXTRA'],
  ] as const)('a payer who is %s', async (behaviour, state, reviewReason) => {
    const number = 4 + ['LATE', 'WRONG_AMOUNT', 'WRONG_NAME', 'NEVER', 'TWICE'].indexOf(behaviour)
    const member = await house.player(number)
    const before = await member.balances()
    const { intentId, payableAmount } = (await open(member, 'BANK_TRANSFER', 50_000, { sourceAccountId: await member.bankAccountId() })).value
    expect(await pay(intentId, { behaviour })).toBe(state)
    expect((await member.balances()).main - before.main).toBe(state === 'CONFIRMED' ? BigInt(payableAmount) : 0n)
    const queue = (await (await house.operator('finance')).call(listDepositQueue, { query: { state: 'REVIEW', pageSize: 100 } })).value.list.filter((row) => row.memberId === member.id)
    expect(queue.map((row) => row.reviewReason)).toEqual(reviewReason ? [reviewReason] : [])
    expect(await standingScore(reader(), { merchantId: DEMO_MERCHANT, memberId: member.id })).toBe(behaviour === 'WRONG_NAME' ? 50 : 0)
  })
})

test('a TrueMoney wallet is paid by a code that banking apps read too', async () => {
  const member = await house.player(11)
  const { value } = await open(member, 'TRUEMONEY', 12_000)
  expect(validate.anyId(value.qrText!)).toEqual({ type: 'EWALLETID', target: '140000900000000', amount: value.payableAmount / 100 })
  expect((await open(member, 'TRUEMONEY', 3_000_001)).message).toBe('Deposits must be between ฿50.00 and ฿30,000.00')
  expect(await pay(value.intentId)).toBe('CONFIRMED')
})

describe('in USDT', () => {
  test('an address stays the member’s; the rate is fixed at the first confirmation and the credit rounded down', async () => {
    const member = await house.player(12)
    const { value } = await open(member, 'USDT_TRC20', 10 * USDT + 1)
    expect(value).toMatchObject({ payableAmount: 32_287, qrText: value.crypto!.address, crypto: { network: 'TRC20', payAmount: 10_000_001, confirmations: 0, confirmationsNeeded: 20, isRateFixed: false, paidAmount: null } })
    expect(isAddress('USDT_TRC20', value.crypto!.address)).toBe(true)
    const again = (await open(member, 'USDT_TRC20', 20 * USDT)).value
    expect([again.intentId, again.crypto!.address, again.crypto!.payAmount]).toEqual([value.intentId, value.crypto!.address, 20 * USDT])
    const before = await member.balances()
    expect(await pay(value.intentId)).toBe('PENDING_MATCH')
    expect((await read(member, value.intentId)).crypto).toMatchObject({ paidAmount: 20 * USDT, confirmations: 0, isRateFixed: false })
    await grow(30)
    expect((await read(member, value.intentId)).crypto).toMatchObject({ confirmations: 10, isRateFixed: true, rate: '32.28775' })
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, 4_000n))
    await grow(27)
    expect((await read(member, value.intentId)).state).toBe('PENDING_MATCH')
    await grow(3)
    expect(await read(member, value.intentId)).toMatchObject({ state: 'CONFIRMED', creditedAmount: 64_575, crypto: { confirmations: 20, rate: '32.28775' } })
    expect((await member.balances()).main - before.main).toBe(20_000_000n * RATE / 10_000_000_000n)
    await grow(60)
    await pay(value.intentId)
    expect((await member.balances()).main - before.main).toBe(64_575n)
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, 3_245n))
  })

  test('what arrives after the end, or twice, is credited all the same: it is at his address', async () => {
    const member = await house.player(13)
    const before = await member.balances()
    const { intentId } = (await open(member, 'USDT_BEP20', 100 * USDT)).value
    await pay(intentId, { behaviour: 'LATE' })
    await pay(intentId, { behaviour: 'TWICE', amount: 30 * USDT })
    await grow(45)
    const { list } = (await member.call(listDeposits)).value
    expect(list.map(({ state, creditedAmount }) => [state, creditedAmount])).toEqual([['CONFIRMED', 96_863], ['CONFIRMED', 96_863], ['CONFIRMED', 322_877], ['EXPIRED', 0]])
    expect((await member.balances()).main - before.main).toBe(96_863n + 96_863n + 322_877n)
  })

  test('money from a listed address waits for a person, and the member is held', async () => {
    const member = await house.player(14)
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.sanctioned, [demoAddress('USDT_ERC20', SANCTIONED_SEED).toLowerCase()]))
    const { intentId } = (await open(member, 'USDT_ERC20', 50 * USDT)).value
    await pay(intentId, { behaviour: 'SANCTIONED' })
    await grow(36)
    expect((await read(member, intentId)).state).toBe('REVIEW')
    expect(await isHeld(reader(), { merchantId: DEMO_MERCHANT, memberId: member.id })).toBe(true)
    const [row] = (await (await house.operator('finance')).call(listDepositQueue, { query: { state: 'REVIEW', query: 'member14' } })).value.list
    expect(row).toMatchObject({ reviewReason: 'SANCTION', paidAmount: 161_438, channel: 'USDT_ERC20' })
  })

  test('less than the smallest amount is left to a person, and limits speak of USDT', async () => {
    const member = await house.player(15)
    expect((await open(member, 'USDT_TRC20', 10 * USDT - 1)).message).toBe('Deposits must be between 10 USDT and 50,000 USDT')
    const { intentId } = (await open(member, 'USDT_TRC20', 10 * USDT)).value
    await pay(intentId, { behaviour: 'WRONG_AMOUNT' })
    await grow(60)
    expect((await read(member, intentId)).state).toBe('REVIEW')
  })
})

test('the limits hold for every channel: five open, and 5,000 baht without verification', async () => {
  const member = await house.player(16)
  const sourceAccountId = await member.bankAccountId()
  for (const [channel, amount] of [['PROMPTPAY', 10_000], ['BANK_TRANSFER', 10_000], ['TRUEMONEY', 10_000], ['USDT_TRC20', 10 * USDT], ['USDT_BEP20', 10 * USDT]] as const) {
    expect((await open(member, channel, amount, { sourceAccountId })).status).toBe(200)
  }
  for (const channel of ['PROMPTPAY', 'BANK_TRANSFER', 'USDT_ERC20'] as const) expect((await open(member, channel, 10 * USDT, { sourceAccountId })).code).toBe('DEPOSIT_TOO_MANY')
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
  expect((await member.call(listDepositChannels)).value.channels.map(({ channel }) => channel)).toEqual(['PROMPTPAY'])
  expect((await open(member, 'TRUEMONEY', 10_000)).code).toBe('DEPOSIT_PAUSED')
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, channelSettings.enabled, [...depositChannels]))
})

test('the member hears in his inbox what became of a reviewed deposit, and of none that was credited at once', async () => {
  const member = await house.player(9)
  const [good, bad] = [await member.deposit(50_000, { amount: 40_000 }), await member.deposit(50_000, { amount: 40_001 })]
  await member.deposit(50_000)
  const operator = await house.operator('finance')
  await operator.call(creditDeposit, { params: { depositId: good }, body: { remark: 'seen on the statement' } })
  await operator.call(rejectDeposit, { params: { depositId: bad }, body: { remark: 'sent back' } })
  await house.settle()
  const inbox = async (language: string) => (await house.client.get<{ list: { title: string; content: string }[] }>('/api/wps/relay/CSP_messageList', { token: member.token, headers: { 'accept-language': language } })).value.list
  const reference = (sentence: RegExp): unknown => expect.stringMatching(sentence)
  expect((await inbox('en')).map(({ title, content }) => [title, content])).toEqual(expect.arrayContaining([
    ['Your deposit was credited after review', reference(/^We have checked your deposit D\d{4}-\d{6}\. ฿400\.00 is now in your balance\.$/)],
    ['Your deposit was not accepted', reference(/^Your deposit D\d{4}-\d{6} of ฿400\.01 was not accepted: sent back\. Money that arrived goes back to the account it came from\. Customer service is there for your questions around the clock\.$/)],
  ]))
  expect((await inbox('th')).filter(({ title }) => title.includes('ฝาก'))).toHaveLength(2)
})

test('the ledger is whole after all of it', () => house.audit())
