/**
 * What a lottery takes as its beacon: two operators choose it, and players see it before they bet.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { readGameBeaconSchemas } from '../../../../contract/operator/lottery/read-game-beacon.ts'
import type { readIssueSchemas } from '../../../../contract/operator/lottery/read-issue.ts'
import type { readCurrentIssueSchemas } from '../../../../contract/player/lottery/read-current-issue.ts'
import type { readFairProofSchemas } from '../../../../contract/player/lottery/read-fair-proof.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { drandRoundAt, drandTimeOf, quicknet } from '../../../../kernel/lottery/drand/chain.ts'
import { rowsOf, sql } from '../../../../platform/postgres.ts'
import { openIssueDesk, type IssueDesk } from '../../../../tests/support/issue-desk.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'
import { makeAhead } from '../make-ahead.ts'

let house: IssueDesk
beforeAll(async () => {
  house = await openIssueDesk({ DRAND_URLS: 'https://drand.example' })
})
afterAll(() => house.close())

const base = '/api/operator/lottery/games'
const read = async (gameCode: string) =>
  (
    await house.desk.get<ValueOf<typeof readGameBeaconSchemas>>(`${base}/${gameCode}/beacon`, {
      token: house.token,
    })
  ).value
const ask = (gameCode: string, beacon: string, token = house.token) =>
  house.desk.post(`${base}/${gameCode}/beacon`, { beacon, reason: 'ทดสอบ' }, { token, key: randomUUID() })
const issuesOf = (gameCode: string) =>
  rowsOf(
    house.owner.kysely,
    sql<{ numero: string; closes_at: Date; beacon_type: string }>`
    SELECT numero, closes_at, beacon_type FROM lottery.issue
    WHERE game_code = ${gameCode} AND closes_at > app.now() ORDER BY closes_at`,
  )

test('as delivered every lottery takes the digest of its bets, and the console says where drand may be chosen', async () => {
  expect(await read('SSC180')).toMatchObject({ beacon: 'ORDER_DIGEST', changedAt: null, refusal: null })
  expect((await read('SSC60')).refusal).toBe('FAST')
  expect((await read('LAO')).refusal).toBe('SOURCE')
})

test('nobody chooses it alone, where it does not fit, or without the ability', async () => {
  expect(await ask('SSC60', 'DRAND')).toMatchObject({ code: 'LOTTERY_BEACON_FAST', status: 422 })
  expect(await ask('LAO', 'DRAND')).toMatchObject({ code: 'LOTTERY_BEACON' })
  expect(await ask('YEEKEE', 'DRAND')).toMatchObject({ code: 'LOTTERY_BEACON' })
  expect(await ask('SSC180', 'ORDER_DIGEST')).toMatchObject({ code: 'LOTTERY_BEACON' })
  expect(await ask('NOPE', 'DRAND')).toMatchObject({ code: 'LOTTERY_GAME_UNKNOWN' })
  expect(await ask('SSC180', 'DRAND', await house.desk.signInOperator('support'))).toMatchObject({
    status: 403,
  })
  expect((await read('SSC180')).beacon).toBe('ORDER_DIGEST')
})

test('two people choose it for issues to be made; those that are there keep what they were made with', async () => {
  const before = await issuesOf('SSC180')
  expect(await ask('SSC180', 'DRAND')).toMatchObject({ status: 200 })
  expect(await ask('SSC180', 'DRAND')).toMatchObject({ code: 'CHANGE_STATE' })
  expect((await read('SSC180')).beacon).toBe('ORDER_DIGEST')
  await confirmAs(house.server, 'finance', 'lottery-beacon:SSC180')
  const chosen = await read('SSC180')
  expect(chosen).toMatchObject({
    beacon: 'DRAND',
    now: { numero: before[0]!.numero, beacon: 'ORDER_DIGEST' },
    first: null,
  })
  expect(chosen.changedAt).not.toBeNull()

  while (!(await makeAhead({ database: house.server.process.database, aheadMs: 7_200_000 })));
  const after = await issuesOf('SSC180')
  expect(after.slice(0, before.length)).toEqual(before)
  const made = after.slice(before.length)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ beacon_type }) => beacon_type))).toEqual(new Set(['DRAND']))
  expect((await read('SSC180')).first).toMatchObject({ numero: made[0]!.numero, beacon: 'DRAND' })
  const others = await issuesOf('PC28_180')
  expect(others.every(({ beacon_type }) => beacon_type === 'ORDER_DIGEST')).toBe(true)

  expect(await ask('SSC180', 'ORDER_DIGEST')).toMatchObject({ status: 200 })
})

test('a player sees it with the commitment, before anybody can bet', async () => {
  const visitor = house.server.client()
  const current = await visitor.get<ValueOf<typeof readCurrentIssueSchemas>>(
    '/api/lotto/lgw/games/SSC180/numero/current',
  )
  expect(current.value.issue).toMatchObject({ beaconType: 'ORDER_DIGEST' })
  const issue = (await issuesOf('SSC180')).find(({ beacon_type }) => beacon_type === 'DRAND')!
  const round = drandRoundAt(quicknet, issue.closes_at)
  const drand = {
    chainHash: quicknet.hash,
    publicKey: quicknet.publicKey,
    round,
    publishedAt: drandTimeOf(quicknet, round).toISOString(),
    signature: null,
  }
  const proof = await visitor.get<ValueOf<typeof readFairProofSchemas>>(
    `/api/lotto/lgw/fair/${issue.numero}?gameCode=SSC180`,
  )
  expect(proof.value).toMatchObject({ state: 'SCHEDULED', beaconType: 'DRAND', beacon: null, drand })
  expect(proof.value.commit).toMatch(/^[0-9a-f]{64}$/)
  const shown = await house.desk.get<ValueOf<typeof readIssueSchemas>>(
    `/api/operator/lottery/issues/SSC180/${issue.numero}`,
    { token: house.token },
  )
  expect(shown.value).toMatchObject({ beaconType: 'DRAND', drand })
})
