/** The results desk of sports: results by two people, voids, bets and reports (domain/sportsbook.md §7). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type Reply,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import {
  openFixture,
  openMarket,
  openSportGames,
  played,
  settleAll,
  writeBet,
  type Pick,
} from '../../../../tests/support/settled-sports.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'
import { openPoster, type Poster } from '../../../wallet/index.ts'

const MEMBER = demoMemberId(1)
const BASE = '/api/operator/sports'
let server: TestServer
let owner: Database
let poster: Poster
let client: TestClient
let maker: string
let checker: string
let made = 0

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  poster = openPoster({ url: server.ownerUrl })
  await openSportGames(owner)
  client = server.client()
  maker = await client.signInOperator('finance')
  checker = await server.client().signInOperator('owner')
})
afterAll(async () => {
  await poster.close()
  await owner.close()
  await server.close()
})

async function match(): Promise<{ fixtureId: string; marketNo: bigint }> {
  const fixtureId = `T-desk-${++made}`
  await openFixture(owner.kysely, fixtureId, { status: 'ENDED', startedHoursAgo: 3 })
  return { fixtureId, marketNo: await openMarket(owner.kysely, fixtureId, { typeCode: '1X2' }) }
}

async function bet(picks: readonly Pick[], stake = 10_000n): Promise<string> {
  const betId = `desk-${++made}`
  await writeBet(owner.kysely, poster, MEMBER, betId, picks, stake)
  return betId
}

const on = (marketNo: bigint, code = '1'): Pick => ({ marketNo, code, price: 20_000 })

const send = (path: string, body: object, token: string): Promise<Reply> =>
  client.post(`${BASE}${path}`, body, { token, key: randomUUID() })
const read = async (path: string) => {
  const reply = await client.get(`${BASE}${path}`, { token: checker })
  expect(reply).toMatchObject({ status: 200 })
  return reply.value
}
const enter = (fixtureId: string, facts: FixtureFacts, more: object = {}, by = maker) =>
  send(`/fixtures/${fixtureId}/results`, { facts, ...more }, by)
const decide = (fixtureId: string, version: number, body: object, by = checker) =>
  send(`/fixtures/${fixtureId}/results/${version}/decision`, body, by)
const confirm = (fixtureId: string, version: number, facts: FixtureFacts) =>
  decide(fixtureId, version, { decision: 'CONFIRM', facts })
const row = async (fixtureId: string) =>
  ((await read(`/results?fixtureId=${fixtureId}`)).list as Record<string, unknown>[])[0]!

const settle = () => settleAll(owner)

test('two people give a match its result, and its bets are paid', async () => {
  const { fixtureId, marketNo } = await match()
  const won = await bet([on(marketNo)])
  await bet([on(marketNo, 'X')], 3_000n)
  expect(await row(fixtureId)).toMatchObject({
    state: 'WAITING',
    betCount: 2,
    openBetCount: 2,
    stakeAmount: 13_000,
  })
  expect(
    (await send(`/fixtures/${fixtureId}/result-previews`, { facts: played(1, 0) }, maker)).value,
  ).toMatchObject({
    betCount: 2,
    payoutAmount: 20_000,
    changedBetCount: 0,
    markets: [{ winners: ['1'], betCount: 2, stakeAmount: 13_000, payoutAmount: 20_000, netAmount: -7_000 }],
  })
  const entered = await enter(fixtureId, played(1, 0))
  expect(entered.value).toMatchObject({ version: 1, state: 'ENTERED', isMine: true, canDecide: false })
  const shown = await read(`/fixtures/${fixtureId}/result`)
  expect(shown).toMatchObject({
    state: 'ENTERED',
    results: [{ isHidden: true, facts: null, canDecide: true }],
  })
  expect((await decide(fixtureId, 1, { decision: 'CONFIRM', facts: played(1, 0) }, maker)).code).toBe(
    'CHANGE_FOUR_EYES',
  )
  const differs = await confirm(fixtureId, 1, played(2, 0))
  expect(differs).toMatchObject({ code: 'SPORT_RESULT_DIFFERS', value: { at: 'scores.FT' } })
  expect((await confirm(fixtureId, 1, played(1, 0))).value).toMatchObject({
    state: 'CONFIRMED',
    checkedBy: 'owner',
  })
  expect(await row(fixtureId)).toMatchObject({ state: 'SETTLING', resultVersion: 1 })
  await settle()
  expect(await row(fixtureId)).toMatchObject({ state: 'SETTLED', openBetCount: 0, canEnter: true })
  expect(await read(`/fixtures/${fixtureId}/result`)).toMatchObject({
    settledBetCount: 2,
    paidAmount: 20_000,
  })
  expect(await read(`/bets/${won}`)).toMatchObject({
    result: 'WON',
    payoutAmount: 20_000,
    houseAmount: -10_000,
    canVoid: true,
  })
})

test('a correction has a reason, is previewed, and settles again within 72 hours', async () => {
  const { fixtureId, marketNo } = await match()
  const won = await bet([on(marketNo)])
  await enter(fixtureId, played(1, 0))
  await confirm(fixtureId, 1, played(1, 0))
  await settle()
  expect((await enter(fixtureId, played(1, 0))).code).toBe('SPORT_RESULT_SAME')
  expect((await enter(fixtureId, played(0, 0))).code).toBe('SPORT_RESULT_REASON')
  expect(
    (await send(`/fixtures/${fixtureId}/result-previews`, { facts: played(0, 0) }, maker)).value,
  ).toMatchObject({
    changedBetCount: 1,
    changedMemberCount: 1,
    lessAmount: 20_000,
    moreAmount: 0,
    netAmount: -20_000,
  })
  await enter(fixtureId, played(0, 0), { reason: 'the goal was taken back' })
  expect(await row(fixtureId)).toMatchObject({ state: 'CORRECTING' })
  expect((await confirm(fixtureId, 2, played(0, 0))).status).toBe(200)
  await settle()
  expect(await read(`/bets/${won}`)).toMatchObject({ result: 'LOST', payoutAmount: 0, version: 2 })
  await run(
    owner.kysely,
    sql`UPDATE sports.result SET confirmed_at = app.now() - interval '73 hours' WHERE fixture_id = ${fixtureId}`,
  )
  expect((await enter(fixtureId, played(3, 0), { reason: 'once more' })).code).toBe('SPORT_RESULT_LATE')
})

test('a result that contradicts itself is refused with the place', async () => {
  const { fixtureId } = await match()
  const faults: [FixtureFacts, string][] = [
    [played(1, 0, { ending: null }), 'ending'],
    [played(0, 0, { scores: { H1: { home: 1, away: 0 } } }), 'scores.H1'],
    [played(2, 0, { scores: { H1: { home: 1, away: 0 }, H2: { home: 0, away: 0 } } }), 'scores.H2'],
    [played(1, 0, { goals: ['AWAY'] }), 'goals'],
    [played(1, 0, { ended: ['H1'] }), 'scores.FT'],
  ]
  for (const [facts, at] of faults)
    expect(await enter(fixtureId, facts)).toMatchObject({ code: 'SPORT_RESULT_SCORES', value: { at } })
  expect((await enter(fixtureId, played(1, 0))).status).toBe(200)
  expect((await enter(fixtureId, played(2, 0), {}, checker)).code).toBe('SPORT_RESULT_STATE')
  expect((await decide(fixtureId, 1, { decision: 'REJECT', reason: 'read it again' })).value).toMatchObject({
    state: 'REJECTED',
    reason: 'read it again',
  })
  expect((await confirm(fixtureId, 1, played(1, 0))).code).toBe('SPORT_RESULT_STATE')
})

test('a match, a market and a single bet are void by two people', async () => {
  const [whole, part] = [await match(), await match()]
  const onMatch = await bet([on(whole.marketNo)], 11_111n)
  const onMarket = await bet([on(part.marketNo)], 22_222n)
  expect((await send(`/fixtures/${whole.fixtureId}/void`, { reason: 'no' }, maker)).status).toBe(422)
  await send(`/fixtures/${whole.fixtureId}/void`, { reason: 'another pitch' }, maker)
  await send(`/markets/${part.marketNo}/void`, { reason: 'the line was wrong' }, maker)
  await settle()
  expect(await read(`/bets/${onMatch}`)).toMatchObject({ state: 'ACCEPTED' })
  await confirmAs(server, 'owner', `fixture:${whole.fixtureId}`)
  await confirmAs(server, 'owner', `market:${part.marketNo}:${part.fixtureId}`)
  await settle()
  expect(await read(`/bets/${onMatch}`)).toMatchObject({
    result: 'VOID',
    payoutAmount: 11_111,
    validAmount: 0,
    voidReason: 'another pitch',
  })
  expect(await read(`/bets/${onMarket}`)).toMatchObject({ result: 'VOID', payoutAmount: 22_222 })
  expect((await send(`/markets/${part.marketNo}/void`, { reason: 'once more' }, maker)).code).toBe(
    'SPORT_VOID_STATE',
  )
})

test('one bet is void before its settlement and a day after it, not later', async () => {
  const { fixtureId, marketNo } = await match()
  const [open, settled, old] = [
    await bet([on(marketNo)]),
    await bet([on(marketNo, 'X')]),
    await bet([on(marketNo, 'X')]),
  ]
  const ask = (betId: string) =>
    send(`/bets/${betId}/void`, { cause: 'PAST_POST', reason: 'placed after the goal' }, maker)
  const { proposalId } = (await ask(open)).value
  expect(await read(`/bets/${open}`)).toMatchObject({ waitingProposalId: proposalId })
  await confirmAs(server, 'owner', `sport-bet:${open}`)
  await settle()
  expect(await read(`/bets/${open}`)).toMatchObject({
    result: 'VOID',
    payoutAmount: 10_000,
    voidReason: 'placed after the goal',
    canVoid: false,
  })
  await enter(fixtureId, played(1, 0))
  await confirm(fixtureId, 1, played(1, 0))
  await settle()
  // Whatever the match comes to, what two people made void stays void.
  expect(await read(`/bets/${open}`)).toMatchObject({ result: 'VOID', payoutAmount: 10_000, version: 1 })
  await ask(settled)
  await confirmAs(server, 'owner', `sport-bet:${settled}`)
  await settle()
  expect(await read(`/bets/${settled}`)).toMatchObject({ result: 'VOID', payoutAmount: 10_000, version: 2 })
  await run(
    owner.kysely,
    sql`UPDATE sports.bet SET settled_at = app.now() - interval '25 hours' WHERE bet_id = ${old}`,
  )
  expect((await ask(old)).code).toBe('SPORT_VOID_LATE')
  expect((await ask(open)).code).toBe('SPORT_VOID_STATE')
})

test('members read in their inbox what came back to them', async () => {
  const { fixtureId, marketNo } = await match()
  const won = await bet([on(marketNo)])
  const lost = await bet([on(marketNo, '2')])
  await enter(fixtureId, played(1, 0))
  await confirm(fixtureId, 1, played(1, 0))
  await settle()
  await server.process.outbox.drain()
  await server.process.outbox.drain()
  const told = async (betId: string) =>
    oneOf(
      owner.kysely,
      sql<{ count: number; content: string | null }>`
      SELECT count(*)::int AS count, max(contents->>'EN') AS content FROM messaging.message
      WHERE account_id = ${MEMBER} AND key LIKE ${`sport-bet:${betId}:%`}`,
    )
  const { bet_no: number } = await oneOf(
    owner.kysely,
    sql<{ bet_no: bigint }>`SELECT bet_no FROM sports.bet WHERE bet_id = ${won}`,
  )
  expect(await told(won)).toMatchObject({ count: 1, content: `Bet ${number} won, ฿200.00 credited.` })
  expect(await told(lost)).toMatchObject({ count: 0 })
})

test('bets are found, and reports add up by every group', async () => {
  const [one, two] = [await match(), await match()]
  const parlay = await bet([on(one.marketNo), on(two.marketNo)], 5_001n)
  for (const { fixtureId } of [one, two]) {
    await enter(fixtureId, played(1, 0))
    await confirm(fixtureId, 1, played(1, 0))
  }
  await settle()
  const { list } = (await read(`/bets?fixtureId=${one.fixtureId}&kind=PARLAY&fromStake=5000`)) as {
    list: { betId: string; betNo: string; username: string; legs: unknown[] }[]
  }
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ betId: parlay, payoutAmount: 20_004 })
  expect(list[0]!.legs).toHaveLength(2)
  expect((await read(`/bets?afterNo=${list[0]!.betNo}`)).list).toEqual([])
  expect((await read(`/bets?username=${list[0]!.username}&state=SETTLED`)).totalCount).toBeGreaterThan(1)
  const { stake, payout } = await oneOf(
    owner.kysely,
    sql<{ stake: bigint; payout: bigint }>`
    SELECT sum(stake)::bigint AS stake, sum(payout)::bigint AS payout FROM sports.bet WHERE state = 'SETTLED'`,
  )
  for (const by of ['SPORT', 'LEAGUE', 'MARKET', 'MEMBER_TIER']) {
    const report = (await read(`/report?by=${by}`)) as {
      rows: { settledStakeAmount: number; payoutAmount: number }[]
      total: Record<string, number>
    }
    expect(report.total).toMatchObject({
      settledStakeAmount: Number(stake),
      payoutAmount: Number(payout),
      ggrAmount: Number(stake - payout),
    })
    expect(report.rows.reduce((sum, one_) => sum + one_.settledStakeAmount, 0)).toBe(Number(stake))
    expect(report.rows.reduce((sum, one_) => sum + one_.payoutAmount, 0)).toBe(Number(payout))
  }
})
