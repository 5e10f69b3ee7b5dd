/** For whom bonuses of deposits are, and how often (docs/flows/promotions.md). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listPromotions } from '../../../contract/player/promotions/list-promotions.ts'
import { readPromotion } from '../../../contract/player/promotions/read-promotion.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse } from '../../../tests/support/cashier.ts'
import { askWith, OfferDesk, offersOf, payAsked } from '../../../tests/support/deposit-offers.ts'
import { stopMarketing } from '../../messaging/shared/store/marketing.ts'
import { setSetting } from '../../system/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'

let house: CashierHouse
let desk: OfferDesk
beforeAll(async () => {
  house = await openCashierHouse()
  desk = new OfferDesk(house)
  await goToHour(house, 10)
})
afterEach(() => desk.stopAll())
afterAll(async () => {
  await house.audit()
  await house.close()
})

test('excluded, on a time-out, or in a stop of advertising: no offer and no promotion', async () => {
  const promotionId = await desk.offer()
  const excluded = await desk.fresh(1)
  await house.transaction((tx) =>
    setMemberGuard(tx, excluded.id, {
      blockedReason: 'TIMEOUT',
      blockedUntil: new Date(clock.nowMs() + 86_400_000),
    }),
  )
  const stopped = await desk.fresh(2)
  const key = { merchantId: DEMO_MERCHANT, accountId: stopped.id }
  await house.transaction((tx) => stopMarketing(tx, key, clock.now(), null))
  for (const member of [excluded, stopped]) {
    expect(await offersOf(member)).toEqual([])
    expect((await member.call(listPromotions)).value.list).toEqual([])
    expect((await member.call(readPromotion, { params: { promotionId } })).code).toBe('PROMO_NOT_FOUND')
  }
})

test('a second account on the same device gets no first deposit any more', async () => {
  const promotionId = await desk.offer()
  const [one, other] = [await desk.fresh(3), await desk.fresh(4)]
  const visit = (accountId: string) =>
    house.transaction((tx) =>
      run(
        tx,
        sql`
        INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, at, address, how, visitor_id)
        VALUES (gen_random_uuid(), ${accountId}, ${DEMO_MERCHANT}, ${clock.now()}, '127.0.0.1', 'PASSWORD', 'one-device-of-two')`,
      ),
    )
  await visit(one.id)
  await visit(other.id)
  expect(await offersOf(other)).toHaveLength(1)
  const waiting = (await askWith(other, 20_000, promotionId)).value
  await payAsked(one, (await askWith(one, 20_000, promotionId)).value.intentId)
  expect(await offersOf(other)).toEqual([])
  const { list } = (await other.call(listPromotions)).value
  expect(list.find((card) => card.promotionId === promotionId)).toMatchObject({
    state: 'CLOSE',
    action: null,
  })
  await payAsked(other, waiting.intentId)
  expect((await other.balances()).bonus).toBe(0n)
  expect((await desk.turnoverOf(other)).map(([source]) => source)).toEqual(['DEPOSIT'])
})

test('a reload is for the first deposit of a day, each day again', async () => {
  const promotionId = await desk.offer({ kind: 'RELOAD' })
  let member = await desk.fresh(5)
  const bring = async () => {
    const { intentId } = (await askWith(member, 30_000, promotionId)).value
    await payAsked(member, intentId)
  }
  await bring()
  expect(await offersOf(member)).toEqual([])
  expect((await member.call(readPromotion, { params: { promotionId } })).value.card).toMatchObject({
    state: 'ISSUED',
    changesAt: expect.any(String),
  })
  await house.advance('PT24H')
  member = await house.player(5)
  await bring()
  const sources = (await desk.turnoverOf(member)).map(([source]) => source)
  expect(sources).toEqual(['RELOAD', 'RELOAD'])
  await house.advance('PT24H')
  member = await house.player(5)
  await member.deposit(10_000)
  expect(await offersOf(member)).toEqual([])
})

test('what the day’s cap leaves out is not offered, and a bonus that does not fit is not given', async () => {
  const promotionId = await desk.offer()
  const member = await desk.fresh(6)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 9_999n))
  const { intentId } = (await askWith(member, 10_000, promotionId)).value
  await payAsked(member, intentId)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 2_000_000n))
  expect((await member.balances()).bonus).toBe(0n)
  expect(await desk.budgetOf(promotionId)).toMatchObject({ spent: 0n })
})

test.each([
  ['a VIP level that they do not have', { vipFrom: 3 }],
  ['a list that they are not on', { memberIds: ['somebody-else'] }],
  ['the line of somebody else', { lineOf: 'nobody' }],
  ['who did not pay in for long', { dormantDays: 3_000 }],
])('a promotion for %s is not theirs', async (_name, audience) => {
  await desk.offer()
  const member = await desk.fresh(7)
  const promotionId = await desk.offer({ audience })
  expect((await offersOf(member)).map(({ offerId }) => offerId)).not.toContain(promotionId)
  expect((await askWith(member, 20_000, promotionId)).code).toBe('REQUEST_INVALID')
  expect((await member.call(readPromotion, { params: { promotionId } })).code).toBe('PROMO_NOT_FOUND')
})
