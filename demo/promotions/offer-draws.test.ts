import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { offerDraw } from '../../modules/promotions/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import { demoDraws } from './offer-draws.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
})
afterAll(() => server.close())

test('a rain soon, one this evening and a raffle of the week are offered once, and their seeds are fixed', async () => {
  const { database } = server.process
  const house = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }
  const now = new Date('2026-12-02T05:00:00Z')
  const offer = async (at: Date) => {
    for (const draw of demoDraws(house, at)) await database.transaction((tx) => offerDraw(tx, draw))
  }
  await offer(now)
  await offer(new Date(now.getTime() + 3_600_000))
  const draws = await rowsOf(
    database.kysely,
    sql<{ kind: string; closes_at: Date; draws_at: Date }>`
    SELECT kind, closes_at, draws_at FROM promotions.draw WHERE merchant_id = ${DEMO_MERCHANT} AND promotion_id LIKE 'demo-%'
    ORDER BY draws_at`,
  )
  expect(draws.map(({ kind, draws_at: at }) => [kind, at.toISOString()])).toEqual([
    ['RED_ENVELOPE', '2026-12-02T05:05:00.000Z'],
    ['RED_ENVELOPE', '2026-12-02T13:00:00.000Z'],
    ['RAFFLE', '2026-12-07T05:00:00.000Z'],
  ])
  expect(draws[2]!.closes_at.toISOString()).toBe('2026-12-06T17:00:00.000Z')
})
