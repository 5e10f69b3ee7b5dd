import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { keepNote, listNotes } from '../../tests/support/notes.ts'

describe('calls with a key', () => {
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

  it('requires the key of a keyed call', async () => {
    expect(await client.post('/api/test/keyed', { text: 'a' })).toMatchObject({
      status: 400,
      code: 'REQUEST_KEY_REQUIRED',
    })
    expect(await client.post('/api/test/keyed', { text: 'a' }, { key: 'of two words' })).toMatchObject({
      status: 200,
    })
    expect(await client.post('/api/test/keyed', { text: 'a' }, { key: 'x'.repeat(65) })).toMatchObject({
      status: 400,
      code: 'REQUEST_KEY_REQUIRED',
    })
  })

  it('gives the first answer again for the same key and body, and refuses another body', async () => {
    const key = randomUUID()
    const first = await client.post('/api/test/keyed', { text: 'once' }, { key })
    const before = await notes()
    const again = await client.post('/api/test/keyed', { text: ' once ', extra: 1 }, { key })
    expect(again.value).toEqual(first.value)
    expect(again.headers.get('idempotency-hit')).toBe('true')
    expect(first.headers.get('idempotency-hit')).toBeNull()
    expect(await client.post('/api/test/keyed', { text: 'other' }, { key })).toMatchObject({
      status: 422,
      code: 'REQUEST_KEY_REUSED',
    })
    expect(await notes()).toBe(before)
  })

  it('stores a refusal of the handler as the first answer, without its effects', async () => {
    const key = randomUUID()
    const before = await notes()
    const first = await client.post('/api/test/keyed', { text: 'refuse' }, { key })
    const again = await client.post('/api/test/keyed', { text: 'refuse' }, { key })
    expect([first.code, again.code, again.headers.get('idempotency-hit')]).toEqual([
      'BAL_INSUFFICIENT',
      'BAL_INSUFFICIENT',
      'true',
    ])
    expect(await notes()).toBe(before)
  })

  it('runs forty equal requests at once exactly one time', async () => {
    const key = randomUUID()
    const before = await notes()
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => client.post('/api/test/keyed', { text: 'wait' }, { key })),
    )
    expect(await notes()).toBe(before + 1)
    expect(new Set(replies.map((reply) => (reply.status === 200 ? 200 : reply.code)))).toEqual(
      new Set([200, 'REQUEST_IN_PROGRESS']),
    )
    expect(
      new Set(replies.filter((reply) => reply.status === 200).map((reply) => JSON.stringify(reply.value)))
        .size,
    ).toBe(1)
  })

  it('takes a sealed call only as a JWE, and a sealed repeat sealed again', async () => {
    expect(await client.post('/api/test/sealed', { text: 'a' }, { key: 'k1' })).toMatchObject({ status: 415 })
    const first = await client.post('/api/test/sealed', { text: 'a' }, { key: 'k1', sealed: true })
    const again = await client.post('/api/test/sealed', { text: 'a' }, { key: 'k1', sealed: true })
    expect([first.status, again.headers.get('idempotency-hit')]).toEqual([200, 'true'])
    expect(again.value).toEqual(first.value)
  })
})
