/** Tags of members: set on their page and by list, and whom promotions, segments and lists choose by them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTags } from '../../../../contract/operator/members/change-tags.ts'
import { listTags } from '../../../../contract/operator/members/list-tags.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import { tagMembers } from '../../../../contract/operator/members/tag-members.ts'
import { countSegment } from '../../../../contract/operator/marketing/count-segment.ts'
import { readPromotionDraft } from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import { startPromotion } from '../../../../contract/operator/promotions/start-promotion.ts'
import { writePromotion } from '../../../../contract/operator/promotions/write-promotion.ts'
import { listPromotions } from '../../../../contract/player/promotions/list-promotions.ts'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { clock } from '../../../../kernel/clock.ts'
import { rowsOf, sql } from '../../../../platform/postgres.ts'
import type { Caller } from '../../../../tests/support/cashier.ts'
import { makeAccount } from '../../../../tests/support/identity.ts'
import { everybody, openNewsHouse, type NewsHouse } from '../../../../tests/support/marketing.ts'
import { createMerchant } from '../../../system/index.ts'

const ABILITIES = ['members.read', 'members.tag', 'promotions.view', 'promotions.edit', 'marketing.edit']
let house: NewsHouse
let clerk: Caller
beforeAll(async () => {
  house = await openNewsHouse()
  clerk = await house.operator('owner', ABILITIES)
})
afterAll(() => house.close())

const setTags = (number: number, tags: readonly string[], by = clerk) =>
  by.call(changeTags, { params: { memberId: demoMemberId(number) }, body: { tags } })
const tagMany = (tag: string, usernames: readonly string[], isGiven = true) =>
  clerk.call(tagMembers, { body: { tag, usernames, isGiven } })
const tagsNow = async () =>
  Object.fromEntries((await clerk.call(listTags)).value.list.map(({ tag, members }) => [tag, members]))
const tagsOf = async (number: number) =>
  (await clerk.call(readMember, { params: { memberId: demoMemberId(number) } })).value.tags

test('a member has the tags that their page sets, small letters and single spaces, each once', async () => {
  expect((await setTags(1, ['Football  Fans', 'football fans', 'คอสล็อต'])).value).toEqual({
    tags: ['football fans', 'คอสล็อต'],
  })
  expect(await tagsOf(1)).toEqual(['football fans', 'คอสล็อต'])
  await setTags(1, ['คอสล็อต'])
  expect(await tagsOf(1)).toEqual(['คอสล็อต'])
  expect(await tagsNow()).toEqual({ คอสล็อต: 1 })
  const [entry] = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      detail: string
    }>`SELECT detail FROM app.audit_log WHERE action = 'member.tags' ORDER BY seq DESC LIMIT 1`,
  )
  expect(JSON.parse(entry!.detail)).toMatchObject({
    username: 'member01',
    before: { tags: ['football fans', 'คอสล็อต'] },
    after: { tags: ['คอสล็อต'] },
  })
})

test('a list tags many at once, and takes the tag from many; who has it already is not counted', async () => {
  expect((await tagMany('regulars', ['MEMBER02', 'member03', 'member03'])).value).toEqual({ changedCount: 2 })
  expect((await tagMany('Regulars', ['member02', 'member04'])).value).toEqual({ changedCount: 1 })
  expect(await tagsNow()).toMatchObject({ regulars: 3 })
  expect((await tagMany('regulars', ['member03', 'member05'], false)).value).toEqual({ changedCount: 1 })
  expect(await tagsNow()).toMatchObject({ regulars: 2 })
  const { value } = await clerk.call(searchMembers, { query: { tag: 'REGULARS' } })
  expect(value.list.map(({ username }) => username).sort()).toEqual(['member02', 'member04'])
})

test('a list with names of nobody, of a trial account or of another house tags no one', async () => {
  await house.transaction((tx) =>
    createMerchant(tx, { merchantId: 'other', code: 'other', name: 'Other', isDefault: false }),
  )
  await makeAccount(house.server, { username: 'foreigner', merchantId: 'other' })
  const before = await tagsNow()
  const refused = await tagMany('guests', ['member01', 'nobody-here', 'foreigner'])
  expect(refused).toMatchObject({
    code: 'REQUEST_INVALID',
    value: { fields: [{ field: 'usernames', rule: 'unknownMembers' }] },
  })
  expect(JSON.stringify(refused.value)).toContain('nobody-here, foreigner')
  expect(await tagsNow()).toEqual(before)
  const foreign = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      account_id: string
    }>`SELECT account_id FROM identity.account WHERE merchant_id <> ${DEMO_MERCHANT}`,
  )
  const reply = await clerk.call(changeTags, {
    params: { memberId: foreign[0]!.account_id },
    body: { tags: ['guests'] },
  })
  expect(reply.code).toBe('MEMBER_NOT_FOUND')
})

test.each([
  ['a comma in it', ['one, two']],
  ['33 letters', ['x'.repeat(33)]],
  ['nothing', ['']],
  ['21 of them', Array.from({ length: 21 }, (_, place) => `tag ${place}`)],
])('a tag with %s is refused and changes nothing', async (_case, tags) => {
  const before = await tagsOf(2)
  expect((await setTags(2, tags)).code).toBe('REQUEST_INVALID')
  expect(await tagsOf(2)).toEqual(before)
})

test('who may only read members tags nobody', async () => {
  const reader = await house.operator('reader', ['members.read'])
  expect((await setTags(2, ['mine'], reader)).status).toBe(403)
})

test('a promotion for a tag is seen by its members alone, from the moment that they have it', async () => {
  const { value } = await clerk.call(writePromotion, {
    body: {
      kind: 'CASHBACK',
      names: { th: 'คืนยอดเสีย', en: 'Cashback for regulars' },
      texts: { th: '', en: '' },
      imageUrl: '',
      arguments: {},
      audience: {
        vipFrom: null,
        vipTo: null,
        neverDeposited: false,
        dormantDays: null,
        lineOf: '',
        tags: ['Regulars', 'friends'],
        usernames: [],
      },
      startsAt: new Date(clock.nowMs() - 60_000).toISOString(),
      endsAt: null,
      budgetAmount: null,
      claimLimit: null,
      mayReapply: true,
    },
  })
  const params = { promotionId: value.promotionId }
  expect((await clerk.call(readPromotionDraft, { params })).value.audience.tags).toEqual([
    'friends',
    'regulars',
  ])
  await clerk.call(startPromotion, { params, body: { version: 1 } })
  const sees = async (number: number) => {
    const player = await house.player(number)
    const { list } = (await player.call(listPromotions)).value
    return list.some(({ promotionId }) => promotionId === value.promotionId)
  }
  expect(await sees(2)).toBe(true)
  expect(await sees(6)).toBe(false)
  await setTags(6, ['friends'])
  expect(await sees(6)).toBe(true)
  await setTags(6, [])
  expect(await sees(6)).toBe(false)
  const open = await house.client.get<{ list: { promotionId: string }[] }>(
    '/api/wps/relay/MCS2_openPromotionList',
  )
  expect(open.value.list.map(({ promotionId }) => promotionId)).not.toContain(value.promotionId)
})

test('a segment of a tag finds its members, and together with other conditions fewer', async () => {
  const count = async (conditions: Partial<typeof everybody>) =>
    (await clerk.call(countSegment, { body: { conditions: { ...everybody, ...conditions } } })).value.members
  expect(await count({ tags: ['regulars'] })).toBe(2)
  expect(await count({ tags: ['Regulars', 'คอสล็อต'] })).toBe(3)
  expect(await count({ tags: ['regulars'], usernames: ['member02', 'member09'] })).toBe(1)
  expect(await count({ tags: ['nobody has it'] })).toBe(0)
})
