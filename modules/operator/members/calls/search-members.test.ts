import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportMembers } from '../../../../contract/operator/members/export-members.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openDatabase, rowsOf, sql } from '../../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../../tests/support/cashier.ts'
import { searchCondition } from '../../../identity/accounts/store/search.ts'

let house: CashierHouse
let desk: Caller
const MANY = 100_000
const PART = 10_000
beforeAll(async () => {
  house = await openCashierHouse()
  desk = await house.operator('desk', ['members.read', 'members.contact', 'members.export'])
  // In parts: one statement of all of them would take longer than a statement may.
  for (let first = 1; first <= MANY; first += PART) {
    await house.transaction((tx) =>
      sql`
      INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, payee_name, email, mobile, kyc_level, vip_level, registered_address, created_at)
      SELECT 'many-' || n, ${DEMO_MERCHANT}, 'crowd' || n, 0, 'none', 'ธนพล ลำดับ' || n, 'box' || n || '@crowd.example', '+669' || lpad(n::text, 8, '0'), n % 3, n % 5,
        '10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256, timestamptz '2020-01-01T00:00:00Z' + n * interval '1 minute'
      FROM generate_series(${first}::int, ${first + PART - 1}::int) AS n`.execute(tx),
    )
  }
  await house.transaction(async (tx) => {
    await sql`UPDATE identity.account SET payee_name = 'นงลักษณ์ แสงทองดี', email = 'nong.saengthong@post.example' WHERE account_id = 'many-4711'`.execute(
      tx,
    )
    await sql`UPDATE identity.account SET state = 'FROZEN', frozen_reason = 'x', frozen_by = 'x', frozen_at = app.now() WHERE account_id = 'many-4711'`.execute(
      tx,
    )
    await sql`UPDATE identity.account SET payee_name = '=HYPERLINK("x")' WHERE account_id = 'many-3'`.execute(
      tx,
    )
  })
  // The application's own role may not analyze: only the tables' owner can.
  const owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 1 })
  await owner.pool.query('ANALYZE identity.account')
  await owner.close()
})
afterAll(() => house.close())

const found = async (query: Record<string, string | number>) =>
  (await desk.call(searchMembers, { query: query as Record<string, string> })).value
const names = async (query: Record<string, string | number>) =>
  (await found(query)).list.map(({ username }) => username)

describe('a member is found', () => {
  test.each([
    ['แสงทอง', 'the middle of a Thai name'],
    ['ดี', 'two letters at its end'],
    ['saength', 'part of an e-mail'],
    ['POST.example', 'its host in any case'],
    ['10.0.18.103', 'the address of the registration'],
    ['many-4711', 'the id'],
    ['crowd4711', 'the username'],
    ['0900004711', 'the mobile number'],
  ])('by %s: %s', async (query) => {
    expect(await names({ query, from: '2020-01-01', to: '2020-01-31' })).toEqual(['crowd4711'])
  })

  test('not by letters that search for everything', async () => {
    for (const query of ['%', '%%', '_____', '\\']) expect((await found({ query })).totalCount).toBe(0)
  })

  test('narrowed by state, levels and days of registration, both days included', async () => {
    expect(await names({ query: 'crowd', state: 'FROZEN' })).toEqual(['crowd4711'])
    expect(
      (await found({ query: 'crowd', kycLevel: 2, vipLevel: 4, from: '2020-01-01', to: '2020-01-01' }))
        .totalCount,
    ).toBe(Array.from({ length: 1_019 }, (_, at) => at + 1).filter((n) => n % 3 === 2 && n % 5 === 4).length)
    expect((await found({ query: 'crowd', from: '2031-01-01' })).totalCount).toBe(0)
  })
})

test.each([
  ['แสงทอง', 'account_by_pieces'],
  ['saengthong', 'account_by_pieces'],
  ['.example', 'account_by_pieces'],
  ['10.0.18.103', 'account_by_registered_address'],
])('among a hundred thousand, %s is looked up by its index', async (text, index) => {
  const plan = await rowsOf(
    house.server.process.database.kysely,
    sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT * FROM identity.account WHERE ${searchCondition({ merchantId: DEMO_MERCHANT, text, mobile: null, pageNo: 1, pageSize: 20 })}
    ORDER BY created_at DESC, account_id DESC LIMIT 20`,
  )
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toContain(index)
  expect(lines).not.toContain('Seq Scan on account')
})

describe('the list as a file', () => {
  const file = async (query: Record<string, string>, operator = desk) =>
    await fetch(`${house.server.origin}${exportMembers.path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${operator.token}` },
    })

  test('contains what the screen contains, with formulas as text, and is audited', async () => {
    const text = await (await file({ query: 'crowd', from: '2020-01-01', to: '2020-01-01' })).text()
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(1 + 1_019)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    const [row] = await rowsOf(
      house.server.process.database.kysely,
      sql<{
        detail: string
      }>`SELECT detail FROM app.audit_log WHERE action = 'member.export' ORDER BY seq DESC LIMIT 1`,
    )
    expect(JSON.parse(row!.detail)).toMatchObject({ query: 'crowd', from: '2020-01-01', rows: 1_019 })
  })

  test('needs its own ability, is limited, and shows full numbers only to operators who may contact members', async () => {
    const reader = await house.operator('reader', ['members.read'])
    expect((await file({}, reader)).status).toBe(403)
    const blind = await house.operator('blind', ['members.read', 'members.export'])
    expect(await (await file({ query: 'crowd4711' }, blind)).text()).not.toContain('900004711')
    expect(((await (await file({})).json()) as { code: string }).code).toBe('EXPORT_TOO_LONG')
  })
})
