import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { logIn, makeAccount } from '../../../../tests/support/identity.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let second: TestServer
beforeAll(async () => {
  server = await startServer()
  second = await startServer({
    seed: false,
    database: { url: server.process.database.url, ownerUrl: server.ownerUrl },
  })
})
afterAll(async () => {
  await second.close()
  await server.close()
})

test('a session that another process ended is refused within a second, and its socket is notified and closed', async () => {
  const here = server.client()
  const there = second.client()
  const { token } = (await logIn(here, 'member05', DEMO_PASSWORD)).value
  expect((await there.get('/api/wps/member/info', { token })).status).toBe(200)
  const frames: { topic?: string; data?: unknown }[] = []
  const socket = new WebSocket(`${second.origin.replace('http', 'ws')}/api/realtime`)
  socket.on('message', (text) => frames.push(JSON.parse(String(text)) as never))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', token }))
  await vi.waitFor(() => expect(frames.length).toBe(1), { timeout: 30_000 })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  expect((await here.delete('/api/wps/session/logout', { token })).status).toBe(200)
  await vi.waitFor(
    async () => expect((await there.get('/api/wps/member/info', { token })).code).toBe('SESSION_EXPIRED'),
    { timeout: 30_000 },
  )
  expect(await closed).toBe(4001)
  expect(frames.at(-1)).toMatchObject({ topic: 'session', data: { ended: 'SESSION_EXPIRED' } })
  expect((await here.delete('/api/wps/session/logout', { token })).status).toBe(401)
})

test('a session ends after half an hour without use and after twelve hours', async () => {
  await makeAccount(server, { username: 'idler01' })
  const client = server.client()
  const idle = (await logIn(client, 'idler01', 'correct-horse-7')).value.token
  await client.post('/api/dev/clock', { advance: 'PT29M' })
  expect((await client.get('/api/wps/member/info', { token: idle })).status).toBe(200)
  await client.post('/api/dev/clock', { advance: 'PT30M' })
  expect((await client.get('/api/wps/member/info', { token: idle })).code).toBe('SESSION_EXPIRED')
  const busy = (await logIn(client, 'idler01', 'correct-horse-7')).value.token
  for (let half = 0; half < 26; half++) {
    await client.post('/api/dev/clock', { advance: 'PT28M' })
    if ((await client.get('/api/wps/member/info', { token: busy })).status !== 200) {
      expect(half).toBe(25)
      return
    }
  }
  throw new Error('the session outlived its twelve hours')
})
