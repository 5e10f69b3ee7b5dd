/** What pages show of a member's friends. */
import type { ReferralArguments } from '../../../../kernel/promotions/kinds/referral.ts'
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { RefusedReason } from '../rules/ring.ts'
import type { ReferralState } from './referrals.ts'

export interface FriendRow {
  friendId: string
  referralId: string
  arguments: ReferralArguments
  registeredAt: Date
  lastDay: string
  state: ReferralState
  reason: RefusedReason | ''
  giftState: 'NONE' | 'WAITING' | 'PAID' | 'LAPSED'
  decidedAt: Date | null
  shareUntil: string | null
  /** The reward for the friend; null until it is made. */
  claimId: string | null
  claimState: 'CLAIM' | 'CLAIMED' | 'CLOSE' | null
  claimAmount: bigint | null
  claimUntil: Date | null
}

/** The friends of a member, the newest first. */
export async function readFriends(reader: Reader, referrerId: string, limit: number): Promise<FriendRow[]> {
  return rowsOf(
    reader,
    sql<FriendRow>`
    SELECT r.friend_id AS "friendId", r.referral_id AS "referralId", r.arguments, r.registered_at AS "registeredAt",
           r.last_day::text AS "lastDay", r.state, r.reason, r.gift_state AS "giftState", r.decided_at AS "decidedAt",
           r.share_until::text AS "shareUntil", c.claim_id AS "claimId", c.state AS "claimState", c.amount AS "claimAmount",
           c.claim_until AS "claimUntil"
    FROM promotions.referral r
    LEFT JOIN promotions.claim c ON c.promotion_id = r.promotion_id AND c.member_id = r.referrer_id AND c.cycle = 'friend:' || r.referral_id
    WHERE r.referrer_id = ${referrerId} ORDER BY r.registered_at DESC, r.friend_id LIMIT ${limit}`,
  )
}

export interface FriendCount {
  state: ReferralState
  reason: RefusedReason | ''
  count: number
}

export async function countFriends(reader: Reader, referrerId: string): Promise<FriendCount[]> {
  return rowsOf(
    reader,
    sql<FriendCount>`
    SELECT state, reason, count(*)::int AS count FROM promotions.referral WHERE referrer_id = ${referrerId} GROUP BY 1, 2 ORDER BY 1, 2`,
  )
}

/** What a member received for friends and as shares, and what waits to be claimed. */
export async function sumEarned(
  reader: Reader,
  memberId: string,
): Promise<{ rewards: bigint; ready: bigint; shares: bigint }> {
  return oneOf(
    reader,
    sql<{ rewards: bigint; ready: bigint; shares: bigint }>`
    SELECT coalesce(sum(c.amount) FILTER (WHERE c.state = 'CLAIMED'), 0)::bigint AS rewards,
           coalesce(sum(c.amount) FILTER (WHERE c.state = 'CLAIM'), 0)::bigint AS ready,
           coalesce(sum(c.amount) FILTER (WHERE c.state = 'ISSUED' AND c.cycle LIKE 'share:%'), 0)::bigint AS shares
    FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.member_id = ${memberId} AND p.kind = 'REFERRAL'`,
  )
}

/** Who invited a member; undefined: nobody. */
export async function readReferrerOf(reader: Reader, friendId: string): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ referrer_id: string }>`SELECT referrer_id FROM promotions.referral WHERE friend_id = ${friendId}`,
  )
  return row?.referrer_id
}
