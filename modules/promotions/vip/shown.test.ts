/** Bonuses of levels in the lists of a house that shows levels, and of one that does not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOpenPromotions } from '../../../contract/player/promotions/list-open-promotions.ts'
import { listPromotions } from '../../../contract/player/promotions/list-promotions.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse } from '../../../tests/support/cashier.ts'
import { openPromotion } from '../../../tests/support/promotions.ts'
import { merchantsKey, setFlag } from '../../system/index.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

test.each(['VIP', 'BIRTHDAY'] as const)(
  'a house that shows no levels shows no promotion of the kind %s',
  async (kind) => {
    const member = await house.player(1)
    const promotionId = await house.transaction((tx) => openPromotion(tx, { kind }))
    const seenWith = async (hasVip: boolean) => {
      await house.transaction((tx) => setFlag(tx, DEMO_MERCHANT, 'hasVip', hasVip))
      await house.server.process.services.use(merchantsKey).refresh()
      // What a process has told visitors is two seconds old at most.
      await house.advance('PT3S')
      const lists = [await member.call(listPromotions), await member.call(listOpenPromotions)]
      return lists.map(({ value }) => value.list.some((card) => card.promotionId === promotionId))
    }
    expect(await seenWith(true)).toEqual([true, true])
    expect(await seenWith(false)).toEqual([false, false])
  },
)
