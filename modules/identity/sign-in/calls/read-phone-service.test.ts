import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeSentTo, makeAccount, quickHumanCheck, register } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'
import { setFlag } from '../../../system/index.ts'

let issuer: Server
let origin: string
let asked = 0
let isDown = false
const pair = await generateKeyPair('ES256', { extractable: true })
const foreign = await generateKeyPair('ES256', { extractable: true })
let server: TestServer

beforeAll(async () => {
  const jwk: JWK = { ...(await exportJWK(pair.publicKey)), kid: 'first', alg: 'ES256', use: 'sig' }
  issuer = createServer((_request, reply) => {
    asked += 1
    if (isDown) return reply.destroy()
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  server = await startServer({
    env: {
      PHONE_ISSUER: origin,
      PHONE_AUDIENCE: 'sala-test',
      PHONE_JWKS_URL: `${origin}/keys`,
      PHONE_PAGE_URL: `${origin}/page`,
    },
  })
})
afterAll(async () => {
  await server.close()
  issuer.close()
})

const flag = async (isOn: boolean) => {
  await server.process.database.transaction((tx) => setFlag(tx, 'demo', 'phoneSignIn', isOn))
  await vi.waitFor(
    async () =>
      expect(
        (await server.client().get<{ phoneSignIn: boolean }>('/api/wps/system/whitelabel')).value.phoneSignIn,
      ).toBe(isOn),
    { timeout: 30_000 },
  )
}
interface Claims {
  number?: string | null
  issuer?: string
  audience?: string
  key?: CryptoKey
  kid?: string
  age?: number
  life?: number
}
const sign = ({
  number = '+66894440000',
  issuer: from = origin,
  audience = 'sala-test',
  key = pair.privateKey,
  kid = 'first',
  age = 0,
  life = 300,
}: Claims = {}) => {
  const now = Math.floor(Date.now() / 1000) - age
  return new SignJWT({
    ...(number === null ? {} : { phone_number: number }),
    jti: String(Math.floor(performance.now() * 1000)),
  })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(from)
    .setAudience(audience)
    .setSubject('user')
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(key)
}
const registerBy = async (client: TestClient, firebaseIdToken: string, more: Record<string, unknown> = {}) =>
  client.put<{ token: string; account: string }>(
    '/api/wps/member/register/mobile',
    {
      password: 'correct-horse-7',
      countryDialingCode: '66',
      registerMethod: 'WEB',
      firebaseChannel: 'sms',
      firebaseIdToken,
      humanCheck: await quickHumanCheck(client, 'register'),
      ...more,
    },
    { sealed: true },
  )

test('while the keys of the issuer cannot be fetched, no token is checked', async () => {
  isDown = true
  expect(await registerBy(server.client(), await sign())).toMatchObject({ status: 503, code: 'COMMON_BUSY' })
  isDown = false
  asked = 0
})

test('a token of the issuer proves the number and registers, whether the form has the number or not', async () => {
  expect((await server.client().get('/api/wps/verification/phone')).value).toEqual({
    pageUrl: `${origin}/page`,
  })
  // The keys are fetched again only after a pause, so that a broken issuer is not flooded.
  await vi.waitFor(
    async () =>
      expect(
        (
          await registerBy(server.client(), await sign({ number: '+66894440001' }), {
            mobileNum: '089-444-0001',
          })
        ).status,
      ).toBe(200),
    { timeout: 40_000, interval: 2_000 },
  )
  expect((await registerBy(server.client(), await sign({ number: '+66894440002' }))).status).toBe(200)
  const rows = await oneOf(
    server.process.database.kysely,
    sql<{
      proven: bigint
    }>`SELECT count(*) AS proven FROM identity.account WHERE mobile IN ('+66894440001', '+66894440002') AND mobile_verified_at IS NOT NULL`,
  )
  expect(rows.proven).toBe(2n)
  expect(
    (
      await register(server.client(), {
        username: 'tokened1',
        mobileNum: '0894440003',
        firebaseIdToken: await sign({ number: '+66894440003' }),
      })
    ).status,
  ).toBe(200)
  expect(asked).toBe(1)
})

test('a token of another issuer, audience, key, age or format proves nothing', async () => {
  const good = await sign({ number: '+66894440004' })
  const [head, body, signature] = good.split('.') as [string, string, string]
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  const bad = [
    await sign({ issuer: 'https://evil.example' }),
    await sign({ audience: 'another' }),
    await sign({ key: foreign.privateKey }),
    await sign({ key: foreign.privateKey, kid: 'second' }),
    await sign({ age: 400 }),
    await sign({ age: 1_200, life: 3_600 }),
    await sign({ number: null }),
    await sign({ number: '0894440004' }),
    none,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    'x.y.z',
    'text',
  ]
  for (const token of bad)
    expect([bad.indexOf(token), (await registerBy(server.client(), token)).code]).toEqual([
      bad.indexOf(token),
      'PHONE_TOKEN_INVALID',
    ])
  expect((await registerBy(server.client(), await sign({ number: '+33612345678' }))).code).toBe(
    'REQUEST_INVALID',
  )
  expect(
    (await registerBy(server.client(), await sign({ number: '+66894440004' }), { mobileNum: '0894440005' }))
      .code,
  ).toBe('PHONE_TOKEN_INVALID')
  const { count } = await oneOf(
    server.process.database.kysely,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM identity.account WHERE mobile IN ('+66894440004', '+66894440005', '+66894440000')`,
  )
  expect(count).toBe(0n)
})

test('signs in the member who proved the number of an account, once; an unknown number gets the answer of a wrong password', async () => {
  const enter = (client: TestClient, firebaseIdToken: string) =>
    client.post<{ account: string; mustChangePassword: boolean }>(
      '/api/wps/session/login',
      { username: '', password: '', captcha: '', type: 'firebase', firebaseChannel: 'sms', firebaseIdToken },
      { sealed: true },
    )
  await makeAccount(server, { username: 'phoned01', mobile: '+66894440010' })
  expect((await enter(server.client(), await sign({ number: '+66894440010' }))).code).toBe(
    'AUTH_BAD_CREDENTIALS',
  )
  await server.process.database.pool.query(
    "UPDATE identity.account SET mobile_verified_at = app.now() WHERE username = 'phoned01'",
  )
  const token = await sign({ number: '+66894440010' })
  expect((await enter(server.client(), token)).value).toMatchObject({
    account: 'phoned01',
    mustChangePassword: false,
  })
  expect((await enter(server.client(), token)).code).toBe('PHONE_TOKEN_INVALID')
  expect((await enter(server.client(), await sign({ number: '+66894440011' }))).code).toBe(
    'AUTH_BAD_CREDENTIALS',
  )
  expect(
    (await enter(server.client(), await sign({ number: '+66894440010', audience: 'another' }))).code,
  ).toBe('PHONE_TOKEN_INVALID')
})

test('one token twenty times at once: one account, and a replay is refused', async () => {
  const token = await sign({ number: '+66894440006' })
  const replies = await Promise.all(Array.from({ length: 20 }, () => registerBy(server.client(), token)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect((await registerBy(server.client(), token)).code).toBe('PHONE_TOKEN_INVALID')
})

test('without the flag it is refused', async () => {
  await flag(false)
  expect((await server.client().get('/api/wps/verification/phone')).code).toBe('PHONE_OFF')
  expect((await registerBy(server.client(), await sign({ number: '+66894440007' }))).code).toBe('PHONE_OFF')
  await flag(true)
})

test('in demo mode a page of ours plays the service, with message, code and token', async () => {
  const demo = await startServer({
    database: { url: server.process.config.databaseUrl, ownerUrl: server.ownerUrl },
  })
  try {
    const client = demo.client()
    expect((await client.get('/api/wps/verification/phone')).value).toEqual({ pageUrl: '/demo/phone' })
    const post = async (path: string, body: unknown) =>
      (await (
        await fetch(`${demo.origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as { error?: string; idToken?: string }
    expect((await post('/demo/phone/send', { number: '' })).error).toBe('missing-phone-number')
    expect((await post('/demo/phone/send', { number: '12' })).error).toBe('invalid-phone-number')
    expect((await post('/demo/phone/check', { number: '+66894440008', code: '123456' })).error).toBe(
      'code-expired',
    )
    expect(await post('/demo/phone/send', { number: '+66894440008' })).toEqual({})
    const code = await codeSentTo(client, '+66894440008')
    expect((await post('/demo/phone/check', { number: '+66894440008', code: '' })).error).toBe(
      'missing-verification-code',
    )
    expect(
      (
        await post('/demo/phone/check', {
          number: '+66894440008',
          code: code === '000000' ? '000001' : '000000',
        })
      ).error,
    ).toBe('invalid-verification-code')
    const { idToken } = await post('/demo/phone/check', { number: '+66894440008', code })
    expect((await registerBy(client, idToken!, { mobileNum: '0894440008' })).status).toBe(200)
    expect((await fetch(`${demo.origin}/demo/phone`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    )
  } finally {
    await demo.close()
  }
})
