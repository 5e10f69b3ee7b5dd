/** An outright is given its winner among those who could be bet on. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { readSportResultSchemas } from '../../../../contract/operator/sportsbook/read-result.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../tests/support/server.ts'
import { openFixture, openMarket, openSportGames } from '../../../../tests/support/settled-sports.ts'

const BASE = '/api/operator/sports/fixtures/T-outright'
let server: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
  await openSportGames(owner)
  await openFixture(owner.kysely, 'T-outright', { status: 'ENDED', startedHoursAgo: 3, kind: 'OUTRIGHT' })
  const marketNo = await openMarket(owner.kysely, 'T-outright', { typeCode: 'OUTRIGHT', codes: ['R1', 'R2'] })
  await run(
    owner.kysely,
    sql`UPDATE sports.market SET runners = '{"R1": {"th": "แดง", "en": "Reds"}, "R2": {"th": "ฟ้า", "en": "Blues"}}'
      WHERE market_no = ${marketNo}`,
  )
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

test('the desk names the runners, and takes only one of them as the winner', async () => {
  const client = server.client()
  const token = await client.signInOperator('finance')
  const { value } = await client.get<ValueOf<typeof readSportResultSchemas>>(`${BASE}/result`, { token })
  expect(value.runners.map(({ code }) => code)).toEqual(['R1', 'R2'])
  expect(value.runners.map(({ name }) => name).join()).toMatch(/^(แดง,ฟ้า|Reds,Blues)$/)
  const enter = (winner: string) =>
    client.post(
      `${BASE}/results`,
      { facts: { scores: {}, ended: [], ending: 'PLAYED', winners: [winner] } },
      { token, key: randomUUID() },
    )
  expect(await enter('R3')).toMatchObject({ code: 'SPORT_RESULT_SCORES', value: { at: 'winners' } })
  expect((await enter('R2')).status).toBe(200)
})
