/** How many members an audience reaches, as the editor shows it before anything is saved. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAudience } from '../../../contract/operator/promotions/count-audience.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'
import { accountOf } from '../../identity/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { AudienceMember, type Audience } from './audience.ts'
import { audienceAmong } from './among.ts'
import { countReached } from './count.ts'

let house: CashierHouse
let editor: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  editor = await house.operator('finance', ['promotions.edit'])
  for (const number of [2, 3]) await (await house.player(number)).deposit(100_000)
  await house.transaction(async (tx) => {
    for (const [number, level] of [
      [2, 3],
      [4, 5],
      [5, 8],
    ] as const)
      await run(
        tx,
        sql`UPDATE identity.account SET vip_level = ${level} WHERE account_id = ${demoMemberId(number)}`,
      )
    await run(
      tx,
      sql`
      INSERT INTO identity.member_tag (account_id, merchant_id, tag, given_at, given_by)
      SELECT account_id, merchant_id, 'regulars', ${clock.now()}, 'test' FROM identity.account
      WHERE account_id IN (${demoMemberId(2)}, ${demoMemberId(6)})`,
    )
    await run(
      tx,
      sql`
      UPDATE identity.account SET created_at = ${daysAgo(40)} WHERE account_id = ${demoMemberId(7)}`,
    )
  })
})
afterAll(() => house.close())

const daysAgo = (days: number) => new Date(clock.nowMs() - days * 86_400_000)
const everybody = {
  vipFrom: null,
  vipTo: null,
  neverDeposited: false,
  dormantDays: null,
  lineOf: '',
  tags: [] as string[],
  usernames: [] as string[],
}
const count = (audience: Partial<typeof everybody> | Record<string, unknown> = {}) =>
  editor.call(countAudience, { body: { audience: { ...everybody, ...audience } } })
const none = { isLineUnknown: false, unknown: [] as string[], unknownCount: 0 }
const contextOf = () => {
  const { services, database } = house.server.process
  return {
    tx: database.kysely,
    merchant: { id: DEMO_MERCHANT },
    now: clock.now(),
    use: services.use.bind(services) as Services['use'],
  }
}

const everyAccount = async () => {
  const rows = await rowsOf(
    contextOf().tx,
    sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE merchant_id = ${DEMO_MERCHANT}`,
  )
  return rows.map(({ id }) => id).sort()
}

/** By the rule that decides for one member at a time. */
async function judgedOneByOne(audience: Audience): Promise<string[]> {
  const context = contextOf()
  const members: string[] = []
  for (const id of await everyAccount()) {
    const account = await accountOf(context.tx, { merchantId: DEMO_MERCHANT, accountId: id })
    if (await new AudienceMember(context, account!).isIn(audience)) members.push(id)
  }
  return members
}

const audiences: [string, Audience][] = [
  ['everybody', {}],
  ['levels from one on', { vipFrom: 3 }],
  ['levels up to one', { vipTo: 3 }],
  ['levels between two', { vipFrom: 3, vipTo: 5 }],
  ['who never paid in', { neverDeposited: true }],
  ['who has not paid in for a month', { dormantDays: 30 }],
  ['the line of an agent', { lineOf: 'agent1' }],
  ['a tag', { tags: ['regulars'] }],
  ['a list of names', { memberIds: [demoMemberId(2), demoMemberId(3), demoMemberId(4)] }],
  [
    'several conditions at once',
    { vipTo: 4, neverDeposited: true, memberIds: [demoMemberId(2), demoMemberId(4), demoMemberId(6)] },
  ],
]
test.each(audiences)(
  'of %s those are found and counted who would be let in one by one',
  async (_name, stated) => {
    const context = contextOf()
    const agent = await rowsOf(
      context.tx,
      sql<{ id: string }>`
    SELECT account_id AS id FROM identity.account WHERE merchant_id = ${DEMO_MERCHANT} AND username = 'agent1'`,
    )
    const audience = stated.lineOf ? { ...stated, lineOf: agent[0]!.id } : stated
    const expected = await judgedOneByOne(audience)
    const inPages = await countReached(context.tx, context, audience, { page: 3 })
    expect(inPages.members + inPages.leftOut).toBe(expected.length)
    expect(inPages.isWhole).toBe(true)
    expect(expected.length).toBeGreaterThan(0)
    const among = await audienceAmong(context.tx, context, audience, await everyAccount())
    expect([...among].sort()).toEqual(expected)
  },
)

test('who gets no offers is counted apart, as long as they meet the conditions', async () => {
  const usernames = ['member02', 'member03', 'member08', 'member09']
  const { value: before } = await count({ usernames })
  expect(before).toEqual({ ...none, members: 4, leftOut: 0, isWhole: true })
  await house.transaction(async (tx) => {
    await setMemberGuard(tx, demoMemberId(8), { blockedReason: 'SELF_EXCLUDED', blockedUntil: null })
    await run(tx, sql`UPDATE identity.account SET state = 'FROZEN' WHERE account_id = ${demoMemberId(9)}`)
  })
  expect((await count({ usernames })).value).toEqual({ ...none, members: 2, leftOut: 2, isWhole: true })
  expect((await count({ usernames, vipFrom: 3 })).value).toEqual({
    ...none,
    members: 1,
    leftOut: 0,
    isWhole: true,
  })
})

test('of a house that is too large to look at whole, the count says so', async () => {
  const context = contextOf()
  const some = await countReached(context.tx, context, {}, { page: 3, most: 5 })
  expect(some.isWhole).toBe(false)
  expect(some.members + some.leftOut).toBe(5)
})

test('as long as a name is nobody’s, nobody is counted, and the names are told', async () => {
  const nobody = { members: 0, leftOut: 0, isWhole: true }
  expect((await count({ lineOf: 'member01' })).value).toEqual({ ...none, ...nobody, isLineUnknown: true })
  expect((await count({ usernames: ['member01', 'nobody99'] })).value).toEqual({
    ...none,
    ...nobody,
    unknown: ['nobody99'],
    unknownCount: 1,
  })
})

test('levels in the wrong order are refused at their field', async () => {
  const reply = await count({ vipFrom: 5, vipTo: 2 })
  expect(reply.code).toBe('REQUEST_INVALID')
  const { fields } = reply.value as unknown as { fields: { field: string }[] }
  expect(fields).toMatchObject([{ field: 'audience.vipTo' }])
})

test('counting needs the right to edit promotions', async () => {
  const reader = await house.operator('support', ['promotions.view'])
  expect((await reader.call(countAudience, { body: { audience: everybody } })).code).toBe('COMMON_FORBIDDEN')
})
