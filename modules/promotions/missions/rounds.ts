/** Missions that bring free rounds: those of a promotion that is given by missions alone. */
import { refuse } from '../../../contract/errors.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { freeValuesOf, grantRounds } from '../free-rounds/grant.ts'
import { readPromotion, readPromotions } from '../offers/store/promotions.ts'
import { closedFor } from '../offers/usable.ts'
import type { Mission, MissionSeeker } from './standing.ts'

type Told = Pick<Mission, 'values'>

/** How many rounds each mission brings: 0 for those of money and points. */
export async function roundCountsOf(
  reader: Reader,
  merchantId: string,
  missions: readonly Told[],
): Promise<(mission: Told) => number> {
  const ids = new Set(
    missions.flatMap(({ values }) => (values.reward === 'ROUNDS' ? values.rewardRounds : [])),
  )
  const rows = ids.size === 0 ? [] : await readPromotions(reader, merchantId, [...ids])
  const counts = new Map(
    rows
      .filter(({ kind }) => kind === 'FREE_ROUNDS')
      .map((row) => [row.promotionId, freeValuesOf(row).rounds]),
  )
  return ({ values }) => (values.reward === 'ROUNDS' ? (counts.get(values.rewardRounds) ?? 0) : 0)
}

/** Grants a mission's rounds. Errors: PROMO_BUDGET, also when the house has ended them; PROMO_QUOTA. */
export async function grantMissionRounds(
  tx: Tx,
  { house, memberId, now }: MissionSeeker,
  { values, claimId }: Told & { readonly claimId: string },
): Promise<void> {
  const promotion = await readPromotion(tx, house.id, values.rewardRounds)
  if (promotion?.kind !== 'FREE_ROUNDS' || closedFor(promotion, now) !== null) refuse('PROMO_BUDGET')
  await grantRounds(tx, { promotion, memberId, now, cycle: `grant:${claimId}`, reference: claimId })
}

/** Whether a promotion is one that missions can bring. */
export async function isOfMissions(
  reader: Reader,
  merchantId: string,
  promotionId: string,
): Promise<boolean> {
  const [row] = await readPromotions(reader, merchantId, [promotionId])
  return row?.kind === 'FREE_ROUNDS' && freeValuesOf(row).occasion === 'MISSION'
}
