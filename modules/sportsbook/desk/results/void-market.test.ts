/** One market made void by two people, and settled again by two people (domain/sportsbook.md §7). */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { readSportResultSchemas } from '../../../../contract/operator/sportsbook/read-result.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import {
  openFixture,
  openMarket,
  openSportGames,
  played,
  settleAll,
  stateResult,
  writeBet,
} from '../../../../tests/support/settled-sports.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'
import { openPoster, type Poster } from '../../../wallet/index.ts'

const BASE = '/api/operator/sports'
let server: TestServer
let owner: Database
let poster: Poster
let client: TestClient
let asker: string
let made = 0

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  poster = openPoster({ url: server.ownerUrl })
  await openSportGames(owner)
  client = server.client()
  asker = await client.signInOperator('finance')
})
afterAll(async () => {
  await poster.close()
  await owner.close()
  await server.close()
})

const read = async <Value = Record<string, unknown>>(path: string) =>
  (await client.get<Value>(`${BASE}${path}`, { token: asker })).value
const shown = (fixtureId: string) =>
  read<ValueOf<typeof readSportResultSchemas>>(`/fixtures/${fixtureId}/result`)
const ask = (marketNo: bigint, deed: 'void' | 'restore', reason = 'the line was copied wrongly') =>
  client.post(`${BASE}/markets/${marketNo}/${deed}`, { reason }, { token: asker, key: randomUUID() })
/** Of the market that was wrong, by its number. */
const subjects = new Map<bigint, string>()
const confirm = (marketNo: bigint) => confirmAs(server, 'owner', subjects.get(marketNo)!)

async function betOnMatch() {
  const fixtureId = `T-void-market-${++made}`
  await openFixture(owner.kysely, fixtureId, { status: 'ENDED', startedHoursAgo: 3 })
  const wrong = await openMarket(owner.kysely, fixtureId, { typeCode: 'OU', lineQ: 10 })
  subjects.set(wrong, `market:${wrong}:${fixtureId}`)
  const right = await openMarket(owner.kysely, fixtureId, { typeCode: '1X2' })
  const bet = async (marketNo: bigint, code: string) => {
    const betId = `void-market-${++made}`
    await writeBet(owner.kysely, poster, demoMemberId(1), betId, [{ marketNo, code, price: 20_000 }], 10_000n)
    return betId
  }
  return { fixtureId, wrong, onWrong: await bet(wrong, 'OVER'), onRight: await bet(right, '1') }
}

test('the bets of a void market return, those of others stay as they were', async () => {
  const { fixtureId, wrong, onWrong, onRight } = await betOnMatch()
  await stateResult(owner.kysely, fixtureId, 1, played(2, 1))
  await settleAll(owner)
  expect(await read(`/bets/${onWrong}`)).toMatchObject({ result: 'WON', payoutAmount: 20_000 })
  expect((await ask(wrong, 'void')).status).toBe(200)
  expect(await shown(fixtureId)).toMatchObject({
    waitingProposalId: null,
    markets: [{ voidReason: null, waitingProposalId: expect.any(String) }, { waitingProposalId: null }],
  })
  expect((await ask(wrong, 'void')).code).toBe('CHANGE_STATE')
  await confirm(wrong)
  await settleAll(owner)
  expect(await read(`/bets/${onWrong}`)).toMatchObject({ result: 'VOID', payoutAmount: 10_000, version: 2 })
  expect(await read(`/bets/${onRight}`)).toMatchObject({ result: 'WON', version: 1 })
  expect((await shown(fixtureId)).markets[0]).toMatchObject({
    voidReason: 'the line was copied wrongly',
    waitingProposalId: null,
  })
})

test('the second person reads the match, the market with its line, and how much comes back', async () => {
  const { fixtureId, wrong } = await betOnMatch()
  expect((await ask(wrong, 'void')).status).toBe(200)
  const { list } = (
    await client.get<{ list: { subject: string; title: string; changes: object[] }[] }>(
      '/api/operator/proposals?state=PENDING',
      { token: asker },
    )
  ).value
  const waiting = list.find(({ subject }) => subject === `market:${wrong}:${fixtureId}`)!
  expect(waiting.title).toMatch(new RegExp(`^${fixtureId}-h – ${fixtureId}-a · .+ 2\\.5$`))
  expect(waiting.changes).toEqual([
    { field: 'sportBets', before: '', after: '1' },
    { field: 'sportStake', before: '', after: '฿100.00' },
  ])
})

