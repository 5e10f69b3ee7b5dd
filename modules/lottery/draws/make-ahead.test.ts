/** The planner of issues over a real database: what is needed soonest comes first, everything in the end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openDrawHouse, type DrawHouse } from '../../../tests/support/draws.ts'
import { games } from './games.ts'
import { beginChains, makeAhead, Planner } from './make-ahead.ts'

const HOUR_MS = 3_600_000
const minutely = games
  .filter(({ schedule }) => schedule.every === 'CYCLE' && schedule.cycle === 60)
  .slice(0, 6)
let house: DrawHouse

beforeAll(async () => {
  house = await openDrawHouse(minutely)
})
afterAll(() => house.close())

const counts = async (): Promise<number[]> => {
  const rows = await rowsOf(
    house.database.kysely,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM lottery.issue WHERE closes_at > app.now() GROUP BY game_code`,
  )
  return rows.map(({ count }) => count).sort((a, b) => a - b)
}

test('chains begin before any issue is made, once', async () => {
  for (let time = 0; time < 2; time++) await beginChains(house.database.kysely)
  const chains = await rowsOf(
    house.database.kysely,
    sql<{ gameCode: string; used: number }>`SELECT game_code AS "gameCode", used FROM lottery.chain`,
  )
  const codes = chains.map(({ gameCode }) => gameCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(minutely.map(({ gameCode }) => gameCode)))
  expect(chains.every(({ used }) => used === 0)).toBe(true)
  expect(await counts()).toEqual([])
})

test('at first every lottery gets its next issues, then a few at a time all of them, and again after a pause', async () => {
  const planner = new Planner({ database: house.database, games: minutely, aheadMs: 2 * HOUR_MS })
  await planner.look()
  expect(await counts()).toEqual([30, 30, 30, 30, 30, 30])
  await planner.look()
  expect((await counts()).slice(0, 2)).toEqual([30, 30])
  expect((await counts())[2]).toBeGreaterThan(115)
  await planner.look()
  expect((await counts())[0]).toBeGreaterThan(115)
  const all = { database: house.database, games: minutely, aheadMs: 2 * HOUR_MS }
  expect(await makeAhead(all)).toBe(true)

  const later = new Date((await house.now()).getTime() + 3 * HOUR_MS)
  await house.moveTo(later)
  expect(await counts()).toEqual([])
  await planner.look()
  expect(await counts()).toEqual([30, 30, 30, 30, 30, 30])
})
