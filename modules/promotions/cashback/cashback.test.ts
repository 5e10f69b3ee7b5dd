/** Cashback from the play of a week to the money on Monday (docs/flows/promotions.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimPromotion } from '../../../contract/player/promotions/claim-promotion.ts'
import { joinPromotion } from '../../../contract/player/promotions/join-promotion.ts'
import { listRewards } from '../../../contract/player/promotions/list-rewards.ts'
import { readPromotion } from '../../../contract/player/promotions/read-promotion.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate, momentOfWall, periodOf } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneOf, rowsOf, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openPromotion, stopPromotion, type PromotionChange } from '../../../tests/support/promotions.ts'
import { stopMarketing } from '../../messaging/shared/store/marketing.ts'
import { merchantsKey, setSetting } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'
import { dueWeeks, payCashbacks, type WeeklyParts } from './weekly.ts'

const ZONE = 'Asia/Bangkok'
let house: CashierHouse
let promotionId: string
let number = 0
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(async () => {
  await house.audit()
  await house.close()
})
beforeEach(async () => {
  if (promotionId) await house.transaction((tx) => stopPromotion(tx, promotionId))
})

const open = async (change: Partial<PromotionChange> = {}) => {
  const startsAt = periodOf('WEEK', clock.now(), ZONE).from
  promotionId = await house.transaction((tx) => openPromotion(tx, { kind: 'CASHBACK', startsAt, ...change }))
}
const player = () => house.player(++number)
async function lose(member: Player, amount: bigint): Promise<void> {
  await house.play(member.id, amount, 0n)
  await rollUpAll(house.server.process.database)
}
/** Monday at noon after the week that runs now. */
const payDay = () => {
  const monday = businessDate(periodOf('WEEK', clock.now(), ZONE).before, ZONE)
  return momentOfWall(`${monday}T12:00`, ZONE)
}
const payOn = (now: Date, more: Partial<WeeklyParts> = {}) => {
  const { database, services } = house.server.process
  const merchant = services.use(merchantsKey).byId(DEMO_MERCHANT)!
  return payCashbacks({ database, services, now, ...more }, merchant)
}
const main = async (member: Player) => (await member.balances()).main
const budget = () =>
  oneOf(
    house.server.process.database.kysely,
    sql<{ spent: bigint; count: number; state: string; reason: string }>`
    SELECT spent_amount AS spent, claim_count AS count, state, stop_reason AS reason FROM promotions.promotion
    WHERE promotion_id = ${promotionId}`,
  )
const claims = () =>
  rowsOf(
    house.server.process.database.kysely,
    sql<{ memberId: string; state: string; amount: bigint }>`
    SELECT member_id AS "memberId", state, amount FROM promotions.claim WHERE promotion_id = ${promotionId} ORDER BY member_id`,
  )

test('five per cent of a loss comes back on Monday at noon, once, with its turnover', async () => {
  await open()
  const member = await player()
  await lose(member, 60_040n)
  const { card } = (await member.call(readPromotion, { params: { promotionId } })).value
  expect(card).toMatchObject({ state: 'PROCESS', doneAmount: 60_040, targetAmount: 50_000 })
  const before = await main(member)
  await payOn(new Date(payDay().getTime() - 1))
  expect(await main(member)).toBe(before)
  await Promise.all([payOn(payDay()), payOn(payDay())])
  expect(await main(member)).toBe(before + 3_002n)
  await payOn(payDay())
  expect(await claims()).toEqual([{ memberId: member.id, state: 'ISSUED', amount: 3_002n }])
  const rows = await house.transaction((tx) => requirementsOf(tx, member.id))
  expect(rows.map(({ source, requiredAmount }) => [source, requiredAmount])).toEqual([['CASHBACK', 3_002n]])
})

test('cut off after every member it goes on, and pays each once', async () => {
  await open()
  const members = [await player(), await player(), await player()]
  for (const member of members) await lose(member, 100_000n)
  let steps = 0
  const cut = () => {
    if (++steps < 4) throw new Error('cut off')
  }
  for (let tries = 0; tries < 4; tries++)
    await payOn(payDay(), { chunk: 1, onStep: cut }).catch(() => undefined)
  await payOn(payDay(), { chunk: 1 })
  const paid = await claims()
  for (const { id } of members)
    expect(paid.filter(({ memberId }) => memberId === id)).toMatchObject([{ amount: 5_000n }])
})

