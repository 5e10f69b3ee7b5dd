/** The check-in from its condition to the money, day after day (docs/flows/check-in.md). */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkIn } from '../../../contract/player/promotions/check-in.ts'
import { readCheckIn } from '../../../contract/player/promotions/read-check-in.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openPromotion, stopPromotion } from '../../../tests/support/promotions.ts'
import { setSetting } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'

const ZONE = 'Asia/Bangkok'
let cashier: CashierHouse
let promotionId: string
let member: Player
let number = 0
beforeAll(async () => {
  cashier = await openCashierHouse()
  await cashier.transaction((tx) => stopPromotion(tx, 'demo-check-in'))
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})
beforeEach(async () => {
  await goToHour(cashier, 9)
  promotionId = await cashier.transaction((tx) => openPromotion(tx, { kind: 'CHECK_IN' }))
  member = await cashier.player(++number)
})
afterEach(() => cashier.transaction((tx) => stopPromotion(tx, promotionId)))

const today = () => businessDate(clock.now(), ZONE)
async function play(amount: bigint): Promise<void> {
  await cashier.play(member.id, amount, amount)
  await rollUpAll(cashier.server.process.database)
  await cashier.settle('promotions/follow-played')
}
const sign = (key?: string) => member.call(checkIn, key ? { key } : {})
const read = async (month?: string) =>
  (await member.call(readCheckIn, month ? { query: { month } } : {})).value
const main = async () => (await member.balances()).main
/** The session of yesterday has ended with the day's clock. */
async function nextDay(days = 1): Promise<void> {
  await cashier.advance(`PT${days * 24}H`)
  member = await cashier.player(number)
}

test('seven days pay 1, 2, 3, 4, 5, 6 and 18 baht with turnover twice, and the eighth begins again', async () => {
  const first = today()
  for (const [place, amount] of [100n, 200n, 300n, 400n, 500n, 600n, 1_800n, 100n].entries()) {
    await play(50_000n)
    const before = await main()
    const { value } = await sign()
    expect(value).toMatchObject({ state: 'SIGNED', place: (place % 7) + 1, streak: (place % 7) + 1 })
    expect(await main()).toBe(before + amount)
    await nextDay()
  }
  const rows = await cashier.transaction((tx) => requirementsOf(tx, member.id))
  const own = rows.filter(({ source }) => source === 'CHECK_IN')
  expect(own.map(({ requiredAmount }) => requiredAmount).toSorted((a, b) => Number(a - b))).toEqual([
    200n,
    200n,
    400n,
    600n,
    800n,
    1_000n,
    1_200n,
    3_600n,
  ])
  expect(own.every(({ isBonus }) => !isBonus)).toBe(true)
  const { month } = await read(first.slice(0, 7))
  expect(month.days[0]).toEqual({ day: first, place: 1, amount: 100 })
  expect(month.amount).toBe(month.days.reduce((sum, { amount }) => sum + amount, 0))
})

test('before the condition is met it says what is missing, and nothing moves', async () => {
  await play(20_000n)
  expect(await read()).toMatchObject({
    state: 'NEEDED',
    deposit: { doneAmount: 0, targetAmount: 10_000 },
    valid: { doneAmount: 20_000, targetAmount: 50_000 },
  })
  const before = await main()
  const answer = await sign()
  expect(answer).toMatchObject({ status: 422, code: 'PROMO_NOT_READY' })
  expect(answer.message).toContain('300.00')
  expect(await main()).toBe(before)
  await member.deposit(10_000)
  await cashier.settle()
  expect((await sign()).value).toMatchObject({ state: 'SIGNED', place: 1, amount: 100 })
})

test('asked at once from many places a day is paid once, and every answer is the same', async () => {
  await play(50_000n)
  const before = await main()
  const answers = await Promise.all(Array.from({ length: 20 }, () => sign()))
  expect(answers.every(({ status, value }) => status === 200 && value.state === 'SIGNED')).toBe(true)
  expect(await main()).toBe(before + 100n)
  const key = randomUUID()
  expect((await sign(key)).value).toEqual((await sign(key)).value)
  expect(await main()).toBe(before + 100n)
  const events = await rowsOf(
    cashier.server.process.database.kysely,
    sql<{ from_state: string; to_state: string }>`
    SELECT e.from_state, e.to_state FROM promotions.claim_event e JOIN promotions.claim c USING (claim_id)
    WHERE c.member_id = ${member.id}`,
  )
  expect(events).toEqual([{ from_state: 'JOIN', to_state: 'SIGNED' }])
})

