/**
 * T-E: the encrypted calls (wire.md §4, Encrypted calls), tested with signing in, which every attacker can
 * reach.
 */
import { randomUUID } from 'node:crypto'
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickHumanCheck, register } from '../tests/support/identity.ts'
import { DEMO_PASSWORD, startServer, type TestClient, type TestServer } from '../tests/support/server.ts'
import { oneOf, sql, type Database } from './postgres.ts'
import { Sealing } from './sealing.ts'

let server: TestServer
let client: TestClient
beforeAll(async () => {
  server = await startServer()
  client = server.client()
})
afterAll(() => server.close())

async function send(
  body: string,
  type = 'application/jose',
): Promise<{ status: number; text: string; code: string }> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.origin}/api/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': type, cookie },
    body,
  })
  const text = await answer.text()
  return { status: answer.status, text, code: (JSON.parse(text) as { code: string }).code }
}

const right = async () => ({
  username: 'member01',
  password: DEMO_PASSWORD,
  humanCheck: await quickHumanCheck(client, 'login'),
})

async function sealWith(header: Record<string, unknown>, plaintext: string, key?: JWK): Promise<string> {
  const jwk = key ?? (await client.get<{ keys: JWK[] }>('/api/wps/system/keys')).value.keys[0]!
  const whole = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: jwk.kid,
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
    ...header,
  }
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader(whole as never)
    .encrypt(await importJWK(jwk, String(whole.alg)))
}

test('T-E1 the same message twice: the second is refused, and nothing happens twice', async () => {
  const newcomer = server.client()
  const body = {
    username: 'sealed01',
    password: 'correct-horse-7',
    humanCheck: await quickHumanCheck(newcomer, 'register'),
  }
  const sealed = await newcomer.seal(body)
  const put = () =>
    fetch(`${server.origin}/api/wps/member/register`, {
      method: 'PUT',
      headers: { 'content-type': 'application/jose', cookie: `visitor=${newcomer.cookies.get('visitor')}` },
      body: sealed,
    })
  const answers = await Promise.all(Array.from({ length: 10 }, put))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const refused = await Promise.all(
    answers
      .filter((answer) => answer.status !== 200)
      .map((answer) => answer.json() as Promise<{ code: string }>),
  )
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['REQUEST_MALFORMED']))
  const { count } = await oneOf(
    server.process.database.kysely,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM app.session s JOIN identity.account a USING (account_id) WHERE a.username = 'sealed01'`,
  )
  expect(count).toBe(1n)
})

test('T-E2 a flipped bit anywhere gets the same error', async () => {
  const sealed = await client.seal(await right())
  const positions = Array.from({ length: 500 }, (_, index) => Math.floor((index * sealed.length) / 500))
  const answers = new Map<string, number>()
  for (let at = 0; at < positions.length; at += 25) {
    const replies = await Promise.all(
      positions.slice(at, at + 25).map((position) => send(flip(sealed, position))),
    )
    for (const { status, text } of replies)
      answers.set(`${status} ${text}`, (answers.get(`${status} ${text}`) ?? 0) + 1)
  }
  expect([...answers]).toEqual([
    ['400 {"success":false,"code":"REQUEST_MALFORMED","message":"ระบบอ่านข้อมูลไม่ได้ กรุณาโหลดหน้าใหม่"}', 500],
  ])
  expect((await send(sealed)).status).toBe(200)
})

test('a full database makes no message malformed: the sender is asked to come again', async () => {
  const sealing = new Sealing({
    kysely: {
      getExecutor() {
        throw new Error('timeout exceeded when trying to connect')
      },
    },
  } as unknown as Database)
  const sealed = await client.seal(await right())
  await expect(sealing.open(sealed)).rejects.toThrow('timeout exceeded when trying to connect')
})

// Another letter of the same alphabet; the last letters of a part may contain unused bits, so those get a
// foreign letter.
function flip(text: string, position: number): string {
  const letter = text[position]!
  const isTail = text[position + 1] === '.' || position === text.length - 1
  const other = letter === '.' ? 'A' : isTail ? '!' : letter === 'A' ? 'B' : 'A'
  return text.slice(0, position) + other + text.slice(position + 1)
}

test('T-E3 plain JSON is refused for such a call', async () => {
  const reply = await send(JSON.stringify(await right()), 'application/json')
  expect([reply.status, reply.code]).toEqual([415, 'REQUEST_CONTENT_TYPE'])
})

test('another algorithm, a foreign or unknown key, compression, a stale or repeated stamp, doubled keys: all malformed', async () => {
  const plaintext = JSON.stringify(await right())
  const foreign = await exportJWK(
    (await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })).publicKey,
  )
  const now = Math.floor(Date.now() / 1000)
  const messages = [
    await sealWith({ enc: 'A128GCM' }, plaintext),
    await sealWith({ alg: 'ECDH-ES+A256KW' }, plaintext),
    await sealWith({ kid: randomUUID() }, plaintext),
    await sealWith({ kid: undefined }, plaintext),
    await sealWith({}, plaintext, {
      ...foreign,
      kid: (await client.get<{ keys: JWK[] }>('/api/wps/system/keys')).value.keys[0]!.kid,
    }),
    await sealWith({ iat: now - 130 }, plaintext),
    await sealWith({ iat: now + 130 }, plaintext),
    await sealWith({ iat: String(now) }, plaintext),
    await sealWith({ iat: undefined }, plaintext),
    await sealWith({ jti: 'again' }, plaintext),
    await sealWith({ jti: undefined }, plaintext),
    await sealWith({}, '{"username":"member01","username":"member02","password":"x"}'),
    await sealWith({}, 'not json'),
    '',
    'a.b.c.d.e',
    '....',
    plaintext,
  ]
  for (const [index, message] of messages.entries()) {
    const reply = await send(message)
    expect([index, reply.status, reply.code]).toEqual([index, 400, 'REQUEST_MALFORMED'])
  }
})

test('two keys are valid during rotation: a message under the older one is still read', async () => {
  const before = (await client.get<{ keys: JWK[] }>('/api/wps/system/keys')).value.keys
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query("UPDATE app.seal_key SET created_at = created_at - interval '25 hours'")
  await owner.end()
  const second = await startServer({
    seed: false,
    database: { url: server.process.database.url, ownerUrl: server.ownerUrl },
  })
  const after = (await second.client().get<{ keys: JWK[] }>('/api/wps/system/keys')).value.keys
  expect(after).toHaveLength(2)
  expect(after[1]!.kid).toBe(before[0]!.kid)
  expect(after.every((key) => key.use === 'enc' && key.crv === 'P-256' && !('d' in key))).toBe(true)
  expect((await send(await sealWith({}, JSON.stringify(await right()), before[0]))).status).toBe(200)
  expect((await send(await sealWith({}, JSON.stringify(await right()), after[0]))).status).toBe(200)
  await second.close()
})

test('an opened body is validated like any other', async () => {
  const reply = await register(client, { username: 12 })
  expect([reply.status, reply.code]).toEqual([422, 'REQUEST_INVALID'])
})
