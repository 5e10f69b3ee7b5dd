import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a code is accepted in any case, an unknown one is refused', async () => {
  const found = await server.client().get('/api/wps/agent/affiliate?code=agent1')
  expect(found).toMatchObject({ status: 200, value: { valid: true, code: 'AGENT1', agentType: 1, G: null } })
  const refused = await server.client().get('/api/wps/agent/affiliate?code=AGENT9')
  expect([refused.status, refused.code]).toEqual([422, 'REG_INVITE_INVALID'])
})

test('T-A4 guessing codes is slowed down, whatever cookie the caller sends', async () => {
  let answered = 0
  let last
  for (let guess = 0; guess < 60; guess++) {
    last = await server.client().get(`/api/wps/agent/affiliate?code=GUESS${guess}`)
    if (last.status === 429) break
    answered++
  }
  expect(answered).toBeLessThanOrEqual(30)
  expect([last!.status, last!.code, Number(last!.headers.get('retry-after')) > 0]).toEqual([
    429,
    'COMMON_RATE_LIMIT',
    true,
  ])
})
