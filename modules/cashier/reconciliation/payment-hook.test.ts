import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDeposit } from '../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { drawSlip } from '../../../tests/support/slip.ts'

const SECRET = 'a-secret-of-the-test-that-is-long-enough'
let house: CashierHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-hook-'))
  house = await openCashierHouse({
    PAYMENT_HOOK_SECRETS: JSON.stringify({ PROMPTPAY: SECRET, BANK_TRANSFER: SECRET, USDT_TRC20: SECRET }),
    DATA_DIR: folder,
  })
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

const nowS = () => String(Math.floor(Date.now() / 1_000))
const sign = (timestamp: string, body: string, secret = SECRET) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
async function tell(
  channel: string,
  message: unknown,
  change: { timestamp?: string; signature?: string; secret?: string } = {},
) {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const timestamp = change.timestamp ?? nowS()
  const answer = await fetch(`${house.server.origin}/api/hooks/payments/${channel}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': change.signature ?? sign(timestamp, body, change.secret),
    },
    body,
  })
  return { http: answer.status, ...((await answer.json()) as { status: string; state?: string }) }
}
const open = async (member: Player, more = {}) =>
  (await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 50_000, ...more } })).value
const paid = (amount: number, reference: string, more = {}) => ({
  reference,
  amount,
  currency: 'THB',
  payerName: 'นาย สมชาย ใ***',
  ...more,
})
const stateOf = async (member: Player, intentId: string) =>
  (await member.call(readDeposit, { params: { intentId } })).value.state

test('a payment is matched by its exact amount and credited once, however often and simultaneously it is reported', async () => {
  const member = await house.player(1)
  const before = await member.balances()
  const { intentId, payableAmount } = await open(member)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      tell('PROMPTPAY', paid(payableAmount, 'KB-1', { receiver: '0000000000000' })),
    ),
  )
  expect(replies.every((reply) => reply.http === 200)).toBe(true)
  expect(await stateOf(member, intentId)).toBe('CONFIRMED')
  expect((await member.balances()).main - before.main).toBe(BigInt(payableAmount))
})

test('T-D1 one reference reported for two deposits at once credits one', async () => {
  const member = await house.player(2)
  const before = await member.balances()
  const [one, other] = [await open(member), await open(member)]
  await Promise.all(
    [one, other].flatMap((intent) =>
      [1, 2, 3].map(() =>
        tell('PROMPTPAY', paid(intent.payableAmount, 'KB-2', { intentId: intent.intentId })),
      ),
    ),
  )
  const states = await Promise.all([one, other].map(({ intentId }) => stateOf(member, intentId)))
  expect([...states].sort()).toEqual(['CONFIRMED', 'PENDING_MATCH'])
  expect((await member.balances()).main - before.main).toBe(
    BigInt((states[0] === 'CONFIRMED' ? one : other).payableAmount),
  )
})

test('an amount that was not requested is never credited automatically, whatever deposit it names', async () => {
  const member = await house.player(3)
  const before = await member.balances()
  const { intentId, payableAmount } = await open(member)
  expect(await tell('PROMPTPAY', paid(payableAmount * 100, 'KB-3', { intentId }))).toEqual({
    http: 200,
    status: 'ACCEPTED',
    state: 'REVIEW',
  })
  expect((await member.balances()).main).toBe(before.main)
})

test('a transfer is found by its slip; a payment that matches nothing is stored for operators', async () => {
  const member = await house.player(4)
  const { intentId, payableAmount } = await open(member, {
    channel: 'BANK_TRANSFER',
    sourceAccountId: await member.bankAccountId(),
  })
  const form = new FormData()
  form.append(
    'slip',
    new Blob([new Uint8Array(await drawSlip({ sendingBank: '004', transRef: '004BTF44444444' }))]),
    'a.png',
  )
  await house.client.post(`/api/wps/deposit/${intentId}/slip`, form, { token: member.token })
  expect(
    await tell(
      'BANK_TRANSFER',
      paid(payableAmount, '004BTF44444444', { sendingBank: '004', transRef: '004BTF44444444' }),
    ),
  ).toEqual({ http: 200, status: 'ACCEPTED', state: 'CONFIRMED' })
  expect(await tell('BANK_TRANSFER', paid(77_777, 'KB-4'))).toEqual({ http: 200, status: 'UNMATCHED' })
})

test('USDT are credited from what a chain watcher reports, by address and confirmations', async () => {
  const member = await house.player(5)
  const { intentId, crypto } = (
    await member.call(openDeposit, { body: { channel: 'USDT_TRC20', amount: 20_000_000 } })
  ).value
  const news = {
    reference: 'b'.repeat(64),
    amount: 20_000_000,
    currency: 'USDT',
    address: crypto!.address,
    fromAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  }
  expect(await tell('USDT_TRC20', { ...news, confirmations: 1 })).toEqual({
    http: 200,
    status: 'ACCEPTED',
    state: 'PENDING_MATCH',
  })
  expect(
    (await Promise.all([1, 2, 3].map(() => tell('USDT_TRC20', { ...news, confirmations: 20 })))).map(
      (reply) => reply.state,
    ),
  ).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
  expect((await member.call(readDeposit, { params: { intentId } })).value.creditedAmount).toBe(64_575)
  expect(
    await tell('USDT_TRC20', { ...news, reference: 'c'.repeat(64), amount: 1, confirmations: 20 }),
  ).toEqual({ http: 200, status: 'IGNORED' })
  expect(
    await tell('USDT_TRC20', {
      ...news,
      reference: 'd'.repeat(64),
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      confirmations: 20,
    }),
  ).toEqual({ http: 200, status: 'UNMATCHED' })
})

test('nothing is accepted without the right signature, time, channel and format', async () => {
  const member = await house.player(6)
  const { intentId, payableAmount } = await open(member)
  const good = paid(payableAmount, 'KB-6', { intentId })
  const body = JSON.stringify(good)
  const old = String(Math.floor(Date.now() / 1_000) - 301)
  for (const change of [
    { secret: 'another' },
    { signature: '' },
    { signature: sign(nowS(), body).replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { timestamp: old },
    { timestamp: '' },
    { timestamp: '1e9' },
  ]) {
    expect(await tell('PROMPTPAY', good, change)).toEqual({ http: 401, status: 'SIGNATURE_INVALID' })
  }
  expect((await tell('TRUEMONEY', good)).status).toBe('UNKNOWN_CHANNEL')
  expect((await tell('WECHAT', good)).http).toBe(404)
  expect((await tell('PROMPTPAY', { ...good, merchant: 'nobody' })).status).toBe('UNKNOWN_MERCHANT')
  for (const amount of ['-1', '0', '0.5', '1e21', '"50000"', 'null', '[]', '9007199254740993']) {
    expect([
      amount,
      (await tell('PROMPTPAY', body.replace(`"amount":${payableAmount}`, `"amount":${amount}`))).status,
    ]).toEqual([amount, 'REQUEST_INVALID'])
  }
  for (const broken of [
    '',
    '{',
    '[]',
    '"x"',
    body.replace('{', '{"amount":1,'),
    JSON.stringify({ ...good, currency: 'USD' }),
    JSON.stringify({ ...good, payerName: 5 }),
    JSON.stringify({ ...good, reference: 'a b' }),
  ]) {
    expect([broken, (await tell('PROMPTPAY', broken)).status]).toEqual([broken, 'REQUEST_INVALID'])
  }
  expect(await stateOf(member, intentId)).toBe('PENDING_MATCH')
})

test('the ledger is whole after all of it', () => house.audit())
