/** `/vendor/v1/transactions`: what a vendor's own messages moved, by time. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf, type Seat } from '../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../tools/vendor-check/client.ts'
import { clock } from '../../../../kernel/clock.ts'

interface Listed {
  transactionId: string
  kind: string
  takenAmount: number
  paidAmount: number
  roundId: string
  memberId: string
  gameCode: string
  currency: string
  walletTransactionId: string
  createdAt: string
}
interface Page {
  status: string
  transactions: Listed[]
  upTo: string
  nextCursor?: string
  field?: string
}

let server: TestServer
let acme: VendorClient
let seat: Seat
let begin: string
beforeAll(async () => {
  server = await startServer()
  acme = acmeOf(server)
  const member = server.client()
  seat = await seatOf(server, acme, member, await member.signIn('member04'))
  begin = clock.now().toISOString()
})
afterAll(() => server.close())

const ask = async (message: object) => (await acme.send('transactions', message)) as unknown as Page
const until = () => new Date(clock.nowMs() + 1_000).toISOString()
const settle = () => server.client().post('/api/dev/clock', { advance: 'PT30S' })

test('every message that moved money is listed once, in the order of its time, with what it took and paid', async () => {
  const [lost, won, undone, both] = [roundAt(seat), roundAt(seat), roundAt(seat), roundAt(seat)]
  const sent = [
    ['bet', lost.bet(1_000)],
    ['win', lost.win(0)],
    ['bet', won.bet(1_000)],
    ['win', won.win(2_500)],
    ['bet-win', both.betWin(700, 900)],
  ] as const
  for (const [call, message] of sent) expect((await acme.send(call, message)).status, call).toBe('OK')
  const bet = undone.bet(400)
  await acme.send('bet', bet)
  const rollback = undone.rollback(bet.transactionId)
  await acme.send('rollback', rollback)
  // Repeated and refused messages add nothing.
  await acme.send('bet', bet)
  expect((await acme.send('bet', roundAt(seat).bet(8_000_000_000))).status).not.toBe('OK')
  expect((await ask({ from: begin, to: until() })).transactions).toEqual([])
  await settle()
  const page = await ask({ from: begin, to: until() })
  expect(
    page.transactions.map(({ transactionId, kind, takenAmount, paidAmount }) => [
      transactionId,
      kind,
      takenAmount,
      paidAmount,
    ]),
  ).toEqual([
    [sent[0][1].transactionId, 'BET', 1_000, 0],
    [sent[1][1].transactionId, 'WIN', 0, 0],
    [sent[2][1].transactionId, 'BET', 1_000, 0],
    [sent[3][1].transactionId, 'WIN', 0, 2_500],
    [sent[4][1].transactionId, 'BET_WIN', 700, 900],
    [bet.transactionId, 'BET', 400, 0],
    [rollback.transactionId, 'ROLLBACK', 0, 400],
  ])
  expect(page.nextCursor).toBeUndefined()
  expect(page.transactions[0]).toMatchObject({
    memberId: seat.memberId,
    gameCode: seat.gameCode,
    roundId: lost.roundId,
    currency: 'THB',
  })
  expect(Date.parse(page.upTo)).toBeLessThan(clock.nowMs() - 15_000)
})

test('pages of any size give the same rows, none twice', async () => {
  const whole = (await ask({ from: begin, to: until(), limit: 1_000 })).transactions
  const paged: Listed[] = []
  let cursor: string | undefined
  do {
    const page = await ask({
      from: begin,
      to: until(),
      limit: 2,
      ...(cursor === undefined ? {} : { cursor }),
    })
    paged.push(...page.transactions)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  expect(paged).toEqual(whole)
  expect(whole.length).toBeGreaterThan(5)
})

test('the end of a range is excluded, so that adjacent ranges share no row', async () => {
  const whole = (await ask({ from: begin, to: until() })).transactions
  const middle = whole[3]!.createdAt
  const [before, after] = [await ask({ from: begin, to: middle }), await ask({ from: middle, to: until() })]
  expect([...before.transactions, ...after.transactions]).toEqual(whole)
})

test('no other vendor can read them, and nobody without the signature', async () => {
  expect((await acme.send('transactions', { from: begin, to: until() }, { secret: 'guessed' })).status).toBe(
    'INVALID_SIGNATURE',
  )
  const empty = acmeOf(server, { vendor: 'STUDIO', secret: randomUUID() })
  expect((await empty.send('transactions', { from: begin, to: until() })).status).toBe('INVALID_SIGNATURE')
})

test('a time that does not exist, a range of more than a day and a foreign cursor are refused by name', async () => {
  const day = (hours: number) => new Date(Date.parse(begin) + hours * 3_600_000).toISOString()
  const wrong: [object, string][] = [
    [{ from: '2026-02-30T00:00:00Z', to: day(1) }, 'from'],
    [{ from: begin, to: 'tomorrow' }, 'to'],
    [{ from: begin, to: day(25) }, 'to'],
    [{ from: begin, to: day(-1) }, 'to'],
    [{ from: begin, to: day(1), limit: 0 }, 'limit'],
    [{ from: begin, to: day(1), limit: 1_001 }, 'limit'],
    [{ from: begin, to: day(1), cursor: "1' OR 1=1" }, 'cursor'],
  ]
  for (const [message, field] of wrong)
    expect(await ask(message), field).toMatchObject({ status: 'INVALID_REQUEST', field })
})
