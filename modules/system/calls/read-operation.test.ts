import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '../../../tests/support/identity.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('only the account that made a request can read the first answer under its key again', async () => {
  const client = server.client()
  const { token } = (await logIn(client, 'member01', DEMO_PASSWORD)).value
  const body = { channel: 'PROMPTPAY', amount: 50_000 }
  const made = await client.post('/api/wps/deposit/intent', body, { token, key: 'my-key/1' })
  expect(made.status).toBe(200)
  const kept = await client.get(`/api/wps/operations/${encodeURIComponent('my-key/1')}`, { token })
  expect(kept.value).toEqual({
    call: 'cashier/open-deposit',
    status: 200,
    success: true,
    message: '',
    value: made.value,
  })
  expect(
    (await client.get(`/api/wps/operations/${encodeURIComponent('my-key/1')}?call=cashier/other`, { token }))
      .code,
  ).toBe('OPERATION_NOT_FOUND')
  const other = (await logIn(server.client(), 'member02', DEMO_PASSWORD)).value.token
  const foreign = await client.get(`/api/wps/operations/${encodeURIComponent('my-key/1')}`, { token: other })
  expect([foreign.status, foreign.code]).toEqual([404, 'OPERATION_NOT_FOUND'])
  expect((await client.get('/api/wps/operations/my-key', {})).status).toBe(401)
})

test('a refusal is a first answer too', async () => {
  const client = server.client()
  const { token } = (await logIn(client, 'member01', DEMO_PASSWORD)).value
  const refused = await client.post(
    '/api/wps/deposit/intent',
    { channel: 'PROMPTPAY', amount: 1 },
    { token, key: 'too-small' },
  )
  expect(refused.status).toBe(422)
  expect((await client.get('/api/wps/operations/too-small', { token })).value).toMatchObject({
    status: 422,
    success: false,
    code: refused.code,
  })
})