test('less than the least, a win, and members who get no offers: nothing', async () => {
  await open()
  const [little, winner, excluded, stopped] = [await player(), await player(), await player(), await player()]
  await lose(little, 49_999n)
  await house.play(winner.id, 100_000n, 200_000n)
  for (const member of [excluded, stopped]) await lose(member, 100_000n)
  await house.transaction((tx) =>
    setMemberGuard(tx, excluded.id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
  )
  const key = { merchantId: DEMO_MERCHANT, accountId: stopped.id }
  await house.transaction((tx) => stopMarketing(tx, key, clock.now(), null))
  await payOn(payDay())
  const paid = (await claims()).map(({ memberId }) => memberId)
  for (const member of [little, winner, excluded, stopped]) expect(paid).not.toContain(member.id)
})

test('where members join, those who pressed are paid, and nobody else', async () => {
  await open({ arguments: { joining: 'PRESS' } })
  const [joined, other] = [await player(), await player()]
  for (const member of [joined, other]) await lose(member, 100_000n)
  const join = () => joined.call(joinPromotion, { body: { promotionId } })
  expect((await join()).value.card).toMatchObject({ state: 'PROCESS', doneAmount: 100_000 })
  expect((await join()).status).toBe(200)
  await payOn(payDay())
  expect(await claims()).toEqual([{ memberId: joined.id, state: 'ISSUED', amount: 5_000n }])
})

const four: Player[] = []
/** Four members who lost a thousand baht each this week. */
async function losers(): Promise<readonly Player[]> {
  while (four.length < 4) {
    const member = await player()
    await lose(member, 100_000n)
    four.push(member)
  }
  return four
}

test.each([
  ['to the satang', 10_000n, 10_000n],
  ['and has some left', 14_999n, 10_000n],
])(
  'a budget for two of four losses pays two, ends there %s, and nothing more is promised or paid',
  async (_name, budgetAmount, spent) => {
    const members = await losers()
    await open({ budgetAmount, audience: { memberIds: members.map(({ id }) => id) } })
    await payOn(payDay(), { chunk: 1 })
    expect((await claims()).map(({ amount }) => amount)).toEqual([5_000n, 5_000n])
    expect(await budget()).toEqual({ spent, count: 2, state: 'STOPPED', reason: 'BUDGET' })
    const cards = await Promise.all(
      members.map(
        async (member) => (await member.call(readPromotion, { params: { promotionId } })).value.card,
      ),
    )
    expect(cards.map(({ state }) => state).sort()).toEqual(['CLOSE', 'CLOSE', 'ISSUED', 'ISSUED'])
    await payOn(new Date(payDay().getTime() + 7 * 86_400_000))
    expect(await claims()).toHaveLength(2)
  },
)

test('what waits to be claimed is given as long as the budget holds it, though the promotion has ended', async () => {
  const [first, second] = [await player(), await player()]
  await open({ budgetAmount: 12_000n, audience: { memberIds: [first.id, second.id] } })
  await lose(first, 100_000n)
  await lose(second, 200_000n)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 4_999n))
  await payOn(payDay())
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 2_000_000n))
  expect(await budget()).toEqual({ spent: 0n, count: 0, state: 'STOPPED', reason: 'BUDGET' })
  const waiting = (await claims()).map(({ memberId }) => memberId)
  expect(waiting).toHaveLength(1)
  const member = waiting[0] === first.id ? first : second
  const { ready } = (await member.call(listRewards)).value
  expect(ready.map(({ source }) => source)).toEqual(['PROMOTION'])
  const answer = await member.call(claimPromotion, { body: { promotionId } })
  expect(answer.value.amount).toBe(waiting[0] === first.id ? 5_000 : 10_000)
})

test('what the cap of the day leaves out waits to be claimed', async () => {
  await open()
  const member = await player()
  await lose(member, 100_000n)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 4_999n))
  await payOn(payDay())
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 2_000_000n))
  expect((await claims()).find(({ memberId }) => memberId === member.id)).toMatchObject({ state: 'CLAIM' })
  const before = await main(member)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.call(claimPromotion, { body: { promotionId } })),
  )
  expect(answers.map(({ value }) => value.amount)).toEqual(Array(10).fill(5_000))
  expect(await main(member)).toBe(before + 5_000n)
})

test('a week is due from its Monday noon, and of the first and last week only the days that were open', () => {
  const at = (text: string) => new Date(`${text}+07:00`)
  const weeks = (startsAt: string, endsAt: string | null, now: string) =>
    dueWeeks({ startsAt: at(startsAt), endsAt: endsAt === null ? null : at(endsAt) }, at(now), ZONE).map(
      ({ from, to }) => `${from} ${to}`,
    )
  expect(weeks('2026-11-25T10:00', null, '2026-11-30T11:59')).toEqual([])
  expect(weeks('2026-11-25T10:00', null, '2026-11-30T12:00')).toEqual(['2026-11-25 2026-11-30'])
  expect(weeks('2026-11-16T00:00', '2026-11-25T10:00', '2026-12-10T00:00')).toEqual([
    '2026-11-16 2026-11-23',
    '2026-11-23 2026-11-26',
  ])
  expect(weeks('2026-01-01T00:00', null, '2026-11-30T12:00')).toHaveLength(8)
})
