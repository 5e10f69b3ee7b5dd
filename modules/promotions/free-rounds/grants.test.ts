/** Who is granted free rounds, and what the promotion pays for them (docs/flows/free-rounds.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listFreeRounds } from '../../../contract/player/promotions/list-free-rounds.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { freeRoundsHouse } from '../../../tests/support/free-rounds.ts'
import { stopPromotion } from '../../../tests/support/promotions.ts'

let house: CashierHouse
let member: Player
const rounds = freeRoundsHouse(() => house)
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,studio' })
  await goToHour(house, 10)
})
afterAll(async () => {
  await house.audit()
  await house.close()
})
beforeEach(async () => {
  member = await rounds.person()
})

describe('a grant', () => {
  test('takes what it costs on average from the budget, and none is given that the budget does not hold', async () => {
    // Three rounds of 2.00 return 5.781252 on average.
    const promotionId = await rounds.promote({ budgetAmount: 1_000n })
    expect((await rounds.join(member, promotionId)).status).toBe(200)
    expect(await rounds.spentOf(promotionId)).toMatchObject({ spent_amount: 579n, claim_count: 1 })
    const other = await rounds.person()
    expect(await rounds.join(other, promotionId)).toMatchObject({ code: 'PROMO_BUDGET' })
    expect((await other.call(listFreeRounds)).value.list).toEqual([])
    expect(await rounds.spentOf(promotionId)).toMatchObject({ spent_amount: 579n, claim_count: 1 })
  })

  test('pressed for fifty times at once is one', async () => {
    const promotionId = await rounds.promote()
    const answers = await Promise.all(Array.from({ length: 50 }, () => rounds.join(member, promotionId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect((await member.call(listFreeRounds)).value.list).toHaveLength(1)
    expect((await rounds.spentOf(promotionId)).claim_count).toBe(1)
  })

  test('lives on when its promotion is stopped', async () => {
    const { promotionId, grantId } = await rounds.granted(member, { arguments: { rounds: 1 } })
    await house.transaction((tx) => stopPromotion(tx, promotionId))
    expect(await rounds.cardOf(member, promotionId)).toMatchObject({ state: 'JOINED', action: 'OPEN' })
    await rounds.playAll(member, grantId)
    expect(await rounds.stateOf(grantId)).toMatchObject({ ended: true })
  })

  test('is not offered to who is excluded, and none of another occasion can be taken by pressing', async () => {
    const granted = await rounds.promote({ arguments: { occasion: 'GRANT' } })
    expect(await rounds.join(member, granted)).toMatchObject({ code: 'PROMO_STATE' })
    const promotionId = await rounds.promote()
    await rounds.exclude(member)
    expect(await rounds.join(member, promotionId)).toMatchObject({ code: 'PROMO_RG' })
  })
})

describe('operators', () => {
  const grant = () => house.settle('promotions/grant-free-rounds')
  const has = async (who: Player, promotionId: string) =>
    (await who.call(listFreeRounds)).value.list.some((row) => row.promotionId === promotionId)

  test('grant them to a list of members, each once, without those who get no offers, who may be told later', async () => {
    const [other, excluded] = [await rounds.person(), await rounds.person()]
    await rounds.exclude(excluded)
    const memberIds = [member.id, other.id, excluded.id]
    const promotionId = await rounds.promote({ arguments: { occasion: 'GRANT' }, audience: { memberIds } })
    await grant()
    await grant()
    expect(await Promise.all([member, other, excluded].map((who) => has(who, promotionId)))).toEqual([
      true,
      true,
      false,
    ])
    expect((await rounds.spentOf(promotionId)).claim_count).toBe(2)
    const { told } = await oneOf(
      house.server.process.database.kysely,
      sql<{ told: number }>`
      SELECT count(*)::int AS told FROM promotions.waiting_notice WHERE kind = 'FREE_ROUNDS' AND detail->>'promotionId' = ${promotionId}`,
    )
    expect(told).toBe(2)
  })

  test('grant as far as the budget reaches', async () => {
    const others = [await rounds.person(), await rounds.person()]
    const promotionId = await rounds.promote({
      arguments: { occasion: 'GRANT' },
      audience: { memberIds: [member.id, ...others.map(({ id }) => id)] },
      budgetAmount: 1_200n,
    })
    await grant()
    expect(await rounds.spentOf(promotionId)).toMatchObject({ claim_count: 2, spent_amount: 1_158n })
  })
})

describe('with the first deposit', () => {
  const promote = () => rounds.promote({ arguments: { occasion: 'FIRST_DEPOSIT', leastAmount: 20_000 } })
  const has = async (promotionId: string) =>
    (await member.call(listFreeRounds)).value.list.some((row) => row.promotionId === promotionId)

  test('of enough they are granted, and with no later one', async () => {
    const promotionId = await promote()
    await member.deposit(30_000)
    await house.settle()
    expect(await has(promotionId)).toBe(true)
    await member.deposit(30_000)
    await house.settle()
    expect((await rounds.spentOf(promotionId)).claim_count).toBe(1)
  })

  test('of less none are, and none with a second one of enough', async () => {
    const promotionId = await promote()
    await member.deposit(10_000)
    await house.settle()
    await member.deposit(50_000)
    await house.settle()
    expect(await has(promotionId)).toBe(false)
  })
})
