/** What the desk sees of a requested good before it decides. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvePointOrder } from '../../contract/operator/points/approve-point-order.ts'
import { listPointOrders } from '../../contract/operator/points/list-point-orders.ts'
import { noteDelivery } from '../../contract/operator/points/note-delivery.ts'
import { writeGoods } from '../../contract/operator/points/write-goods.ts'
import { listRedemptions } from '../../contract/player/points/list-redemptions.ts'
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

test('approved goods wait to be sent until the desk says so, and a corrected number keeps the day', async () => {
  const desk = await house.operator('owner', ['points.view', 'points.orders'])
  const player = await house.player(1)
  const { list } = (await desk.call(listPointOrders, { query: { state: 'IN_PROCESS' } })).value
  const { redemptionId } = list.find(({ title }) => title === 'Lamp')!
  const about = { redemptionId }
  const waiting = async (delivery: string) => {
    const query = { state: 'APPROVED', delivery }
    const { list, toSendCount } = (await desk.call(listPointOrders, { query })).value
    return { toSendCount, ids: list.map((row) => row.redemptionId) }
  }
  const send = (note: string) => desk.call(noteDelivery, { params: about, body: { note } })
  expect((await send('TH0482217756')).code).toBe('POINTS_ORDER_STATE')
  await desk.call(approvePointOrder, { params: about, body: { note: '' } })
  const before = await waiting('TO_SEND')
  expect(before.ids).toContain(redemptionId)
  expect((await waiting('SENT')).ids).not.toContain(redemptionId)
  expect((await send('TH0482217756')).status).toBe(200)
  expect(await waiting('TO_SEND')).toEqual({
    toSendCount: before.toSendCount - 1,
    ids: before.ids.filter((id) => id !== redemptionId),
  })
  expect((await waiting('SENT')).ids[0]).toBe(redemptionId)
  const own = async () => (await player.call(listRedemptions)).value.list[0]!
  const { sentAt } = await own()
  expect(sentAt).not.toBeNull()
  await house.advance('PT1H')
  await send('TH0482217757')
  expect(await own()).toMatchObject({ remark: 'TH0482217757', sentAt })
})
