/** The end of a friend's days, and the share of what friends play (docs/flows/referral.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listRewards } from '../../../contract/player/promotions/list-rewards.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { addDays, businessDate, momentOfWall } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { referralHouse } from '../../../tests/support/referrals.ts'
import { setSetting } from '../../system/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'
import { closeUnclaimed } from './gifts.ts'
import { settleReferrals } from './settle.ts'
import { dueShareDays, shareDays } from './shares.ts'

const house = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }
let cashier: CashierHouse
let promotionId: string
let member: Player
const { database, promote, person, friendOf, bring, settle, main, readyOf, rowOf, spentOf, stateOf } =
  referralHouse(() => cashier)
beforeAll(async () => {
  cashier = await openCashierHouse()
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})
beforeEach(async () => {
  member = await person()
  promotionId = await promote()
  // Each test begins before any night.
  await cashier.transaction((tx) =>
    rowsOf(tx, sql`UPDATE promotions.referral SET state = 'LATE' WHERE state = 'MET'`),
  )
})

const today = () => businessDate(clock.now(), house.timeZone)
const at = (daysAhead: number, time = '01:00') =>
  momentOfWall(`${addDays(today(), daysAhead)}T${time}`, house.timeZone)
const night = (daysAhead: number, more: { chunk?: number; onStep?: () => void } = {}) =>
  shareDays({ database: database(), now: at(daysAhead), ...more }, house)
const sharesOf = ({ id }: Player) =>
  rowsOf(
    database().kysely,
    sql<{ amount: bigint; state: string }>`
    SELECT amount, state FROM promotions.referral_share WHERE referrer_id = ${id} ORDER BY day, amount DESC`,
  )
/** The next night begins with today again. */
const forgetNights = async () => {
  const owner = database().kysely
  await rowsOf(
    owner,
    sql`UPDATE promotions.run SET ended_at = NULL, after_member = '' WHERE name = 'referral-shares'`,
  )
}

test('a friend whose days are over is late, an hour after the last one, and pays nobody', async () => {
  const friend = await friendOf(member)
  expect((await rowOf(friend))!.last_day).toBe(addDays(today(), 30))
  await bring(friend, 300, 2_000)
  const late = { database: database() }
  await settleReferrals({ ...late, now: at(31, '00:59') }, house)
  expect(await rowOf(friend)).toMatchObject({ state: 'OPEN' })
  await settleReferrals({ ...late, now: at(31, '01:00') }, house)
  expect(await rowOf(friend)).toMatchObject({ state: 'LATE' })
  await bring(friend, 0, 1_000)
  await settle()
  expect(await rowOf(friend)).toMatchObject({ state: 'LATE' })
  expect(await readyOf(member)).toEqual([])
})

test('a reward that nobody presses for thirty days is gone, and its money is the promotion’s again', async () => {
  const friend = await friendOf(member)
  await bring(friend, 300, 3_000)
  await settle()
  expect(await spentOf(promotionId)).toBe(15_000n)
  const after = new Date(clock.nowMs() + 30 * 86_400_000 + 60_000)
  await closeUnclaimed({ database: database(), now: after }, house)
  expect(await readyOf(member)).toEqual([])
  expect(await spentOf(promotionId)).toBe(5_000n)
  expect((await member.call(listRewards)).value.received).toMatchObject([
    { amount: 10_000, outcome: 'EXPIRED' },
  ])
})

test('a tenth of a per cent of what friends play comes on the next day, and for ninety days', async () => {
  const [one, other] = [await friendOf(member), await friendOf(member)]
  for (const friend of [one, other]) await bring(friend, 300, 3_000)
  await settle()
  expect(await rowOf(one)).toMatchObject({ met_day: today(), share_until: addDays(today(), 89) })
  await bring(other, 0, 150)
  const before = await main(member)
  await forgetNights()
  await night(1)
  expect(await sharesOf(member)).toEqual([
    { amount: 315n, state: 'PAID' },
    { amount: 300n, state: 'PAID' },
  ])
  expect(await main(member)).toBe(before + 615n)
  expect(await spentOf(promotionId)).toBe(30_615n)
  await night(1)
  await night(2)
  expect(await main(member)).toBe(before + 615n)
})

test('cut off after every member and run twice at once, each share is credited once', async () => {
  const others = [member, await person(), await person()]
  for (const referrer of others) await bring(await friendOf(referrer), 300, 3_000)
  await settle()
  await forgetNights()
  const before = await Promise.all(others.map(main))
  const cut = () => {
    throw new Error('cut off')
  }
  for (let times = 0; times < 4; times++) await night(1, { chunk: 1, onStep: cut }).catch(() => undefined)
  await Promise.all([night(1, { chunk: 1 }), night(1, { chunk: 1 })])
  expect(await Promise.all(others.map(main))).toEqual(before.map((balance) => balance + 300n))
})

test('all friends together bring no more than the most of a day', async () => {
  promotionId = await promote({ arguments: { shareDayMax: 400 } })
  for (const friend of [await friendOf(member), await friendOf(member)]) await bring(friend, 300, 3_000)
  await settle()
  await forgetNights()
  const before = await main(member)
  await night(1)
  expect(await sharesOf(member)).toEqual([
    { amount: 300n, state: 'PAID' },
    { amount: 100n, state: 'PAID' },
  ])
  expect(await main(member)).toBe(before + 400n)
})

test('a share that the budget does not hold is dropped, ends the offer, and leaves the member’s day alone', async () => {
  promotionId = await promote({ budget: 15_299n })
  await bring(await friendOf(member), 300, 3_000)
  await settle()
  await forgetNights()
  const before = await main(member)
  await night(1)
  expect(await sharesOf(member)).toEqual([{ amount: 300n, state: 'DROPPED' }])
  expect(await main(member)).toBe(before)
  expect(await spentOf(promotionId)).toBe(15_000n)
  expect(await stateOf(promotionId)).toEqual({ state: 'STOPPED', reason: 'BUDGET' })
  const given = await rowsOf(
    database().kysely,
    sql<{ amount: bigint }>`
    SELECT amount FROM promotions.given_day WHERE member_id = ${member.id} AND cap = 'BONUS' AND amount > 0`,
  )
  expect(given).toEqual([])
})

test('a share waits for a day that has room for it, and a member on a break earns none', async () => {
  const resting = await person()
  for (const referrer of [member, resting]) await bring(await friendOf(referrer), 300, 3_000)
  await settle()
  await cashier.transaction(async (tx) => {
    await setMemberGuard(tx, resting.id, { blockedReason: 'TIMEOUT', blockedUntil: null })
    await setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 299n)
  })
  await forgetNights()
  const before = await main(member)
  await night(1)
  expect(await sharesOf(member)).toEqual([{ amount: 300n, state: 'DUE' }])
  await cashier.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 2_000_000n),
  )
  await night(2)
  expect(await main(member)).toBe(before + 300n)
  expect(await sharesOf(resting)).toEqual([])
})

test('the days whose shares are due: ended ones, from 00:45 on', () => {
  const moment = (text: string) => new Date(`${text}+07:00`)
  expect(dueShareDays('2026-11-20', moment('2026-11-22T00:44'), house.timeZone)).toEqual(['2026-11-20'])
  expect(dueShareDays('2026-11-20', moment('2026-11-22T00:45'), house.timeZone)).toEqual([
    '2026-11-20',
    '2026-11-21',
  ])
  expect(dueShareDays('2026-11-22', moment('2026-11-22T12:00'), house.timeZone)).toEqual([])
})
