/** Threats T-V: vendors' messages that are forged, replayed, reordered, repeated at once, late or changed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitVendor, launchKey } from '../../index.ts'
import { catalogueKey, importCatalogue } from '../../../catalogue/index.ts'
import { openDatabase, oneOf, sql, type Database } from '../../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf, type Seat } from '../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../tools/vendor-check/client.ts'

let server: TestServer
let acme: VendorClient
let owner: Database
let seat: Seat
beforeAll(async () => {
  server = await startServer()
  acme = acmeOf(server)
  owner = openDatabase({ url: server.ownerUrl, role: null })
  const member = server.client()
  seat = await seatOf(server, acme, member, await member.signIn('member01'))
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

/** What the ledger itself says: the member's money, and how many hot-path transactions there are at all. */
const ledger = () =>
  oneOf(
    owner.kysely,
    sql<{ balance: bigint; transactions: number; answers: number }>`
  SELECT (SELECT b.balance FROM wallet.owner o JOIN wallet.balance b ON b.account_id = o.owner_no * 65536 + 4 WHERE o.owner_id = ${seat.memberId}) AS balance,
         (SELECT count(*)::int FROM wallet.transfer WHERE key IS NOT NULL) AS transactions, (SELECT count(*)::int FROM wallet.answer) AS answers`,
  )

async function movesBy(amount: number, work: () => Promise<unknown>): Promise<void> {
  const before = (await ledger()).balance
  await work()
  expect((await ledger()).balance - before).toBe(BigInt(amount))
}

const advance = (duration: string) => server.client().post('/api/dev/clock', { advance: duration })
test('T-V2 a signature with any one digit changed is refused and changes nothing', async () => {
  const before = await ledger()
  for (let place = 0; place < 64; place++) {
    const signature = (right: string) =>
      right.slice(0, place) + (right[place] === '0' ? '1' : '0') + right.slice(place + 1)
    const answer = await acme.send('bet', roundAt(seat).bet(), { signature })
    expect(answer).toEqual({ http: 401, status: 'INVALID_SIGNATURE' })
  }
  expect(await ledger()).toEqual(before)
})

test('T-V2 a body with any one character changed is refused and changes nothing', async () => {
  const before = await ledger()
  const body = JSON.stringify(roundAt(seat).bet())
  for (let place = 0; place < body.length; place += 7) {
    const rawBody =
      body.slice(0, place) + String.fromCharCode(body.charCodeAt(place) ^ 1) + body.slice(place + 1)
    expect(await acme.send('bet', {}, { rawBody, signedBody: body })).toEqual({
      http: 401,
      status: 'INVALID_SIGNATURE',
    })
  }
  expect(await ledger()).toEqual(before)
})

test('T-V2 the window of five minutes is by the machine’s clock: the product’s own clock does not move it', async () => {
  await advance('PT2H')
  expect((await acme.send('round', { roundId: 'none' })).status).toBe('ROUND_NOT_FOUND')
  expect((await acme.send('round', { roundId: 'none' }, { skewS: 290 })).status).toBe('ROUND_NOT_FOUND')
  expect((await acme.send('round', { roundId: 'none' }, { skewS: -290 })).status).toBe('ROUND_NOT_FOUND')
  expect((await acme.send('round', { roundId: 'none' }, { skewS: 310 })).http).toBe(401)
  expect((await acme.send('round', { roundId: 'none' }, { skewS: 7_200 })).http).toBe(401)
})

test('T-V3 ids of one vendor mean nothing for another', async () => {
  await server.process.database.transaction(async (tx) => {
    await importCatalogue(tx, 'demo', {
      vendors: [
        { code: 'OTHER', names: { TH: 'Other', EN: 'Other' }, iconUrl: '/art/mark.svg', position: 90 },
      ],
      banners: [],
      games: [
        {
          nodeId: 9_001,
          vendor: 'OTHER',
          gameCode: 'ACME-1',
          gameType: 'RNG',
          gameClassify: 'AC',
          names: { TH: 'x', EN: 'x' },
          iconUrl: '/art/mark.svg',
          isFreePlayable: false,
          rtp: '',
          isHot: false,
          isNew: false,
          position: 900,
        },
      ],
    })
    await admitVendor(tx, server.process.config.secretKey, {
      code: 'OTHER',
      launchUrl: 'https://other.example/play',
      secret: 'other-secret',
    })
  })
  const other = acmeOf(server, { vendor: 'OTHER', secret: 'other-secret' })
  await expect.poll(() => server.process.services.use(launchKey).directory.find('OTHER')).toBeDefined()
  await expect
    .poll(() => server.process.services.use(catalogueKey).of('demo').gameOf('OTHER', 'ACME-1'))
    .toBeDefined()
  const member = server.client()
  const token = await member.signIn('member01')
  seat = await seatOf(server, acme, member, token)
  const theirs = await seatOf(server, other, member, token, { vassalage: 'OTHER' })
  const round = roundAt(seat)
  const bet = round.bet()
  const mine = roundAt(theirs, round.roundId)
  await movesBy(-1_000, async () => {
    expect((await acme.send('bet', bet)).status).toBe('OK')
    expect((await other.send('win', mine.win(600))).status).toBe('BET_NOT_FOUND')
    expect((await other.send('rollback', mine.rollback(bet.transactionId))).status).toBe('OK')
    expect((await other.send('round', { roundId: round.roundId })).status).toBe('ROUND_NOT_FOUND')
  })
  // The same id is another bet there: its tombstone refuses it there and not here.
  await movesBy(-1_000, async () => {
    expect((await other.send('bet', mine.bet(1_000, bet.transactionId))).status).toBe('BET_CANCELLED')
    expect((await other.send('bet', mine.bet(1_000))).status).toBe('OK')
    expect((await acme.send('bet', bet)).status).toBe('OK')
  })
  expect((await other.send('bet', roundAt(seat).bet())).status).toBe('SESSION_EXPIRED')
  expect((await acme.send('bet', roundAt(theirs).bet())).status).toBe('SESSION_EXPIRED')
  expect((await acme.send('bet', bet, { secret: 'other-secret' })).http).toBe(401)
})

test('T-Y2 no transaction has both play money and real money in it', async () => {
  const member = server.client()
  const token = await member.signIn('member02')
  const free = await seatOf(server, acme, member, token, { accountType: 0 })
  expect(free.currency).toBe('TRIAL')
  const before = await member.get('/api/wps/v2/wallets/balance', { token })
  const round = roundAt(free)
  for (const [call, message] of [
    ['bet', round.bet()],
    ['win', round.win()],
    ['bet-win', roundAt(free).betWin()],
  ] as const)
    expect((await acme.send(call, message)).status).toBe('OK')
  expect((await member.get('/api/wps/v2/wallets/balance', { token })).value).toEqual(before.value)
  const mixed = await oneOf(
    owner.kysely,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT txn_id FROM wallet.transfer GROUP BY txn_id HAVING count(DISTINCT debit_account & 3) > 1 OR count(DISTINCT credit_account & 3) > 1) AS t`,
  )
  expect(mixed.count).toBe(0)
})
