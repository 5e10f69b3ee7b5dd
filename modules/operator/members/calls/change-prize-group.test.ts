/** The prize group of an account: where it begins, who may change it, and the line it belongs to. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAgentId, demoMemberId } from '../../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import { makeAccount, register } from '../../../../tests/support/identity.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { rateVectorOf } from '../../../identity/index.ts'

interface Dossier {
  memberG: number
  rateChanges: { beforeG: number | null; memberG: number; by: string; reason: string }[]
}

let server: TestServer
let client: TestClient
let database: Database
let owner: string
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  client = server.client()
  owner = await client.signInOperator('owner')
  database = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
})
afterAll(async () => {
  await database.close()
  await server.close()
})

const dossier = async (memberId: string) =>
  (await client.get<Dossier>(`/api/operator/members/${memberId}`, { token: owner })).value
const change = (memberId: string, memberG: unknown, token = owner) =>
  client.post<{ fields: { field: string; rule: string }[] }>(
    `/api/operator/members/${memberId}/prize-group`,
    { memberG, reason: 'agreed by phone' },
    { token },
  )
const setting = (name: string, value: unknown) =>
  client.post(`/api/operator/settings/${name}`, { value: JSON.stringify(value) }, { token: owner })

test('a newcomer by a link begins with the group of the link, and keeps it when the link changes', async () => {
  const { value } = await register(server.client(), { username: 'bylink01', affiliateCode: 'AGENT4' })
  expect(await dossier(value.memberId)).toMatchObject({
    memberG: 1950,
    rateChanges: [{ beforeG: null, memberG: 1950, by: 'system' }],
  })
  await run(database.kysely, sql`UPDATE identity.invitation SET member_g = 1940 WHERE code = 'AGENT4'`)
  expect((await dossier(value.memberId)).memberG).toBe(1950)
})

test('without a link’s group a newcomer begins with the house’s, at most with that of the upline', async () => {
  const alone = await register(server.client(), { username: 'alone01' })
  expect((await dossier(alone.value.memberId)).memberG).toBe(1960)
  const upline = await makeAccount(server, {
    username: 'lowagent',
    type: 2,
    uplineId: demoAgentId(1),
    memberG: 1900,
  })
  const below = await makeAccount(server, { username: 'below01', uplineId: upline, memberG: 1970 })
  const unnamed = await makeAccount(server, { username: 'below02', uplineId: upline })
  expect([(await dossier(below)).memberG, (await dossier(unnamed)).memberG]).toEqual([1900, 1900])
})

test('the setting is an even figure, and new members follow it', async () => {
  expect(await setting('identity.defaultMemberG', 1955)).toMatchObject({
    status: 422,
    code: 'REQUEST_INVALID',
  })
  expect(await setting('identity.defaultMemberG', 1940)).toMatchObject({ status: 200 })
  const { value } = await register(server.client(), { username: 'lower01' })
  expect((await dossier(value.memberId)).memberG).toBe(1940)
})

test('an operator’s change has its reason in the history and in the audit log', async () => {
  const memberId = demoMemberId(20)
  expect(await change(memberId, 1972)).toMatchObject({ status: 200, value: { memberG: 1972 } })
  expect(await dossier(memberId)).toMatchObject({
    memberG: 1972,
    rateChanges: [
      { beforeG: 1960, memberG: 1972, by: 'owner', reason: 'agreed by phone' },
      { beforeG: null, memberG: 1960, by: 'system' },
    ],
  })
  const log = await client.get<{ list: { action: string; detail: string }[] }>(
    `/api/operator/audit?subject=member:${memberId}`,
    { token: owner },
  )
  expect(log.value.list[0]).toMatchObject({ action: 'member.prizeGroup' })
  expect(JSON.parse(log.value.list[0]!.detail)).toMatchObject({
    reason: 'agreed by phone',
    before: { memberG: 1960 },
    after: { memberG: 1972 },
  })
})

test.each([
  ['an odd figure', demoMemberId(1), 1951, 'prizeGroup'],
  ['one below 1800', demoMemberId(1), 1798, 'prizeGroup'],
  ['one above that of the upline', demoMemberId(1), 1962, 'prizeGroupAboveUpline'],
  ['one below the direct downline’s', demoAgentId(2), 1958, 'prizeGroupBelowDownline'],
])('%s is refused by name, and nothing changes', async (_, memberId, memberG, rule) => {
  const before = await dossier(memberId)
  const refused = await change(memberId, memberG)
  expect(refused).toMatchObject({ status: 422, value: { fields: [{ field: 'memberG', rule }] } })
  expect(await dossier(memberId)).toEqual(before)
})

test('the same group again, an unknown member and an operator without the right are refused', async () => {
  expect(await change(demoMemberId(2), 1960)).toMatchObject({ code: 'MEMBER_STATE' })
  expect(await change('nobody', 1960)).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
  const support = await client.signInOperator('support')
  expect(await change(demoMemberId(2), 1950, support)).toMatchObject({ status: 403 })
})

test('the groups of a line are read from the account up to its top', async () => {
  const { database: app } = server.process
  expect(await rateVectorOf(app.kysely, demoMemberId(1))).toEqual([
    { accountId: demoMemberId(1), distance: 0, memberG: 1960 },
    { accountId: demoAgentId(3), distance: 1, memberG: 1960 },
    { accountId: demoAgentId(2), distance: 2, memberG: 1970 },
    { accountId: demoAgentId(1), distance: 3, memberG: 1980 },
  ])
  expect(await rateVectorOf(app.kysely, 'nobody')).toEqual([])
})

test('of a downline that rises and an upline that is lowered at the same time, one is refused', async () => {
  const top = await makeAccount(server, { username: 'racetop', type: 1, memberG: 1970 })
  const below = await makeAccount(server, { username: 'racebelow', uplineId: top, memberG: 1950 })
  for (let round = 0; round < 10; round++) {
    await Promise.all([change(top, 1960), change(below, 1970)])
    const [topG, belowG] = [(await dossier(top)).memberG, (await dossier(below)).memberG]
    expect([
      [1960, 1950],
      [1970, 1970],
    ]).toContainEqual([topG, belowG])
    await change(below, 1950)
    await change(top, 1970)
  }
})

test('the database accepts no other figure', async () => {
  await expect(
    run(
      database.kysely,
      sql`UPDATE identity.account SET member_g = 1961 WHERE merchant_id = ${DEMO_MERCHANT}`,
    ),
  ).rejects.toThrow('account_member_g')
})
