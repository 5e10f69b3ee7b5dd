import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, makeAccount } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const resume = (client: TestClient) =>
  client.post<{ token: string; account: string }>('/api/wps/session/resume')
async function remembered(username: string): Promise<TestClient> {
  await makeAccount(server, { username })
  const client = server.client()
  await logIn(client, username, 'correct-horse-7', { rememberMe: true })
  return client
}

test('without the checkbox there is no cookie, and without the cookie nothing is resumed', async () => {
  await makeAccount(server, { username: 'forget01' })
  const client = server.client()
  const reply = await logIn(client, 'forget01', 'correct-horse-7')
  expect(reply.headers.getSetCookie().some((cookie) => cookie.startsWith('remember='))).toBe(false)
  expect([(await resume(client)).status, (await resume(client)).code]).toEqual([401, 'SESSION_EXPIRED'])
})

test('the cookie is HttpOnly, for its own path and a day; it is exchanged for a token and replaced', async () => {
  await makeAccount(server, { username: 'remember1' })
  const client = server.client()
  const reply = await logIn(client, 'remember1', 'correct-horse-7', { rememberMe: true })
  const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('remember='))!
  expect(cookie).toMatch(/Path=\/api\/wps\/session;/i)
  expect(cookie).toMatch(/Max-Age=86400/i)
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const before = client.cookies.get('remember')!
  const resumed = await resume(client)
  expect(resumed).toMatchObject({ status: 200, value: { account: 'remember1' } })
  expect((await client.get('/api/wps/member/info', { token: resumed.value.token })).status).toBe(200)
  expect(client.cookies.get('remember')).not.toBe(before)
  const thief = server.client()
  thief.cookies.set('remember', before)
  expect((await resume(thief)).code).toBe('SESSION_EXPIRED')
  expect((await resume(client)).status).toBe(200)
})

test('one cookie sent twenty times at once resumes once', async () => {
  const client = await remembered('remember2')
  const cookie = client.cookies.get('remember')!
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => {
      const copy = server.client()
      copy.cookies.set('remember', cookie)
      return resume(copy)
    }),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('signing out, a new password and a day end it', async () => {
  const out = await remembered('remember3')
  const cookie = out.cookies.get('remember')!
  const { token } = (await resume(out)).value
  const kept = out.cookies.get('remember')!
  await out.delete('/api/wps/session/logout', { token })
  expect(out.cookies.has('remember')).toBe(false)
  for (const former of [cookie, kept]) {
    out.cookies.set('remember', former)
    expect((await resume(out)).status).toBe(401)
  }
  const changed = await remembered('remember4')
  const other = server.client()
  const session = (await logIn(other, 'remember4', 'correct-horse-7')).value.token
  await other.post(
    '/api/wps/member/password',
    {
      oldPassword: 'correct-horse-7',
      newPassword: 'battery-staple-8',
      confirmNewPassword: 'battery-staple-8',
    },
    { token: session, sealed: true },
  )
  expect((await resume(changed)).status).toBe(401)
  const late = await remembered('remember5')
  await late.post('/api/dev/clock', { advance: 'P1DT1S' })
  expect((await resume(late)).status).toBe(401)
})
