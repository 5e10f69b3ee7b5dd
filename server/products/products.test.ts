/** What a product brings to a process, and that modules ask it by its vendor and by nothing else. */
import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportRounds } from '../../contract/operator/members/export-rounds.ts'
import { exportBets } from '../../contract/player/cashier/export-bets.ts'
import { listBets, type listBetsSchemas } from '../../contract/player/cashier/list-bets.ts'
import { readBet, type readBetSchemas } from '../../contract/player/cashier/read-bet.ts'
import type { readRoundSchemas } from '../../contract/operator/launch/read-round.ts'
import type { ValueOf } from '../../contract/shared/call.ts'
import { firstOf, openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf } from '../../tests/support/vendor.ts'
import type { Product } from './product.ts'

/** Every round of ACME was a bet on heads; AI's games are pages. */
const coin: Product = {
  open: () => ({
    pages: {
      vendor: 'AI',
      addressOf: ({ gameCode, mode }) => `/esport/${gameCode}?mode=${mode}`,
    },
    betDetails: {
      vendor: 'ACME',
      detailOf: (_memberId, roundId) =>
        Promise.resolve(
          roundId.endsWith('-unknown')
            ? undefined
            : {
                lines: [{ name: { th: 'หัว', en: 'Heads' }, stakeAmount: 600n, winAmount: null }],
                legs: [
                  {
                    name: { th: 'นาทีนี้', en: 'This minute' },
                    choice: { th: 'หัว', en: 'Heads' },
                    price: '1.98',
                    result: null,
                  },
                ],
                result: { th: 'ก้อย', en: 'Tails' },
                proof: {
                  address: `/coin/${roundId}`,
                  commit: 'c0',
                  clientSeed: 'seed',
                  nonce: 7,
                  serverSeed: null,
                },
              },
        ),
    },
    rounds: {
      vendor: 'ACME',
      playedStakes: (_memberId, roundIds) => Promise.resolve(new Map(roundIds.map((id) => [id, 600n]))),
      seatPlaces: () => Promise.resolve(new Map()),
    },
    operations: (_reader, { key }) =>
      Promise.resolve(key === 'coin-key-0001' ? { call: 'coin/toss', value: { side: 'HEADS' } } : undefined),
  }),
}

