import {
  readMemberFriends,
  readMemberFriendsSchemas,
} from '../../../../contract/operator/promotions/read-member-friends.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds, ownCodeOf } from '../../../identity/index.ts'
import { memberWithLevel } from '../../vip/holds.ts'
import { countFriends, readFriends, readReferrerOf, sumEarned } from '../store/overview.ts'

const LATEST = 100

export const handleReadMemberFriends = handle(
  readMemberFriends,
  readMemberFriendsSchemas,
  async (context, { params: { memberId } }) => {
    const { tx, merchant } = context
    const member = await memberWithLevel(context, memberId)
    const referrerId = await readReferrerOf(tx, memberId)
    const friends = await readFriends(tx, memberId, LATEST)
    const accounts = await accountsByIds(tx, [
      ...friends.map(({ friendId }) => friendId),
      ...(referrerId ? [referrerId] : []),
    ])
    const nameOf = (accountId: string) => accounts.get(accountId)?.username ?? ''
    const counts = await countFriends(tx, memberId)
    const { rewards, ready, shares } = await sumEarned(tx, memberId)
    return {
      code:
        member.kind === 'member'
          ? await ownCodeOf(tx, { merchantId: merchant.id, accountId: memberId })
          : null,
      invitedBy: referrerId ? { memberId: referrerId, username: nameOf(referrerId) } : null,
      counts: [...Map.groupBy(counts, ({ state }) => state)].map(([state, own]) => ({
        state,
        count: own.reduce((sum, { count }) => sum + count, 0),
      })),
      refused: counts.flatMap(({ reason, count }) => (reason === '' ? [] : [{ reason, count }])),
      rewardsAmount: rewards,
      readyAmount: ready,
      sharesAmount: shares,
      friends: friends.map(({ friendId, registeredAt, state, reason, giftState, lastDay, decidedAt }) => ({
        memberId: friendId,
        username: nameOf(friendId),
        registeredAt,
        state,
        reason: reason === '' ? null : reason,
        giftState,
        lastDay,
        decidedAt,
      })),
    }
  },
)
