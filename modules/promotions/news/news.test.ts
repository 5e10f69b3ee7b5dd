/** What members' pages are told of promotions, and when nobody is (docs/flows/promotions.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { claimRebate } from '../../../contract/player/promotions/claim-rebate.ts'
import { joinPromotion } from '../../../contract/player/promotions/join-promotion.ts'
import { promotionTopic, type PromotionPush } from '../../../contract/pushes/promotion.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import { hubKey } from '../../../platform/hub.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { makeClaimsReady, openPromotion, stopPromotion } from '../../../tests/support/promotions.ts'
import { merchantsKey, setFlag } from '../../system/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'

let cashier: CashierHouse
let number = 0
let member: Player
beforeAll(async () => {
  cashier = await openCashierHouse({ ROLES: 'gateway,realtime' })
})
afterAll(() => cashier.close())
beforeEach(async () => {
  await goToHour(cashier, 9)
  await cashier.settle()
  member = await cashier.player(++number)
})

interface Frame {
  type: string
  topic?: string
  data?: { what: PromotionPush['what'] | 'END'; mark?: string }
}

/** What a page of the member hears: what it returns waits until everything that was pushed has arrived. */
async function pageOf({ token }: Player) {
  const frames: Frame[] = []
  const socket = new WebSocket(`${cashier.server.origin.replace('http', 'ws')}/api/realtime`)
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame))
  await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN)
  socket.send(JSON.stringify({ type: 'hello', token }))
  socket.send(JSON.stringify({ type: 'subscribe', topics: [promotionTopic] }))
  await expect.poll(() => frames.some(({ type }) => type === 'subscribed')).toBe(true)
  return async (...jobs: string[]): Promise<string[]> => {
    await cashier.settle(...jobs)
    // What is told to all readers goes out in order, this behind all that was pushed before.
    const mark = newId()
    const hub = cashier.server.process.services.use(hubKey)
    hub.push({ topic: promotionTopic, merchantId: DEMO_MERCHANT, data: { what: 'END', mark } })
    await expect.poll(() => frames.some(({ data }) => data?.mark === mark)).toBe(true)
    const heard = frames.splice(0).filter(({ topic }) => topic === promotionTopic)
    return heard.map(({ data }) => data!.what).filter((what) => what !== 'END')
  }
}
const start = (change: Partial<Parameters<typeof openPromotion>[1]> = {}) =>
  cashier.transaction((tx) => openPromotion(tx, { kind: 'RELOAD', ...change }))
const stop = (promotionId: string) => cashier.transaction((tx) => stopPromotion(tx, promotionId))
const flag = ({ id }: Player) =>
  cashier.transaction((tx) =>
    run(
      tx,
      sql`INSERT INTO messaging.marketing_stop (merchant_id, account_id, since)
        VALUES (${DEMO_MERCHANT}, ${id}, ${clock.now()})`,
    ),
  )
const exclude = ({ id }: Player) =>
  cashier.transaction((tx) => setMemberGuard(tx, id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }))
/** A claim that the house makes ready, as it does for an approved application. */
const makeReady = (promotionId: string, ...members: Player[]) =>
  cashier.transaction((tx) => makeClaimsReady(tx, members, { promotionId, amount: 100, cycle: 'grant:1' }))

test('a promotion that starts or stops is told to everybody who reads, and what was given of it is no news', async () => {
  const other = await cashier.player(++number)
  const [mine, others] = [await pageOf(member), await pageOf(other)]
  const promotionId = await start({ budgetAmount: 1_000n })
  expect([await mine(), await others()]).toEqual([['LIST'], ['LIST']])
  await cashier.transaction((tx) =>
    run(
      tx,
      sql`UPDATE promotions.promotion SET spent_amount = 10, claim_count = 1 WHERE promotion_id = ${promotionId}`,
    ),
  )
  expect(await mine()).toEqual([])
  await stop(promotionId)
  expect([await mine(), await others()]).toEqual([['LIST'], ['LIST']])
})

test('who is excluded or in a stop of advertising hears of no offer', async () => {
  const [flagged, excluded] = [await cashier.player(++number), await cashier.player(++number)]
  const pages = [await pageOf(member), await pageOf(flagged), await pageOf(excluded)]
  await flag(flagged)
  await exclude(excluded)
  const promotionId = await start()
  const heard = async () => {
    await cashier.settle()
    return Promise.all(pages.map((page) => page()))
  }
  expect(await heard()).toEqual([['LIST'], [], []])
  await makeReady(promotionId, member, flagged, excluded)
  expect(await heard()).toEqual([['CLAIM'], [], []])
  await stop(promotionId)
})

test('between midnight and eight nobody hears of an offer; what a member does is told to their pages at any time', async () => {
  const joinable = await start({ kind: 'CASHBACK', arguments: { joining: 'PRESS' } })
  await goToHour(cashier, 1)
  member = await cashier.player(number)
  const page = await pageOf(member)
  await cashier.settle()
  await page()
  const promotionId = await start()
  await makeReady(promotionId, member)
  expect(await page()).toEqual([])
  expect(await member.call(joinPromotion, { body: { promotionId: joinable } })).toMatchObject({ status: 200 })
  expect(await page()).toEqual(['CLAIM'])
  // That something is gone is no offer.
  await stop(promotionId)
  expect(await page()).toEqual(['LIST'])
  await stop(joinable)
})

test('play and deposits that count for a mission are told once, however many rounds there were', async () => {
  const page = await pageOf(member)
  for (let round = 0; round < 3; round++) await cashier.play(member.id, 1_000n, 0n)
  await rollUpAll(cashier.server.process.database)
  await cashier.transaction((tx) =>
    run(
      tx,
      sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE kind IN ('MISSION', 'CHECK_IN') AND state = 'LIVE'`,
    ),
  )
  await cashier.settle()
  await page()
  expect(await page('promotions/follow-played')).toEqual([])
  const promotionId = await start({ kind: 'MISSION', arguments: {} })
  await page()
  for (let round = 0; round < 3; round++) await cashier.play(member.id, 1_000n, 0n)
  await rollUpAll(cashier.server.process.database)
  expect(await page('promotions/follow-played')).toEqual(['PROGRESS'])
  await member.deposit(10_000)
  expect(await page()).toContain('PROGRESS')
  await stop(promotionId)
})

test('a rebate that is claimed moves no claim of a promotion, and is told all the same', async () => {
  await cashier.transaction((tx) => setFlag(tx, DEMO_MERCHANT, 'MANPLAYREB3', true))
  await cashier.server.process.services.use(merchantsKey).refresh()
  await cashier.play(member.id, 100_000n, 100_000n)
  await rollUpAll(cashier.server.process.database)
  await cashier.settle('promotions/follow-rebates')
  const page = await pageOf(member)
  expect(await member.call(claimRebate, { body: {} })).toMatchObject({ status: 200 })
  expect(await page()).toEqual(['CLAIM'])
})
