import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPromotions } from '../../contract/player/promotions/list-promotions.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'
import { seedPromotions } from './promotions.ts'
import { DEMO_MERCHANT } from './system.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
  await house.transaction((tx) => seedPromotions(tx, DEMO_MERCHANT))
})
afterAll(() => house.close())

test('the demo has a promotion of each way, and members who applied, may claim and were rejected', async () => {
  const statesOf = async (number: number) => {
    const { list } = (await (await house.player(number)).call(listPromotions)).value
    return Object.fromEntries(list.map(({ kind, state, action }) => [kind, `${state} ${action}`]))
  }
  const all = {
    FIRST_DEPOSIT: 'JOIN DEPOSIT',
    RELOAD: 'JOIN DEPOSIT',
    CASHBACK: 'PROCESS null',
    CHECK_IN: 'JOIN OPEN',
    LEADERBOARD: 'JOIN OPEN',
    REFERRAL: 'JOIN OPEN',
    FREE_ROUNDS: 'JOIN JOIN',
    VIP: 'JOIN OPEN',
    BIRTHDAY: 'JOIN OPEN',
  }
  expect(await statesOf(1)).toEqual({ ...all, RESCUE: 'JOIN APPLY', FREE_ROUNDS: 'JOINED OPEN' })
  expect(await statesOf(2)).toEqual({ ...all, RESCUE: 'APPLYING null' })
  expect(await statesOf(3)).toEqual({ ...all, RESCUE: 'CLAIM CLAIM' })
  expect(await statesOf(4)).toEqual({ ...all, RESCUE: 'REJECTED APPLY' })
})
