import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '../../contract/errors.ts'
import { PageQuery } from '../../contract/shared/fields.ts'
import type { Call } from '../../kernel/call.ts'
import { handle } from '../../platform/calls.ts'
import { run, sql } from '../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'

const noteSchemas = () => ({
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 20 }), password: Type.Optional(Type.String()), amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_000_000_000_000 })) }),
  value: Type.Object({ text: Type.String(), password: Type.Optional(Type.String()), times: Type.Integer() }),
})
let runs = 0
const note = (over: Partial<Call<typeof noteSchemas>>): Call<typeof noteSchemas> => ({
  name: `test/${over.path}`, method: 'POST', path: '/api/test/note', module: 'DEV', audience: 'visitor', summary: 'keeps a note', ...over,
})
const keepNote = (over: Partial<Call<typeof noteSchemas>>) => handle(note(over), noteSchemas, async (context, { body }) => {
  runs++
  await run(context.tx, sql`INSERT INTO app.setting (merchant_id, name, value) VALUES ('test', ${randomUUID()}, ${JSON.stringify(body.text)})`)
  if (body.text === 'refuse') refuse('BAL_INSUFFICIENT')
  if (body.text === 'wait') await new Promise((resolve) => setTimeout(resolve, 300))
  if (body.text === 'break') throw new Error('a secret detail of the house')
  return { text: body.text, password: body.password, times: runs }
})
const listSchemas = () => ({ params: Type.Object({ word: Type.String({ maxLength: 20 }) }), query: Type.Object({ ...PageQuery, state: Type.Optional(Type.String({ enum: ['OPEN'] })) }), value: Type.Object({ pageNo: Type.Integer() }) })
const list: Call<typeof listSchemas> = { name: 'test/list', method: 'GET', path: '/api/test/list/:word', module: 'DEV', audience: 'visitor', summary: 'lists notes' }
const listNotes = handle(list, listSchemas, async (_context, { query }) => ({ pageNo: query.pageNo! }))

