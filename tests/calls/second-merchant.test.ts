/** A house beside the demo's, with money and days of its own: ringgit, counted in Kuala Lumpur. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../db/seeds/catalogue.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { seedOperators } from '../../db/seeds/operator.ts'
import { clock } from '../../kernel/clock.ts'
import { catalogueKey } from '../../modules/catalogue/index.ts'
import { createMerchant, merchantsKey } from '../../modules/system/index.ts'
import { adjustmentAccount, memberAccount, postTransaction, runAudit } from '../../modules/wallet/index.ts'
import { rowsOf, run, sql } from '../../platform/postgres.ts'
import { register } from '../support/identity.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import {
  DEMO_PASSWORD,
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../support/server.ts'
import { sitDown } from '../support/studio.ts'
import { acmeOf, roundAt, seatOf } from '../support/vendor.ts'

const KL = 'kl'
const HALF_PAST_MS = 30 * 60_000
let server: TestServer
let member: TestClient
let token: string
let memberId: string

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  const { database, services } = server.process
  await database.transaction(async (tx) => {
    await createMerchant(tx, {
      merchantId: KL,
      code: KL,
      name: 'Selat',
      isDefault: false,
      currency: 'MYR',
      timeZone: 'Asia/Kuala_Lumpur',
      languages: ['en', 'th'],
      defaultLanguage: 'en',
    })
    await seedOperators(tx, { merchantId: KL, password: DEMO_PASSWORD })
    await seedCatalogue(tx, KL)
  })
  await services.use(merchantsKey).refresh()
  await services.use(catalogueKey).load()
  member = server.client({ merchant: KL })
  const reply = await register(member, { username: 'siti01', payeeName: 'สิติ ทดสอบ', agreeTerms: true })
  expect(reply).toMatchObject({ status: 200 })
  ;({ token, memberId } = reply.value)
  await grant('first', 'REAL')
})
afterAll(() => server.close())

/** 1,000.00 from the house to its member, as an operator's correction moves it. */
const grant = (key: string, currency: 'REAL' | 'THB' | 'MYR', from = KL) =>
  server.process.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'adjustment',
      key,
      kind: 'ADJUSTMENT',
      currency,
      entries: [
        { from: adjustmentAccount(from), to: memberAccount(memberId), amount: 100_000n, code: 'ADJUSTMENT' },
      ],
    }),
  )

const query = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  rowsOf(server.process.database.kysely, statement)

