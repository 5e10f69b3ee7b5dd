/** Missions in the reward centre. */
import { refuse } from '../../../contract/errors.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { mission } from '../../../kernel/promotions/kinds/mission.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import type { RewardSeeker, RewardSource } from '../rewards/source.ts'
import { readLatestPaid } from '../running/store.ts'
import { findMission, payMission } from './claim.ts'
import { roundCountsOf } from './rounds.ts'
import { missionsOf, moneyOf, pointsOf } from './standing.ts'

const ONCE_PPM = 1_000_000n

async function isLeftOut(reader: Reader, { house, memberId, now }: RewardSeeker): Promise<boolean> {
  return (await withoutOffers(reader, { merchantId: house.id, memberIds: [memberId], now })).has(memberId)
}

export const missionRewards: RewardSource = {
  code: 'MISSION',
  async readyOf(reader, seeker) {
    const ready = (await missionsOf(reader, seeker)).filter(({ isReached, claim }) => isReached && !claim)
    // Pressed, it would be refused: nothing is held out to who gets no offers.
    if (ready.length === 0 || (await isLeftOut(reader, seeker))) return []
    const roundsOf = await roundCountsOf(reader, seeker.house.id, ready)
    return ready.map(({ running, values, cycle }) => ({
      rewardId: `${running.promotionId}:${cycle.id}`,
      name: running.names,
      amount: moneyOf(values),
      pointsAmount: pointsOf(values),
      roundCount: roundsOf({ values }),
      timesPpm: values.reward === 'CASH' ? ONCE_PPM : 0n,
      claimUntil: cycle.claimUntil,
    }))
  },
  async receivedOf(reader, { memberId }, limit) {
    const claims = await readLatestPaid(reader, { memberId, kind: 'MISSION', limit })
    // Free rounds are received with what they won, as their own promotion.
    const isOfRounds = ({ arguments: kept }: (typeof claims)[number]) => kept.reward === 'ROUNDS'
    return claims
      .filter((claim) => !isOfRounds(claim))
      .map(({ promotionId, cycle, names, amount, paidAt, arguments: kept }) => ({
        rewardId: `${promotionId}:${cycle}`,
        name: names,
        amount,
        pointsAmount: pointsOf(readArguments(mission.declared, kept).values),
        outcome: 'CLAIMED' as const,
        at: paidAt,
      }))
  },
  async claim(tx, seeker, rewardId) {
    const [promotionId = '', cycle] = rewardId.split(':')
    const found = await findMission(tx, seeker, { promotionId, cycle })
    if (found.claim) return null
    if (!found.isReached || seeker.now >= found.cycle.claimUntil) refuse('PROMO_STATE')
    return payMission(tx, seeker, found)
  },
}
