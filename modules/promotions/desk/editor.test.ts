/** Promotions as operators write, change, start, stop and order them. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePromotion } from '../../../contract/operator/promotions/change-promotion.ts'
import { findUsernames } from '../../../contract/operator/promotions/find-usernames.ts'
import { listAllPromotions } from '../../../contract/operator/promotions/list-all-promotions.ts'
import { movePromotion } from '../../../contract/operator/promotions/move-promotion.ts'
import { readPromotionDraft } from '../../../contract/operator/promotions/read-promotion-draft.ts'
import { startPromotion } from '../../../contract/operator/promotions/start-promotion.ts'
import { stopPromotion } from '../../../contract/operator/promotions/stop-promotion.ts'
import { uploadPromotionPicture } from '../../../contract/operator/promotions/upload-promotion-picture.ts'
import { writePromotion } from '../../../contract/operator/promotions/write-promotion.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'

let house: CashierHouse
let editor: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  editor = await house.operator('finance', ['promotions.view', 'promotions.edit'])
})
afterAll(() => house.close())

const HOUR = 3_600_000
const hours = (count: number) => new Date(clock.now().getTime() + count * HOUR).toISOString()
const everybody = {
  vipFrom: null,
  vipTo: null,
  neverDeposited: false,
  dormantDays: null,
  lineOf: '',
  tags: [] as string[],
  usernames: [] as string[],
}
const draft = (change: object = {}) => ({
  names: { th: 'โบนัสฝากประจำวัน', en: 'Daily deposit bonus' },
  texts: { th: '', en: '' },
  imageUrl: '',
  arguments: { percent: 100_000 },
  audience: everybody,
  startsAt: hours(-1),
  endsAt: hours(24),
  budgetAmount: 100_000,
  claimLimit: 10,
  mayReapply: true,
  ...change,
})
const write = (change: object = {}) =>
  editor.call(writePromotion, { body: { kind: 'RELOAD', ...draft(change) } })
const written = async (change: object = {}) => (await write(change)).value.promotionId
const read = async (promotionId: string) =>
  (await editor.call(readPromotionDraft, { params: { promotionId } })).value
const start = (promotionId: string, version = 1) =>
  editor.call(startPromotion, { params: { promotionId }, body: { version } })
const stop = (promotionId: string) => editor.call(stopPromotion, { params: { promotionId }, body: {} })
const change = (promotionId: string, version: number, changed: object = {}) =>
  editor.call(changePromotion, { params: { promotionId }, body: { ...draft(changed), version } })
const fieldsOf = (reply: { value: unknown }) =>
  (reply.value as { fields: { field: string; rule: string }[] }).fields.map(({ field }) => field)
const countOfAll = async () => (await editor.call(listAllPromotions)).value.totalCount

test('a promotion is kept as a draft with the defaults of its kind, started, stopped and started again', async () => {
  const promotionId = await written()
  expect(await read(promotionId)).toMatchObject({
    kind: 'RELOAD',
    phase: 'DRAFT',
    version: 1,
    arguments: { percent: 100_000, leastAmount: 30_000, maxAmount: 50_000, times: 5_000_000, days: 30 },
    audience: everybody,
    spentAmount: 0,
    claimCount: 0,
  })
  expect((await start(promotionId)).value).toEqual({ phase: 'RUNNING' })
  expect((await start(promotionId, 2)).code).toBe('PROMO_STATE')
  expect((await stop(promotionId)).value).toEqual({ phase: 'STOPPED' })
  expect((await stop(promotionId)).code).toBe('PROMO_STATE')
  expect((await start(promotionId, 3)).value).toEqual({ phase: 'RUNNING' })
})

test('a promotion that begins later waits, and one whose end is past is not started', async () => {
  const waiting = await written({ startsAt: hours(2) })
  expect((await start(waiting)).value).toEqual({ phase: 'WAITING' })
  const past = await written({ startsAt: hours(-3), endsAt: hours(-2) })
  expect((await start(past)).code).toBe('PROMO_ENDED')
  expect((await read(past)).phase).toBe('DRAFT')
})

test.each([
  ['an end before its start', { startsAt: hours(2), endsAt: hours(1) }, ['endsAt']],
  ['a rate beyond the kind’s bounds', { arguments: { percent: 9_000_000 } }, ['arguments.percent']],
  ['a value that is none', { arguments: { days: 'long' } }, ['arguments.days']],
  ['a value that the kind does not have', { arguments: { luck: 7 } }, ['arguments.luck']],
  [
    'values that contradict each other',
    { arguments: { maxAmount: 1_000, stakeAmount: 50_000 } },
    ['arguments.stakeAmount'],
  ],
  ['levels in the wrong order', { audience: { ...everybody, vipFrom: 5, vipTo: 2 } }, ['audience.vipTo']],
  ['a line of nobody', { audience: { ...everybody, lineOf: 'member01' } }, ['audience.lineOf']],
  [
    'a list with a name of nobody',
    { audience: { ...everybody, usernames: ['member01', 'nobody99'] } },
    ['audience.usernames'],
  ],
  ['a picture of another host', { imageUrl: 'https://pictures.example/a.png' }, ['imageUrl']],
  ['a name in one language', { names: { th: 'ก', en: '' } }, ['names.en']],
  ['a budget of nothing', { budgetAmount: 0 }, ['budgetAmount']],
  ['a budget a day of nothing', { dayBudgetAmount: 0 }, ['dayBudgetAmount']],
  ['a budget a day below the largest claim', { dayBudgetAmount: 49_999 }, ['dayBudgetAmount']],
  ['a budget a day above the whole', { dayBudgetAmount: 100_001 }, ['dayBudgetAmount']],
])('%s is refused at its field, and nothing is kept', async (_name, changed, fields) => {
  const before = await countOfAll()
  const reply = await write(changed)
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(fieldsOf(reply)).toEqual(fields)
  expect(await countOfAll()).toBe(before)
})

test('who it is for is written by names and read by names', async () => {
  const audience = {
    ...everybody,
    vipFrom: 1,
    vipTo: 8,
    neverDeposited: true,
    dormantDays: 14,
    usernames: ['Member02', 'member01', 'MEMBER02'],
  }
  const promotionId = await written({ audience })
  expect((await read(promotionId)).audience).toEqual({ ...audience, usernames: ['member01', 'member02'] })
  expect((await editor.call(findUsernames, { body: { usernames: ['member01', 'nobody99'] } })).value).toEqual(
    { foundCount: 1, unknown: ['nobody99'], unknownCount: 1 },
  )
})

test('of two who change a promotion at once, the second is told', async () => {
  const promotionId = await written()
  const replies = await Promise.all([
    change(promotionId, 1, { budgetAmount: 200_000 }),
    change(promotionId, 1, { budgetAmount: 300_000 }),
  ])
  expect(replies.filter(({ code }) => code === 'PROMO_STATE')).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await read(promotionId)).version).toBe(2)
})

test('what has begun keeps its start, and its bounds stay above what was given', async () => {
  const startsAt = hours(-1)
  const promotionId = await written({ startsAt })
  await start(promotionId)
  await house.transaction(async (tx) => {
    await run(
      tx,
      sql`
      UPDATE promotions.promotion SET spent_amount = 60000, claim_count = 6 WHERE promotion_id = ${promotionId}`,
    )
  })
  expect(fieldsOf(await change(promotionId, 2, { startsAt: hours(1) }))).toEqual(['startsAt'])
  const less = await change(promotionId, 2, { startsAt, budgetAmount: 59_999, claimLimit: 5 })
  expect(fieldsOf(less)).toEqual(['budgetAmount', 'claimLimit'])
  expect((await change(promotionId, 2, { startsAt, budgetAmount: 60_000, claimLimit: 6 })).status).toBe(200)
  await stop(promotionId)
  expect((await start(promotionId, 4)).code).toBe('PROMO_BUDGET')
})

test('a budget a day is kept, is shown with what today gave, and may be less than that', async () => {
  const startsAt = hours(-1)
  const promotionId = await written({ startsAt, dayBudgetAmount: 80_000 })
  await start(promotionId)
  await house.transaction((tx) =>
    run(
      tx,
      sql`
      UPDATE promotions.promotion SET spent_amount = 70000, day_spent_amount = 70000, claim_count = 2,
        day_spent_on = ${businessDate(clock.now(), 'Asia/Bangkok')} WHERE promotion_id = ${promotionId}`,
    ),
  )
  const figures = async () => {
    const { dayBudgetAmount, daySpentAmount } = await read(promotionId)
    return [dayBudgetAmount, daySpentAmount]
  }
  expect(await figures()).toEqual([80_000, 70_000])
  expect((await change(promotionId, 2, { startsAt, dayBudgetAmount: 60_000 })).status).toBe(200)
  expect(await figures()).toEqual([60_000, 70_000])
  expect((await change(promotionId, 3, { startsAt })).status).toBe(200)
  expect(await figures()).toEqual([null, 70_000])
  await house.transaction((tx) =>
    run(
      tx,
      sql`UPDATE promotions.promotion SET day_spent_on = day_spent_on - 1 WHERE promotion_id = ${promotionId}`,
    ),
  )
  expect(await figures()).toEqual([null, 0])
})

test('kinds that pay at one moment, and values that give no money, have no budget a day', async () => {
  const of = (kind: string, values: object) =>
    editor.call(writePromotion, { body: { kind, ...draft({ arguments: values, dayBudgetAmount: 50_000 }) } })
  for (const [kind, values] of [
    ['CASHBACK', {}],
    ['MISSION', { reward: 'POINTS' }],
  ] as const) {
    const reply = await of(kind, values)
    expect(fieldsOf(reply), kind).toEqual(['dayBudgetAmount'])
  }
  expect((await of('MISSION', {})).status).toBe(200)
})

test('claims keep the values that they began with, and later ones get the changed values', async () => {
  const startsAt = hours(-1)
  const promotionId = await written({ startsAt })
  await start(promotionId)
  const claimId = newId()
  const player = await house.player(1)
  await house.transaction(async (tx) => {
    await run(
      tx,
      sql`
      INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, joined_at)
      SELECT ${claimId}, promotion_id, ${player.id}, '', ${DEMO_MERCHANT}, 'JOINED', arguments, ${clock.now()}
      FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
    )
  })
  expect(
    (await change(promotionId, 2, { startsAt, arguments: { percent: 200_000, times: 10_000_000 } })).status,
  ).toBe(200)
  expect((await read(promotionId)).arguments).toMatchObject({ percent: 200_000 })
  const kept = await rowsOf(
    house.server.process.database.kysely,
    sql<{ percent: number }>`
    SELECT (arguments ->> 'percent')::int AS percent FROM promotions.claim WHERE claim_id = ${claimId}`,
  )
  expect(kept).toEqual([{ percent: 100_000 }])
})

test('promotions are listed by state and kind, in an order that operators change', async () => {
  const first = await written()
  const second = await written()
  const places = async () => {
    const { list } = (await editor.call(listAllPromotions, { query: { pageSize: 100 } })).value
    return list.map(({ promotionId }) => promotionId).filter((id) => [first, second].includes(id))
  }
  expect(await places()).toEqual([first, second])
  const move = (promotionId: string, isUp: boolean) =>
    editor.call(movePromotion, { params: { promotionId }, body: { isUp } })
  await move(second, true)
  expect(await places()).toEqual([second, first])
  await move(second, false)
  expect(await places()).toEqual([first, second])
  expect((await move('nobody', true)).code).toBe('PROMO_NOT_FOUND')
  const drafts = (
    await editor.call(listAllPromotions, { query: { phase: 'DRAFT', kind: 'RELOAD', pageSize: 100 } })
  ).value.list
  expect(new Set(drafts.map(({ phase, kind }) => `${phase} ${kind}`))).toEqual(new Set(['DRAFT RELOAD']))
  expect(
    (await editor.call(listAllPromotions, { query: { kind: 'CASHBACK' } })).value.list.every(
      ({ kind }) => kind === 'CASHBACK',
    ),
  ).toBe(true)
})

test('a picture is encoded again, and what is none is refused', async () => {
  const send = (bytes: Buffer) => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
    return house.client.post<{ url: string }>(uploadPromotionPicture.path, form, { token: editor.token })
  }
  const picture = await sharp({ create: { width: 900, height: 360, channels: 3, background: '#b33' } })
    .png()
    .toBuffer()
  const kept = await send(picture)
  const imageUrl = kept.value.url
  expect(imageUrl).toMatch(/^\/files\/.+\.banner\.webp$/)
  expect((await read(await written({ imageUrl }))).imageUrl).toBe(imageUrl)
  expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).code).toBe('UPLOAD_INVALID')
})

test('another merchant’s promotion is not there, and who may only see may not write', async () => {
  expect((await start('promotion-of-nobody')).code).toBe('PROMO_NOT_FOUND')
  const viewer = await house.operator('viewer', ['promotions.view'])
  const refused = await viewer.call(writePromotion, { body: { kind: 'RELOAD', ...draft() } })
  expect(refused.code).toBe('COMMON_FORBIDDEN')
})
