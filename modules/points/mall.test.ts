/** Points that become money and goods: once each, never below zero (domain/economy.md §4). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approvePointOrder } from '../../contract/operator/points/approve-point-order.ts'
import { changeGoods } from '../../contract/operator/points/change-goods.ts'
import { listAllGoods } from '../../contract/operator/points/list-all-goods.ts'
import { listPointOrders } from '../../contract/operator/points/list-point-orders.ts'
import { noteDelivery } from '../../contract/operator/points/note-delivery.ts'
import { rejectPointOrder } from '../../contract/operator/points/reject-point-order.ts'
import { writeGoods } from '../../contract/operator/points/write-goods.ts'
import { convertPoints } from '../../contract/player/points/convert-points.ts'
import { listGoods } from '../../contract/player/points/list-goods.ts'
import { listPointMovements } from '../../contract/player/points/list-point-movements.ts'
import { listRedemptions } from '../../contract/player/points/list-redemptions.ts'
import { readPointRules } from '../../contract/player/points/read-point-rules.ts'
import { redeemGoods } from '../../contract/player/points/redeem-goods.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { newId } from '../../kernel/ids.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import {
  openCashierHouse,
  PAYMENT_PASSWORD,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../tests/support/cashier.ts'
import { creditSet } from '../wallet/index.ts'
import { insertMovements } from './store/movements.ts'

let house: CashierHouse
let desk: Caller
let number = 0
let player: Player
beforeAll(async () => {
  house = await openCashierHouse()
  desk = await house.operator('owner', ['points.view', 'points.goods', 'points.orders'])
})
beforeEach(async () => {
  player = await house.player(++number)
})
afterAll(() => house.close())

const give = (member: Player, points: bigint) =>
  house.transaction(async (tx) => {
    const [amount, key] = [points * 1_000n, newId()]
    const movement = { movementId: key, memberId: member.id, type: 'ADJUST' as const, amount, reference: key }
    await insertMovements(tx, DEMO_MERCHANT, [movement], new Date(0))
    await creditSet(tx, {
      merchantId: DEMO_MERCHANT,
      scope: 'test',
      kind: 'POINTS',
      code: 'POINTS_EARNED',
      expense: 'points',
      purpose: 'points',
      credits: [{ memberId: member.id, amount, key }],
    })
  })
const convert = (member: Player, points: number, change: { password?: string; key?: string } = {}) =>
  member.call(convertPoints, {
    body: { points: points * 1_000, password: change.password ?? PAYMENT_PASSWORD },
    ...(change.key ? { key: change.key } : {}),
  })
const draft = (change: object = {}) => ({
  titles: { TH: 'โคมไฟ', EN: 'Lamp' },
  texts: { TH: '', EN: '' },
  imageUrl: '/art/goods-lamp.svg',
  pointsAmount: 1_000_000,
  amountRequired: 0,
  amountMode: 'DEPOSIT_TOTAL',
  stock: 3,
  needsAddress: false,
  position: 1,
  isOffered: true,
  ...change,
})
const offer = async (change: object = {}) =>
  (await desk.call(writeGoods, { body: draft(change) })).value.goodsId
const redeem = (member: Player, goodsId: string, change: object = {}) =>
  member.call(redeemGoods, { body: { goodsId, quantity: 1, password: PAYMENT_PASSWORD, ...change } })
const stockOf = async (goodsId: string) =>
  (await desk.call(listAllGoods)).value.list.find((goods) => goods.goodsId === goodsId)!.stock
const wholePoints = async (member: Player) => (await member.balances()).points / 1_000n

test('the rules that members read are those of the settings', async () => {
  expect((await player.call(readPointRules)).value).toEqual({
    ratio: 100,
    convertMin: 500,
    convertStep: 100,
    turnoverTimes: 1,
    creditedAt: '02:00',
    types: [
      { type: 'LIVE', perPointAmount: 100_000 },
      { type: 'LOTTERY', perPointAmount: 100_000 },
      { type: 'CARD_GAME', perPointAmount: 50_000 },
      { type: 'SLOT', perPointAmount: 50_000 },
      { type: 'SPORTS', perPointAmount: 100_000 },
      { type: 'DEPOSIT', perPointAmount: 10_000 },
    ],
    depositDayMax: 500,
    currency: 'THB',
  })
})

test('points become money that must be played once', async () => {
  await give(player, 1_250n)
  const { main } = await player.balances()
  const reply = await convert(player, 1_200)
  expect(reply.value).toMatchObject({ amount: 1_200, currency: 'THB', balance: 50_000 })
  expect(await player.balances()).toMatchObject({ main: main + 1_200n, points: 50_000n })
  expect(
    await rowsOf(
      house.server.process.database.kysely,
      sql<{ required_amount: bigint; status: string }>`
      SELECT required_amount, status FROM wagering.requirement WHERE member_id = ${player.id} AND source = 'POINTS'`,
    ),
  ).toEqual([{ required_amount: 1_200n, status: 'OPEN' }])
  expect((await player.call(listRedemptions)).value.list).toMatchObject([
    {
      kind: 'CASH',
      status: 'APPROVED',
      cashAmount: 1_200,
      pointsAmount: 1_200_000,
      title: 'Converted to cash',
    },
  ])
  await house.audit()
})

test('below the minimum, out of step, more than there is and a wrong password are refused by name', async () => {
  await give(player, 900n)
  for (const [points, code] of [
    [499.999, 'POINTS_MIN'],
    [400, 'POINTS_MIN'],
    [550, 'POINTS_STEP'],
    [1_000, 'POINTS_NOT_ENOUGH'],
  ] as const)
    expect([points, (await convert(player, points)).code]).toEqual([points, code])
  expect((await convert(player, 500, { password: '000000' })).code).toBe('POINTS_PASSWORD')
  expect(await wholePoints(player)).toBe(900n)
})

test('five wrong passwords lock it, as at a withdrawal', async () => {
  await give(player, 600n)
  const goodsId = await offer()
  for (const attempt of ['1', '2', '3', '4'])
    expect((await convert(player, 500, { password: `00000${attempt}` })).code).toBe('POINTS_PASSWORD')
  expect((await redeem(player, goodsId, { password: '000005' })).code).toBe('WD_PASSWORD_LOCKED')
  expect((await convert(player, 500)).code).toBe('WD_PASSWORD_LOCKED')
  expect((await player.withdraw(10_000)).code).toBe('WD_PASSWORD_LOCKED')
})

test('T-Q1 conversions at once take the points once each and never below zero', async () => {
  await give(player, 1_700n)
  const key = newId()
  const replies = await Promise.all([
    ...Array.from({ length: 6 }, () => convert(player, 500)),
    ...Array.from({ length: 4 }, () => convert(player, 500, { key })),
  ])
  const done = replies.filter(({ status }) => status === 200)
  expect(await wholePoints(player)).toBe(200n)
  expect(new Set(done.map(({ value }) => value.number)).size).toBe(3)
  expect((await player.call(listRedemptions)).value.totalCount).toBe(3)
  await house.audit()
})

test('goods are refused while they are paused, out of stock, open already, or ask for more', async () => {
  await give(player, 2_500n)
  const refused = async (change: object, order: object = {}) =>
    (await redeem(player, await offer(change), order)).code
  expect(await refused({ isOffered: false })).toBe('POINTS_GOODS_ENDED')
  expect((await redeem(player, 'nothing')).code).toBe('POINTS_GOODS_ENDED')
  expect(await refused({ stock: 0 })).toBe('POINTS_STOCK')
  expect(await refused({ stock: 2 }, { quantity: 3 })).toBe('POINTS_STOCK')
  expect(await refused({}, { quantity: 3 })).toBe('POINTS_NOT_ENOUGH')
  expect(await refused({ stock: 50 }, { quantity: 11 })).toBe('REQUEST_INVALID')
  expect(await refused({ amountRequired: 100_000 })).toBe('POINTS_DEPOSIT_TOTAL')
  expect(await refused({ needsAddress: true })).toBe('REQUEST_INVALID')
  const goodsId = await offer()
  expect((await redeem(player, goodsId)).status).toBe(200)
  expect((await redeem(player, goodsId)).code).toBe('POINTS_OPEN_REQUEST')
  expect((await player.call(listGoods)).value.list.find((goods) => goods.goodsId === goodsId)).toMatchObject({
    hasOpenRequest: true,
    stock: 2,
    lacksPoints: 0,
  })
  expect(await wholePoints(player)).toBe(1_500n)
})

test('a cash part is money that could be withdrawn, and both come back with a rejection', async () => {
  await give(player, 1_000n)
  const goodsId = await offer({ amountRequired: 5_000, amountMode: 'PAY' })
  const before = await player.balances()
  const { value } = await redeem(player, goodsId)
  expect(await player.balances()).toMatchObject({ main: before.main - 5_000n, points: 0n })
  const rejected = await desk.call(rejectPointOrder, {
    params: { redemptionId: value.redemptionId },
    body: { note: 'the parcel cannot be sent there' },
  })
  expect(rejected.value).toEqual({ state: 'REJECTED' })
  expect(await player.balances()).toMatchObject({ main: before.main, points: 1_000_000n })
  expect(await stockOf(goodsId)).toBe(3)
  expect((await player.call(listRedemptions, { query: { status: 'REJECTED' } })).value.list).toMatchObject([
    { remark: 'the parcel cannot be sent there', cashAmount: 5_000 },
  ])
  expect((await player.call(listPointMovements)).value.list.map(({ type }) => type)).toEqual([
    'RETURN',
    'REDEEM',
    'ADJUST',
  ])
  const again = { params: { redemptionId: value.redemptionId }, body: { note: 'again' } }
  for (const call of [rejectPointOrder, approvePointOrder, noteDelivery])
    expect((await desk.call(call, again)).code).toBe('POINTS_ORDER_STATE')
  await player.deposit(10_000)
  expect((await redeem(player, goodsId)).code).toBe('WD_TURNOVER')
  expect(await wholePoints(player)).toBe(1_000n)
  await house.audit()
})

test('an approved order is delivered, and the member is told', async () => {
  await give(player, 1_000n)
  const goodsId = await offer({ needsAddress: true })
  const address = {
    receiver: 'สมชาย ใจดี',
    phone: '0810000001',
    address: '45/3 ตำบลในเมือง อำเภอเมือง จังหวัดขอนแก่น',
    postcode: '40000',
  }
  const { value } = await redeem(player, goodsId, { address })
  const open = (await desk.call(listPointOrders, { query: { state: 'IN_PROCESS' } })).value
  expect(open.list.find(({ redemptionId }) => redemptionId === value.redemptionId)).toMatchObject({
    number: value.number,
    address,
    quantity: 1,
    balance: 0,
  })
  const about = { redemptionId: value.redemptionId }
  expect((await desk.call(approvePointOrder, { params: about, body: { note: '' } })).value.state).toBe(
    'APPROVED',
  )
  await desk.call(noteDelivery, { params: about, body: { note: 'TH0482217756' } })
  expect((await player.call(listRedemptions)).value.list).toMatchObject([
    { status: 'APPROVED', remark: 'TH0482217756' },
  ])
  const told = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      content: string
    }>`SELECT contents->>'EN' AS content FROM messaging.message WHERE account_id = ${player.id} ORDER BY sent_at, message_id`,
  )
  expect(told.map(({ content }) => content)).toEqual(['Lamp was approved.', 'Lamp was sent: TH0482217756'])
})

test('many at once: the stock never falls below zero and each member has one open request', async () => {
  const goodsId = await offer({ stock: 4, pointsAmount: 100_000 })
  const members = await Promise.all([13, 14, 15, 16, 17].map((own) => house.player(own)))
  for (const member of members) await give(member, 250n)
  const replies = await Promise.all(
    members.flatMap((member) => [redeem(member, goodsId), redeem(member, goodsId), redeem(member, goodsId)]),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(await stockOf(goodsId)).toBe(0)
  const left = await Promise.all(members.map(wholePoints))
  expect(left.filter((points) => points === 150n)).toHaveLength(4)
  expect(left.filter((points) => points === 250n)).toHaveLength(1)
  const open = replies.filter(({ status }) => status === 200).map(({ value }) => value.redemptionId)
  const decided = await Promise.all(
    open.flatMap((redemptionId) => [
      desk.call(approvePointOrder, { params: { redemptionId }, body: { note: '' } }),
      desk.call(rejectPointOrder, { params: { redemptionId }, body: { note: 'twice' } }),
    ]),
  )
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(4)
  const rejected = decided.filter(({ value }) => value?.state === 'REJECTED').length
  expect(await stockOf(goodsId)).toBe(rejected)
  await house.audit()
})

test('a changed stock keeps what members took meanwhile', async () => {
  await give(player, 1_000n)
  const goodsId = await offer({ stock: 5 })
  await redeem(player, goodsId)
  const change = (stock: number, stockBefore: number) =>
    desk.call(changeGoods, { params: { goodsId }, body: { ...draft({ stock }), stockBefore } })
  await change(8, 5)
  expect(await stockOf(goodsId)).toBe(7)
  expect((await change(0, 8)).code).toBe('POINTS_STOCK')
  expect(
    (await desk.call(changeGoods, { params: { goodsId: 'none' }, body: { ...draft(), stockBefore: 0 } }))
      .code,
  ).toBe('POINTS_GOODS_NOT_FOUND')
})

test('a member on a break from play reaches none of it', async () => {
  await give(player, 1_000n)
  const resting = await house.player(number, {
    restricted: { code: 'RG_TIMEOUT', until: new Date(Date.now() + 3_600_000).toISOString() },
  })
  expect((await convert(resting, 500)).code).toBe('RG_TIMEOUT')
  expect((await resting.call(listGoods)).code).toBe('RG_TIMEOUT')
  expect(await wholePoints(player)).toBe(1_000n)
})
