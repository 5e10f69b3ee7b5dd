/** Missions whose reward is free rounds (docs/flows/missions.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimRewards } from '../../../contract/player/promotions/claim-rewards.ts'
import { listFreeRounds } from '../../../contract/player/promotions/list-free-rounds.ts'
import { listPromotions } from '../../../contract/player/promotions/list-promotions.ts'
import { listRewards } from '../../../contract/player/promotions/list-rewards.ts'
import { missionClaim } from '../../../contract/player/promotions/mission-claim.ts'
import { missionSummary } from '../../../contract/player/promotions/mission-summary.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { freeRoundsHouse, STAKE } from '../../../tests/support/free-rounds.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openPromotion, stopPromotion, type PromotionChange } from '../../../tests/support/promotions.ts'
import { writePromotion } from '../../../contract/operator/promotions/write-promotion.ts'
import { run, sql } from '../../../platform/postgres.ts'

let house: CashierHouse
let member: Player
const rounds = freeRoundsHouse(() => house)
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,studio' })
  await goToHour(house, 10)
})
afterAll(async () => {
  await house.audit()
  await house.close()
})
beforeEach(async () => {
  await house.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE kind = 'MISSION'`),
  )
  member = await rounds.person()
})

const ofMissions = (change: Partial<PromotionChange> = {}) =>
  rounds.promote({ ...change, arguments: { occasion: 'MISSION', ...change.arguments } })
const mission = (rewardRounds: string, change: Record<string, unknown> = {}) =>
  house.transaction((tx) =>
    openPromotion(tx, {
      kind: 'MISSION',
      arguments: { target: 'ROUNDS', targetCount: 1, reward: 'ROUNDS', rewardRounds, ...change },
    }),
  )
async function reach(): Promise<void> {
  await house.play(member.id, 1_000n, 1_000n)
  await rollUpAll(house.server.process.database)
  await house.settle('promotions/follow-played')
}
const claim = (promotionId: string) => member.call(missionClaim, { body: { promotionId } })
const grants = async () => (await member.call(listFreeRounds)).value.list.map(({ grant }) => grant)

test('a mission brings the free rounds of its promotion, once in its day, and they are played like others', async () => {
  const given = await ofMissions({ budgetAmount: 100_000n })
  const promotionId = await mission(given)
  await member.deposit(20_000)
  await reach()
  expect((await member.call(missionSummary)).value).toMatchObject({
    readyRounds: 3,
    missions: [{ promotionId, state: 'READY', roundCount: 3, amount: 0, pointsAmount: 0 }],
  })
  const before = await member.balances()
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(promotionId)))
  expect(answers.map(({ value }) => [value.roundCount, value.amount])).toEqual(Array(5).fill([3, 0]))
  expect(await member.balances()).toEqual(before)
  const [grant, ...others] = await grants()
  expect(others).toEqual([])
  expect(grant).toMatchObject({ roundCount: 3, leftCount: 3, roundAmount: STAKE })
  // Their average is taken from the budget of the rounds; the mission itself cost nothing.
  expect((await rounds.spentOf(given)).spent_amount).toBe(579n)
  expect((await rounds.spentOf(promotionId)).spent_amount).toBe(0n)
  const won = await rounds.playAll(member, grant!.grantId)
  expect((await member.balances()).bonus).toBe(before.bonus + won)
})

test('the next day brings rounds again', async () => {
  const promotionId = await mission(await ofMissions())
  await member.deposit(20_000)
  await reach()
  expect((await claim(promotionId)).value.roundCount).toBe(3)
  await house.advance('PT24H')
  member = await house.player(0, {}, member.id)
  await reach()
  expect((await claim(promotionId)).value.roundCount).toBe(3)
  expect(await grants()).toHaveLength(2)
})

test('the reward centre has them too', async () => {
  await mission(await ofMissions())
  await member.deposit(20_000)
  await reach()
  const { value } = await member.call(listRewards)
  expect(value.ready).toMatchObject([{ source: 'MISSION', roundCount: 3, amount: 0, pointsAmount: 0 }])
  const taken = await member.call(claimRewards, { body: { rewardId: value.ready[0]!.rewardId } })
  expect(taken.value).toMatchObject({ count: 1, amount: 0, roundCount: 3 })
  expect((await member.call(listRewards)).value.ready).toEqual([])
})

test('rounds that are given by missions are offered to nobody else', async () => {
  const given = await ofMissions()
  const listed = (await member.call(listPromotions)).value.list.map(({ promotionId }) => promotionId)
  expect(listed).not.toContain(given)
  expect((await rounds.join(member, given)).success).toBe(false)
})

test.each([
  ['were stopped', (id: string) => house.transaction((tx) => stopPromotion(tx, id))],
  [
    'have no budget left',
    (id: string) =>
      house.transaction((tx) =>
        run(tx, sql`UPDATE promotions.promotion SET budget_amount = 1 WHERE promotion_id = ${id}`),
      ),
  ],
])('rounds that %s are refused, and the mission stays ready', async (_what, end) => {
  const given = await ofMissions()
  const promotionId = await mission(given)
  await member.deposit(20_000)
  await reach()
  await end(given)
  expect((await claim(promotionId)).code).toBe('PROMO_BUDGET')
  expect((await member.call(missionSummary)).value.missions).toMatchObject([{ state: 'READY' }])
  expect(await grants()).toEqual([])
})

test('an operator can name only a promotion that is given by missions', async () => {
  const owner = await house.operator('owner', ['promotions.edit'])
  const write = (rewardRounds: string) =>
    owner.call(writePromotion, {
      body: {
        kind: 'MISSION',
        names: { th: 'ภารกิจ', en: 'Mission' },
        texts: { th: '', en: '' },
        imageUrl: '',
        arguments: { reward: 'ROUNDS', rewardRounds },
        audience: {
          vipFrom: null,
          vipTo: null,
          neverDeposited: false,
          dormantDays: null,
          lineOf: '',
          tags: [],
          usernames: [],
        },
        startsAt: new Date().toISOString(),
        endsAt: null,
        budgetAmount: null,
        claimLimit: null,
        mayReapply: true,
      },
    })
  for (const wrong of ['', 'nothing', await rounds.promote()]) expect((await write(wrong)).status).toBe(422)
  expect((await write(await ofMissions())).success).toBe(true)
})