let server: TestServer
let owner: Database
let operator: TestClient
let desk: string
let member: TestClient
let token: string
beforeAll(async () => {
  server = await startServer({ products: [coin] })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  operator = server.client()
  desk = await operator.signInOperator('owner')
  member = server.client()
  token = await member.signIn('member01')
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

test('a vendor that its code is known by is booked under its product, whatever category a game comes in', async () => {
  const names = { TH: 'อีสปอร์ตสด', EN: 'Live e-sports' }
  const vendor = { names, launchUrl: 'https://play.esport.example/start' }
  const add = (vassalage: string) =>
    operator.post('/api/operator/vendors', { ...vendor, vassalage }, { token: desk })
  for (const code of ['AI', 'AV', 'DS88', 'NEWCO']) {
    expect((await add(code)).status).toBe(200)
    const feed = new FormData()
    const lines = ['LAO,LOTT,Lao lottery', 'BALL,SPORTS,Football', 'WHEEL,RNG,Wheel']
    feed.append('file', new Blob([['game_code,game_type,name_en', ...lines].join('\n')]), 'feed.csv')
    const { value } = await operator.post<{ runId: string }>(`/api/operator/feeds/${code}/file`, feed, {
      token: desk,
    })
    await operator.post(`/api/operator/feed-runs/${value.runId}/apply`, undefined, { token: desk })
  }
  expect(await add('TCG_COCK')).toMatchObject({ status: 409, code: 'VENDOR_TAKEN' })
  const booked = await rowsOf(
    owner.kysely,
    sql<{ vendor: string; booked: string[] }>`
    SELECT v.vendor_code AS vendor, array_agg(q.product ORDER BY q.game_code) AS booked
    FROM catalogue.vendor v JOIN wallet.scope s ON s.scope = 'vendor:' || v.vendor_code JOIN wallet.game_guard q ON q.vendor_no = s.scope_no
    WHERE v.vendor_code IN ('AI', 'AV', 'DS88', 'NEWCO') GROUP BY 1 ORDER BY 1`,
  )
  expect(booked).toEqual([
    { vendor: 'AI', booked: ['ESPORTS', 'ESPORTS', 'ESPORTS'] },
    { vendor: 'AV', booked: ['ESPORTS', 'ESPORTS', 'ESPORTS'] },
    { vendor: 'DS88', booked: ['COCKFIGHT', 'COCKFIGHT', 'COCKFIGHT'] },
    { vendor: 'NEWCO', booked: ['SPORTS', 'LOTT', 'RNG'] },
  ])
  const { value } = await operator.get<{
    list: { gameCode: string; gameType: string; gameClassify: string; product: string }[]
  }>('/api/operator/games?vassalage=AV', { token: desk })
  expect(value.list).toMatchObject([
    { gameCode: 'LAO', gameType: 'LOTT', gameClassify: '', product: 'ESPORTS' },
    { gameCode: 'BALL', gameType: 'SPORTS', gameClassify: '', product: 'ESPORTS' },
    { gameCode: 'WHEEL', gameType: 'RNG', gameClassify: 'SL', product: 'ESPORTS' },
  ])
})

test('a game that is a page is opened by its address: no token is made, and the refusals of a launch hold', async () => {
  const launch = (body: object) =>
    member.post<{ url: string; mode: string }>(
      '/api/wps/game/launchGame',
      { vassalage: 'AI', gameCode: 'LAO', ...body },
      { token },
    )
  await expect.poll(async () => (await launch({})).status).toBe(200)
  expect((await launch({})).value).toEqual({
    url: '/esport/LAO?mode=REAL',
    mode: 'PAGE',
    walletMode: 'SEAMLESS',
    isHouse: true,
  })
  expect(
    await firstOf(owner.kysely, sql`SELECT FROM launch.launch_token WHERE vendor_code = 'AI'`),
  ).toBeUndefined()
  const recent = await member.get<{ list: { gameCode: string }[] }>(
    '/api/wps/relay/GCS_recentGame?page=1&pageSize=5',
    {
      token,
    },
  )
  expect(recent.value.list.map(({ gameCode }) => gameCode)).toContain('LAO')
  expect(await launch({ accountType: 0 })).toMatchObject({ code: 'GAME_NOT_FOUND' })
  await operator.post('/api/operator/vendors/AI/state', { state: 'MAINTENANCE' }, { token: desk })
  await expect.poll(async () => (await launch({})).code).toBe('GAME_MAINTENANCE')
})

test('a bet is described by its own vendor, to the member and to operators, in the language of each', async () => {
  const acme = acmeOf(server)
  const seat = await seatOf(server, acme, member, token)
  const known = roundAt(seat)
  const unknown = roundAt(seat, `${known.roundId}-unknown`)
  for (const round of [known, unknown]) await acme.send('bet', round.bet(1_000))
  const betOf = async (roundId: string, language: string) => {
    const headers = { 'accept-language': language }
    const { list } = (await member.get<ValueOf<typeof listBetsSchemas>>(listBets.path, { token })).value
    const { betNo } = list.find((bet) => bet.roundId === roundId)!
    const path = readBet.path.replace(':betNo', betNo)
    return (await member.get<ValueOf<typeof readBetSchemas>>(path, { token, headers })).value
  }
  const english = {
    lines: [{ name: 'Heads', stakeAmount: 600, winAmount: null }],
    legs: [{ name: 'This minute', choice: 'Heads', price: '1.98', result: null }],
    result: 'Tails',
    proof: {
      address: `/coin/${known.roundId}`,
      commit: 'c0',
      clientSeed: 'seed',
      nonce: 7,
      serverSeed: null,
    },
  }
  expect(await betOf(known.roundId, 'en')).toMatchObject({ playedAmount: 600, detail: english })
  expect((await betOf(known.roundId, 'th')).detail).toMatchObject({
    lines: [{ name: 'หัว' }],
    legs: [{ name: 'นาทีนี้' }],
    result: 'ก้อย',
  })
  expect((await betOf(unknown.roundId, 'en')).detail).toBeNull()
  const path = `/api/operator/members/${seat.memberId}/rounds/ACME/${known.roundId}`
  const round = await operator.get<ValueOf<typeof readRoundSchemas>>(path, { token: desk })
  expect(round.value).toMatchObject({ playedAmount: 600, detail: english, fair: null })
})

test('a file of the betting record has a line a bet with what it consisted of and where to check it', async () => {
  const acme = acmeOf(server)
  const seat = await seatOf(server, acme, member, token)
  const [known, unknown] = [roundAt(seat), roundAt(seat, `${randomUUID()}-unknown`)]
  for (const round of [known, unknown]) {
    await acme.send('bet', round.bet(1_000))
    await acme.send('win', round.win(0))
  }
  const linesOf = async (path: string, bearer: string) => {
    const answer = await fetch(`${server.origin}${path}?format=CSV`, {
      headers: { authorization: `Bearer ${bearer}`, 'accept-language': 'en' },
    })
    return parse(Buffer.from(await answer.arrayBuffer()), { bom: true }) as string[][]
  }
  const ofMember = await linesOf(exportBets.path, token)
  const ofDesk = await linesOf(exportRounds.path.replace(':memberId', seat.memberId), desk)
  for (const [head, ...lines] of [ofMember, ofDesk]) {
    const [detail, proof] = [head!.indexOf('What was bet on'), head!.indexOf('Check the result')]
    const cells = ({ roundId }: { roundId: string }) => {
      const line = lines.find((one) => one.includes(roundId))!
      return [line[detail], line[proof]]
    }
    expect(cells(known)).toEqual([
      'This minute: Heads 1.98; Heads ฿6.00; = Tails',
      `${server.process.config.publicOrigin}/coin/${known.roundId}`,
    ])
    expect(cells(unknown)).toEqual(['', ''])
  }
})

test('the first answer of a product’s own call is found by its key', async () => {
  const found = await member.get('/api/wps/operations/coin-key-0001', { token })
  expect(found).toMatchObject({ status: 200, value: { call: 'coin/toss', value: { side: 'HEADS' } } })
})
