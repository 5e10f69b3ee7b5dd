/** Promotions of the kinds VIP and BIRTHDAY: to whom the night gives, how much in all, and on which terms. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPromotionReport } from '../../../contract/operator/promotions/read-promotion-report.ts'
import { listPromotions } from '../../../contract/player/promotions/list-promotions.ts'
import { listRewards } from '../../../contract/player/promotions/list-rewards.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openPromotion, stopPromotion, type PromotionChange } from '../../../tests/support/promotions.ts'
import { setVipLevel } from '../../identity/index.ts'
import { accountSettings } from '../../identity/settings/accounts.ts'
import { defaultVipTable } from '../../identity/settings/vip-table.ts'
import { setSetting } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { promotionSettings } from '../settings.ts'
import { runNights } from './night.ts'

const house = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }
const START = new Date('2026-01-01T00:00:00Z')
let cashier: CashierHouse
let owner: Database
beforeAll(async () => {
  cashier = await openCashierHouse()
  const table = defaultVipTable.map((level) => ({
    ...level,
    validBetAmount: level.validBetAmount / 100,
    depositAmount: level.depositAmount / 100,
  }))
  await cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, accountSettings.vipTable, table))
  owner = openDatabase({ url: cashier.server.ownerUrl, role: null, max: 1 })
})
afterAll(async () => {
  await owner.close()
  await cashier.audit()
  await cashier.close()
})

let number = 0
let nights = 0
let member: Player
let other: Player
beforeEach(async () => {
  member = await cashier.player(++number)
  other = await cashier.player(++number)
})
const open: string[] = []
const cap = (amount: bigint) =>
  cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, amount))
afterEach(async () => {
  await cap(2_000_000n)
  for (const promotionId of open.splice(0)) await cashier.transaction((tx) => stopPromotion(tx, promotionId))
})
const begin = async (change: PromotionChange) => {
  const promotionId = await cashier.transaction((tx) => openPromotion(tx, { startsAt: START, ...change }))
  open.push(promotionId)
  return promotionId
}
const database = () => cashier.server.process.database
const nextNight = () => new Date(`2027-02-${String(2 + nights++).padStart(2, '0')}T02:00:00+07:00`)
const night = (now = nextNight()) =>
  runNights({ database: database(), services: cashier.server.process.services, now }, house)

/** Play and deposits of VIP 1, whose bonus is 18 baht; the table of this house asks for a hundredth. */
async function reachBronze(player: Player): Promise<void> {
  await player.deposit(5_000)
  await cashier.play(player.id, 60_000n, 60_000n)
  await rollUpAll(database())
}
const paid = ({ id }: Player) =>
  rowsOf(
    database().kysely,
    sql<{ kind: string; amount: bigint; claims: number }>`
    SELECT v.kind, v.amount, (SELECT count(*)::int FROM promotions.claim c
      WHERE c.member_id = v.member_id AND c.cycle = v.kind || ':' || v.period || ':' || v.day) AS claims
    FROM promotions.vip_payment v WHERE v.member_id = ${id} ORDER BY v.at, v.kind`,
  )
