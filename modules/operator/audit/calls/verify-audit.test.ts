import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, oneOf, sql, type Database } from '../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let client: TestClient
let app: Database
let superuser: Database
let token: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  token = await client.signInOperator('owner')
  app = openDatabase({ url: server.ownerUrl })
  superuser = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await app.close()
  await superuser.close()
  await server.close()
})

interface Entry {
  seq: number
  actor: string
  action: string
  subject: string
  address: string
  detail: string
  hash: string
}
const verify = async () =>
  (
    await client.get<{ ok: boolean; checked: number; brokenAt: number | null }>(
      '/api/operator/audit/verify',
      { token },
    )
  ).value
const entries = async (query: string) =>
  (await client.get<{ list: Entry[]; totalCount: number }>(`/api/operator/audit?${query}`, { token })).value

test('an untouched chain is whole, and grows with every action', async () => {
  const before = await verify()
  expect(before).toMatchObject({ ok: true, brokenAt: null })
  await client.post(
    '/api/operator/system/status',
    { status: 1, endTime: '2030-01-01T00:00:00.000Z' },
    { token },
  )
  await client.post('/api/operator/system/status', { status: 0 }, { token })
  expect(await verify()).toEqual({ ok: true, checked: before.checked + 2, brokenAt: null })
})

test('a change is written with who, on what, from where, before and after', async () => {
  const { list } = await entries('action=site.status')
  expect(list).toHaveLength(2)
  expect(list[1]).toMatchObject({
    actor: 'owner',
    action: 'site.status',
    subject: 'merchant:demo',
    address: '127.0.0.1',
  })
  expect(JSON.parse(list[1]!.detail)).toEqual({
    before: { status: 0, endTime: null },
    after: { status: 1, endTime: '2030-01-01T00:00:00.000Z' },
  })
  expect(list[0]!.seq).toBeGreaterThan(list[1]!.seq)
})

test('the log is filtered by actor, beginning of the action, subject and day', async () => {
  await client.signInOperator('viewer')
  expect((await entries('actor=viewer')).list.map((row) => row.action)).toEqual(['operator.sign-in'])
  expect((await entries('actor=nobody')).list).toEqual([])
  expect((await entries('subject=merchant:demo')).list).toHaveLength(2)
  expect((await entries('from=2001-01-01&to=2001-01-02')).totalCount).toBe(0)
})

test('T-Ω3 the application can neither change nor delete a row of the log', async () => {
  await expect(sql`UPDATE app.audit_log SET actor = 'nobody'`.execute(app.kysely)).rejects.toThrow(
    /permission denied/,
  )
  await expect(sql`DELETE FROM app.audit_log`.execute(app.kysely)).rejects.toThrow(/permission denied/)
  await expect(sql`TRUNCATE app.audit_log`.execute(app.kysely)).rejects.toThrow(/permission denied/)
})

test('T-Ω4 one row changed behind the application’s back is found and named', async () => {
  const { seq, actor } = await oneOf(
    superuser.kysely,
    sql<{ seq: bigint; actor: string }>`SELECT seq, actor FROM app.audit_log ORDER BY seq OFFSET 2 LIMIT 1`,
  )
  await sql`UPDATE app.audit_log SET actor = 'somebody else' WHERE seq = ${seq}`.execute(superuser.kysely)
  expect(await verify()).toMatchObject({ ok: false, brokenAt: Number(seq), checked: Number(seq) - 1 })
  await sql`UPDATE app.audit_log SET actor = ${actor} WHERE seq = ${seq}`.execute(superuser.kysely)
  expect((await verify()).ok).toBe(true)
})

test('a row removed from the middle is found', async () => {
  const last = await oneOf(superuser.kysely, sql<{ seq: bigint }>`SELECT max(seq) AS seq FROM app.audit_log`)
  await sql`DELETE FROM app.audit_log WHERE seq = ${last.seq - 1n}`.execute(superuser.kysely)
  expect(await verify()).toMatchObject({ ok: false, brokenAt: Number(last.seq) })
})
