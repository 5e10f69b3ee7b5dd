/** What friends brought, in the reward centre: the member presses, and it is credited. */
import { refuse } from '../../../contract/errors.ts'
import { wallOf } from '../../../kernel/calendar.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { referral } from '../../../kernel/promotions/kinds/referral.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { fitIntoDay, giveGifts } from '../gifts/give.ts'
import { referralName, referralShareName } from '../locales/referral.ts'
import type { RewardSeeker, RewardSource } from '../rewards/source.ts'
import { SOURCE } from './gifts.ts'
import { lockClaim, markClaimed, readPast, readReady, type ReferralClaim } from './store/claims.ts'

const timesOf = ({ arguments: stored }: ReferralClaim): bigint =>
  BigInt(readArguments(referral.declared, stored).values.referrerTimes)

async function isLeftOut(reader: Reader, { house, memberId, now }: RewardSeeker): Promise<boolean> {
  return (await withoutOffers(reader, { merchantId: house.id, memberIds: [memberId], now })).has(memberId)
}

export const referralRewards: RewardSource = {
  code: SOURCE,
  readyOf: async (reader, seeker) => {
    const ready = await readReady(reader, seeker.memberId, seeker.now)
    if (ready.length === 0 || (await isLeftOut(reader, seeker))) return []
    return ready.map((claim) => ({
      rewardId: claim.claimId,
      name: referralName,
      amount: claim.amount,
      pointsAmount: 0n,
      timesPpm: timesOf(claim),
      claimUntil: claim.claimUntil,
    }))
  },
  receivedOf: async (reader, { memberId }, limit) =>
    (await readPast(reader, memberId, limit)).map(
      ({ claimId, cycle, amount, state, paidAt, claimUntil }) => ({
        rewardId: claimId,
        name: cycle.startsWith('share:') ? referralShareName : referralName,
        amount,
        pointsAmount: 0n,
        outcome: state === 'ISSUED' ? 'ISSUED' : state === 'CLAIMED' ? 'CLAIMED' : 'EXPIRED',
        at: paidAt ?? claimUntil!,
      }),
    ),
  claim: async (tx, seeker, rewardId) => {
    const { house, memberId, now } = seeker
    const claim = (await lockClaim(tx, memberId, rewardId)) ?? refuse('PROMO_NOT_FOUND')
    if (claim.state === 'CLAIMED') return null
    if (claim.state === 'CLOSE' || claim.claimUntil === null || claim.claimUntil <= now)
      refuse('PROMO_CLAIM_LATE', wallOf(claim.claimUntil ?? now, house.timeZone).replace('T', ' '))
    if (await isLeftOut(tx, seeker)) refuse('PROMO_RG')
    const { amount } = claim
    const gift = {
      memberId,
      key: claim.claimId,
      source: SOURCE,
      reward: {
        amount,
        baseAmount: amount,
        timesPpm: timesOf(claim),
        isBonus: false,
        maxStake: null,
        days: null,
      },
    }
    const [fits] = await fitIntoDay(tx, { house, now }, [gift])
    if (!fits) refuse('PROMO_DAY_CAP')
    await markClaimed(tx, claim.claimId, now)
    await giveGifts(tx, { house, code: 'BONUS', now }, [gift])
    return { amount, pointsAmount: 0n }
  },
}
