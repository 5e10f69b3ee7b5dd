import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { keepNote, listNotes } from '../../tests/support/notes.ts'

describe('the pipeline', () => {
  let server: TestServer
  let client: TestClient
  beforeAll(async () => {
    server = await startServer({
      handlers: [
        listNotes,
        keepNote({ path: '/api/test/note' }),
        keepNote({ path: '/api/test/keyed', isIdempotent: true }),
        keepNote({ path: '/api/test/sealed', isSealed: true, isIdempotent: true }),
      ],
    })
    client = server.client()
  })
  afterAll(() => server.close())
  const notes = async () =>
    (
      await server.process.database.pool.query(
        "SELECT count(*)::int AS n FROM app.setting WHERE merchant_id = 'test'",
      )
    ).rows[0].n as number

  it('answers a success in the envelope', async () => {
    const reply = await client.post('/api/test/note', { text: 'hello' })
    expect(reply).toMatchObject({ status: 200, success: true, message: '', value: { text: 'hello' } })
  })

  it('trims texts and takes passwords as typed', async () => {
    const reply = await client.post('/api/test/note', { text: '  cafe\u0301 ', password: ' as typed ' })
    expect(reply.value).toMatchObject({ text: 'café', password: ' as typed ' })
    const hidden = await client.post('/api/test/note', {
      text: '\u202eni\u200bm\u2066da\ufeff',
      password: 'a\u200bb',
    })
    expect(hidden.value).toMatchObject({ text: 'nimda', password: 'a\u200bb' })
    expect(await client.post('/api/test/note', { text: '\u202e\u200f' })).toMatchObject({
      status: 422,
      value: { fields: [{ field: 'text', rule: 'required' }] },
    })
  })

  it('ignores unknown fields and refuses duplicate keys', async () => {
    expect((await client.post('/api/test/note', { text: 'a', balance: 9e9 })).status).toBe(200)
    expect(await client.post('/api/test/note', '{"text":"a","te\\u0078t":"b"}')).toMatchObject({
      status: 400,
      code: 'REQUEST_MALFORMED',
    })
    expect(await client.post('/api/test/note', '{"__proto__":{"x":1},"text":"a"}')).toMatchObject({
      status: 400,
      code: 'REQUEST_MALFORMED',
    })
  })

  it('names every broken field in the caller’s language', async () => {
    const english = await client.post('/api/test/note', { text: '', amount: '5' })
    expect(english).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    expect(english.value.fields).toEqual([
      { field: 'text', rule: 'required', message: 'Input cannot be empty' },
      { field: 'amount', rule: 'type', message: 'The format is incorrect' },
    ])
    const thai = await client.post('/api/test/note', {}, { headers: { 'accept-language': 'th-TH,th;q=0.9' } })
    expect(thai.value.fields).toEqual([{ field: 'text', rule: 'required', message: 'กรุณากรอกข้อมูล' }])
  })

  it('refuses control characters and half surrogate pairs', async () => {
    for (const word of ['a%00b', '%1b'])
      expect(await client.get(`/api/test/list/${word}`), word).toMatchObject({
        status: 422,
        code: 'REQUEST_INVALID',
      })
    for (const text of ['a\u0000b', 'a\u001b[31m', '\ud800']) {
      expect(await client.post('/api/test/note', { text })).toMatchObject({
        status: 422,
        code: 'REQUEST_INVALID',
      })
    }
  })

  it('reads numbers of an address in plain digits, and empty values as absent', async () => {
    for (const text of ['0x1', '1e1', '%2B1', '01', '1.0', '%D9%A1', '-0x1']) {
      expect(await client.get(`/api/test/list/all?pageNo=${text}`), text).toMatchObject({
        status: 422,
        code: 'REQUEST_INVALID',
        value: { fields: [{ field: 'pageNo', rule: 'type' }] },
      })
    }
    for (const text of ['', '1'])
      expect(await client.get(`/api/test/list/all?pageNo=${text}&state=`), text).toMatchObject({
        status: 200,
        value: { pageNo: 1 },
      })
  })

  it('answers bytes that are not HTTP in the envelope too', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
        socket.write('FOO /api HTTP/1.1\r\nHost: x\r\n\r\n'),
      )
      socket
        .on('data', (part) => {
          text += part
        })
        .on('close', () => resolve(text))
        .on('error', reject)
    })
    const [head, body] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(body!)).toEqual({
      success: false,
      code: 'REQUEST_MALFORMED',
      message: expect.any(String),
    })
  })

  it('refuses another content type, broken JSON and a body that is too large', async () => {
    expect(
      await client.post('/api/test/note', 'text=a', { headers: { 'content-type': 'text/plain' } }),
    ).toMatchObject({ status: 415, code: 'REQUEST_CONTENT_TYPE' })
    expect(await client.post('/api/test/note', '{"text":')).toMatchObject({
      status: 400,
      code: 'REQUEST_MALFORMED',
    })
    expect(await client.post('/api/test/note', { text: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      code: 'REQUEST_TOO_LARGE',
    })
  })

  it('shows nothing of an unexpected error and rolls its work back', async () => {
    const before = await notes()
    const reply = await client.post('/api/test/note', { text: 'break' })
    expect(reply).toMatchObject({ status: 500, code: 'COMMON_UNKNOWN' })
    expect(JSON.stringify(reply)).not.toContain('secret')
    expect(await notes()).toBe(before)
  })

  it('answers an unknown merchant by name', async () => {
    expect(
      await client.post('/api/test/note', { text: 'a' }, { headers: { merchant: 'nobody' } }),
    ).toMatchObject({ status: 404, code: 'COMMON_UNKNOWN_MERCHANT' })
  })
})
