/** Results of matches whose told start is still to come. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import { openDatabase, type Database } from '../../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../tests/support/server.ts'
import { openFixture, openSportGames, played } from '../../../../tests/support/settled-sports.ts'

let server: TestServer
let owner: Database
let made = 0

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  await openSportGames(owner)
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

test('a match that was played before its time has a result, one that is to come only if it will not be played', async () => {
  const client = server.client()
  const token = await client.signInOperator('finance')
  /** The result of a match that its feed has begin in two hours. */
  const enter = async (status: string, facts: FixtureFacts) => {
    const fixtureId = `T-early-${++made}`
    await openFixture(owner.kysely, fixtureId, { status, startedHoursAgo: -2 })
    const path = `/api/operator/sports/fixtures/${fixtureId}/results`
    return client.post(path, { facts }, { token, key: randomUUID() })
  }
  for (const status of ['LIVE', 'ENDED'])
    expect(await enter(status, played(1, 0))).toMatchObject({ status: 200 })
  for (const status of ['SCHEDULED', 'POSTPONED'])
    expect((await enter(status, played(1, 0))).code).toBe('SPORT_RESULT_STATE')
  for (const ending of ['CANCELLED', 'WALKOVER'] as const)
    expect(await enter('SCHEDULED', { scores: {}, ended: [], ending })).toMatchObject({ status: 200 })
})
