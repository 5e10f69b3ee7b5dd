/** The results of all lotteries of a day: what stands on it by the merchant's clock, and in which order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { listDayResultsSchemas } from '../../../../contract/player/lottery/list-day-results.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'

type Day = ValueOf<typeof listDayResultsSchemas>

const path = '/api/lotto/lgw/results'
const DAY = '2020-03-05'
let server: TestServer
let owner: Database
let visitor: TestClient

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  visitor = server.client()
  // Past noon of an earlier day; Bangkok is seven hours ahead.
  for (const [gameCode, numero, drawsAt, result] of [
    ['SSC60', '202003041440', '2020-03-04T17:00:00Z', '11111'],
    ['SSC60', '202003050001', '2020-03-04T17:01:00Z', '22222'],
    ['SSC60', '202003050002', '2020-03-04T17:02:00Z', '33333'],
    ['SSC60', '202003050003', '2020-03-04T17:03:00Z', '44444'],
    ['SSC60', '202003051440', '2020-03-05T17:00:00Z', '55555'],
    ['SSC60', '202003060001', '2020-03-05T17:01:00Z', '66666'],
    ['K3_60', '202003050700', '2020-03-05T04:40:00Z', '1,2,3'],
    ['K3_60', '202003050701', '2020-03-05T04:41:00Z', null],
    ['LAO', '20200305', '2020-03-05T13:30:00Z', '{"first":["7846"]}'],
    ['3D', '20200305', '2020-03-05T13:30:00Z', '123'],
  ] as const)
    await run(
      owner.kysely,
      sql`
      INSERT INTO lottery.issue (game_code, numero, opens_at, closes_at, draws_at, state, result, version)
      VALUES (${gameCode}, ${numero}, ${drawsAt}::timestamptz - interval '2 minutes',
        ${drawsAt}::timestamptz - interval '5 seconds', ${drawsAt},
        ${result === null ? 'VOID' : 'SETTLED'}, ${result}, ${result === null ? 0 : 1})`,
    )
})
afterAll(async () => {
  await owner?.close()
  await server?.close()
})

const read = async (query: string, tree = path) => {
  const { status, value } = await visitor.get<Day>(`${tree}?${query}`)
  expect(status).toBe(200)
  return value
}
const namesOf = ({ games }: Day) => games.map(({ gameCode }) => gameCode)

test('lists each lottery of the day once, the one that drew last first, with its newest results', async () => {
  const day = await read(`date=${DAY}`)
  expect(day.date).toBe(DAY)
  expect(namesOf(day)).toEqual(['SSC60', '3D', 'LAO', 'K3_60'])
  const [ssc, daily, lao, dice] = day.games
  expect(ssc).toMatchObject({ section: 'CLASSIC', cycle: 60, hasMore: true })
  // A draw at midnight belongs to the day that it ends, and so does its number.
  expect(ssc?.results.map(({ numero }) => numero)).toEqual(['202003051440', '202003050003', '202003050002'])
  expect(daily).toMatchObject({ hasMore: false, results: [{ result: '123', prizes: [] }] })
  expect(lao).toMatchObject({
    section: 'DAILY',
    results: [{ thai: { top3: '846', bottom2: '78' }, version: 1 }],
  })
  // A void issue has no result.
  expect(dice?.results).toHaveLength(1)
})

test('lists as many results of a lottery as are asked for', async () => {
  const { games } = await read(`date=${DAY}&section=CLASSIC&limit=4`)
  expect(games.map(({ gameCode, results, hasMore }) => [gameCode, results.length, hasMore])).toEqual([
    ['SSC60', 4, false],
    ['3D', 1, false],
    ['K3_60', 1, false],
  ])
})

test('lists a section alone, and in the trees of the vendors their lotteries alone', async () => {
  expect(namesOf(await read(`date=${DAY}&section=DAILY`))).toEqual(['LAO'])
  expect(namesOf(await read(`date=${DAY}&section=VN_FAST`))).toEqual([])
  expect(namesOf(await read(`date=${DAY}`, '/api/lgw/sea/results'))).toEqual(['LAO'])
  expect(namesOf(await read(`date=${DAY}`, '/api/lgw/vn/results'))).toEqual([])
})

test('leaves out a lottery that the merchant does not offer', async () => {
  await run(
    owner.kysely,
    sql`
    INSERT INTO lottery.terms (merchant_id, game_code, is_on)
    SELECT merchant_id, 'K3_60', false FROM system.merchant`,
  )
  expect(namesOf(await read(`date=${DAY}`))).toEqual(['SSC60', '3D', 'LAO'])
})

test('answers today if no day is asked for', async () => {
  const { today } = await oneOf(
    owner.kysely,
    sql<{ today: string }>`SELECT to_char(app.now() AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS today`,
  )
  expect(await read('')).toMatchObject({ date: today, today })
})

describe('refuses by name', () => {
  test.each([
    ['date=2026-02-30', 422, 'REQUEST_INVALID'],
    ['date=2569-03-05', 422, 'REQUEST_INVALID'],
    ['date=%E0%B9%92%E0%B9%90%E0%B9%92%E0%B9%90-03-05', 422, 'REQUEST_INVALID'],
    ['date=2190-01-01', 422, 'LOTTERY_DAY_AHEAD'],
    ['section=SSC60', 422, 'REQUEST_INVALID'],
    ['limit=0', 422, 'REQUEST_INVALID'],
    ['limit=11', 422, 'REQUEST_INVALID'],
  ])('%s', async (query, status, code) => {
    expect(await visitor.get(`${path}?${query}`)).toMatchObject({ status, code })
  })
})