test('around midnight each of the two days is paid exactly once', async () => {
  await play(50_000n)
  const midnight = startOfBusinessDate(addDays(today(), 1), ZONE).getTime()
  await cashier.advance(`PT${Math.floor((midnight - clock.nowMs()) / 1_000) - 20}S`)
  member = await cashier.player(number)
  const before = await main()
  await Promise.all(Array.from({ length: 10 }, () => sign()))
  expect(await main()).toBe(before + 100n)
  await cashier.advance('PT60S')
  // The new day needs its own condition.
  expect(await sign()).toMatchObject({ code: 'PROMO_NOT_READY' })
  await play(50_000n)
  const answers = await Promise.all(Array.from({ length: 10 }, () => sign()))
  expect(answers.map(({ value }) => value.place)).toEqual(Array(10).fill(2))
  expect(await main()).toBe(before + 300n)
})

test('after a missed day the row begins again', async () => {
  await play(50_000n)
  await sign()
  await nextDay()
  await play(50_000n)
  expect((await sign()).value).toMatchObject({ place: 2, isMissed: false })
  await nextDay(2)
  expect(await read()).toMatchObject({ place: 1, streak: 0, isMissed: true })
  await play(50_000n)
  expect((await sign()).value).toMatchObject({ place: 1, streak: 1, isMissed: false })
})

test('a member on a break, or with a stop of advertising, checks in for nothing', async () => {
  await play(50_000n)
  await cashier.transaction((tx) =>
    setMemberGuard(tx, member.id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
  )
  expect(await read()).toMatchObject({ state: 'PAUSED' })
  expect(await sign()).toMatchObject({ status: 422, code: 'PROMO_RG' })
  await cashier.transaction((tx) => setMemberGuard(tx, member.id, { blockedReason: null }))
  await cashier.transaction((tx) =>
    run(
      tx,
      sql`INSERT INTO messaging.marketing_stop (merchant_id, account_id, since) VALUES (${DEMO_MERCHANT}, ${member.id}, ${clock.now()})`,
    ),
  )
  expect(await sign()).toMatchObject({ status: 422, code: 'PROMO_RG' })
  const { count } = await oneOf(
    cashier.server.process.database.kysely,
    sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM promotions.claim WHERE member_id = ${member.id}`,
  )
  expect(count).toBe(0)
})

test('what the day’s cap, the budget or the number of claims leaves out is not checked in', async () => {
  await play(50_000n)
  await cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 99n))
  expect(await sign()).toMatchObject({ code: 'PROMO_DAY_CAP' })
  await cashier.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 2_000_000n),
  )
  const bounded = async (change: object) => {
    await cashier.transaction((tx) => stopPromotion(tx, promotionId))
    promotionId = await cashier.transaction((tx) => openPromotion(tx, { kind: 'CHECK_IN', ...change }))
  }
  await bounded({ budgetAmount: 99n })
  expect(await sign()).toMatchObject({ code: 'PROMO_BUDGET' })
  await bounded({ claimLimit: 1 })
  const other = await cashier.player(++number)
  await cashier.play(other.id, 50_000n, 50_000n)
  await play(0n)
  expect((await other.call(checkIn)).status).toBe(200)
  // The last place ends it; who took it still sees the day.
  expect((await other.call(checkIn)).value).toMatchObject({ state: 'SIGNED' })
  expect(await sign()).toMatchObject({ code: 'PROMO_NOT_FOUND' })
})

test('without a check-in that is open now both calls find none', async () => {
  await cashier.transaction((tx) => stopPromotion(tx, promotionId))
  expect(await member.call(readCheckIn)).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
  expect(await sign()).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
})
