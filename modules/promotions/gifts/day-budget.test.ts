/** A promotion's budget of a day: exact however many ask at once, and there again on the next day. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimPromotion } from '../../../contract/player/promotions/claim-promotion.ts'
import { claimRewards } from '../../../contract/player/promotions/claim-rewards.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { makeClaimsReady, openPromotion, stopPromotion } from '../../../tests/support/promotions.ts'
import { claimReady } from '../offers/claim.ts'

const ZONE = 'Asia/Bangkok'
const AMOUNT = 10_000
/** The members of the demo who may claim: behind them is one whose account is frozen. */
const PLACES = Array.from({ length: 17 }, (_, place) => place + 1)
let house: CashierHouse
let members: Player[]
const arrive = async () => {
  members = await Promise.all(PLACES.map((place) => house.player(place)))
}
beforeAll(async () => {
  house = await openCashierHouse()
  await goToHour(house, 10)
  await arrive()
})
afterAll(async () => {
  await house.audit()
  await house.close()
})

/** A claim of each member that waits to be pressed for, of a promotion that gives this much a day. */
async function ready(dayBudgetAmount: bigint): Promise<string> {
  const promotionId = await house.transaction((tx) => openPromotion(tx, { kind: 'RESCUE', dayBudgetAmount }))
  const claim = { promotionId, amount: AMOUNT, arguments: { giving: 'CLAIM' } }
  await house.transaction((tx) => makeClaimsReady(tx, members, claim))
  return promotionId
}
/** Nothing of it waits in the reward centre any more. */
const end = (promotionId: string) =>
  house.transaction(async (tx) => {
    await stopPromotion(tx, promotionId)
    await run(
      tx,
      sql`UPDATE promotions.claim SET state = 'CLOSE' WHERE promotion_id = ${promotionId} AND state = 'CLAIM'`,
    )
  })
const press = (member: Player, promotionId: string) => member.call(claimPromotion, { body: { promotionId } })
const pressAll = (promotionId: string, times: number) =>
  Promise.all(
    members.flatMap((member) =>
      Array.from({ length: times }, async () => ({
        id: member.id,
        reply: await press(member, promotionId),
      })),
    ),
  )
const stateOf = (promotionId: string) =>
  oneOf(
    house.server.process.database.kysely,
    sql<{ spent: bigint; day: bigint; state: string }>`
    SELECT spent_amount AS spent, day_spent_amount AS day, state FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
  )
/** What was credited by business day, the earliest first. */
const creditedByDay = async (promotionId: string) => {
  const rows = await rowsOf(
    house.server.process.database.kysely,
    sql<{ amount: bigint }>`
    SELECT (paid_at AT TIME ZONE ${ZONE})::date AS day, sum(amount)::bigint AS amount FROM promotions.claim
    WHERE promotion_id = ${promotionId} AND state = 'CLAIMED' GROUP BY 1 ORDER BY 1`,
  )
  return rows.map(({ amount }) => amount)
}
const midnight = () => startOfBusinessDate(addDays(businessDate(clock.now(), ZONE), 1), ZONE)

test.each([
  ['exactly seven', 0n],
  ['seven and a part', 9_999n],
])(
  'three claims of each at once on a day of %s: seven are credited, the others wait for the next day and are credited then',
  async (_name, rest) => {
    const promotionId = await ready(BigInt(7 * AMOUNT) + rest)
    const answers = await pressAll(promotionId, 3)
    const won = new Set(answers.filter(({ reply }) => reply.success).map(({ id }) => id))
    expect(won.size).toBe(7)
    const codes = new Set(answers.filter(({ id }) => !won.has(id)).map(({ reply }) => reply.code))
    expect([...codes]).toEqual(['PROMO_BUDGET_DAY'])
    const full = BigInt(7 * AMOUNT)
    expect(await stateOf(promotionId)).toEqual({ spent: full, day: full, state: 'LIVE' })
    await house.advance('PT24H')
    await arrive()
    await pressAll(promotionId, 1)
    expect(await stateOf(promotionId)).toEqual({ spent: 2n * full, day: full, state: 'LIVE' })
    expect(await creditedByDay(promotionId)).toEqual([full, full])
    await end(promotionId)
  },
)

test('who is refused reads when it opens again, in their language, and nothing moved', async () => {
  const promotionId = await ready(BigInt(AMOUNT))
  const [first, second] = members as [Player, Player]
  expect((await press(first, promotionId)).status).toBe(200)
  const before = await second.balances()
  const reply = await press(second, promotionId)
  expect(reply.code).toBe('PROMO_BUDGET_DAY')
  expect(reply.message).toMatch(/^Today’s budget of this promotion is used up; it opens again .*00:00/)
  expect(await second.balances()).toEqual(before)
  expect((await second.call(claimRewards, { body: {} })).code).toBe('PROMO_BUDGET_DAY')
  // Pressed again, what was credited is answered as it is.
  expect((await press(first, promotionId)).status).toBe(200)
  await end(promotionId)
})

test('claims at the end of a day and the beginning of the next never give more than each day has', async () => {
  const promotionId = await ready(BigInt(4 * AMOUNT))
  const next = midnight()
  const at = async (member: Player, now: Date) => {
    try {
      const claiming = { house: { id: DEMO_MERCHANT, timeZone: ZONE }, memberId: member.id, now }
      await house.transaction((tx) => claimReady(tx, claiming, promotionId))
      return 'OK'
    } catch (problem) {
      return (problem as Refusal).code
    }
  }
  const last = new Date(next.getTime() - 1)
  const answers = await Promise.all(members.map((member, place) => at(member, place % 2 ? next : last)))
  expect(new Set(answers)).toEqual(new Set(['OK', 'PROMO_BUDGET_DAY']))
  // Whatever order they came in, the new day counts all of its own and no more.
  for (const member of members) await at(member, next)
  const full = BigInt(4 * AMOUNT)
  const given = await creditedByDay(promotionId)
  for (const amount of given) expect(amount).toBeLessThanOrEqual(full)
  const { spent, day } = await stateOf(promotionId)
  expect(day).toBe(full)
  expect(spent).toBe(given.reduce((sum, amount) => sum + amount, 0n))
  for (const member of members) expect(await at(member, next)).toMatch(/^(OK|PROMO_BUDGET_DAY)$/)
  expect((await stateOf(promotionId)).spent).toBe(spent)
  await end(promotionId)
})

test('the whole budget ends a promotion inside a day that still has some', async () => {
  const promotionId = await ready(BigInt(5 * AMOUNT))
  await house.transaction((tx) =>
    run(
      tx,
      sql`UPDATE promotions.promotion SET budget_amount = ${3 * AMOUNT} WHERE promotion_id = ${promotionId}`,
    ),
  )
  const answers = await pressAll(promotionId, 1)
  expect(answers.filter(({ reply }) => reply.success)).toHaveLength(3)
  expect(await stateOf(promotionId)).toMatchObject({ spent: BigInt(3 * AMOUNT), state: 'STOPPED' })
  const codes = new Set(answers.map(({ reply }) => reply.code))
  expect(codes.has('PROMO_BUDGET_DAY')).toBe(false)
})
