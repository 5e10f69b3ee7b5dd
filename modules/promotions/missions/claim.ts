/** Pays missions that were reached: each once in its day or week, whatever is asked at once. */
import { refuse } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { mission, type MissionValues } from '../../../kernel/promotions/kinds/mission.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { grantMissionPoints } from '../../points/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { takeFromBudget } from '../gifts/budget.ts'
import { budgetDay } from '../gifts/day-budget.ts'
import { fitIntoDay, giveGifts } from '../gifts/give.ts'
import type { Given } from '../rewards/source.ts'
import { grantMissionRounds, roundCountsOf } from './rounds.ts'
import { insertPaidClaim, readPaidClaims, withReturn } from '../running/store.ts'
import { cycleNamed } from './cycles.ts'
import {
  isOf,
  missionIn,
  missionsOf,
  moneyOf,
  periodOfMission,
  pointsOf,
  runningMissions,
  type Mission,
  type MissionSeeker,
} from './standing.ts'

/**
 * The mission of a day or week. Errors: PROMO_NOT_FOUND, and PROMO_BUDGET if it is used up and was not
 * claimed.
 */
export async function findMission(
  tx: Tx,
  seeker: MissionSeeker,
  named: { promotionId: string; cycle?: string | undefined },
): Promise<Mission> {
  const { house, memberId, now } = seeker
  const found = (await runningMissions(tx, seeker)).find(
    ({ running }) => running.promotionId === named.promotionId,
  )
  const cycle = found && cycleNamed(periodOfMission(found.values), named.cycle, now, house.timeZone)
  if (!found || !cycle || !isOf(found.running, cycle)) refuse('PROMO_NOT_FOUND')
  const claims = await readPaidClaims(tx, {
    memberId,
    promotionIds: [named.promotionId],
    cycles: [cycle.id],
  })
  if (!found.running.isLive && claims.length === 0) refuse('PROMO_BUDGET')
  return missionIn(tx, { ...found, cycle, claim: claims[0] }, memberId)
}

/**
 * Pays a mission that was reached; one that was claimed before only says what it brought. Errors: PROMO_RG,
 * PROMO_DAY_CAP, PROMO_BUDGET, PROMO_BUDGET_DAY, PROMO_QUOTA, of the mission or of the free rounds that it
 * brings.
 */
export async function payMission(tx: Tx, seeker: MissionSeeker, reached: Mission): Promise<Given> {
  const { house, memberId, now } = seeker
  const { running, cycle, claim } = reached
  if (claim) {
    const { values } = readArguments(mission.declared, claim.arguments)
    const roundsOf = await roundCountsOf(tx, house.id, [{ values }])
    return given(claim.amount, values, roundsOf({ values }))
  }
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds: [memberId], now })
  if (left.has(memberId)) refuse('PROMO_RG')
  const reward = mission.pay(reached.values, reached.figures)
  const roundsOf = await roundCountsOf(tx, house.id, [reached])
  const paid = given(moneyOf(reached.values), reached.values, roundsOf(reached))
  const claimId = newId(now.getTime())
  const isNew = await insertPaidClaim(tx, {
    claimId,
    promotionId: running.promotionId,
    memberId,
    merchantId: house.id,
    cycle: cycle.id,
    state: 'CLAIMED',
    arguments: reached.values,
    amount: paid.amount,
    requiredAmount: reward ? requiredOf(reward) : 0n,
    reference: '',
    at: now,
  })
  if (!isNew) return paid
  if (reward) {
    const order = { house, code: 'BONUS', now } as const
    const gift = { memberId, key: claimId, source: 'MISSION', reward }
    const [fits] = await fitIntoDay(tx, order, [gift])
    if (!fits) refuse('PROMO_DAY_CAP')
    await giveGifts(tx, order, [gift])
  } else if (reached.values.reward === 'ROUNDS') {
    await grantMissionRounds(tx, seeker, { values: reached.values, claimId })
  } else {
    const { pointsAmount } = paid
    await grantMissionPoints(tx, {
      merchantId: house.id,
      memberId,
      amount: pointsAmount,
      reference: claimId,
      now,
    })
  }
  const day = budgetDay(house.timeZone, now)
  await takeFromBudget(tx, { promotionId: running.promotionId, amount: paid.amount, day })
  return paid
}

const given = (amount: bigint, values: MissionValues, roundCount: number): Given => ({
  amount,
  pointsAmount: pointsOf(values),
  ...(roundCount > 0 ? { roundCount } : {}),
})

/**
 * Pays every mission that is ready. What the cap of the day or a budget leaves out stays ready; if it leaves
 * out all, its refusal is the answer.
 */
export async function payReady(tx: Tx, seeker: MissionSeeker): Promise<Given[]> {
  const ready = (await missionsOf(tx, seeker)).filter(({ isReached, claim }) => isReached && !claim)
  const paid: Given[] = []
  let refusal: Refusal | undefined
  for (const each of ready)
    try {
      paid.push(await withReturn(tx, () => payMission(tx, seeker, each)))
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      refusal = problem
    }
  if (refusal && paid.length === 0) throw refusal
  return paid
}
