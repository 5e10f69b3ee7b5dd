/** Notes who invited a newcomer, while the house has a promotion for it. */
import { addDays, businessDate } from '../../../../kernel/calendar.ts'
import { newId } from '../../../../kernel/ids.ts'
import { readArguments } from '../../../../kernel/promotions/arguments.ts'
import { referral } from '../../../../kernel/promotions/kinds/referral.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { accountOf, identityEvents } from '../../../identity/index.ts'
import { merchantsKey } from '../../../system/index.ts'
import { liveReferralFor } from '../live.ts'
import { insertReferral } from '../store/referrals.ts'

/** Members invite members: an agent has a line of their own, and its newcomers are no friends. */
export const noteFriend: Listener = {
  name: 'promotions.note-friend',
  event: identityEvents.registered,
  async run({ tx, now, services }, payload) {
    const { merchantId, memberId, referrerId } = payload as {
      merchantId: string
      memberId: string
      referrerId: string | null
    }
    const merchant = services.use(merchantsKey).byId(merchantId)
    if (!merchant || referrerId === null) return
    const friend = await accountOf(tx, { merchantId, accountId: memberId })
    const referrer = await accountOf(tx, { merchantId, accountId: referrerId })
    if (friend?.kind !== 'member' || referrer?.kind !== 'member') return
    const inviting = { merchant, now, use: services.use.bind(services) }
    const promotion = await liveReferralFor(tx, inviting, referrer, friend.createdAt)
    if (!promotion) return
    const { values } = readArguments(referral.declared, promotion.arguments)
    await insertReferral(tx, {
      friendId: memberId,
      referralId: newId(),
      merchantId,
      referrerId,
      promotionId: promotion.promotionId,
      arguments: values,
      registeredAt: friend.createdAt,
      lastDay: addDays(businessDate(friend.createdAt, merchant.timeZone), values.friendDays),
    })
  },
}
