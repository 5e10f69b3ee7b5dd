/** What the desk sees of a requested good before it decides. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPointOrders } from '../../contract/operator/points/list-point-orders.ts'
import { writeGoods } from '../../contract/operator/points/write-goods.ts'
import { redeemGoods } from '../../contract/player/points/redeem-goods.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type CashierHouse } from '../../tests/support/cashier.ts'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import { creditSet } from '../wallet/index.ts'
import { insertMovements } from './store/movements.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

test('an order shows what is left of the goods, what they ask for and what the member has paid in', async () => {
  const desk = await house.operator('owner', ['points.view', 'points.goods'])
  const player = await house.player(1)
  const points = { movementId: 'desk', memberId: player.id, type: 'ADJUST' as const, amount: 2_000_000n }
  await house.transaction(async (tx) => {
    await insertMovements(tx, DEMO_MERCHANT, [{ ...points, reference: 'desk' }], new Date(0))
    await creditSet(tx, {
      merchantId: DEMO_MERCHANT,
      scope: 'test',
      kind: 'POINTS',
      code: 'POINTS_EARNED',
      expense: 'points',
      purpose: 'points',
      credits: [{ memberId: player.id, amount: points.amount, key: 'desk' }],
    })
  })
  await player.deposit(50_000)
  await rollUpAll(house.server.process.database)
  const goods = {
    titles: { TH: 'โคมไฟ', EN: 'Lamp' },
    texts: { TH: '', EN: '' },
    imageUrl: '/art/goods-lamp.svg',
    pointsAmount: 500_000,
    amountRequired: 50_000,
    amountMode: 'DEPOSIT_TOTAL' as const,
    stock: 5,
    needsAddress: false,
    position: 1,
    isOffered: true,
  }
  const { goodsId } = (await desk.call(writeGoods, { body: goods })).value
  await player.call(redeemGoods, { body: { goodsId, quantity: 2, password: PAYMENT_PASSWORD } })
  const { list } = (await desk.call(listPointOrders, { query: { state: 'IN_PROCESS' } })).value
  expect(list.find(({ title }) => title === 'Lamp')).toMatchObject({
    stock: 3,
    depositsNeeded: 50_000,
    kycLevel: 2,
  })
  expect(list.find(({ title }) => title === 'Lamp')!.depositsAmount).toBeGreaterThanOrEqual(50_000)
})
