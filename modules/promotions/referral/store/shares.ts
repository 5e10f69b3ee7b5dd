/** Shares of what friends played. */
import type { ReferralArguments } from '../../../../kernel/promotions/kinds/referral.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** The first day on which a friend of the house was met, or null. */
export async function firstMetDay(reader: Reader, merchantId: string): Promise<string | null> {
  const row = await oneOf(
    reader,
    sql<{ day: string | null }>`
    SELECT min(met_day)::text AS day FROM promotions.referral WHERE merchant_id = ${merchantId} AND state = 'MET'`,
  )
  return row.day
}

/** The next members whose friends bring a share on a day, in the order of their ids. */
export async function readSharers(
  reader: Reader,
  asked: { merchantId: string; day: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ referrer_id: string }>`
    SELECT DISTINCT referrer_id FROM promotions.referral
    WHERE merchant_id = ${asked.merchantId} AND state = 'MET' AND met_day <= ${asked.day}::date AND share_until >= ${asked.day}::date
      AND referrer_id > ${asked.after} ORDER BY referrer_id LIMIT ${asked.limit}`,
  )
  return rows.map((row) => row.referrer_id)
}

export interface SharingFriend {
  friendId: string
  referrerId: string
  arguments: ReferralArguments
}

/** The friends of these members who bring a share on a day; who registered first stands first. */
export async function readSharing(
  reader: Reader,
  referrerIds: readonly string[],
  day: string,
): Promise<SharingFriend[]> {
  return rowsOf(
    reader,
    sql<SharingFriend>`
    SELECT friend_id AS "friendId", referrer_id AS "referrerId", arguments FROM promotions.referral
    WHERE referrer_id = ANY (${[...referrerIds]}) AND state = 'MET' AND met_day <= ${day}::date AND share_until >= ${day}::date
    ORDER BY referrer_id, registered_at, friend_id`,
  )
}

export interface NewShare {
  readonly friendId: string
  readonly referrerId: string
  readonly validAmount: bigint
  readonly amount: bigint
}

export async function insertShares(
  tx: Tx,
  at: { merchantId: string; day: string },
  shares: readonly NewShare[],
): Promise<void> {
  if (shares.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO promotions.referral_share (friend_id, day, merchant_id, referrer_id, valid_amount, amount)
    SELECT s.friend_id, ${at.day}::date, ${at.merchantId}, s.referrer_id, s.valid_amount, s.amount
    FROM unnest(${shares.map(({ friendId }) => friendId)}::text[], ${shares.map(({ referrerId }) => referrerId)}::text[],
      ${shares.map(({ validAmount }) => String(validAmount))}::bigint[], ${shares.map(({ amount }) => String(amount))}::bigint[])
      AS s(friend_id, referrer_id, valid_amount, amount)
    ON CONFLICT DO NOTHING`,
  )
}

/** The next members with shares that are not paid. */
export async function readOwed(
  reader: Reader,
  asked: { merchantId: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ referrer_id: string }>`
    SELECT DISTINCT referrer_id FROM promotions.referral_share
    WHERE merchant_id = ${asked.merchantId} AND state = 'DUE' AND referrer_id > ${asked.after} ORDER BY referrer_id LIMIT ${asked.limit}`,
  )
  return rows.map((row) => row.referrer_id)
}

export interface DueShare {
  friendId: string
  referrerId: string
  promotionId: string
  arguments: ReferralArguments
  day: string
  amount: bigint
}

/** What these members are owed, the oldest days first, locked. */
export async function lockDue(
  tx: Tx,
  merchantId: string,
  referrerIds: readonly string[],
): Promise<DueShare[]> {
  return rowsOf(
    tx,
    sql<DueShare>`
    SELECT s.friend_id AS "friendId", s.referrer_id AS "referrerId", r.promotion_id AS "promotionId", r.arguments,
           s.day::text AS day, s.amount
    FROM promotions.referral_share s JOIN promotions.referral r USING (friend_id)
    WHERE s.merchant_id = ${merchantId} AND s.referrer_id = ANY (${[...referrerIds]}) AND s.state = 'DUE'
    ORDER BY s.referrer_id, s.day, s.friend_id FOR UPDATE OF s`,
  )
}

export async function writeShareState(
  tx: Tx,
  shares: readonly Pick<DueShare, 'friendId' | 'day'>[],
  state: 'PAID' | 'DROPPED',
): Promise<void> {
  if (shares.length === 0) return
  await run(
    tx,
    sql`
    UPDATE promotions.referral_share s SET state = ${state}
    FROM unnest(${shares.map(({ friendId }) => friendId)}::text[], ${shares.map(({ day }) => day)}::date[]) AS d(friend_id, day)
    WHERE s.friend_id = d.friend_id AND s.day = d.day`,
  )
}
