import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'
import { flagDefaults, isFlagWeakened, type FlagName } from '../../../system/index.ts'

let server: TestServer
let client: TestClient
let owner: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
})
afterAll(() => server.close())
const ask = (path: string, token = owner) => client.get(`/api/operator${path}`, { token })
const tell = (path: string, body: object, token = owner) =>
  client.post(`/api/operator${path}`, body, { token })
interface Waiting {
  proposalId: string
  kind: string
  subject: string
  reason: string
  changes: object[]
}
const waitingFor = async (subject: string) =>
  (
    await client.get<{ list: Waiting[] }>(`/api/operator/proposals?state=PENDING&subject=${subject}`, {
      token: owner,
    })
  ).value.list
const reject = (proposalId: string) =>
  client.post(`/api/operator/proposals/${proposalId}/reject`, {}, { token: owner, key: crypto.randomUUID() })

test('every switch that weakens a control waits for a second person in that direction, and goes back at once', async () => {
  const names = Object.keys(flagDefaults) as FlagName[]
  const states = async () =>
    new Map(
      (
        await client.get<{ list: { name: string; isOn: boolean }[] }>('/api/operator/flags', { token: owner })
      ).value.list.map(({ name, isOn }) => [name, isOn]),
    )
  const guards = names.filter((name) => isFlagWeakened(name, true) || isFlagWeakened(name, false))
  expect(guards.sort()).toEqual(['REGMOBVERF3', 'codeLogin', 'phoneSignIn'])
  for (const name of guards) {
    const isWeak = isFlagWeakened(name, true)
    expect((await tell(`/flags/${name}`, { isOn: !isWeak })).value).toEqual({
      state: 'CHANGED',
      isOn: !isWeak,
    })
    expect((await tell(`/flags/${name}`, { isOn: isWeak })).value).toEqual({
      state: 'PENDING',
      isOn: !isWeak,
    })
    expect(await tell(`/flags/${name}`, { isOn: isWeak })).toMatchObject({ code: 'CHANGE_STATE' })
    await confirmAs(server, 'finance', `flag:${name}`)
    await expect.poll(async () => (await states()).get(name)).toBe(isWeak)
    expect((await tell(`/flags/${name}`, { isOn: flagDefaults[name] })).status).toBe(200)
    for (const { proposalId } of await waitingFor(`flag:${name}`)) await reject(proposalId)
  }
})

test('a pending change of a guard is rejected once another change of it takes effect', async () => {
  await tell('/flags/codeLogin', { isOn: false })
  expect((await tell('/flags/codeLogin', { isOn: true })).value).toMatchObject({ state: 'PENDING' })
  expect((await tell('/flags/codeLogin', { isOn: false })).value).toMatchObject({ state: 'CHANGED' })
  expect(await waitingFor('flag:codeLogin')).toEqual([])
})

test('regions and the allow-list are stored as networks and countries, once each', async () => {
  const access = {
    allowList: ['10.1.0.0/16', '10.1.0.0/16', '2001:db8::/32'],
    allowedRegions: ['TH'],
    blockedRegions: ['US', 'US'],
    reason: 'licence',
  }
  expect((await tell('/access', access)).value).toEqual({
    state: 'PENDING',
    allowList: [],
    allowedRegions: [],
    blockedRegions: [],
  })
  await confirmAs(server, 'finance', 'site:demo')
  await expect
    .poll(async () => (await ask('/access')).value)
    .toMatchObject({
      allowList: ['10.1.0.0/16', '2001:db8::/32'],
      blockedRegions: ['US'],
      ownAddress: '127.0.0.1',
    })
  for (const wrong of [
    { allowList: ['10.1.0.0/99'] },
    { allowList: ['example.com'] },
    { allowedRegions: ['thailand'] },
    { reason: '' },
  ]) {
    expect(
      await tell('/access', { allowList: [], allowedRegions: [], blockedRegions: [], reason: 'x', ...wrong }),
    ).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  }
  const none = { allowList: [], allowedRegions: [], blockedRegions: [] }
  // Fewer addresses and fewer regions take effect at once; opening a region again does not.
  expect((await tell('/access', { ...access, allowList: [], reason: 'less' })).value).toMatchObject({
    state: 'CHANGED',
    allowList: [],
  })
  for (const open of [
    { ...none, blockedRegions: ['US'] },
    { ...none, allowedRegions: ['TH'] },
  ]) {
    expect((await tell('/access', { ...open, reason: 'back' })).value).toEqual({
      state: 'PENDING',
      allowList: [],
      allowedRegions: ['TH'],
      blockedRegions: ['US'],
    })
    const [row] = await waitingFor('site:demo')
    expect(row).toMatchObject({ kind: 'site.access', reason: 'back' })
    await reject(row!.proposalId)
  }
  await tell('/access', { ...none, reason: 'back' })
  await confirmAs(server, 'finance', 'site:demo')
  await expect.poll(async () => (await ask('/access')).value).toMatchObject(none)
})
