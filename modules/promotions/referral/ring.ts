/** Looks for one person behind a friend and others of the same member (domain/economy.md §6.1, §9). */
import type { Tx } from '../../../platform/postgres.ts'
import { payoutPlacesOf } from '../../cashier/index.ts'
import { traitsOf } from '../../identity/index.ts'
import { sharedBy, type PersonSigns, type SharedReason } from './rules/ring.ts'
import { readFriendIds, type Referral } from './store/referrals.ts'

const DAY_MS = 86_400_000
/** Older sign-ins say nothing about who uses a device. */
const SEEN_DAYS = 90

export interface Ring {
  readonly reason: SharedReason
  /** With whom it is shared. */
  readonly memberIds: readonly string[]
}

/** What a friend shares with the one who invited or with another friend of theirs; null: nothing. */
export async function ringOf(tx: Tx, referral: Referral): Promise<Ring | null> {
  const { merchantId, friendId, referrerId, registeredAt } = referral
  const others = [referrerId, ...(await readFriendIds(tx, referrerId)).filter((id) => id !== friendId)]
  const since = new Date(registeredAt.getTime() - SEEN_DAYS * DAY_MS)
  const traits = await traitsOf(tx, merchantId, [friendId, ...others], since)
  const payouts = await payoutPlacesOf(tx, merchantId, [friendId, ...others])
  const signsOf = (memberId: string): PersonSigns | undefined => {
    const own = traits.get(memberId)
    return own && { ...own, payouts: payouts.get(memberId) ?? new Set() }
  }
  const own = signsOf(friendId)
  if (!own) return null
  const shared = others.flatMap((memberId) => {
    const other = signsOf(memberId)
    const reason = other && sharedBy(own, other)
    return reason ? [{ memberId, reason }] : []
  })
  if (shared.length === 0) return null
  return { reason: shared[0]!.reason, memberIds: shared.map(({ memberId }) => memberId) }
}