test('a market that was made void by mistake is settled again by the result', async () => {
  const { fixtureId, wrong, onWrong } = await betOnMatch()
  await stateResult(owner.kysely, fixtureId, 1, played(2, 1))
  expect((await ask(wrong, 'restore')).code).toBe('SPORT_VOID_STATE')
  await ask(wrong, 'void')
  await confirm(wrong)
  await settleAll(owner)
  expect((await ask(wrong, 'restore', 'the line was right')).status).toBe(200)
  await confirm(wrong)
  await settleAll(owner)
  expect(await read(`/bets/${onWrong}`)).toMatchObject({ result: 'WON', payoutAmount: 20_000 })
  expect((await shown(fixtureId)).markets[0]).toMatchObject({ voidReason: null, winners: ['OVER'] })
})

test('before the result, a bet of a void market that is lifted is open again', async () => {
  const { wrong, onWrong } = await betOnMatch()
  await ask(wrong, 'void')
  await confirm(wrong)
  await settleAll(owner)
  expect(await read(`/bets/${onWrong}`)).toMatchObject({ result: 'VOID', state: 'SETTLED' })
  await ask(wrong, 'restore')
  await confirm(wrong)
  await settleAll(owner)
  expect(await read(`/bets/${onWrong}`)).toMatchObject({ result: null, state: 'ACCEPTED' })
})

/** As a release did whose proposals did not name the match. */
const asBefore = (marketNo: bigint) =>
  run(
    owner.kysely,
    sql`UPDATE system.proposal SET subject = ${`market:${marketNo}`} WHERE subject = ${subjects.get(marketNo)!}`,
  )
const nameThem = () =>
  run(
    owner.kysely,
    sql.raw(
      readFileSync(
        new URL('../../../../db/migrations/1900_subjects_of_market_voids.sql', import.meta.url),
        'utf8',
      ),
    ),
  )

test('a void asked for before the desk named the match is shown as waiting, and not asked for twice', async () => {
  const { fixtureId, wrong } = await betOnMatch()
  await ask(wrong, 'void')
  await asBefore(wrong)
  await nameThem()
  expect((await shown(fixtureId)).markets[0]).toMatchObject({ waitingProposalId: expect.any(String) })
  expect((await ask(wrong, 'void')).code).toBe('CHANGE_STATE')
  await confirm(wrong)
  await settleAll(owner)
  expect((await shown(fixtureId)).markets[0]).toMatchObject({ voidReason: 'the line was copied wrongly' })
})

test('one that was asked for again meanwhile keeps the newer', async () => {
  const { fixtureId, wrong } = await betOnMatch()
  await ask(wrong, 'void')
  await asBefore(wrong)
  expect((await ask(wrong, 'void', 'asked for again')).status).toBe(200)
  await nameThem()
  await confirm(wrong)
  expect((await shown(fixtureId)).markets[0]).toMatchObject({ voidReason: 'asked for again' })
})

test('after 72 hours a market is neither made void nor settled again', async () => {
  const { fixtureId, wrong } = await betOnMatch()
  await stateResult(owner.kysely, fixtureId, 1, played(2, 1), 73)
  expect((await ask(wrong, 'void')).code).toBe('SPORT_RESULT_LATE')
  await run(owner.kysely, sql`UPDATE sports.market SET void_reason = 'late' WHERE market_no = ${wrong}`)
  expect((await ask(wrong, 'restore')).code).toBe('SPORT_RESULT_LATE')
  expect((await ask(999_999_999n, 'restore')).code).toBe('SPORT_MARKET_UNKNOWN')
  expect((await ask(wrong, 'restore', 'no')).code).toBe('REQUEST_INVALID')
})
