import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { quickHumanCheck } from '../../../tests/support/identity.ts'
import {
  DEMO_PASSWORD,
  startServer,
  type TestClient,
  type TestServer,
} from '../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const signIn = (client: TestClient, humanCheck?: string) =>
  client.post(
    '/api/wps/session/login',
    { username: 'member01', password: DEMO_PASSWORD, humanCheck },
    { sealed: true },
  )
interface Challenge {
  parameters: { algorithm: string; cost: number; keyPrefix: string; data: Record<string, unknown> }
  signature: string
}

test('a solved challenge lets in, a missing one does not', async () => {
  const client = server.client()
  const { value } = await client.get<Challenge>('/api/wps/verification/human?scene=login')
  expect(value.parameters).toMatchObject({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5000,
    data: { scene: 'login' },
  })
  expect((await signIn(client, await client.humanCheck('login'))).status).toBe(200)
  const missing = await signIn(client)
  expect([missing.status, missing.code]).toEqual([422, 'VERIFY_HUMAN_REQUIRED'])
})

test('T-C1 one solution sent twenty times at once passes once', async () => {
  const client = server.client()
  const check = await quickHumanCheck(client, 'login')
  const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(client, check)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'VERIFY_HUMAN_REQUIRED')).toHaveLength(19)
})

test('T-C2 a check of the scene sms or register is not valid for signing in', async () => {
  const client = server.client()
  for (const scene of ['sms', 'register'] as const)
    expect((await signIn(client, await client.humanCheck(scene))).code).toBe('VERIFY_HUMAN_REQUIRED')
})

test('a check belongs to its visitor, or without cookies to the address', async () => {
  const client = server.client()
  const check = await quickHumanCheck(client, 'login')
  const other = server.client()
  await other.get('/api/wps/system/keys')
  expect((await signIn(other, check)).code).toBe('VERIFY_HUMAN_REQUIRED')
  const forgetful = server.client()
  const body = await forgetful.seal({
    username: 'member01',
    password: DEMO_PASSWORD,
    humanCheck: await quickHumanCheck(client, 'login'),
  })
  const reply = await fetch(`${server.origin}/api/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/jose' },
    body,
  })
  expect(reply.status).toBe(200)
})

test('a page brings the visitor along, so that calls made side by side have one visitor', async () => {
  const page = await server.client().get('/')
  const cookie = page.headers.getSetCookie().find((line) => line.startsWith('visitor='))!
  const answers = await Promise.all(
    ['keys', 'time'].map((name) =>
      fetch(`${server.origin}/api/wps/system/${name}`, { headers: { cookie: cookie.split(';')[0]! } }),
    ),
  )
  expect(answers.map((answer) => answer.headers.getSetCookie())).toEqual([[], []])
})

test('a check expires after five minutes', async () => {
  const client = server.client()
  const check = await quickHumanCheck(client, 'login')
  await client.post('/api/dev/clock', { advance: 'PT5M1S' })
  expect((await signIn(client, check)).code).toBe('VERIFY_HUMAN_REQUIRED')
})

test('an easier challenge made by the caller is refused', async () => {
  const client = server.client()
  const { value } = await client.get<Challenge>('/api/wps/verification/human?scene=sms')
  const forgeries: unknown[] = [
    { ...value, parameters: { ...value.parameters, data: { ...value.parameters.data, scene: 'login' } } },
    { ...value, parameters: { ...value.parameters, cost: 1, keyPrefix: '0' } },
    { parameters: { ...value.parameters, keyPrefix: '0' } },
  ]
  for (const challenge of forgeries) {
    const solution = (await solveChallenge({
      challenge: challenge as never,
      deriveKey,
      timeout: 3_000,
    }).catch(() => null)) ?? { counter: 0, derivedKey: '00' }
    expect(
      (await signIn(client, Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'))).code,
    ).toBe('VERIFY_HUMAN_REQUIRED')
  }
  for (const text of [
    '',
    'x',
    '{}',
    Buffer.from('null').toString('base64'),
    Buffer.from('{"challenge":{"parameters":{"nonce":1}}}').toString('base64'),
  ]) {
    expect((await signIn(client, text)).code).toBe('VERIFY_HUMAN_REQUIRED')
  }
})
