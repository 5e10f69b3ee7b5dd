/** The economy guard on everything that can break it: settings, prize groups and links. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAgentId, demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { defaultEconomy } from '../../../kernel/agents/default-economy.ts'
import { openDatabase, run, sql } from '../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type Reply,
  type TestClient,
  type TestServer,
} from '../../../tests/support/server.ts'
import { createInvitation } from '../index.ts'

interface Figure {
  product: string
  budget: number
  sum: number
}
interface Outcome {
  state: string
  value: string
  figures?: Figure[]
}

let server: TestServer
let client: TestClient
let owner: string
let finance: string
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  client = server.client()
  owner = await client.signInOperator('owner')
  finance = await client.signInOperator('finance')
})
afterAll(() => server.close())

const ask = (name: string, value: unknown): Promise<Reply<Outcome>> =>
  client.post(
    `/api/operator/settings/identity.${name}`,
    value === undefined ? {} : { value: JSON.stringify(value) },
    { token: owner },
  )
const proposals = async () =>
  (await client.get<{ list: { proposalId: string }[] }>('/api/operator/proposals', { token: finance })).value
    .list
const confirm = async () => {
  const [waiting] = await proposals()
  return client.post<Outcome>(
    `/api/operator/proposals/${waiting!.proposalId}/confirm`,
    {},
    { token: finance, key: crypto.randomUUID() },
  )
}
const economy = async () =>
  (
    await client.get<{ isGuarded: boolean; highestG: number; figures: Figure[] }>('/api/operator/economy', {
      token: owner,
    })
  ).value
const group = (memberId: string, memberG: number) =>
  client.post<Outcome>(
    `/api/operator/members/${memberId}/prize-group`,
    { memberG, reason: 'agreed' },
    { token: owner },
  )

const { salaries, rebates, points, edges, salaryWeights } = defaultEconomy

test('the console reads the figures of every product, within their budgets', async () => {
  const { isGuarded, highestG, figures } = await economy()
  expect([isGuarded, highestG, figures.length]).toEqual([true, 1980, 11])
  expect(figures.filter(({ sum, budget }) => sum > budget)).toEqual([])
})

test.each([
  ['rebateRates', { ...rebates, LIVE: Array(9).fill(3_061) }, 'LIVE'],
  ['agentPoints', { ...points, RNG: 8_001 }, 'RNG'],
  ['salaryRates', { ...salaries, sum: 6_001 }, 'LOTT'],
  ['salaryWeights', { ...salaryWeights, SEA: 500_001 }, 'SEA'],
  ['gameEdges', { ...edges, PVP: 28_000 }, 'PVP'],
  ['fixedOddsRebate', 100_001, 'VN'],
])(
  '%s beyond what a product earns is refused with its figures, and nothing waits',
  async (name, value, product) => {
    const refused = await ask(name, value)
    expect(refused).toMatchObject({ status: 422, code: 'ECONOMY_GUARD' })
    expect(refused.message).toMatch(/^[A-Z][a-z].* would give away [0-9.]+%/)
    const found = refused.value.figures!.find((figure) => figure.product === product)!
    expect(found.sum).toBeGreaterThan(found.budget)
    expect(await proposals()).toEqual([])
  },
)

test.each([
  ['rebateRates', { ...rebates, LIVE: [1] }],
  ['rebateRates', { LIVE: rebates.LIVE }],
  ['agentPoints', { ...points, LOTT: 1 }],
  ['salaryRates', { ...salaries, daily: -1 }],
  ['gameEdges', { ...edges, RNG: 1.5 }],
  ['salaryWeights', [1]],
  ['fixedOddsRebate', '0.1'],
])('%s in another form is refused by name', async (name, value) => {
  expect(await ask(name, value)).toMatchObject({
    status: 422,
    code: 'REQUEST_INVALID',
    value: { fields: [{ field: `identity.${name}` }] },
  })
})

test('an affordable change waits for a second person, who is refused if it is affordable no more', async () => {
  const lower = { ...points, LIVE: 1_400 }
  expect(await ask('agentPoints', lower)).toMatchObject({ status: 200, value: { state: 'PENDING' } })
  expect(await confirm()).toMatchObject({ status: 200 })
  expect(await ask('rebateRates', { ...rebates, LIVE: Array(9).fill(3_160) })).toMatchObject({
    value: { state: 'PENDING' },
  })
  // Meanwhile, behind the guard's back, somebody else spends what was left.
  const database = openDatabase({ url: server.ownerUrl, role: null, max: 1 })
  await run(
    database.kysely,
    sql`UPDATE app.setting SET value = ${JSON.stringify(points)}::jsonb WHERE name = 'identity.agentPoints'`,
  )
  await database.close()
  expect(await confirm()).toMatchObject({ status: 422, code: 'ECONOMY_GUARD' })
  const [waiting] = await proposals()
  await client.post(
    `/api/operator/proposals/${waiting!.proposalId}/reject`,
    { reason: 'too much' },
    { token: finance, key: crypto.randomUUID() },
  )
  expect(await ask('agentPoints', undefined)).toMatchObject({ status: 200 })
})

test('prize groups and links count: higher salaries need lower groups, and then no group may rise', async () => {
  const more = { daily: 6_500, hourly: 4_000, realtime: 3_000, sum: 6_500 }
  expect(await ask('salaryRates', more)).toMatchObject({ code: 'ECONOMY_GUARD' })
  for (const [memberId, memberG] of [
    [demoAgentId(4), 1960],
    [demoAgentId(2), 1960],
    [demoAgentId(1), 1960],
  ] as const)
    expect(await group(memberId, memberG)).toMatchObject({ status: 200 })
  expect((await economy()).highestG).toBe(1960)
  expect(await ask('salaryRates', more)).toMatchObject({ value: { state: 'PENDING' } })
  expect(await confirm()).toMatchObject({ status: 200 })

  const refused = await group(demoMemberId(20), 1980)
  expect(refused).toMatchObject({ status: 422, code: 'ECONOMY_GUARD' })
  expect(refused.value.figures!.map(({ product }) => product)).toEqual(
    expect.arrayContaining(['LOTT', 'ELOTT', 'VN', 'SEA']),
  )
  expect(await ask('defaultMemberG', 1980)).toMatchObject({ code: 'ECONOMY_GUARD' })
  const link = { merchantId: DEMO_MERCHANT, code: 'HIGHLINK', accountId: demoAgentId(1), memberG: 1980 }
  await expect(server.process.database.transaction((tx) => createInvitation(tx, link))).rejects.toMatchObject(
    { code: 'ECONOMY_GUARD' },
  )
  expect((await economy()).highestG).toBe(1960)
})

test('only an owner asks for the guard to go off and a second person decides; it goes on only if all fits', async () => {
  expect(
    await client.post('/api/operator/settings/identity.economyGuard', { value: 'false' }, { token: finance }),
  ).toMatchObject({ status: 403 })
  expect(await ask('economyGuard', false)).toMatchObject({ value: { state: 'PENDING', value: 'true' } })
  expect((await economy()).isGuarded).toBe(true)
  const [waiting] = await proposals()
  expect(
    await client.post(
      `/api/operator/proposals/${waiting!.proposalId}/confirm`,
      {},
      { token: owner, key: crypto.randomUUID() },
    ),
  ).toMatchObject({ code: 'CHANGE_FOUR_EYES' })
  expect(await confirm()).toMatchObject({ status: 200 })
  expect(await group(demoMemberId(20), 1980)).toMatchObject({ status: 200 })
  expect(await ask('economyGuard', true)).toMatchObject({ status: 422, code: 'ECONOMY_GUARD' })
  expect(await group(demoMemberId(20), 1960)).toMatchObject({ status: 200 })
  expect(await ask('economyGuard', true)).toMatchObject({ value: { state: 'CHANGED', value: 'true' } })
})
