/** Opening accounts, links and rates over the whole server. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeRates } from '../../../contract/player/agents/line/change-rates.ts'
import { endLink } from '../../../contract/player/agents/line/end-link.ts'
import { listLinks } from '../../../contract/player/agents/line/list-links.ts'
import { openAccount } from '../../../contract/player/agents/line/open-account.ts'
import { readRates } from '../../../contract/player/agents/line/read-rates.ts'
import { saveLink } from '../../../contract/player/agents/line/save-link.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { demoAgentId, demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { oneOf, rowsOf, sql } from '../../../platform/postgres.ts'
import { freshName, openAgentLines, openBelow, type AgentLines } from '../../../tests/support/agent-lines.ts'
import { openCashierHouse, type CashierHouse } from '../../../tests/support/cashier.ts'
import { createAccount } from '../../identity/index.ts'
import { setSetting } from '../../system/index.ts'
import { setPoints } from './points.ts'
import { lineSettings } from './settings.ts'
import { noteVisit } from './store/links.ts'

let house: CashierHouse
let lines: AgentLines
beforeAll(async () => {
  house = await openCashierHouse()
  lines = await openAgentLines(house)
})
afterAll(() => house.close())

const agent = (number: number) => lines.agent(number)
const ownAgent = (uplineId: string, memberG: number) => lines.ownAgent(uplineId, memberG)
const accountOf = (id: string) => lines.accountOf(id)

test('an account that an agent opens stands below them and must change its password', async () => {
  const { value } = await openBelow(agent(2), { type: 2, memberG: 1960 })
  expect(value).toMatchObject({ password: expect.stringMatching(/^[0-9]{6}$/) })
  expect(await accountOf(value.memberId)).toMatchObject({
    member_g: 1960,
    upline_id: demoAgentId(2),
    type: 2,
    depth: 2,
  })
})

test.each([
  ['an odd group', { memberG: 1951 }, 'AGENT_GROUP_INVALID'],
  ['a group above the agent’s own', { memberG: 1972 }, 'AGENT_GROUP_INVALID'],
  ['a group below the lowest', { memberG: 1798 }, 'AGENT_GROUP_INVALID'],
  ['a type that only an affiliate opens', { type: 42 }, 'AGENT_TYPE_INVALID'],
  ['points of a member', { points: { RNG: 100 } }, 'AGENT_TYPE_INVALID'],
  ['points above the agent’s own', { type: 2, points: { RNG: 4_001 } }, 'AGENT_POINT_TOO_HIGH'],
  ['a name that is taken', { username: 'member01' }, 'REG_USERNAME_TAKEN'],
])('%s is refused, and nothing is opened', async (_what, more, code) => {
  const count = () =>
    house.transaction((tx) =>
      oneOf(tx, sql<{ count: bigint }>`SELECT count(*) AS count FROM identity.account`),
    )
  const before = await count()
  expect(await openBelow(agent(2), more)).toMatchObject({ code })
  expect(await count()).toEqual(before)
})

test('a line is twenty deep at most', async () => {
  let { id, caller } = await ownAgent(demoAgentId(1), 1900)
  for (let depth = 1; depth < 20; depth++) ({ id, caller } = await ownAgent(id, 1900))
  expect((await accountOf(id)).depth).toBe(20)
  expect(await openBelow(caller, { memberG: 1900 })).toMatchObject({ code: 'AGENT_DEPTH' })
})

test('a stranger’s line is closed to every call', async () => {
  for (const memberId of [demoMemberId(1), demoAgentId(1), demoMemberId(20)]) {
    expect(await agent(4).call(readRates, { params: { memberId } })).toMatchObject({
      code: 'AGENT_NOT_IN_TEAM',
    })
    expect(await agent(4).call(changeRates, { params: { memberId }, body: { memberG: 1900 } })).toMatchObject(
      { code: 'AGENT_NOT_IN_TEAM' },
    )
  }
  expect(
    await agent(1).call(changeRates, { params: { memberId: demoMemberId(1) }, body: { memberG: 1900 } }),
  ).toMatchObject({ code: 'AGENT_NOT_DIRECT' })
})

test('rates rise at any time, and fall once in seven days with those below that agree', async () => {
  const upper = await ownAgent(demoAgentId(1), 1960)
  const lower = await ownAgent(upper.id, 1960)
  await house.transaction((tx) => setPoints(tx, demoAgentId(1), { RNG: 4_000 }, 'test'))
  const change = (body: Record<string, unknown>) =>
    agent(1).call(changeRates, { params: { memberId: upper.id }, body })
  expect(await change({ memberG: 1962, points: { RNG: 3_000 } })).toMatchObject({ value: { lowered: [] } })
  expect(await change({ memberG: 1964 })).toMatchObject({ status: 200 })
  const asked = await change({ memberG: 1950 })
  expect(asked).toMatchObject({
    code: 'AGENT_LOWER_CHILDREN',
    value: { lowered: [{ before: 1960, after: 1950 }] },
  })
  expect(await accountOf(upper.id)).toMatchObject({ member_g: 1964 })
  expect(await change({ memberG: 1950, agreed: 1 })).toMatchObject({ value: { lowered: [{ after: 1950 }] } })
  expect(await accountOf(lower.id)).toMatchObject({ member_g: 1950 })
  expect(await change({ memberG: 1948, agreed: 1 })).toMatchObject({ code: 'AGENT_LOWER_TOO_SOON' })
  expect(await change({ memberG: 1970 })).toMatchObject({ status: 200 })
  expect(await change({ memberG: 1970 })).toMatchObject({ code: 'AGENT_RATE_SAME' })
})

test('of two lowerings at once one is too soon, and none leaves a downline above', async () => {
  const upper = await ownAgent(demoAgentId(1), 1960)
  await house.transaction((tx) => setPoints(tx, demoAgentId(1), { RNG: 4_000 }, 'test'))
  const change = (memberG: number, RNG: number) =>
    agent(1).call(changeRates, { params: { memberId: upper.id }, body: { memberG, points: { RNG } } })
  expect(await change(1960, 3_000)).toMatchObject({ status: 200 })
  // Whichever comes first, the other lowers what that has just lowered: the points, or the group.
  const [one, other] = await Promise.all([change(1950, 1_000), change(1940, 2_000)])
  expect([one.code, other.code].filter((code) => code === 'AGENT_LOWER_TOO_SOON')).toHaveLength(1)
  for (let round = 0; round < 5; round++) {
    const parent = await ownAgent(demoAgentId(1), 1960)
    await Promise.all([
      agent(1).call(changeRates, { params: { memberId: parent.id }, body: { memberG: 1940 } }),
      openBelow(parent.caller, { memberG: 1960 }),
    ])
    const wrong = await house.transaction((tx) =>
      rowsOf(
        tx,
        sql<{ account_id: string }>`
        SELECT c.account_id FROM identity.account c JOIN identity.account p ON p.account_id = c.upline_id
        WHERE p.account_id = ${parent.id} AND c.member_g > p.member_g`,
      ),
    )
    expect(wrong).toEqual([])
  }
})

test('the quota of accounts near the own group holds when many are opened at once', async () => {
  const setQuota = (count: number) =>
    house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, lineSettings.nearGroupQuota, count))
  const parent = await ownAgent(demoAgentId(1), 1940)
  await setQuota(2)
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openBelow(parent.caller, { memberG: 1938 })),
  )
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await openBelow(parent.caller, { memberG: 1936 })).toMatchObject({ status: 200 })
  await setQuota(0)
})

test('a link counts a visitor once a day, says who registered by it, and keeps that after its end', async () => {
  const own = await ownAgent(demoAgentId(1), 1950)
  const { value } = await own.caller.call(saveLink, {
    body: { name: 'หน้าเพจ', memberType: 0, memberG: 1940, expiresOn: null },
  })
  const day = businessDate(new Date(), 'Asia/Bangkok')
  const visit = (visitor: string, on: string) =>
    house.transaction((tx) =>
      noteVisit(tx, { merchantId: DEMO_MERCHANT, code: value.code, day: on, visitor: Buffer.from(visitor) }),
    )
  for (const [visitor, on] of [
    ['one', day],
    ['one', day],
    ['two', day],
    ['one', addDays(day, 1)],
  ] as const)
    await visit(visitor, on)
  const row = await house.transaction((tx) =>
    createAccount(house.server.process.services, tx, {
      merchantId: DEMO_MERCHANT,
      username: freshName(),
      type: 0,
      uplineId: own.id,
      memberG: 1940,
      passwordHash: '-',
      invitationCode: value.code,
    }),
  )
  await house.settle()
  await house.settle()
  const told = async (query: { language?: 'ZH' }) =>
    (await own.caller.call(listMessages, { query })).value.list.filter(({ link }) => link.includes('members'))
  expect((await told({})).map(({ content }) => content)).toEqual([
    `${row.username} registered through your link ${value.code}.`,
  ])
  expect((await told({ language: 'ZH' })).map(({ title, content }) => [title, content])).toEqual([
    ['团队新账号', `${row.username} 通过您的链接 ${value.code} 注册。`],
  ])
  expect((await own.caller.call(listLinks)).value).toMatchObject({
    list: [{ code: value.code, visits: 3, registrations: 1, firstDeposits: 0, memberG: 1940 }],
  })
  const params = { code: value.code }
  expect(await agent(4).call(endLink, { params })).toMatchObject({ code: 'AGENT_LINK_NOT_FOUND' })
  expect(await own.caller.call(endLink, { params })).toMatchObject({ status: 200 })
  expect((await own.caller.call(listLinks)).value).toMatchObject({ list: [], registrations: 1, visits: 3 })
  expect(await accountOf(row.account_id)).toMatchObject({ upline_id: own.id, code: value.code })
})

test('no agent has more links than the house allows, whoever makes them at once', async () => {
  const own = await ownAgent(demoAgentId(1), 1950)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, lineSettings.linksPerAgent, 2))
  const body = { name: 'a', memberType: 0, memberG: 1940, expiresOn: null }
  const made = await Promise.all(Array.from({ length: 4 }, () => own.caller.call(saveLink, { body })))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(made.find(({ status }) => status !== 200)).toMatchObject({ code: 'AGENT_LINK_LIMIT' })
  expect(
    await own.caller.call(saveLink, {
      body: { ...body, code: made.find(({ value }) => value?.code)!.value.code, memberG: 1941 },
    }),
  ).toMatchObject({ code: 'AGENT_GROUP_INVALID' })
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, lineSettings.linksPerAgent, 20))
})

test('an agent who is signed in as a member is no agent', async () => {
  const member = await house.player(1)
  expect(
    await member.call(openAccount, {
      body: { username: freshName(), type: 0, memberG: 1900 },
      key: randomUUID(),
    }),
  ).toMatchObject({ code: 'AUTH_NOT_AGENT' })
})
