import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickHumanCheck } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { setFlag } from '../../../system/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Played {
  token: string
  memberId: string
  account: string
  type: number
}
const play = async (client: TestClient) =>
  client.post<Played>('/api/wps/session/login/freeplay', {
    os: 'Linux',
    platform: 'W',
    humanCheck: await quickHumanCheck(client, 'login'),
  })

test('a visitor plays with 10,000.00 of play money for two hours', async () => {
  const client = server.client()
  const reply = await play(client)
  expect(reply).toMatchObject({
    status: 200,
    value: { type: 4, account: expect.stringMatching(/^free_[a-z2-9]{10}$/) },
  })
  const { token } = reply.value
  expect((await client.get('/api/wps/member/info', { token })).value).toMatchObject({
    isTrial: true,
    isAgent: false,
    type: 4,
  })
  expect((await client.get('/api/wps/member/info/public', { token })).value).toMatchObject({
    balance: 1_000_000,
    currency: 'TRIAL',
    firstTimeLogin: false,
  })
  for (let half = 0; half < 4; half++) {
    expect((await client.get('/api/wps/member/info', { token })).status).toBe(200)
    await client.post('/api/dev/clock', { advance: 'PT29M' })
  }
  await client.post('/api/dev/clock', { advance: 'PT5M' })
  expect((await client.get('/api/wps/member/info', { token })).code).toBe('SESSION_EXPIRED')
})

test('a trial account is kept out of what belongs to members', async () => {
  const client = server.client()
  const { token } = (await play(client)).value
  for (const path of ['/api/wps/member/profile']) {
    const reply = await client.get(path, { token })
    expect([reply.status, reply.code, reply.message]).toEqual([
      403,
      'GAME_TRIAL_BLOCKED',
      'Trial accounts cannot use this. Please log in with a real account.',
    ])
  }
})

test('without the human check, or with the function off, no account is made', async () => {
  const client = server.client()
  expect((await client.post('/api/wps/session/login/freeplay', { platform: 'W' })).code).toBe(
    'VERIFY_HUMAN_REQUIRED',
  )
  await server.process.database.transaction((tx) => setFlag(tx, 'demo', 'freePlay', false))
  await expect.poll(async () => (await play(client)).code).toBe('AUTH_FREEPLAY_OFF')
  await server.process.database.transaction((tx) => setFlag(tx, 'demo', 'freePlay', true))
  await expect
    .poll(
      async () =>
        (await server.client().get<{ freePlay: boolean }>('/api/wps/system/whitelabel')).value.freePlay,
    )
    .toBe(true)
})

test('T-Y3 one address makes twenty trial accounts an hour, however many visitors it claims to be', async () => {
  await server.process.database.pool.query("DELETE FROM app.counter WHERE name = 'trial-made'")
  const replies = []
  for (let made = 0; made < 23; made++) replies.push(await play(server.client()))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20)
  expect(
    replies
      .slice(20)
      .every(
        (reply) =>
          reply.status === 429 &&
          reply.code === 'COMMON_RATE_LIMIT' &&
          Number(reply.headers.get('retry-after')) > 0,
      ),
  ).toBe(true)
  await server.client().post('/api/dev/clock', { advance: 'PT1H' })
  expect((await play(server.client())).status).toBe(200)
})
