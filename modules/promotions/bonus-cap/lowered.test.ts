/** The most that a member may be given in a day, lowered while promotions run. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPromotion } from '../../../contract/operator/promotions/start-promotion.ts'
import { changeSetting } from '../../../contract/operator/system/change-setting.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'
import { openPromotion, type PromotionChange } from '../../../tests/support/promotions.ts'
import { setSetting, settingOf } from '../../system/index.ts'
import { promotionSettings } from '../settings.ts'

const { dailyBonusCap } = promotionSettings
let house: CashierHouse
let owner: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('finance', ['settings.edit', 'promotions.edit'])
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.transaction(async (tx) => {
    await run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED'`)
    await setSetting(tx, DEMO_MERCHANT, dailyBonusCap, 2_000_000n)
  })
})

const open = (change: PromotionChange) => house.transaction((tx) => openPromotion(tx, change))
const board = (prize: number) => open({ kind: 'LEADERBOARD', arguments: { prizes: [prize, 100] } })
const change = (amount: number) =>
  owner.call(changeSetting, { params: { name: dailyBonusCap.name }, body: { value: String(amount) } })
const cap = () => house.transaction((tx) => settingOf(tx, DEMO_MERCHANT, dailyBonusCap))

test('below one gift of a live promotion it is refused with the promotion and the least', async () => {
  await board(70_000)
  await open({ kind: 'CASHBACK', arguments: { maxAmount: 50_000 } })
  expect(await change(60_000)).toMatchObject({
    code: 'REQUEST_INVALID',
    value: {
      fields: [
        {
          field: dailyBonusCap.name,
          rule: 'belowGifts',
          message:
            'Promotions that run give more at once: Promotion LEADERBOARD. Stop or change them first, or keep at least ฿700.00',
        },
      ],
    },
  })
  expect(await cap()).toBe(2_000_000n)
  expect((await change(70_000)).value).toEqual({ state: 'CHANGED', value: '70000' })
})

test('a draft, a stopped promotion and one that has ended do not hold it', async () => {
  const [draft, stopped] = [await board(70_000), await board(80_000)]
  await house.transaction(async (tx) => {
    await run(tx, sql`UPDATE promotions.promotion SET state = 'DRAFT' WHERE promotion_id = ${draft}`)
    await run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE promotion_id = ${stopped}`)
  })
  const ago = (hours: number) => new Date(clock.nowMs() - hours * 3_600_000)
  await open({ kind: 'CASHBACK', arguments: { maxAmount: 90_000 }, startsAt: ago(9), endsAt: ago(1) })
  expect((await change(60_000)).status).toBe(200)
})

test('of many promotions the first five are named, and how many more there are', async () => {
  for (let place = 1; place <= 7; place += 1) await board(70_000)
  const names = Array<string>(5).fill('Promotion LEADERBOARD').join(', ')
  expect(JSON.stringify((await change(60_000)).value)).toContain(`${names}, +2. `)
})

test('raised it is not held by what it was too low for already', async () => {
  await board(70_000)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, dailyBonusCap, 10_000n))
  // A higher cap waits for a second person, as ever.
  expect((await change(20_000)).value).toMatchObject({ state: 'PENDING' })
})

test('lowered while a promotion is started, only one of the two happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const promotionId = await board(70_000)
    await house.transaction(async (tx) => {
      await run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE state = 'LIVE'`)
      await setSetting(tx, DEMO_MERCHANT, dailyBonusCap, 2_000_000n)
    })
    const replies = await Promise.all([
      change(60_000),
      owner.call(startPromotion, { params: { promotionId }, body: { version: 1 } }),
    ])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  }
})
