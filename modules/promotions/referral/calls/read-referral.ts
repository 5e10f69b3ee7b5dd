import { readReferral, readReferralSchemas } from '../../../../contract/player/promotions/read-referral.ts'
import type { ReferralArguments } from '../../../../kernel/promotions/kinds/referral.ts'
import { handle } from '../../../../platform/calls.ts'
import { makeOwnCode } from '../../../identity/index.ts'
import { figuresOf } from '../figures.ts'
import { namesOfFriends } from '../friend-names.ts'
import { standingOf } from '../state.ts'
import { countFriends, readFriends, sumEarned, type FriendRow } from '../store/overview.ts'

const LATEST = 100
const ONCE = 1_000_000

/** The code is made here when the member first opens the page. A friend's own amounts stay the friend's. */
export const handleReadReferral = handle(readReferral, readReferralSchemas, async (context) => {
  const { tx, actor, merchant, now } = context
  const own = { merchantId: merchant.id, accountId: actor.accountId }
  const { terms, isPaused } = await standingOf(tx, context, actor.accountId)
  const friends = await readFriends(tx, actor.accountId, LATEST)
  const open = friends.filter(({ state }) => state === 'OPEN')
  const figures = await figuresOf(tx, open, merchant.timeZone)
  const names = await namesOfFriends(
    tx,
    friends.map(({ friendId }) => friendId),
  )
  const counts = await countFriends(tx, actor.accountId)
  const { rewards, shares } = await sumEarned(tx, actor.accountId)
  const countOf = (states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  return {
    currency: merchant.currency,
    code: terms && !isPaused ? await makeOwnCode(tx, own) : null,
    isPaused,
    terms: terms && termsValue(terms),
    friendCount: countOf(['OPEN', 'MET', 'REFUSED', 'LATE']),
    metCount: countOf(['MET']),
    rewardsAmount: rewards,
    sharesAmount: shares,
    friends: friends.map((friend) => {
      const done = figures.get(friend.friendId)
      const hasMet = friend.state === 'MET'
      return {
        referralId: friend.referralId,
        name: names.get(friend.friendId) ?? '***',
        registeredAt: friend.registeredAt,
        state: friend.state,
        hasDeposit: hasMet || (done?.depositAmount ?? 0n) >= BigInt(friend.arguments.friendDeposit),
        hasValid: hasMet || (done?.validAmount ?? 0n) >= BigInt(friend.arguments.friendValid),
        lastDay: friend.lastDay,
        shareUntil: hasMet && friend.arguments.sharePpm > 0 ? friend.shareUntil : null,
        reward: rewardOf(friend, now),
      }
    }),
  }
})

const termsValue = (terms: ReferralArguments) => ({
  friendDepositAmount: BigInt(terms.friendDeposit),
  friendValidAmount: BigInt(terms.friendValid),
  friendDays: terms.friendDays,
  rewardAmount: BigInt(terms.referrerReward),
  rewardTimes: terms.referrerTimes / ONCE,
  giftAmount: BigInt(terms.friendReward),
  sharePpm: terms.sharePpm,
  shareDays: terms.shareDays,
  shareDayAmount: BigInt(terms.shareDayMax),
})

/** A reward that was closed because of a ring is not one that passed. */
function rewardOf({ state, claimId, claimState, claimAmount, claimUntil }: FriendRow, now: Date) {
  if (state !== 'MET' || !claimId || claimAmount === null || claimUntil === null) return null
  const isOver = claimState === 'CLOSE' || claimUntil <= now
  return {
    rewardId: `REFERRAL:${claimId}`,
    amount: claimAmount,
    state:
      claimState === 'CLAIMED' ? ('CLAIMED' as const) : isOver ? ('EXPIRED' as const) : ('READY' as const),
    claimUntil,
  }
}
