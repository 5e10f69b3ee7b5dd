/** Rebates in the reward centre: all categories that are due as one reward, and what was paid by claim. */
import { refuse } from '../../../contract/errors.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { merchantsKey } from '../../system/index.ts'
import { rebateName } from '../locales/messages.ts'
import type { RewardSeeker, RewardSource } from '../rewards/source.ts'
import { claimRebates, ratesOf, waitingOf } from './claims.ts'
import { dueRebates, sumOf } from './rules/rebate.ts'
import { readClaims } from './store/claims.ts'
import { readPlay } from './store/play.ts'

const ALL = 'ALL'
const ONCE = 1_000_000n
/** Claims are kept by category; one payment has at most this many rows. */
const CATEGORIES = 11

async function dueOf(reader: Reader, seeker: RewardSeeker): Promise<bigint> {
  const { house, memberId } = seeker
  if (seeker.use(merchantsKey).byId(house.id)?.flags.MANPLAYREB3 !== true) return 0n
  const play = await readPlay(reader, memberId)
  if (play.length === 0) return 0n
  const rates = (await ratesOf(seeker, reader, house.id, [memberId])).get(memberId)
  return rates ? sumOf(dueRebates(waitingOf(play, rates.rateOf))) : 0n
}

export const rebateRewards: RewardSource = {
  code: 'REBATE',
  readyOf: async (reader, seeker) => {
    const amount = await dueOf(reader, seeker)
    if (amount === 0n) return []
    return [{ rewardId: ALL, name: rebateName, amount, pointsAmount: 0n, timesPpm: ONCE, claimUntil: null }]
  },
  receivedOf: async (reader, { memberId }, limit) => {
    const rows = await readClaims(reader, memberId, limit * CATEGORIES)
    return [...Map.groupBy(rows, ({ claimId }) => claimId)].slice(0, limit).map(([claimId, own]) => ({
      rewardId: claimId,
      name: rebateName,
      amount: sumOf(own),
      pointsAmount: 0n,
      outcome: own[0]!.isAutomatic ? 'ISSUED' : 'CLAIMED',
      at: own[0]!.claimedAt,
    }))
  },
  claim: async (tx, seeker, rewardId) => {
    if (rewardId !== ALL) refuse('PROMO_NOT_FOUND')
    if ((await dueOf(tx, seeker)) === 0n) return null
    const { house, memberId, now } = seeker
    const claims = await claimRebates(tx, seeker, { house, memberIds: [memberId], isAutomatic: false, now })
    if (claims.length > 0) return { amount: sumOf(claims), pointsAmount: 0n }
    // Nothing was paid: another claim was faster, or the day's cap is used up.
    if ((await dueOf(tx, seeker)) > 0n) refuse('PROMO_DAY_CAP')
    return null
  },
}
