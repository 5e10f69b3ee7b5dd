import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => { server = await startServer() })
afterAll(() => server.close())

test('a demo member signs in', async () => {
  const client = server.client()
  const reply = await client.post('/api/wps/session/login', { username: 'Member01', password: 'Sala-demo-2026', captcha: '', type: 'username', humanCheck: await client.humanCheck('login') }, { sealed: true })
  expect(reply).toMatchObject({ status: 200, value: { firstTimeLogin: false, restricted: null, mustChangePassword: false } })
})
