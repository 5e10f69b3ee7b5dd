import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../../../tests/support/server.ts'
import { confirmAs } from '../../../../../tests/support/two-people.ts'
import { isLaunchAddress } from '../rules/vendor-address.ts'

let server: TestServer
let owner: string
beforeAll(async () => {
  server = await startServer()
  owner = await server.client().signInOperator('owner')
})
afterAll(() => server.close())

const desk = () => server.client()
const add = (change: object = {}, token = owner) =>
  desk().post<{ secret: string; fields?: { field: string }[] }>(
    '/api/operator/vendors',
    {
      vassalage: 'NEWCO',
      names: { EN: 'New Company' },
      launchUrl: 'https://play.newco.example/start?brand=7',
      ...change,
    },
    { token },
  )
const vendors = async () =>
  (await desk().get<{ list: { vassalage: string }[] }>('/api/operator/vendors', { token: owner })).value.list

test('an operator adds a vendor, imports its feed, and a member launches its game; the secret signs', async () => {
  const before = await vendors()
  const added = await add()
  expect(added).toMatchObject({
    status: 200,
    value: { vassalage: 'NEWCO', state: 'PENDING', secret: expect.stringMatching(/^[\w-]{43}$/) },
  })
  expect((await vendors()).map(({ vassalage }) => vassalage)).toEqual([
    ...before.map(({ vassalage }) => vassalage),
    'NEWCO',
  ])
  expect((await vendors()).at(-1)).toMatchObject({
    name: 'New Company',
    state: 'OPEN',
    gameCount: 0,
    opensIn: 'IFRAME',
    canManage: true,
    secrets: [],
  })

  const form = new FormData()
  form.append('file', new Blob(['game_code,game_type,name_en\nN1,RNG,First Game']), 'feed.csv')
  const sent = await desk().post<{ runId: string }>('/api/operator/feeds/NEWCO/file', form, { token: owner })
  await desk().post(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token: owner })
  const client = server.client()
  const token = await client.signIn('member01')
  const launch = () =>
    client.post<{ url: string }>(
      '/api/wps/game/launchGame',
      { vassalage: 'NEWCO', gameCode: 'N1' },
      { token },
    )
  await expect
    .poll(async () => (await launch()).value?.url)
    .toMatch(/^https:\/\/play\.newco\.example\/start\?brand=7&token=/)
  const launchToken = new URL((await launch()).value.url).searchParams.get('token')!
  const { acmeOf } = await import('../../../../../tests/support/vendor.ts')
  const newco = acmeOf(server, { vendor: 'NEWCO', secret: added.value.secret })
  expect(await newco.send('authenticate', { launchToken })).not.toMatchObject({ status: 'OK' })
  await confirmAs(server, 'finance', 'vendor:NEWCO')
  expect((await vendors()).at(-1)).toMatchObject({ vassalage: 'NEWCO', secrets: [{}] })
  await expect
    .poll(() => newco.send('authenticate', { launchToken }))
    .toMatchObject({ status: 'OK', currency: 'THB' })

  await desk().post(
    '/api/operator/vendors/NEWCO/access',
    { launchUrl: 'https://next.newco.example/', opensIn: 'WINDOW' },
    { token: owner },
  )
  await expect
    .poll(async () => (await launch()).value.url)
    .toMatch(/^https:\/\/next\.newco\.example\/\?token=/)
})

test('a taken code, wrong addresses and names, and operators without the ability are refused; nothing is changed', async () => {
  const before = await vendors()
  expect(await add({ vassalage: 'ACME' })).toMatchObject({ status: 409, code: 'VENDOR_TAKEN' })
  expect(await add({ vassalage: 'STUDIO' })).toMatchObject({ status: 409, code: 'VENDOR_TAKEN' })
  for (const [wrong, field] of [
    [{ vassalage: 'lower' }, 'vassalage'],
    [{ vassalage: "X'; DROP" }, 'vassalage'],
    [{ names: {} }, 'names.EN'],
    [{ launchUrl: 'javascript:alert(1)' }, 'launchUrl'],
    [{ launchUrl: '//evil.example/' }, 'launchUrl'],
    [{ launchUrl: 'https://a:b@evil.example/' }, 'launchUrl'],
  ] as const) {
    const reply = await add({ vassalage: 'OTHERCO', ...wrong })
    expect([reply.status, reply.value.fields?.map((fault) => fault.field)], JSON.stringify(wrong)).toEqual([
      422,
      [field],
    ])
  }
  expect((await add({}, await desk().signInOperator('viewer'))).status).toBe(403)
  expect(await vendors()).toEqual(before)
  expect(
    ['https://a.example/x?y=1', 'http://a.example/', '/acme/', 'https://a.example/#x'].map((address) =>
      isLaunchAddress(address, true),
    ),
  ).toEqual([true, false, false, false])
})
