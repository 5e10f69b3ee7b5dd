/** Claims prizes of a raffle, and shows them to the reward centre. */
import { refuse } from '../../../contract/errors.ts'
import { shareReward } from '../../../kernel/promotions/kinds/red-envelope.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { fitIntoDay, giveGifts } from '../gifts/give.ts'
import { prizeName } from '../locales/raffle.ts'
import type { RewardSource } from '../rewards/source.ts'
import { lockPrizes, markClaimed, readPrizes, type Prize } from './store/prizes.ts'

const ONCE = 1_000_000n

export interface Claiming {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly memberId: string
  readonly promotionId: string
  /** One of them; absent: all that the member won in this raffle. */
  readonly claimId?: string
  readonly now: Date
}

/**
 * Credits what the member won and has not claimed; `given` is what moved now, `prizes` all that were asked
 * for. What does not fit into the day waits. Errors: PROMO_NOT_ELIGIBLE for a member who won nothing,
 * PROMO_RG, PROMO_CLAIM_LATE, PROMO_DAY_CAP.
 */
export async function claimPrizes(
  tx: Tx,
  { house, memberId, promotionId, claimId, now }: Claiming,
): Promise<{ given: readonly Prize[]; prizes: readonly Prize[] }> {
  const prizes = (await lockPrizes(tx, memberId, promotionId)).filter(
    (prize) => claimId === undefined || prize.claimId === claimId,
  )
  if (prizes.length === 0) refuse('PROMO_NOT_ELIGIBLE')
  const waiting = prizes.filter(({ state }) => state === 'CLAIM')
  if (waiting.length === 0 && prizes.every(({ state }) => state === 'CLOSE'))
    refuse('PROMO_CLAIM_LATE', prizes[0]!.claimUntil.toISOString())
  if (waiting.length === 0) return { given: [], prizes }
  if (waiting.every(({ claimUntil }) => claimUntil <= now))
    refuse('PROMO_CLAIM_LATE', waiting[0]!.claimUntil.toISOString())
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds: [memberId], now })
  if (left.has(memberId)) refuse('PROMO_RG')
  const gifts = waiting.map(({ amount, claimId: key }) => ({
    memberId,
    key,
    source: 'RAFFLE',
    reward: shareReward(amount),
  }))
  const fits = await fitIntoDay(tx, { house, now }, gifts)
  const given = waiting.filter((_, place) => fits[place])
  if (given.length === 0) refuse('PROMO_DAY_CAP')
  await giveGifts(
    tx,
    { house, code: 'BONUS', now },
    gifts.filter((_, place) => fits[place]),
  )
  await markClaimed(
    tx,
    given.map((prize) => prize.claimId),
    now,
  )
  return { given, prizes }
}

const rewardOf = ({ claimId, names, place, number, amount }: Prize) => ({
  rewardId: claimId,
  name: prizeName(names, place, number),
  amount,
  pointsAmount: 0n,
})

export const raffleRewards: RewardSource = {
  code: 'RAFFLE',
  readyOf: async (reader, { memberId, now }) =>
    (await readPrizes(reader, memberId))
      .filter(({ state, claimUntil }) => state === 'CLAIM' && claimUntil > now)
      .map((prize) => ({ ...rewardOf(prize), timesPpm: ONCE, claimUntil: prize.claimUntil })),
  receivedOf: async (reader, { memberId, now }, limit) =>
    (await readPrizes(reader, memberId, { limit }))
      .filter(({ state, claimUntil }) => state !== 'CLAIM' || claimUntil <= now)
      .map((prize) => ({
        ...rewardOf(prize),
        outcome: prize.state === 'CLAIMED' ? ('CLAIMED' as const) : ('EXPIRED' as const),
        at: prize.paidAt ?? prize.claimUntil,
      })),
  claim: async (tx, { house, memberId, now }, claimId) => {
    const prize = (await readPrizes(tx, memberId)).find((one) => one.claimId === claimId)
    if (!prize) refuse('PROMO_NOT_FOUND')
    const { promotionId } = prize
    const { given } = await claimPrizes(tx, { house, memberId, promotionId, claimId, now })
    return given.length === 0 ? null : { amount: given[0]!.amount, pointsAmount: 0n }
  },
}
