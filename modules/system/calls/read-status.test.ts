import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { setStatus } from '../../../contract/operator/system/set-status.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { merchantsKey, setAccess, setFlag, setSiteStatus } from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Status {
  status: number
  info: Record<string, unknown> & { location: { ip: string; country: string } }
  maintenance: { endTime: string | null }
  regionRestriction: { ip: string; country: string }
}

const read = async (from = server) => (await from.client().get<Status>('/api/wps/system/status')).value
const change = (work: Parameters<typeof server.process.database.transaction>[0]) =>
  server.process.database.transaction(work)

const until = (check: () => Promise<boolean>) => expect.poll(check).toBe(true)

test('an open site answers everything that a client needs to start', async () => {
  const value = await read()
  expect(value.status).toBe(0)
  expect(Object.keys(value.info).sort()).toEqual([
    'analytics',
    'customerService',
    'domainRoute',
    'imageCdn',
    'launchCdn',
    'location',
    'mainDomain',
    'register',
    'resources',
    'whitelabel',
  ])
  expect(value.regionRestriction).toEqual({ ip: '127.0.0.1', country: '' })
  expect(value.maintenance).toEqual({ endTime: null })
  expect(value.info.whitelabel).toMatchObject({
    merchant: 'demo',
    currency: 'THB',
    languages: ['TH', 'EN'],
    minAge: 21,
    licence: null,
    isDemo: true,
    freePlay: true,
  })
  expect(value.info.register).toMatchObject({
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 1 },
  })
})

test('during maintenance player calls answer 503 with its end, the status stays readable, and everything opens when it ends', async () => {
  const endTime = new Date('2030-01-02T03:04:05.000Z')
  await change((tx) => setSiteStatus(tx, 'demo', { status: 1, endTime }))
  await until(async () => (await read()).status === 1)
  expect((await read()).maintenance.endTime).toBe('2030-01-02T03:04:05.000Z')
  const client = server.client()
  const refused = await client.get('/api/wps/member/info')
  expect([refused.status, refused.code]).toEqual([503, 'COMMON_MAINTENANCE'])
  for (const path of [
    '/api/wps/system/whitelabel',
    '/api/wps/system/keys',
    '/api/wps/system/helpCenter',
    '/api/wps/captcha',
  ])
    expect((await client.get(path)).status).toBe(200)
  await change((tx) => setSiteStatus(tx, 'demo', { status: 0 }))
  await until(async () => (await read()).status === 0)
})

test.each([1, 2] as const)(
  'at a site with status %i an operator can sign in, and opens it',
  async (status) => {
    await change((tx) => setSiteStatus(tx, 'demo', { status }))
    await until(async () => (await read()).status === status)
    const client = server.client()
    const token = await client.signInOperator('owner')
    expect((await client.post(setStatus.path, { status: 0, endTime: null }, { token })).success).toBe(true)
    await until(async () => (await read()).status === 0)
  },
)

test('an address on the allow-list finds a closed site open', async () => {
  await change((tx) => setSiteStatus(tx, 'demo', { status: 2 }))
  await until(async () => (await read()).status === 2)
  expect((await server.client().get('/api/wps/member/info')).code).toBe('COMMON_REGION')
  await change((tx) =>
    setAccess(tx, 'demo', { allowList: ['127.0.0.0/8'], allowedRegions: [], blockedRegions: [] }),
  )
  await until(async () => (await read()).status === 0)
  await change(async (tx) => {
    await setSiteStatus(tx, 'demo', { status: 0 })
    await setAccess(tx, 'demo', { allowList: [], allowedRegions: [], blockedRegions: [] })
  })
})

test('a change reaches a second process within a second', async () => {
  const other = await startServer({
    seed: false,
    database: { url: server.process.database.url, ownerUrl: server.ownerUrl },
  })
  try {
    expect((await read(other)).info.whitelabel).toMatchObject({ freePlay: true })
    await change((tx) => setFlag(tx, 'demo', 'freePlay', false))
    await until(async () => !other.process.services.use(merchantsKey).byId('demo')!.flags.freePlay)
    expect((await read(other)).info.whitelabel).toMatchObject({ freePlay: false })
    await change((tx) => setFlag(tx, 'demo', 'freePlay', true))
  } finally {
    await other.close()
  }
})

test('T-U1 forwarded addresses are not believed without a proxy', async () => {
  const spoofs = [
    'X-Forwarded-For',
    'X-Real-IP',
    'Forwarded',
    'True-Client-IP',
    'CF-Connecting-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'Fastly-Client-IP',
    'X-Original-Forwarded-For',
    'X-Remote-Addr',
  ]
  for (const name of spoofs) {
    const reply = await server
      .client({ [name]: name === 'Forwarded' ? 'for=8.8.8.8' : '8.8.8.8' })
      .get<Status>('/api/wps/system/status')
    expect(reply.value.info.location.ip).toBe('127.0.0.1')
  }
})

test('T-U1 behind one proxy only the address that the proxy added is believed', async () => {
  const proxied = await startServer({
    seed: false,
    env: { TRUSTED_PROXIES: '1' },
    database: { url: server.process.database.url, ownerUrl: server.ownerUrl },
  })
  try {
    const reply = await proxied
      .client({ 'X-Forwarded-For': '1.1.1.1, 8.8.8.8' })
      .get<Status>('/api/wps/system/status')
    expect(reply.value.info.location).toEqual({ ip: '8.8.8.8', country: 'US' })
  } finally {
    await proxied.close()
  }
})

test('subscribers of the topic are notified when the site closes and opens', async () => {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/realtime`)
  const told: unknown[] = []
  socket.on('message', (text) => {
    const frame = JSON.parse(String(text)) as { topic?: string; data?: unknown }
    if (frame.topic === 'status') told.push(frame.data)
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'hello' }))
  socket.send(JSON.stringify({ type: 'subscribe', topics: ['status'] }))
  await new Promise((resolve) =>
    socket.on('message', (text) => {
      if (String(text).includes('subscribed')) resolve(null)
    }),
  )
  for (const status of [1, 0] as const) {
    await change((tx) => setSiteStatus(tx, 'demo', { status }))
    await until(async () => told.length > 0)
    expect(told.splice(0)).toEqual([{ status }])
  }
  socket.close()
})
