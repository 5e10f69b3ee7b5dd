import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from '../../../../tests/support/identity.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'
import { makeOwnCode } from '../../accounts/tree.ts'
import { readInvitation } from '../../accounts/store/tree.ts'
import { demoAgentId, demoMemberId } from '../../../../db/seeds/identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Row {
  account_id: string
  username: string
  type: number
  upline_id: string | null
  referrer_id: string | null
  mobile: string | null
  kyc_level: number
  payee_name: string | null
  profile: Record<string, string>
}

const rowOf = (username: string) =>
  oneOf(
    server.process.database.kysely,
    sql<Row>`SELECT * FROM identity.account WHERE merchant_id = 'demo' AND username = ${username}`,
  )

test('codes place the newcomer: affiliate before referral before the visited link; a wrong one is refused', async () => {
  const client = server.client()
  await register(client, { username: 'invited1', affiliateCode: 'agent3', referralCode: 'AGENT4' })
  expect(await rowOf('invited1')).toMatchObject({ upline_id: demoAgentId(3) })
  await register(client, { username: 'invited2', referralCode: 'AGENT4' })
  expect(await rowOf('invited2')).toMatchObject({ upline_id: demoAgentId(4) })
  const visited = server.client()
  visited.cookies.set('referral', 'AGENT2')
  await register(visited, { username: 'invited3' })
  expect(await rowOf('invited3')).toMatchObject({ upline_id: demoAgentId(2) })
  const refused = await register(client, { username: 'invited4', referralCode: 'NOSUCH' })
  expect([refused.status, refused.code]).toEqual([422, 'REG_INVITE_INVALID'])
  await register(client, { username: 'friend1', recommenderId: 'Member01' })
  expect(await rowOf('friend1')).toMatchObject({ upline_id: demoAgentId(3), referrer_id: demoMemberId(1) })
  const { distances } = await oneOf(
    server.process.database.kysely,
    sql<{ distances: string[] }>`
    SELECT array_agg(a.username || ' ' || u.distance ORDER BY u.distance) AS distances FROM identity.upline u JOIN identity.account a ON a.account_id = u.upline_id
    WHERE u.account_id = (SELECT account_id FROM identity.account WHERE username = 'friend1')`,
  )
  expect(distances).toEqual(['agent3 1', 'agent2 2', 'agent1 3'])
})

test('a member’s code makes a friend of the newcomer, who joins the line that both belong to', async () => {
  const client = server.client()
  const { database } = server.process
  const own = { merchantId: 'demo', accountId: demoMemberId(2) }
  const code = await database.transaction((tx) => makeOwnCode(tx, own))
  await register(client, { username: 'byfriend1', referralCode: code.toLowerCase() })
  expect(await rowOf('byfriend1')).toMatchObject({
    type: 0,
    upline_id: demoAgentId(3),
    referrer_id: demoMemberId(2),
  })
  // The code of an agent stands before the code of a friend.
  await register(client, { username: 'byfriend2', affiliateCode: 'AGENT4', referralCode: code })
  expect(await rowOf('byfriend2')).toMatchObject({ upline_id: demoAgentId(4), referrer_id: null })
  const elsewhere = await readInvitation(database.kysely, 'other', code)
  expect(elsewhere).toBeUndefined()
})
