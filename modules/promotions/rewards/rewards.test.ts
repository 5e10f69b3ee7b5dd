/** The reward centre over its sources. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPublicInfo } from '../../../contract/player/identity/read-public-info.ts'
import { claimRewards } from '../../../contract/player/promotions/claim-rewards.ts'
import { listRewards } from '../../../contract/player/promotions/list-rewards.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { setVipLevel } from '../../identity/index.ts'
import { merchantsKey, setFlag, setSetting } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { promotionSettings } from '../settings.ts'

let cashier: CashierHouse
let number = 0
let member: Player
beforeAll(async () => {
  cashier = await openCashierHouse()
  await switchRebates(true)
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})
beforeEach(async () => {
  member = await cashier.player(++number)
  await cashier.transaction((tx) => setVipLevel(tx, member.id, 2))
})

async function switchRebates(isOn: boolean): Promise<void> {
  await cashier.transaction((tx) => setFlag(tx, DEMO_MERCHANT, 'MANPLAYREB3', isOn))
  await cashier.server.process.services.use(merchantsKey).refresh()
}
const capDay = (amount: number) =>
  cashier.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, promotionSettings.rebateDayCaps, Array(9).fill(amount)),
  )
/** At silver 0.40 % of slots come back: 1,000 baht give 4. */
async function play(amount: bigint): Promise<void> {
  await cashier.play(member.id, amount, amount)
  await rollUpAll(cashier.server.process.database)
  await cashier.settle('promotions/follow-rebates')
}
const list = async () => (await member.call(listRewards)).value
const claim = (rewardId?: string, key?: string) =>
  member.call(claimRewards, { body: rewardId ? { rewardId } : {}, ...(key ? { key } : {}) })
const main = async () => (await member.balances()).main
const badge = async () => (await member.call(readPublicInfo)).value.availablePromoCount

test('a member without rewards sees none, and claiming all gives nothing', async () => {
  expect(await list()).toMatchObject({ totalAmount: 0, totalPoints: 0, ready: [], received: [] })
  expect((await claim()).value).toMatchObject({ count: 0, amount: 0, pointsAmount: 0 })
  expect(await badge()).toBe(0)
})

test('a rebate is one reward with its turnover, counts on the badge, and is claimed by its address', async () => {
  await play(100_000n)
  const { ready, ...sums } = await list()
  expect(sums).toMatchObject({ totalAmount: 400, requiredAmount: 400 })
  expect(ready).toEqual([
    {
      rewardId: 'REBATE:ALL',
      source: 'REBATE',
      name: 'Rebate',
      amount: 400,
      pointsAmount: 0,
      roundCount: 0,
      times: 1,
      claimUntil: null,
    },
  ])
  expect(await badge()).toBe(1)
  const before = await main()
  expect((await claim('REBATE:ALL')).value).toMatchObject({ count: 1, amount: 400 })
  expect(await main()).toBe(before + 400n)
  const rows = await cashier.transaction((tx) => requirementsOf(tx, member.id))
  expect(rows.find(({ source }) => source === 'REBATE')).toMatchObject({ requiredAmount: 400n })
  expect(await list()).toMatchObject({
    ready: [],
    received: [{ source: 'REBATE', amount: 400, outcome: 'CLAIMED' }],
  })
  expect(await badge()).toBe(0)
})

test('claimed twice it gives once, and the same key answers the same', async () => {
  await play(100_000n)
  const [before, key] = [await main(), randomUUID()]
  const [first, again, later] = [
    await claim('REBATE:ALL', key),
    await claim('REBATE:ALL', key),
    await claim(),
  ]
  expect(first.value).toMatchObject({ count: 1, amount: 400 })
  expect(again.value).toEqual(first.value)
  expect(later.value).toMatchObject({ count: 0, amount: 0 })
  expect(await main()).toBe(before + 400n)
})

test('twenty that claim all at once are paid once', async () => {
  await play(500_000n)
  const before = await main()
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim()))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.reduce((sum, { value }) => sum + value.amount, 0)).toBe(2_000)
  expect(answers.filter(({ value }) => value.count > 0)).toHaveLength(1)
  expect(await main()).toBe(before + 2_000n)
})

test('what the cap of the day leaves out stays ready, and a used-up day says so', async () => {
  await capDay(300)
  await play(100_000n)
  expect((await claim()).value).toMatchObject({ count: 1, amount: 300 })
  expect(await list()).toMatchObject({ totalAmount: 100 })
  await play(100_000n)
  expect(await list()).toMatchObject({ totalAmount: 500 })
  expect(await claim()).toMatchObject({ status: 422, code: 'PROMO_DAY_CAP' })
  expect(await claim('REBATE:ALL')).toMatchObject({ status: 422, code: 'PROMO_DAY_CAP' })
  expect(await list()).toMatchObject({ totalAmount: 500 })
  await capDay(100_000)
  expect((await claim()).value).toMatchObject({ count: 1, amount: 500 })
})

test('an address of no source, or of no reward of it, is not found', async () => {
  await play(100_000n)
  for (const address of ['REBATE', 'REBATE:OTHER', 'NOTHING:ALL', ':'])
    expect(await claim(address), address).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
  expect(await list()).toMatchObject({ totalAmount: 400 })
})

test('a house without rebates has none in its reward centre', async () => {
  await play(100_000n)
  await switchRebates(false)
  expect(await list()).toMatchObject({ ready: [] })
  expect((await claim('REBATE:ALL')).value).toMatchObject({ count: 0 })
  await switchRebates(true)
  expect(await list()).toMatchObject({ totalAmount: 400 })
})
