import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../../tests/support/cashier.ts'
import { drawBlank, drawSlip } from '../../../../tests/support/slip.ts'
import { standingScore } from '../../compliance/flags.ts'

let house: CashierHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-slips-'))
  house = await openCashierHouse({ DATA_DIR: folder })
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

const open = async (member: Player, amount = 50_000): Promise<string> =>
  (
    await member.call(openDeposit, {
      body: { channel: 'BANK_TRANSFER', amount, sourceAccountId: await member.bankAccountId() },
    })
  ).value.intentId
const send = (member: Player, intentId: string, ...images: Buffer[]) => {
  const form = new FormData()
  for (const bytes of images)
    form.append('slip', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), '../../slip.html')
  return house.client.post<{
    state: string
    slip: { url: string; sendingBank: string | null; transRef: string | null }
  }>(`/api/wps/deposit/${intentId}/slip`, form, { token: member.token })
}
const read = async (member: Player, intentId: string) =>
  (await member.call(readDeposit, { params: { intentId } })).value
const pay = (intentId: string, more = {}) =>
  house.client.post<{ state: string }>('/api/dev/bank/pay', { intentId, ...more })
const scoreOf = (memberId: string) =>
  standingScore(house.server.process.database.kysely, { merchantId: DEMO_MERCHANT, memberId })

test('a slip is read, stored for the member and operators, and credits nothing by itself; the bank’s report does', async () => {
  const member = await house.player(1)
  const intentId = await open(member)
  const before = await member.balances()
  const sent = await send(
    member,
    intentId,
    await drawSlip({ sendingBank: '004', transRef: '004BTF2026112100001' }),
  )
  expect(sent.value).toMatchObject({
    state: 'PENDING_MATCH',
    slip: { sendingBank: '004', transRef: '004BTF2026112100001' },
  })
  expect((await member.balances()).main).toBe(before.main)
  const picture = (token: string) =>
    fetch(house.server.origin + sent.value.slip.url, { headers: { authorization: `Bearer ${token}` } })
  const statuses = await Promise.all(
    [member, await house.player(2), await house.operator('finance')].map(
      async (caller) => (await picture(caller.token)).status,
    ),
  )
  expect(statuses).toEqual([200, 404, 200])
  await house.advance('PT31M')
  await house.settle('cashier/expire-deposits')
  expect((await read(member, intentId)).state).toBe('PENDING_MATCH')
  expect((await pay(intentId)).value.state).toBe('CONFIRMED')
  expect((await member.balances()).main - before.main).toBe(
    BigInt((await read(member, intentId)).payableAmount),
  )
})

test('T-D1 a transfer shown before is refused for everybody, at once and later, whatever its picture', async () => {
  const [one, other] = [await house.player(3), await house.player(4)]
  const [first, second] = [await open(one), await open(other)]
  const slips = await Promise.all(
    ['#ffffff', '#fdfdfd'].map((shade) => drawSlip({ transRef: '014332112259BTF77777', shade })),
  )
  const replies = await Promise.all([send(one, first, slips[0]!), send(other, second, slips[1]!)])
  expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(replies.find((reply) => reply.status === 409)!.code).toBe('DEPOSIT_SLIP_USED')
  const again = await send(one, first, await drawSlip({ transRef: '014332112259BTF77777', shade: '#eeeeee' }))
  expect([again.status, again.code, again.message]).toEqual([
    409,
    'DEPOSIT_SLIP_USED',
    'This slip has already been used',
  ])
  expect([(await read(one, first)).state, (await read(other, second)).state]).toEqual([
    'PENDING_MATCH',
    'PENDING_MATCH',
  ])
  // T-D4 the second member with the slip is flagged though refused; uploading one's own slip again for one's
  // own deposit flags nobody.
  const winner = replies[0]!.status === 200 ? one : other
  const late = winner === one ? other : one
  if (winner === one) expect(await scoreOf(winner.id)).toBe(0)
  expect(await scoreOf(late.id)).toBe(50)
})

test('T-D1 a slip with a reference that the bank has reported for another deposit is refused too', async () => {
  const member = await house.player(5)
  const [paid, fresh] = [await open(member), await open(member)]
  await pay(paid, { reference: '025BTFALREADYPAID' })
  expect(
    (await send(member, fresh, await drawSlip({ sendingBank: '025', transRef: '025BTFALREADYPAID' }))).code,
  ).toBe('DEPOSIT_SLIP_USED')
  expect((await read(member, fresh)).slip).toBeNull()
})

test('T-D4 a picture that was uploaded before goes to a person and the member is flagged; one without a code too, without a flag', async () => {
  const member = await house.player(7)
  const blank = await drawBlank()
  const first = await open(member)
  expect((await send(member, first, blank)).value).toMatchObject({
    state: 'REVIEW',
    slip: { sendingBank: null, transRef: null },
  })
  expect(await scoreOf(member.id)).toBe(0)
  const other = await house.player(8)
  const second = await open(other)
  expect((await send(other, second, blank)).value.state).toBe('REVIEW')
  expect(await scoreOf(other.id)).toBe(50)
  const queue = (
    await (await house.operator('finance')).call(listDepositQueue, { query: { state: 'REVIEW' } })
  ).value.list
  expect(queue.find((row) => row.depositId === second)).toMatchObject({
    reviewReason: 'SLIP',
    paidAmount: null,
    channel: 'BANK_TRANSFER',
  })
  // The bank's report still counts, once.
  const before = await other.balances()
  expect((await pay(second)).value.state).toBe('CONFIRMED')
  expect((await other.balances()).main > before.main).toBe(true)
})

test('T-D5 the sixth upload of a minute is refused', async () => {
  const member = await house.player(9)
  const intentId = await open(member)
  const pictures = await Promise.all(Array.from({ length: 6 }, (_, place) => drawBlank(`#ff00${place}0`)))
  const statuses: number[] = []
  for (const picture of pictures) statuses.push((await send(member, intentId, picture)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a slip is for an open transfer of one’s own', async () => {
  const [member, other] = [await house.player(15), await house.player(16)]
  const intentId = await open(member)
  const slip = await drawSlip({ transRef: '014332112259BTF15151' })
  expect((await send(other, intentId, slip)).code).toBe('DEPOSIT_NOT_FOUND')
  expect((await send(member, await member.deposit(50_000, false), slip)).code).toBe('DEPOSIT_STATE')
  expect((await send(member, intentId)).code).toBe('UPLOAD_INVALID')
  expect((await send(member, intentId, slip, slip)).code).toBe('UPLOAD_INVALID')
  await pay(intentId)
  expect((await send(member, intentId, slip)).code).toBe('DEPOSIT_STATE')
})

test('if the bank reports nothing after a slip, a person decides; a slip for an expired transfer goes there at once', async () => {
  const member = await house.player(17)
  const [silent, late] = [await open(member), await open(member)]
  await send(member, silent, await drawSlip({ transRef: '014332112259BTF17171' }))
  await house.advance('PT61M')
  await house.settle('cashier/expire-deposits')
  expect((await read(member, silent)).state).toBe('REVIEW')
  expect((await read(member, late)).state).toBe('EXPIRED')
  expect((await send(member, late, await drawSlip({ transRef: '014332112259BTF17172' }))).value.state).toBe(
    'REVIEW',
  )
  // The money came after the end: a person decides.
  expect((await pay(late)).value.state).toBe('REVIEW')
})

test('the ledger is whole after all of it', () => house.audit())
