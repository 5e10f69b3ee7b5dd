/** The marketing desk: segments and their conditions, drafts, a second person, tests, and hostile texts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelCampaign } from '../../../contract/operator/marketing/cancel-campaign.ts'
import { changeCampaign } from '../../../contract/operator/marketing/change-campaign.ts'
import { changeSegment } from '../../../contract/operator/marketing/change-segment.ts'
import { countSegment } from '../../../contract/operator/marketing/count-segment.ts'
import { listCampaigns } from '../../../contract/operator/marketing/list-campaigns.ts'
import { listSegments } from '../../../contract/operator/marketing/list-segments.ts'
import { readCampaign } from '../../../contract/operator/marketing/read-campaign.ts'
import { readReach } from '../../../contract/operator/marketing/read-reach.ts'
import { readSegment } from '../../../contract/operator/marketing/read-segment.ts'
import { scheduleCampaign } from '../../../contract/operator/marketing/schedule-campaign.ts'
import { testCampaign } from '../../../contract/operator/marketing/test-campaign.ts'
import { writeCampaign } from '../../../contract/operator/marketing/write-campaign.ts'
import { writeSegment } from '../../../contract/operator/marketing/write-segment.ts'
import { confirmProposal } from '../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../contract/operator/system/list-proposals.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import type { Caller } from '../../../tests/support/cashier.ts'
import { makeAccount } from '../../../tests/support/identity.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import {
  everybody,
  MARKETING_ABILITIES,
  nameOf,
  news,
  openNewsHouse,
  type NewsHouse,
} from '../../../tests/support/marketing.ts'
import { setVipLevel } from '../../identity/index.ts'
import { createMerchant, setSetting } from '../../system/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { campaignSettings } from '../settings.ts'

let house: NewsHouse
let colleague: Caller
beforeAll(async () => {
  house = await openNewsHouse()
  colleague = await house.operator('owner', MARKETING_ABILITIES)
  await house.goTo('09:00:00')
})
afterAll(() => house.close())

const count = async (conditions: Partial<typeof everybody>) => {
  const reply = await house.clerk.call(countSegment, {
    body: { conditions: { ...everybody, ...conditions } },
  })
  return reply.success ? reply.value.members : reply
}
const five = [1, 2, 3, 4, 5].map(nameOf)
const draft = async (change: Partial<typeof news> = {}) =>
  (await house.clerk.call(writeCampaign, { body: { ...news, ...change } })).value.campaignId
const of = (campaignId: string, body: object = {}) => ({ params: { campaignId }, body })
const schedule = (campaignId: string, version = 1, by: Caller = house.clerk) =>
  by.call(scheduleCampaign, of(campaignId, { version, sendAt: null }))
const stateOf = async (campaignId: string) =>
  (await house.clerk.call(readCampaign, { params: { campaignId } })).value
const alone = (most: number) =>
  house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, campaignSettings.aloneUpTo, most))

test('every condition of a segment is judged by the figures that the house has', async () => {
  await house.transaction((tx) => setVipLevel(tx, demoMemberId(2), 3))
  await house.transaction((tx) =>
    run(tx, sql`UPDATE identity.account SET language = 'EN' WHERE account_id = ${demoMemberId(3)}`),
  )
  await house.play(demoMemberId(4), 70_000n, 0n)
  await rollUpAll(house.server.process.database)
  const player = await house.player(5)
  await player.deposit(50_000)
  await house.settle()
  const among = (conditions: Partial<typeof everybody>) => count({ usernames: five, ...conditions })
  expect(await among({})).toBe(5)
  expect(await among({ vipFrom: 3 })).toBe(1)
  expect(await among({ vipTo: 2 })).toBe(4)
  expect(await among({ language: 'EN' })).toBe(1)
  expect(await among({ validLeastAmount: 70_000 })).toBe(1)
  expect(await among({ validMostAmount: 69_999 })).toBe(4)
  expect(await among({ depositLeastAmount: 50_000, depositMostAmount: 60_000 })).toBe(1)
  expect(await among({ deposits: 'MADE' })).toBe(5 - Number(await among({ deposits: 'NEVER' })))
  expect(await among({ registeredTo: '2020-01-01' })).toBe(0)
  expect(await among({ registeredFrom: '2020-01-01' })).toBe(5)
  expect(await among({ dormantDays: 3_000 })).toBe(0)
  expect(Number(await count({}))).toBeGreaterThan(5)
})

test('the line of an agent holds who is below them; somebody who is no agent is refused by name', async () => {
  const [agent] = await rowsOf(
    house.server.process.database.kysely,
    sql<{ username: string; below: number }>`
    SELECT a.username, count(*)::int AS below FROM identity.account a JOIN identity.upline u ON u.upline_id = a.account_id
    JOIN identity.account m ON m.account_id = u.account_id AND m.type NOT IN (4, 5)
    WHERE a.type = 1 GROUP BY 1 ORDER BY 1 LIMIT 1`,
  )
  expect(await count({ lineOf: agent!.username })).toBe(agent!.below)
  expect(await count({ lineOf: 'member01' })).toMatchObject({
    code: 'REQUEST_INVALID',
    value: { fields: [{ field: 'conditions.lineOf' }] },
  })
})

test('a list with names of nobody, or of another house, is refused with those names and saves nothing', async () => {
  await house.transaction((tx) =>
    createMerchant(tx, { merchantId: 'other', code: 'other', name: 'Other', isDefault: false }),
  )
  await makeAccount(house.server, { username: 'foreigner', merchantId: 'other' })
  const body = {
    name: 'A list',
    conditions: { ...everybody, usernames: ['MEMBER01', 'nobody-here', 'foreigner'] },
  }
  const reply = await house.clerk.call(writeSegment, { body })
  expect(reply).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  const told = JSON.stringify(reply.value)
  expect(['nobody-here', 'foreigner', 'member01'].map((name) => told.includes(name))).toEqual([
    true,
    true,
    false,
  ])
  expect((await house.clerk.call(listSegments)).value.list.map(({ name }) => name)).not.toContain('A list')
})

test('a segment has a name of its own, and who changes what was changed meanwhile is told', async () => {
  const body = { name: 'Rising', conditions: { ...everybody, vipFrom: 2 } }
  const { segmentId } = (await house.clerk.call(writeSegment, { body })).value
  expect((await house.clerk.call(writeSegment, { body })).value).toMatchObject({
    fields: [{ field: 'name', rule: 'nameTaken' }],
  })
  const params = { segmentId }
  const changed = { ...body, conditions: { ...everybody, usernames: five } }
  expect(
    (await house.clerk.call(changeSegment, { params, body: { ...changed, version: 1 } })).value.version,
  ).toBe(2)
  expect((await house.clerk.call(changeSegment, { params, body: { ...changed, version: 1 } })).code).toBe(
    'MARKETING_STATE',
  )
  expect((await house.clerk.call(readSegment, { params })).value).toMatchObject({
    name: 'Rising',
    version: 2,
    conditions: { usernames: five, vipFrom: null },
  })
  for (const wrong of [
    { vipFrom: 3, vipTo: 1 },
    { registeredFrom: '2026-02-01', registeredTo: '2026-01-01' },
    { depositLeastAmount: 2, depositMostAmount: 1 },
  ])
    expect(await count(wrong)).toMatchObject({ code: 'REQUEST_INVALID' })
})

test('what is scheduled keeps the conditions that it was scheduled with', async () => {
  for (const number of [1, 2]) await house.agrees(number)
  const segmentId = await house.segment({ usernames: [nameOf(1)] })
  const campaignId = await draft({ segmentId, channels: ['INBOX'] })
  expect((await schedule(campaignId)).value.state).toBe('SCHEDULED')
  const { value } = await house.clerk.call(readSegment, { params: { segmentId } })
  await house.clerk.call(changeSegment, {
    params: { segmentId },
    body: { name: value.name, conditions: { ...everybody, usernames: [nameOf(2)] }, version: 1 },
  })
  await house.send()
  expect(await house.arrived(campaignId)).toEqual(['member01 INBOX'])
})

test('only a draft is changed, only what is not sent is cancelled, and each move needs the version that was seen', async () => {
  await house.agrees(1)
  const campaignId = await draft({ segmentId: await house.segment({ usernames: [nameOf(1)] }) })
  const change = { ...news, titles: { TH: 'อื่น', EN: 'Other' }, segmentId: null }
  expect((await house.clerk.call(changeCampaign, of(campaignId, { ...change, version: 2 }))).code).toBe(
    'MARKETING_STATE',
  )
  expect((await schedule(campaignId)).value).toEqual({ state: 'SCHEDULED', version: 2 })
  expect((await house.clerk.call(changeCampaign, of(campaignId, { ...change, version: 2 }))).code).toBe(
    'MARKETING_STATE',
  )
  expect((await schedule(campaignId, 2)).code).toBe('MARKETING_STATE')
  expect((await house.clerk.call(cancelCampaign, of(campaignId, { version: 2 }))).status).toBe(200)
  await house.send()
  expect(await house.arrived(campaignId)).toEqual([])
  expect((await house.clerk.call(cancelCampaign, of(campaignId, { version: 3 }))).code).toBe(
    'MARKETING_STATE',
  )
  expect((await house.clerk.call(readCampaign, of('nothing'))).code).toBe('MARKETING_NOT_FOUND')
  const cancelled = await house.clerk.call(listCampaigns, { query: { state: 'CANCELLED' } })
  expect(cancelled.value.list.map((row) => row.campaignId)).toEqual([campaignId])
})

test('beyond the number that one person may reach a second one decides, and a change calls it off', async () => {
  for (const number of [1, 2, 3]) await house.agrees(number)
  await alone(2)
  const segmentId = await house.segment({ usernames: [1, 2, 3].map(nameOf) })
  const campaignId = await draft({ segmentId, channels: ['INBOX'] })
  expect((await schedule(campaignId)).value).toEqual({ state: 'PENDING', version: 1 })
  expect(await stateOf(campaignId)).toMatchObject({ state: 'DRAFT', waiting: { requestedBy: 'clerk' } })
  await house.send()
  expect(await house.arrived(campaignId)).toEqual([])
  const waiting = async () =>
    (await house.clerk.call(listProposals, { query: { state: 'PENDING' } })).value.list.find(
      ({ subject }) => subject === `campaign:${campaignId}`,
    )
  const first = (await waiting())!.proposalId
  const confirm = (proposalId: string, by: Caller) => by.call(confirmProposal, { params: { proposalId } })
  expect((await confirm(first, house.clerk)).code).toBe('CHANGE_FOUR_EYES')
  await house.clerk.call(
    changeCampaign,
    of(campaignId, { ...news, channels: ['INBOX'], segmentId, version: 1 }),
  )
  expect(await waiting()).toBeUndefined()
  expect((await confirm(first, colleague)).code).toBe('CHANGE_STATE')
  await schedule(campaignId, 2)
  expect((await confirm((await waiting())!.proposalId, colleague)).status).toBe(200)
  await house.send()
  expect(await house.arrived(campaignId)).toEqual(['member01 INBOX', 'member02 INBOX', 'member03 INBOX'])
  await alone(500)
})

test('the reach says how many get it by channel, and why the others do not', async () => {
  for (const number of [1, 2, 3]) await house.agrees(number)
  await house.agrees(3, ['MAIL'], false)
  await house.transaction((tx) =>
    setMemberGuard(tx, demoMemberId(2), { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
  )
  const campaignId = await draft({
    channels: ['INBOX', 'MAIL'],
    segmentId: await house.segment({ usernames: [1, 2, 3].map(nameOf) }),
  })
  expect((await house.clerk.call(readReach, { params: { campaignId } })).value).toMatchObject({
    members: 3,
    reached: 2,
    channels: [
      { channel: 'INBOX', members: 2 },
      { channel: 'MAIL', members: 1 },
    ],
    leftOut: [
      { channel: 'INBOX', reason: 'SAFE_PLAY', members: 1 },
      { channel: 'MAIL', reason: 'SAFE_PLAY', members: 1 },
      { channel: 'MAIL', reason: 'CONSENT', members: 1 },
    ],
  })
  const nobody = await draft({ segmentId: await house.segment({ usernames: [nameOf(2)] }) })
  expect((await schedule(nobody)).code).toBe('MARKETING_NOBODY')
})

test('a test goes to one account by the same rules: never to who is left alone, and never at night', async () => {
  await house.agrees(5)
  const campaignId = await draft()
  const test = (account: string) => house.clerk.call(testCampaign, of(campaignId, { account }))
  expect((await test('Member05')).value).toEqual({ sent: ['INBOX', 'MAIL', 'SMS'], leftOut: [] })
  expect((await test('member02')).value).toMatchObject({
    sent: [],
    leftOut: [{ reason: 'SAFE_PLAY' }, {}, {}],
  })
  expect((await test('nobody')).code).toBe('MEMBER_NOT_FOUND')
  expect((await stateOf(campaignId)).report.map(({ sent }) => sent)).toEqual([0, 0, 0])
  await house.goTo('03:00:00')
  const early = await house.operator('clerk', MARKETING_ABILITIES)
  expect((await early.call(testCampaign, of(campaignId, { account: 'member05' }))).code).toBe(
    'MARKETING_QUIET',
  )
})

test('no text becomes markup or a header, and no link leaves the site', async () => {
  await house.goTo('09:00:00')
  house.clerk = await house.operator('clerk', MARKETING_ABILITIES)
  await house.agrees(6)
  const hostile = '<img src=x onerror=alert(1)>"</p>'
  const segmentId = await house.segment({ usernames: [nameOf(6)] })
  const campaignId = await draft({
    titles: { TH: `หัวข้อ ${hostile}`, EN: hostile },
    contents: { TH: `${hostile}\nBcc: x@y.z`, EN: hostile },
    segmentId,
  })
  await schedule(campaignId)
  await house.send()
  const [mail] = await rowsOf(
    house.server.process.database.kysely,
    sql<{ subject: string; html: string }>`
    SELECT subject, html FROM system.message WHERE batch = ${`campaign:${campaignId}`} AND channel = 'MAIL'`,
  )
  expect(mail!.html).not.toContain('<img')
  expect(mail!.html).toContain('&lt;img src=x')
  expect(mail!.subject).not.toMatch(/[\r\n]/)
  const write = (change: object) => house.clerk.call(writeCampaign, { body: { ...news, ...change } })
  for (const TH of ['ก\r\nBcc: x@y.z', 'ก\nข', 'ก\u2028ข'])
    expect([TH, (await write({ titles: { TH, EN: 'x' } })).code]).toEqual([TH, 'REQUEST_INVALID'])
  for (const link of [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    'x',
  ])
    expect([link, (await write({ link })).code]).toEqual([link, 'REQUEST_INVALID'])
  for (const channels of [[], ['PIGEON'], Array(5).fill('INBOX')])
    expect((await write({ channels })).code).toBe('REQUEST_INVALID')
})
