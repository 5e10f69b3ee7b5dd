/** Messages between vendors and the platform, as the console lists them and asks again. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clock } from '../../../../kernel/clock.ts'
import { oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../../../platform/postgres.ts'
import { orderFaults, pocketPlayer, switchAcme } from '../../../../tests/support/pockets.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf, type Seat } from '../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../tools/vendor-check/client.ts'
import { setSetting } from '../../../system/index.ts'
import { launchKey } from '../launch.ts'
import { launchSettings } from '../../shared/settings.ts'

interface Message {
  messageId: string
  at: string
  direction: string
  call: string
  status: string
  result: string
  httpStatus: number | null
  durationMs: number
  reference: string | null
  roundId: string | null
  memberId: string | null
  account: string | null
  resend: string | null
}
interface Whole extends Message {
  request: string
  answer: string | null
}

let server: TestServer
let owner: Database
let acme: VendorClient
let seat: Seat
const tokens: Record<string, string> = {}

beforeAll(async () => {
  // What waits for the vendor's answer waits until a test asks.
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, max: 2, role: null })
  acme = acmeOf(server)
  const member = server.client()
  seat = await seatOf(server, acme, member, await member.signIn('member04'))
  for (const name of ['owner', 'finance', 'support', 'viewer'])
    tokens[name] = await server.client().signInOperator(name)
})
afterAll(async () => {
  await owner?.close()
  await server?.close()
})
beforeEach(async () => {
  await messages().flush()
  await run(owner.kysely, sql`DELETE FROM launch.vendor_message`)
  await share(100)
})

const messages = () => server.process.services.use(launchKey).messages
async function share(percent: number): Promise<void> {
  const { database } = server.process
  await database.transaction((tx) => setSetting(tx, 'demo', launchSettings.vendorMessagePercent, percent))
  // Two at once: the one under way may have been read before.
  await expect
    .poll(async () => {
      await acme.send('round', { roundId: 'nobody' })
      await messages().flush()
      return messages().shareOf('demo')
    })
    .toBe(percent)
  await run(owner.kysely, sql`DELETE FROM launch.vendor_message`)
}
async function list(query = '', name = 'owner'): Promise<Message[]> {
  await messages().flush()
  return (
    await server
      .client()
      .get<{ list: Message[] }>(`/api/operator/vendors/ACME/messages?pageSize=100&${query}`, {
        token: tokens[name]!,
      })
  ).value.list
}
const read = (messageId: string, name = 'owner') =>
  server.client().get<Whole>(`/api/operator/vendor-messages/${messageId}`, { token: tokens[name]! })
const resend = (messageId: string, name = 'owner') =>
  server
    .client()
    .post<{ answer: string; state: string | null }>(
      `/api/operator/vendor-messages/${messageId}/resend`,
      {},
      { token: tokens[name]! },
    )
const kindOf = ({ call, status }: Message) => `${call} ${status}`

test('a vendor’s messages are listed with their answers, newest first, and no token is stored', async () => {
  const member = server.client()
  const guest = await seatOf(server, acme, member, await member.signIn('member05'))
  const round = roundAt(guest)
  const bet = round.bet()
  await acme.send('bet', bet)
  await acme.send('win', round.win(600))
  await acme.send('bet', { ...bet, amount: 0 })
  const rows = await list()
  expect(rows.map(kindOf)).toEqual(['bet INVALID_REQUEST', 'win OK', 'bet OK', 'authenticate OK'])
  expect(rows[2]).toMatchObject({
    direction: 'IN',
    result: 'OK',
    httpStatus: 200,
    reference: bet.transactionId,
    roundId: round.roundId,
    memberId: guest.memberId,
    account: 'member05',
    resend: null,
  })
  const whole = (await read(rows[2]!.messageId)).value
  expect(JSON.parse(whole.request)).toEqual({ ...bet, sessionToken: '•••' })
  expect(JSON.parse(whole.answer!)).toMatchObject({ status: 'OK', currency: 'THB' })
  // An unreadable message names nobody.
  expect(rows[0]).toMatchObject({ result: 'REFUSED', reference: null, memberId: null })
  const kept = await rowsOf(
    owner.kysely,
    sql<{ text: string }>`SELECT request || answer AS text FROM launch.vendor_message`,
  )
  expect(kept).toHaveLength(4)
  for (const { text } of kept) expect(text).not.toContain(guest.sessionToken)
})

test('call, direction, result, day and the id of a transaction or a round narrow the list', async () => {
  const [first, second] = [roundAt(seat), roundAt(seat)]
  const bet = first.bet()
  await acme.send('bet', bet)
  await acme.send('win', first.win(0))
  await acme.send('bet', second.bet(8_000_000_000))
  expect((await list('call=win')).map(kindOf)).toEqual(['win OK'])
  expect((await list('result=REFUSED')).map(({ call }) => call)).toEqual(['bet'])
  expect(await list('direction=OUT')).toEqual([])
  expect((await list(`reference=${bet.transactionId}`)).map(kindOf)).toEqual(['bet OK'])
  expect((await list(`reference=${first.roundId}`)).map(kindOf)).toEqual(['win OK', 'bet OK'])
  expect(await list(`reference=${randomUUID()}`)).toEqual([])
  const day = (move: number) =>
    new Date(clock.nowMs() + move * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10)
  expect(await list(`from=${day(0)}&to=${day(0)}`)).toHaveLength(3)
  expect(await list(`to=${day(-1)}`)).toEqual([])
  expect(await list(`from=${day(1)}`)).toEqual([])
})

test('refusals are always stored; of the successful rounds the configured share, each completely', async () => {
  await share(0)
  const sure = roundAt(seat)
  await acme.send('bet', sure.bet(100))
  await acme.send('win', sure.win(0))
  await acme.send('win', roundAt(seat).win(100))
  expect((await list()).map(kindOf)).toEqual(['win BET_NOT_FOUND'])
  await share(50)
  const rounds = Array.from({ length: 40 }, () => roundAt(seat))
  for (const round of rounds) {
    await acme.send('bet', round.bet(100))
    await acme.send('win', round.win(0))
  }
  const rows = await list()
  const counts = rounds.map(({ roundId }) => rows.filter((row) => row.roundId === roundId).length)
  expect(new Set(counts)).toEqual(new Set([0, 2]))
})

test('a bet is answered while the list cannot be written, and is listed afterwards', async () => {
  const round = roundAt(seat)
  await owner.transaction(async (tx) => {
    await run(tx, sql`LOCK TABLE launch.vendor_message IN ACCESS EXCLUSIVE MODE`)
    expect((await acme.send('bet', round.bet(100))).status).toBe('OK')
    expect((await acme.send('win', round.win(0))).status).toBe('OK')
  })
  expect((await list(`reference=${round.roundId}`)).map(kindOf)).toEqual(['win OK', 'bet OK'])
})

test('unsigned messages are listed under the vendor they name, without ids and only a few', async () => {
  for (let turn = 0; turn < 30; turn++) await acme.send('bet', roundAt(seat).bet(), { secret: 'guessed' })
  await acmeOf(server, { vendor: 'NOBODY', secret: 'guessed' }).send('bet', roundAt(seat).bet())
  const rows = await list()
  // The minute may change on the way, and with it the count begins again.
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(rows.length).toBeLessThan(30)
  for (const row of rows)
    expect(row).toMatchObject({
      status: 'INVALID_SIGNATURE',
      httpStatus: 401,
      reference: null,
      memberId: null,
    })
  const { count } = await oneOf(
    owner.kysely,
    sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM launch.vendor_message WHERE vendor_code <> 'ACME'`,
  )
  expect(count).toBe(0)
})

test('a transfer with an unknown outcome is asked for again, under its own id, and moves money once', async () => {
  await switchAcme(server)
  const player = await pocketPlayer(server, 'member01')
  const before = await player.stand()
  await orderFaults(server, ['LOST'])
  const moved = (await player.transfer('MAIN', 'ACME', 50_000)).value
  expect(moved.state).toBe('PENDING')
  const [deposit] = await list('call=deposit')
  expect(deposit).toMatchObject({
    direction: 'OUT',
    result: 'FAILED',
    status: 'NO_ANSWER',
    httpStatus: null,
    reference: moved.transferId,
    account: 'member01',
    resend: 'ASK',
  })
  const whole = (await read(deposit!.messageId)).value
  expect(JSON.parse(whole.request)).toMatchObject({ transactionId: moved.transferId, amount: 50_000 })
  expect(whole.answer).toBeNull()

  expect((await resend(deposit!.messageId, 'support')).code).toBe('COMMON_FORBIDDEN')
  expect((await resend(deposit!.messageId, 'finance')).value).toEqual({ answer: 'OK', state: 'DONE' })
  const after = { main: before.main - 50_000, pocket: 50_000, acme: 50_000 }
  expect(await player.stand()).toEqual(after)

  // Done: the message that moved the money is never offered again; the question may be repeated and books
  // nothing.
  expect((await read(deposit!.messageId)).value.resend).toBeNull()
  expect((await resend(deposit!.messageId)).code).toBe('MESSAGE_STATE')
  const [question] = await list('call=transaction')
  expect(question).toMatchObject({
    status: 'OK',
    reference: moved.transferId,
    resend: 'REPEAT',
    account: 'member01',
  })
  expect((await resend(question!.messageId)).value).toEqual({ answer: 'OK', state: 'DONE' })
  await player.wallets()
  const balance = (await list('call=balance&direction=OUT'))[0]!
  expect(balance).toMatchObject({ resend: 'REPEAT', memberId: player.memberId })
  expect((await resend(balance.messageId)).value).toEqual({ answer: 'OK', state: null })
  expect(await player.stand()).toEqual(after)
  expect((await list('call=transaction')).length).toBe(2)

  const log = await server
    .client()
    .get<{ list: { actor: string; subject: string; detail: string }[] }>(
      '/api/operator/audit?action=vendor.resend',
      { token: tokens['owner']! },
    )
  expect(log.value.list.map(({ actor }) => actor)).toEqual(['owner', 'owner', 'finance'])
  expect(log.value.list[2]).toMatchObject({ subject: 'vendor:ACME' })
  expect(JSON.parse(log.value.list[2]!.detail)).toMatchObject({
    call: 'deposit',
    reference: moved.transferId,
    answer: 'OK',
    state: 'DONE',
  })
  await player.transfer('ACME', 'MAIN', 50_000)
  await switchAcme(server, { walletMode: 'SEAMLESS' })
})

test('a vendor’s own message is the vendor’s to repeat; operators without the ability are refused', async () => {
  await acme.send('bet', roundAt(seat).bet(100))
  const [bet] = await list('', 'support')
  expect(bet!.resend).toBeNull()
  expect((await resend(bet!.messageId)).code).toBe('MESSAGE_STATE')
  expect((await read(bet!.messageId, 'viewer')).code).toBe('COMMON_FORBIDDEN')
  expect((await read('nothing')).code).toBe('MESSAGE_NOT_FOUND')
  expect((await resend(randomUUID())).code).toBe('MESSAGE_NOT_FOUND')
})

test('another merchant’s messages are not found here', async () => {
  await acme.send('bet', roundAt(seat).bet(100))
  const [bet] = await list()
  await run(owner.kysely, sql`UPDATE launch.vendor_message SET merchant_id = 'other'`)
  expect(await list()).toEqual([])
  expect((await read(bet!.messageId)).code).toBe('MESSAGE_NOT_FOUND')
  expect((await resend(bet!.messageId)).code).toBe('MESSAGE_NOT_FOUND')
})

test('messages are deleted after the configured days', async () => {
  await acme.send('bet', roundAt(seat).bet(100))
  await acme.send('win', roundAt(seat).win(100))
  const [younger, older] = await list()
  await run(
    owner.kysely,
    sql`UPDATE launch.vendor_message SET at = at - interval '7 days' WHERE message_id = ${older!.messageId}::uuid`,
  )
  await server.process.jobs.runNow('launch.drop-vendor-messages')
  expect((await list()).map(({ messageId }) => messageId)).toEqual([younger!.messageId])
})
