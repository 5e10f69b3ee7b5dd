/** Missions from play and deposits to their rewards (docs/flows/missions.md). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listPointMovements } from '../../../contract/player/points/list-point-movements.ts'
import { missionClaim } from '../../../contract/player/promotions/mission-claim.ts'
import { missionSummary } from '../../../contract/player/promotions/mission-summary.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate, periodOf } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openPromotion, type PromotionChange } from '../../../tests/support/promotions.ts'
import { setSetting } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { openPoster, setMemberGuard } from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'
import { missionRewards } from './source.ts'

const ZONE = 'Asia/Bangkok'
const house = { id: DEMO_MERCHANT, timeZone: ZONE }
let cashier: CashierHouse
let member: Player
let number = 0
beforeAll(async () => {
  cashier = await openCashierHouse()
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})
beforeEach(async () => {
  await cashier.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE kind = 'MISSION'`),
  )
  await goToHour(cashier, 9)
  member = await cashier.player(++number)
})

const open = (values: Record<string, unknown>, change: Partial<PromotionChange> = {}) =>
  cashier.transaction((tx) => openPromotion(tx, { kind: 'MISSION', arguments: values, ...change }))
async function follow(): Promise<void> {
  await rollUpAll(cashier.server.process.database)
  await cashier.settle('promotions/follow-played')
}
async function play(stake: bigint, won = stake, product = 'RNG', rounds = 1): Promise<void> {
  for (let round = 0; round < rounds; round++) await cashier.play(member.id, stake, won, product)
  await follow()
}
const summary = async () => (await member.call(missionSummary)).value
const missionOf = async (promotionId: string) =>
  (await summary()).missions.filter((row) => row.promotionId === promotionId)
const claim = (promotionId?: string, cycle?: string, key?: string) =>
  member.call(missionClaim, { body: { promotionId, cycle }, ...(key ? { key } : {}) })
const main = async () => (await member.balances()).main
async function goOn(hours: number): Promise<void> {
  await cashier.advance(`PT${hours}H`)
  member = await cashier.player(number)
}

test('valid bets of a product fill a mission, and its cash carries turnover once', async () => {
  const id = await open({ target: 'VALID', targetAmount: 300_000, products: ['RNG'], rewardAmount: 1_500 })
  await play(100_000n)
  await play(500_000n, 500_000n, 'LIVE')
  expect(await missionOf(id)).toMatchObject([
    { state: 'OPEN', doneAmount: 100_000, targetAmount: 300_000, isPast: false, amount: 1_500 },
  ])
  const early = await claim(id)
  expect(early).toMatchObject({ status: 422, code: 'PROMO_NOT_READY' })
  expect(early.message).toContain('2,000.00')
  await play(200_000n)
  expect(await summary()).toMatchObject({ readyCount: 1, readyAmount: 1_500, readyPoints: 0 })
  const before = await main()
  expect((await claim(id)).value).toMatchObject({ count: 1, amount: 1_500, pointsAmount: 0 })
  expect(await main()).toBe(before + 1_500n)
  const rows = await cashier.transaction((tx) => requirementsOf(tx, member.id))
  expect(rows.find(({ source }) => source === 'MISSION')).toMatchObject({
    isBonus: false,
    requiredAmount: 1_500n,
  })
  expect(await missionOf(id)).toMatchObject([{ state: 'CLAIMED' }])
})

test('claimed twice, or at once from many places, it answers the same and pays once', async () => {
  const id = await open({ target: 'ROUNDS', targetCount: 2, rewardAmount: 5_000 })
  await play(1_000n, 1_000n, 'RNG', 2)
  const before = await main()
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.every(({ value }) => value.amount === 5_000 && value.count === 1)).toBe(true)
  expect(await main()).toBe(before + 5_000n)
  const key = randomUUID()
  expect((await claim(id, undefined, key)).value).toEqual((await claim(id, undefined, key)).value)
  expect(await main()).toBe(before + 5_000n)
})

test('rounds and won rounds are counted, and a correction takes them back', async () => {
  const played = await open({ target: 'ROUNDS', targetCount: 3 })
  const won = await open({ target: 'WINS', targetCount: 2 })
  await play(1_000n, 2_000n)
  await play(1_000n, 0n)
  await play(1_000n, 1_000n)
  expect(await missionOf(played)).toMatchObject([{ doneAmount: 3, state: 'READY' }])
  expect(await missionOf(won)).toMatchObject([{ doneAmount: 1, state: 'OPEN' }])
  const poster = openPoster({ url: cashier.server.process.database.url })
  const id = randomUUID()
  const round = { vendor: 'TESTVENDOR', memberId: member.id, roundId: id, gameCode: 'RNG' }
  await poster.post({ ...round, transactionId: `${id}:bet`, kind: 'BET', mode: 'REAL', amount: 1_000n })
  await poster.post({ ...round, transactionId: `${id}:end`, kind: 'WIN', amount: 5_000n, roundClosed: true })
  await follow()
  expect(await missionOf(won)).toMatchObject([{ doneAmount: 2, state: 'READY' }])
  for (const original of [`${id}:end`, `${id}:bet`])
    await poster.post({
      ...round,
      transactionId: `${original}:back`,
      kind: 'ROLLBACK',
      originalTransactionId: original,
      winRollbackAllowed: true,
    })
  await poster.close()
  await follow()
  expect(await missionOf(won)).toMatchObject([{ doneAmount: 1, state: 'OPEN' }])
  expect(await missionOf(played)).toMatchObject([{ doneAmount: 3 }])
})

test('deposits count by amount and by number, from a least one on, and bring points', async () => {
  const amount = await open({ target: 'DEPOSIT_AMOUNT', targetAmount: 50_000 })
  const times = await open({
    target: 'DEPOSIT_COUNT',
    targetCount: 1,
    leastDepositAmount: 30_000,
    reward: 'POINTS',
    rewardPoints: 50,
  })
  await member.deposit(20_000)
  await cashier.settle()
  // A deposit by code is credited with a few satang of its own.
  const [first] = await missionOf(amount)
  expect(first).toMatchObject({ state: 'OPEN', products: [] })
  expect(first!.doneAmount - 20_000).toBeLessThan(100)
  expect(await missionOf(times)).toMatchObject([{ doneAmount: 0, amount: 0, pointsAmount: 50_000 }])
  await member.deposit(30_000)
  await cashier.settle()
  expect(await summary()).toMatchObject({ readyCount: 2, readyPoints: 50_000 })
  const before = await member.balances()
  expect((await claim(times)).value).toMatchObject({ count: 1, amount: 0, pointsAmount: 50_000 })
  await claim(times)
  const after = await member.balances()
  expect([after.points - before.points, after.main - before.main]).toEqual([50_000n, 0n])
  const movements = (await member.call(listPointMovements)).value
  expect(movements.list).toMatchObject([{ type: 'MISSION', amount: 50_000 }])
})

test('what a day brought is claimed until the end of the next one, and not after it', async () => {
  const id = await open({ target: 'ROUNDS', targetCount: 1 })
  await play(1_000n)
  const cycle = businessDate(clock.now(), ZONE)
  await goOn(24)
  expect(await missionOf(id)).toMatchObject([
    { cycle, isPast: true, state: 'READY' },
    { isPast: false, state: 'OPEN', doneAmount: 0 },
  ])
  const before = await main()
  expect((await claim(id, cycle)).status).toBe(200)
  expect(await main()).toBe(before + 1_500n)
  expect(await missionOf(id)).toMatchObject([{ isPast: false }])
  await play(1_000n)
  const late = businessDate(clock.now(), ZONE)
  await goOn(40)
  expect(await missionOf(id)).toMatchObject([{ isPast: false }])
  expect(await claim(id, late)).toMatchObject({ status: 422, code: 'PROMO_CLAIM_LATE' })
  // The one of before still answers what it brought.
  expect((await claim(id, cycle)).value).toMatchObject({ count: 1, amount: 1_500 })
  expect(await main()).toBe(before + 1_500n)
})

test('a week begins on Monday, and what it brought is claimed until the end of the next one', async () => {
  const id = await open({ period: 'WEEK', target: 'ROUNDS', targetCount: 2 })
  const week = () => periodOf('WEEK', clock.now(), ZONE)
  await play(1_000n)
  const { id: cycle, before: monday } = week()
  await goOn(Math.ceil((monday.getTime() - clock.nowMs()) / 3_600_000) - 2)
  await play(1_000n)
  expect(await missionOf(id)).toMatchObject([{ cycle, state: 'READY' }])
  await goOn(20)
  expect(await missionOf(id)).toMatchObject([
    { cycle, isPast: true, state: 'READY' },
    { isPast: false, doneAmount: 0 },
  ])
  await goOn(24)
  expect(await missionOf(id)).toMatchObject([{ isPast: false }])
  expect(await claim(id, cycle)).toMatchObject({ code: 'PROMO_CLAIM_LATE' })
})

test('all at once pays what fits; what the day’s cap leaves out stays ready', async () => {
  const [small, large] = [
    await open({ target: 'ROUNDS', targetCount: 1, rewardAmount: 1_000 }, { position: 1 }),
    await open({ target: 'ROUNDS', targetCount: 1, rewardAmount: 90_000 }, { position: 2 }),
  ]
  await open({ target: 'ROUNDS', targetCount: 1, reward: 'POINTS', rewardPoints: 5 }, { position: 3 })
  await play(1_000n)
  const setCap = (amount: bigint) =>
    cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, amount))
  await setCap(50_000n)
  expect((await claim()).value).toMatchObject({ count: 2, amount: 1_000, pointsAmount: 5_000 })
  expect(await missionOf(small)).toMatchObject([{ state: 'CLAIMED' }])
  expect(await missionOf(large)).toMatchObject([{ state: 'READY' }])
  expect(await claim()).toMatchObject({ status: 422, code: 'PROMO_DAY_CAP' })
  await setCap(2_000_000n)
  expect((await claim()).value).toMatchObject({ count: 1, amount: 90_000 })
  expect((await claim()).value).toMatchObject({ count: 0, amount: 0 })
})

test('a budget is never passed, however many claim at once', async () => {
  const id = await open({ target: 'ROUNDS', targetCount: 1, rewardAmount: 1_000 }, { budgetAmount: 2_500n })
  const players = await Promise.all(Array.from({ length: 5 }, (_, at) => cashier.player(at + 1)))
  for (const player of players) await cashier.play(player.id, 1_000n, 1_000n)
  await follow()
  const answers = await Promise.all(
    players.map((player) => player.call(missionClaim, { body: { promotionId: id } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ code }) => code === 'PROMO_BUDGET')).toHaveLength(3)
  const [row] = await rowsOf(
    cashier.server.process.database.kysely,
    sql<{ spent: bigint; count: number }>`
    SELECT spent_amount AS spent, claim_count AS count FROM promotions.promotion WHERE promotion_id = ${id}`,
  )
  expect(row).toEqual({ spent: 2_000n, count: 2 })
})

test('a mission whose budget is used up answers who has claimed it, and refuses the others', async () => {
  const id = await open({ target: 'ROUNDS', targetCount: 1, rewardAmount: 1_000 }, { budgetAmount: 1_000n })
  await play(1_000n)
  const late = await cashier.player(1)
  await cashier.play(late.id, 1_000n, 1_000n)
  await follow()
  for (let time = 0; time < 2; time++) expect((await claim(id)).value).toMatchObject({ amount: 1_000 })
  expect(await late.call(missionClaim, { body: { promotionId: id } })).toMatchObject({ code: 'PROMO_BUDGET' })
  expect((await summary()).missions).toEqual([])
})

test('an excluded member claims nothing, and what was reached stays until its time is over', async () => {
  const id = await open({ target: 'ROUNDS', targetCount: 1 })
  await play(1_000n)
  await cashier.transaction((tx) =>
    setMemberGuard(tx, member.id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
  )
  expect(await summary()).toMatchObject({ isPaused: true })
  for (const answer of [await claim(id), await claim()])
    expect(answer).toMatchObject({ status: 422, code: 'PROMO_RG' })
  await cashier.transaction((tx) => setMemberGuard(tx, member.id, { blockedReason: null }))
  expect((await claim(id)).status).toBe(200)
})

test('a mission of another house, of no day, or stopped is not found', async () => {
  const id = await open({ target: 'ROUNDS', targetCount: 1 })
  await play(1_000n)
  expect(await claim('none')).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
  expect(await claim(id, '2099-01-01')).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
  await cashier.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE promotion_id = ${id}`),
  )
  expect(await claim(id)).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
  expect((await summary()).missions).toEqual([])
})

test('the reward centre has what is ready and what was received', async () => {
  const id = await open({ target: 'ROUNDS', targetCount: 1, rewardAmount: 2_000 })
  await play(1_000n)
  const { services } = cashier.server.process
  const seeker = () => ({ house, memberId: member.id, now: clock.now(), use: services.use.bind(services) })
  const [ready] = await cashier.transaction((tx) => missionRewards.readyOf(tx, seeker()))
  expect(ready).toMatchObject({ amount: 2_000n, pointsAmount: 0n, timesPpm: 1_000_000n })
  const before = await main()
  for (const given of [{ amount: 2_000n, pointsAmount: 0n }, null])
    expect(await cashier.transaction((tx) => missionRewards.claim(tx, seeker(), ready!.rewardId))).toEqual(
      given,
    )
  expect(await main()).toBe(before + 2_000n)
  expect(await cashier.transaction((tx) => missionRewards.readyOf(tx, seeker()))).toEqual([])
  expect(await cashier.transaction((tx) => missionRewards.receivedOf(tx, seeker(), 5))).toMatchObject([
    { rewardId: `${id}:${businessDate(clock.now(), ZONE)}`, amount: 2_000n, outcome: 'CLAIMED' },
  ])
})