test('a member of the house holds its currency, and the page is told its sign and zone', async () => {
  const { value } = await member.get('/api/wps/v2/wallets/balance', { token })
  expect(value).toMatchObject({ balance: 100_000, currency: 'MYR' })
  const info = await member.get('/api/wps/member/info/public', { token })
  expect(info.value).toMatchObject({ currency: 'MYR', currencySymbol: 'RM' })
  const status = await member.get<{ info: { whitelabel: unknown } }>('/api/wps/system/status')
  expect(status.value.info.whitelabel).toMatchObject({ currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' })
  const rows = await query(
    sql<{ currency: string }>`SELECT currency FROM wallet.txn WHERE scope = 'adjustment' AND key = 'first'`,
  )
  expect(rows).toEqual([{ currency: 'MYR' }])
})

test('the ledger takes no other currency for its accounts, nor two of them in one transaction', async () => {
  const mixed = 'a transaction moves one currency only'
  await expect(grant('baht', 'THB')).rejects.toThrow(mixed)
  await expect(grant('other house', 'REAL', 'demo')).rejects.toThrow(mixed)
  await expect(grant('other house, ringgit', 'MYR', 'demo')).rejects.toThrow(mixed)
  expect(await query(sql`SELECT FROM wallet.txn WHERE key IN ('baht', 'other house')`)).toEqual([])
})

test('a merchant keeps its currency', async () => {
  await expect(
    run(
      server.process.database.kysely,
      sql`UPDATE system.merchant SET currency = 'THB' WHERE merchant_id = ${KL}`,
    ),
  ).rejects.toThrow('merchant_keeps_currency')
})

test('channels that credit baht are not offered, and none of them opens a deposit', async () => {
  const offered = await member.get('/api/wps/deposit/channels', { token })
  expect(offered.value).toEqual({ channels: [], offers: [] })
  const opened = await member.post(
    '/api/wps/deposit/intent',
    { channel: 'PROMPTPAY', amount: 50_000 },
    { token, key: 'deposit-in-baht' },
  )
  expect(opened.code).toBe('DEPOSIT_PAUSED')
})

test('no Thai bank and no chain is offered to be paid at, and none can be bound', async () => {
  const banks = await member.get('/api/wps/bank/list')
  expect(banks.value).toEqual({ list: [] })
  const addresses = await member.get('/api/wps/member/usdtAddresses', { token })
  expect(addresses.value).toMatchObject({ list: [], networks: [] })
  const check = await member.get('/api/wps/withdraw/check', { token })
  expect(check.value).toMatchObject({ currency: 'MYR', usdt: null })
  const bound = await member.post(
    '/api/wps/member/bankAccounts',
    { bankCode: 'KBANK', accountNo: '1234567890', holderName: 'สิติ ทดสอบ', paymentPassword: '246810' },
    { token, key: 'bank-in-baht', sealed: true },
  )
  expect(bound).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(bound.value).toMatchObject({ fields: [{ field: 'bankCode', rule: 'enum' }] })
})

test('a round of the studio is played, shown and proved in ringgit', async () => {
  const player = await sitDown(server, member, token)
  expect(player.entered).toMatchObject({
    currency: 'MYR',
    mode: 'REAL',
    house: { currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' },
  })
  const round = await player.play(100)
  expect(round).toMatchObject({ success: true, value: { currency: 'MYR', betAmount: 100 } })
  const list = await member.get<{ list: unknown[] }>('/api/studio/v1/rounds', { token: player.gameToken })
  expect(list.value.list[0]).toMatchObject({ roundId: round.value.roundId, currency: 'MYR' })
  const bets = await member.get<{ currency: string; list: unknown[] }>('/api/wps/report/bets', { token })
  expect(bets.value).toMatchObject({ currency: 'MYR', list: [expect.objectContaining({ currency: 'MYR' })] })
  const audited = await query(
    sql<{ currency: string }>`SELECT DISTINCT currency FROM audit.bets WHERE member_id = ${memberId}`,
  )
  expect(audited).toEqual([{ currency: 'MYR' }])
})

test('a vendor is told the currency, and a message in another one is refused', async () => {
  const acme = acmeOf(server)
  const seat = await seatOf(server, acme, member, token)
  expect(seat.currency).toBe('MYR')
  const round = roundAt(seat)
  expect(await acme.send('bet', { ...round.bet(), currency: 'THB' })).toMatchObject({
    status: 'CURRENCY_MISMATCH',
  })
  expect(await acme.send('bet', round.bet())).toMatchObject({ status: 'OK', currency: 'MYR' })
  expect(await acme.send('win', { ...round.win(), currency: 'THB' })).toMatchObject({
    status: 'CURRENCY_MISMATCH',
  })
  expect(await acme.send('win', round.win())).toMatchObject({ status: 'OK', currency: 'MYR' })
})

test('the same game asks baht of the house beside it', async () => {
  const client = server.client()
  const acme = acmeOf(server)
  const seat = await seatOf(server, acme, client, await client.signIn('member01'))
  expect(seat).toMatchObject({ memberId: demoMemberId(1), currency: 'THB' })
  expect(await acme.send('bet', { ...roundAt(seat).bet(), currency: 'MYR' })).toMatchObject({
    status: 'CURRENCY_MISMATCH',
  })
})

test("a round at half past midnight in Kuala Lumpur belongs to the house's new day", async () => {
  const now = clock.nowMs()
  const halfPast = Math.ceil((now - 16 * 3_600_000 - HALF_PAST_MS) / 86_400_000) * 86_400_000
  const waitS = Math.ceil((halfPast + 16 * 3_600_000 + HALF_PAST_MS - now) / 1000)
  await member.post('/api/dev/clock', { advance: `PT${waitS}S` })
  const [day, nextDay] = [0, 1].map((days) =>
    new Date(halfPast + days * 86_400_000).toISOString().slice(0, 10),
  )
  const thai = server.client()
  const houses = [
    { client: member, player: await member.signIn('siti01', 'correct-horse-7'), date: nextDay },
    { client: thai, player: await thai.signIn('member02'), date: day },
  ]
  for (const { client, player, date } of houses) {
    await (await sitDown(server, client, player)).play(100)
    await rollUpAll(server.process.database)
    const operator = await client.signInOperator('owner')
    const report = await client.get<{ days: { date: string; stakes: number }[] }>(
      `/api/operator/reports/gaming?from=${day}&to=${nextDay}`,
      { token: operator },
    )
    const played = report.value.days.filter(({ stakes }) => stakes === 100).map((row) => row.date)
    expect(played).toEqual([date])
  }
})

test('the proofs of the ledger hold over both houses', async () => {
  const broken = (await runAudit(server.process.database.kysely)).filter(({ ok }) => !ok)
  expect(broken).toEqual([])
  const sums = await query(
    sql<{ currency: string; sum: bigint }>`
    SELECT currency, sum(balance_minor)::bigint AS sum FROM audit.accounts WHERE ledger = 'REAL' GROUP BY currency ORDER BY currency`,
  )
  expect(sums).toEqual([
    { currency: 'MYR', sum: 0n },
    { currency: 'THB', sum: 0n },
  ])
})