describe('the pipeline', () => {
  let server: TestServer
  let client: TestClient
  beforeAll(async () => {
    server = await startServer({ handlers: [listNotes, keepNote({ path: '/api/test/note' }), keepNote({ path: '/api/test/keyed', isIdempotent: true }), keepNote({ path: '/api/test/sealed', isSealed: true, isIdempotent: true })] })
    client = server.client()
  })
  afterAll(() => server.close())
  const notes = async () => (await server.process.database.pool.query("SELECT count(*)::int AS n FROM app.setting WHERE merchant_id = 'test'")).rows[0].n as number

  it('answers a success in the envelope', async () => {
    const reply = await client.post('/api/test/note', { text: 'hello' })
    expect(reply).toMatchObject({ status: 200, success: true, message: '', value: { text: 'hello' } })
  })

  it('trims texts and takes passwords as typed', async () => {
    const reply = await client.post('/api/test/note', { text: '  cafe\u0301 ', password: ' as typed ' })
    expect(reply.value).toMatchObject({ text: 'café', password: ' as typed ' })
    const hidden = await client.post('/api/test/note', { text: '\u202eni\u200bm\u2066da\ufeff', password: 'a\u200bb' })
    expect(hidden.value).toMatchObject({ text: 'nimda', password: 'a\u200bb' })
    expect(await client.post('/api/test/note', { text: '\u202e\u200f' })).toMatchObject({ status: 422, value: { fields: [{ field: 'text', rule: 'required' }] } })
  })

  it('ignores unknown fields and refuses keys that stand twice', async () => {
    expect((await client.post('/api/test/note', { text: 'a', balance: 9e9 })).status).toBe(200)
    expect(await client.post('/api/test/note', '{"text":"a","te\\u0078t":"b"}')).toMatchObject({ status: 400, code: 'REQUEST_MALFORMED' })
    expect(await client.post('/api/test/note', '{"__proto__":{"x":1},"text":"a"}')).toMatchObject({ status: 400, code: 'REQUEST_MALFORMED' })
  })

  it('names every broken field in the caller’s language', async () => {
    const english = await client.post('/api/test/note', { text: '', amount: '5' })
    expect(english).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    expect(english.value.fields).toEqual([
      { field: 'text', rule: 'required', message: 'Input cannot be empty' }, { field: 'amount', rule: 'type', message: 'The format is incorrect' },
    ])
    const thai = await client.post('/api/test/note', {}, { headers: { 'accept-language': 'th-TH,th;q=0.9' } })
    expect(thai.value.fields).toEqual([{ field: 'text', rule: 'required', message: 'กรุณากรอกข้อมูล' }])
  })

  it('refuses control characters and halves of characters', async () => {
    for (const word of ['a%00b', '%1b']) expect(await client.get(`/api/test/list/${word}`), word).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    for (const text of ['a\u0000b', 'a\u001b[31m', '\ud800']) {
      expect(await client.post('/api/test/note', { text })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    }
  })

  it('reads numbers of an address in plain digits, and what stands empty as not given', async () => {
    for (const text of ['0x1', '1e1', '%2B1', '01', '1.0', '%D9%A1', '-0x1']) {
      expect(await client.get(`/api/test/list/all?pageNo=${text}`), text).toMatchObject({ status: 422, code: 'REQUEST_INVALID', value: { fields: [{ field: 'pageNo', rule: 'type' }] } })
    }
    for (const text of ['', '1']) expect(await client.get(`/api/test/list/all?pageNo=${text}&state=`), text).toMatchObject({ status: 200, value: { pageNo: 1 } })
  })

  it('answers what is no HTTP in the envelope too', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write('FOO /api HTTP/1.1\r\nHost: x\r\n\r\n'))
      socket.on('data', (part) => { text += part }).on('close', () => resolve(text)).on('error', reject)
    })
    const [head, body] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(body!)).toEqual({ success: false, code: 'REQUEST_MALFORMED', message: expect.any(String) })
  })

  it('refuses another content type, broken JSON and a body that is too large', async () => {
    expect(await client.post('/api/test/note', 'text=a', { headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 415, code: 'REQUEST_CONTENT_TYPE' })
    expect(await client.post('/api/test/note', '{"text":')).toMatchObject({ status: 400, code: 'REQUEST_MALFORMED' })
    expect(await client.post('/api/test/note', { text: 'x'.repeat(1_100_000) })).toMatchObject({ status: 413, code: 'REQUEST_TOO_LARGE' })
  })

  it('shows nothing of an unexpected error and keeps nothing of its work', async () => {
    const before = await notes()
    const reply = await client.post('/api/test/note', { text: 'break' })
    expect(reply).toMatchObject({ status: 500, code: 'COMMON_UNKNOWN' })
    expect(JSON.stringify(reply)).not.toContain('secret')
    expect(await notes()).toBe(before)
  })

  it('answers an unknown merchant by name', async () => {
    expect(await client.post('/api/test/note', { text: 'a' }, { headers: { merchant: 'nobody' } })).toMatchObject({ status: 404, code: 'COMMON_UNKNOWN_MERCHANT' })
  })

  it('asks a keyed call for its key', async () => {
    expect(await client.post('/api/test/keyed', { text: 'a' })).toMatchObject({ status: 400, code: 'REQUEST_KEY_REQUIRED' })
    expect(await client.post('/api/test/keyed', { text: 'a' }, { key: 'of two words' })).toMatchObject({ status: 200 })
    expect(await client.post('/api/test/keyed', { text: 'a' }, { key: 'x'.repeat(65) })).toMatchObject({ status: 400, code: 'REQUEST_KEY_REQUIRED' })
  })

  it('gives the first answer again for the same key and body, and refuses another body', async () => {
    const key = randomUUID()
    const first = await client.post('/api/test/keyed', { text: 'once' }, { key })
    const before = await notes()
    const again = await client.post('/api/test/keyed', { text: ' once ', extra: 1 }, { key })
    expect(again.value).toEqual(first.value)
    expect(again.headers.get('idempotency-hit')).toBe('true')
    expect(first.headers.get('idempotency-hit')).toBeNull()
    expect(await client.post('/api/test/keyed', { text: 'other' }, { key })).toMatchObject({ status: 422, code: 'REQUEST_KEY_REUSED' })
    expect(await notes()).toBe(before)
  })

  it('keeps a refusal of the handler as the first answer, without its effects', async () => {
    const key = randomUUID()
    const before = await notes()
    const first = await client.post('/api/test/keyed', { text: 'refuse' }, { key })
    const again = await client.post('/api/test/keyed', { text: 'refuse' }, { key })
    expect([first.code, again.code, again.headers.get('idempotency-hit')]).toEqual(['BAL_INSUFFICIENT', 'BAL_INSUFFICIENT', 'true'])
    expect(await notes()).toBe(before)
  })

  it('runs forty equal requests at once exactly one time', async () => {
    const key = randomUUID()
    const before = await notes()
    const replies = await Promise.all(Array.from({ length: 40 }, () => client.post('/api/test/keyed', { text: 'wait' }, { key })))
    expect(await notes()).toBe(before + 1)
    expect(new Set(replies.map((reply) => reply.status === 200 ? 200 : reply.code))).toEqual(new Set([200, 'REQUEST_IN_PROGRESS']))
    expect(new Set(replies.filter((reply) => reply.status === 200).map((reply) => JSON.stringify(reply.value))).size).toBe(1)
  })

  it('takes a sealed call only as a JWE, and a sealed repeat sealed anew', async () => {
    expect(await client.post('/api/test/sealed', { text: 'a' }, { key: 'k1' })).toMatchObject({ status: 415 })
    const first = await client.post('/api/test/sealed', { text: 'a' }, { key: 'k1', sealed: true })
    const again = await client.post('/api/test/sealed', { text: 'a' }, { key: 'k1', sealed: true })
    expect([first.status, again.headers.get('idempotency-hit')]).toEqual([200, 'true'])
    expect(again.value).toEqual(first.value)
  })

  it('limits tries with game tokens that nobody was given, whatever token each of them names', async () => {
    const here = await startServer({ env: { RATE_FACTOR: '0.1' } })
    try {
      const tries = () => Promise.all(Array.from({ length: 60 }, () => here.client().get('/api/studio/v1/rooms', { token: randomUUID() })))
      const refused: Awaited<ReturnType<typeof tries>> = []
      await expect.poll(async () => refused.push(...(await tries()).filter((reply) => reply.code !== 'GAME_TOKEN_INVALID')), { timeout: 30_000 }).toBeGreaterThan(0)
      for (const reply of refused) expect([reply.status, reply.code]).toEqual([429, 'COMMON_RATE_LIMIT'])
    } finally {
      await here.close()
    }
  })

  it('limits what one address may ask', async () => {
    const here = await startServer({ env: { RATE_FACTOR: '0.1' }, handlers: [keepNote({ path: '/api/test/note' })] })
    try {
      // Sixty at once: what the bucket wins back meanwhile never keeps up with them, however slow the machine is.
      const storm = async () => (await Promise.all(Array.from({ length: 60 }, () => here.client().post('/api/test/note', { text: 'a' })))).filter((reply) => reply.status !== 200)
      const refused: Awaited<ReturnType<typeof storm>> = []
      await expect.poll(async () => refused.push(...await storm()), { timeout: 30_000 }).toBeGreaterThan(0)
      for (const reply of refused) expect([reply.status, reply.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([429, 'COMMON_RATE_LIMIT', true])
    } finally {
      await here.close()
    }
  })
})