/** Of VIP 1, verified, with this birthday. */
async function bornOn({ id }: Player, birthday: string): Promise<void> {
  await cashier.transaction((tx) => setVipLevel(tx, id, 1))
  await run(
    owner.kysely,
    sql`UPDATE identity.account SET kyc_level = 2, profile = profile || ${JSON.stringify({ birthday })}::jsonb
      WHERE account_id = ${id}`,
  )
}
const spentOf = (promotionId: string) =>
  oneOf(
    database().kysely,
    sql<{ spent: bigint; claims: number; state: string }>`
    SELECT spent_amount AS spent, claim_count AS claims, state FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
  )

test('without a promotion the night gives by the terms of the kind, and no claim is left', async () => {
  await reachBronze(member)
  await night()
  expect(await paid(member)).toEqual([{ kind: 'UPGRADE', amount: 1_800n, claims: 0 }])
})

test('what a promotion gives is a claim with its turnover, counts on its budget, and is reported', async () => {
  const promotionId = await begin({ kind: 'VIP', arguments: { times: 2_000_000 }, budgetAmount: 100_000n })
  await reachBronze(member)
  const now = nextNight()
  await night(now)
  expect(await paid(member)).toEqual([{ kind: 'UPGRADE', amount: 1_800n, claims: 1 }])
  const rows = await cashier.transaction((tx) => requirementsOf(tx, member.id))
  expect(rows.find(({ source }) => source === 'VIP')).toMatchObject({
    isBonus: false,
    requiredAmount: 3_600n,
  })
  expect(await spentOf(promotionId)).toEqual({ spent: 1_800n, claims: 1, state: 'LIVE' })
  const { list } = (await member.call(listPromotions)).value
  expect(list.find((card) => card.promotionId === promotionId)).toMatchObject({
    state: 'JOIN',
    action: 'OPEN',
    link: '/member?page=playerRank',
  })
  const received = (await member.call(listRewards)).value.received
  expect(received.map(({ amount, outcome }) => [amount, outcome])).toContainEqual([1_800, 'ISSUED'])
  const clerk = await cashier.operator('finance', ['promotions.view'])
  const day = { from: '2027-02-01', to: '2027-02-28' }
  const report = (await clerk.call(readPromotionReport, { params: { promotionId }, query: day })).value
  expect(report.total).toMatchObject({
    claimCount: 1,
    costAmount: 1_800,
    requiredAmount: 3_600,
  })
  expect(report.outcomes).toContainEqual({ outcome: 'OPEN', claimCount: 1, costAmount: 1_800 })
})

test('whoever is not in its audience is given nothing until a promotion is for them', async () => {
  const first = await begin({ kind: 'VIP', audience: { memberIds: [member.id] } })
  for (const player of [member, other]) await reachBronze(player)
  await night()
  expect(await paid(member)).toHaveLength(1)
  expect(await paid(other)).toEqual([])
  const second = await begin({ kind: 'VIP', position: 5 })
  await night()
  expect(await paid(other)).toEqual([{ kind: 'UPGRADE', amount: 1_800n, claims: 1 }])
  expect([(await spentOf(first)).claims, (await spentOf(second)).claims]).toEqual([1, 1])
})

test('stopped it gives nothing, and what was reached meanwhile is given once it runs again', async () => {
  const promotionId = await begin({ kind: 'VIP' })
  await cashier.transaction((tx) => stopPromotion(tx, promotionId))
  await reachBronze(member)
  await night()
  expect(await paid(member)).toEqual([])
  await cashier.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET state = 'LIVE' WHERE promotion_id = ${promotionId}`),
  )
  await night()
  await night()
  expect(await paid(member)).toEqual([{ kind: 'UPGRADE', amount: 1_800n, claims: 1 }])
})

test.each([1_800n, 2_000n])('a budget of %s that has no more for the next stops it', async (budgetAmount) => {
  const audience = { memberIds: [member.id, other.id] }
  const promotionId = await begin({ kind: 'VIP', budgetAmount, audience })
  for (const player of [member, other]) await reachBronze(player)
  await night()
  expect([...(await paid(member)), ...(await paid(other))]).toHaveLength(1)
  expect(await spentOf(promotionId)).toEqual({ spent: 1_800n, claims: 1, state: 'STOPPED' })
  await night()
  expect([...(await paid(member)), ...(await paid(other))]).toHaveLength(1)
})

test('what the cap of the day divides is a claim on each day', async () => {
  const promotionId = await begin({ kind: 'VIP', audience: { memberIds: [member.id] } })
  await cap(1_000n)
  await reachBronze(member)
  await night()
  await night()
  expect((await paid(member)).map(({ amount, claims }) => [amount, claims])).toEqual([
    [1_000n, 1],
    [800n, 1],
  ])
  expect(await spentOf(promotionId)).toMatchObject({ spent: 1_800n, claims: 2 })
})

test('a birthday promotion says how many days around it count', async () => {
  const promotionId = await begin({ kind: 'BIRTHDAY', arguments: { daysAround: 0 } })
  await bornOn(member, '1990-04-12')
  await night(new Date('2027-04-11T02:00:00+07:00'))
  expect(await paid(member)).toEqual([])
  await night(new Date('2027-04-12T02:00:00+07:00'))
  expect(await paid(member)).toEqual([{ kind: 'BIRTHDAY', amount: 5_000n, claims: 1 }])
  expect(await spentOf(promotionId)).toMatchObject({ spent: 5_000n, claims: 1 })
  const rows = await cashier.transaction((tx) => requirementsOf(tx, member.id))
  expect(rows.map(({ source }) => source)).toContain('BIRTHDAY')
})

test('birthdays end with their budget too', async () => {
  const promotionId = await begin({ kind: 'BIRTHDAY', budgetAmount: 5_000n })
  for (const player of [member, other]) await bornOn(player, '1990-06-20')
  for (const day of [20, 21]) await night(new Date(`2027-06-${day}T02:00:00+07:00`))
  expect([...(await paid(member)), ...(await paid(other))].map(({ kind }) => kind)).toEqual(['BIRTHDAY'])
  expect(await spentOf(promotionId)).toEqual({ spent: 5_000n, claims: 1, state: 'STOPPED' })
})
