/** T-P1, T-P3: many who press for a promotion at once, and at the moment at which it ends. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimPromotion } from '../../../contract/player/promotions/claim-promotion.ts'
import { joinPromotion } from '../../../contract/player/promotions/join-promotion.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { makeClaimsReady, openPromotion } from '../../../tests/support/promotions.ts'
import { merchantsKey } from '../../system/index.ts'
import { joinNow } from './join.ts'

let house: CashierHouse
let members: Player[]
beforeAll(async () => {
  house = await openCashierHouse()
  await goToHour(house, 10)
  members = await Promise.all(Array.from({ length: 20 }, (_, place) => house.player(place + 1)))
})
afterAll(async () => {
  await house.audit()
  await house.close()
})

const AMOUNT = 10_000
/** Claims of these members that wait to be pressed for. */
const makeReady = (promotionId: string) =>
  house.transaction((tx) =>
    makeClaimsReady(tx, members, { promotionId, amount: AMOUNT, arguments: { giving: 'CLAIM' } }),
  )
const givenOf = (promotionId: string) =>
  oneOf(
    house.server.process.database.kysely,
    sql<{ spent: bigint; count: number; paid: bigint; turnover: bigint; state: string }>`
    SELECT p.spent_amount AS spent, p.claim_count AS count, p.state,
      (SELECT coalesce(sum(amount), 0)::bigint FROM promotions.claim c WHERE c.promotion_id = p.promotion_id AND c.state = 'CLAIMED') AS paid,
      (SELECT coalesce(sum(base_amount), 0)::bigint FROM wagering.requirement r JOIN promotions.claim c ON c.claim_id = r.reference
        WHERE c.promotion_id = p.promotion_id) AS turnover
    FROM promotions.promotion p WHERE p.promotion_id = ${promotionId}`,
  )

test.each([
  ['a budget for seven', { budgetAmount: BigInt(7 * AMOUNT) }],
  ['a budget for seven and some', { budgetAmount: BigInt(7 * AMOUNT + 9_999) }],
  ['seven places', { claimLimit: 7 }],
] as const)(
  'T-P1 twenty members, each pressing three times at once, on %s: seven are credited, once each',
  async (_name, bound) => {
    const promotionId = await house.transaction((tx) => openPromotion(tx, { kind: 'RESCUE', ...bound }))
    await makeReady(promotionId)
    const before = await Promise.all(members.map((member) => member.balances()))
    const answers = await Promise.all(
      members.flatMap((member) =>
        Array.from({ length: 3 }, async () => ({
          member,
          reply: await member.call(claimPromotion, { body: { promotionId } }),
        })),
      ),
    )
    expect(answers.filter(({ reply }) => reply.status >= 500)).toEqual([])
    const winners = new Set(answers.filter(({ reply }) => reply.success).map(({ member }) => member.id))
    expect(winners.size).toBe(7)
    const after = await Promise.all(members.map((member) => member.balances()))
    const gained = after.map(({ balance }, place) => balance - before[place]!.balance)
    expect(gained.filter((amount) => amount !== 0n)).toEqual(Array(7).fill(BigInt(AMOUNT)))
    expect(gained.map((amount, place) => amount > 0n === winners.has(members[place]!.id))).not.toContain(
      false,
    )
    const sum = BigInt(7 * AMOUNT)
    expect(await givenOf(promotionId)).toMatchObject({ spent: sum, count: 7, paid: sum, turnover: sum })
  },
)

/** As the call does it, at a moment of the test's choice; returns the code of a refusal. */
async function joinAt(member: Player, promotionId: string, now: Date): Promise<string> {
  const { services } = house.server.process
  try {
    await house.transaction((tx) =>
      joinNow(
        {
          tx,
          now,
          merchant: services.use(merchantsKey).byId(DEMO_MERCHANT)!,
          actor: { accountId: member.id },
          language: 'en',
          use: services.use.bind(services),
        } as unknown as CallContext,
        promotionId,
      ),
    )
    return 'OK'
  } catch (problem) {
    return (problem as Refusal).code
  }
}

test('T-P3 a promotion is joined from its first moment until the last one before its end', async () => {
  const [startsAt, endsAt] = [new Date(clock.nowMs() + 60_000), new Date(clock.nowMs() + 120_000)]
  const promotionId = await house.transaction((tx) =>
    openPromotion(tx, { kind: 'CASHBACK', arguments: { joining: 'PRESS' }, startsAt, endsAt }),
  )
  const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
  const [one, two, three, four] = members as [Player, Player, Player, Player]
  expect(await joinAt(one, promotionId, after(startsAt, -1))).toBe('PROMO_NOT_OPEN')
  expect(await joinAt(one, promotionId, startsAt)).toBe('OK')
  expect(await joinAt(two, promotionId, after(endsAt, -1))).toBe('OK')
  expect(await joinAt(three, promotionId, endsAt)).toBe('PROMO_ENDED')
  expect(await joinAt(four, promotionId, after(endsAt, 1))).toBe('PROMO_ENDED')
  // What was joined before the end stays joined, asked again after it.
  await house.advance('PT3M')
  expect((await two.call(joinPromotion, { body: { promotionId } })).status).toBe(200)
  expect((await three.call(joinPromotion, { body: { promotionId } })).code).toBe('PROMO_ENDED')
})
