import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAgentId } from '../../db/seeds/identity.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import { register } from '../../tests/support/identity.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the code of a visited link is kept for thirty days and places the visitor who registers later', async () => {
  const client = server.client()
  const page = await client.get('/?referralCode=agent2')
  expect(page.headers.getSetCookie().find((cookie) => cookie.startsWith('referral='))).toMatch(
    /^referral=AGENT2; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  await register(client, { username: 'follower1' })
  const { upline } = await oneOf(
    server.process.database.kysely,
    sql<{ upline: string }>`SELECT upline_id AS upline FROM identity.account WHERE username = 'follower1'`,
  )
  expect(upline).toBe(demoAgentId(2))
})

test('an invalid code leaves no cookie', async () => {
  for (const code of ['', 'abc', 'a'.repeat(17), 'AG%0d%0aENT2', 'AGENT2;evil=1', 'เอเจนต์2']) {
    const page = await server
      .client()
      .get(`/?referralCode=${code.includes('%') ? code : encodeURIComponent(code)}`)
    expect([code, page.headers.getSetCookie().some((cookie) => cookie.startsWith('referral='))]).toEqual([
      code,
      false,
    ])
  }
})
