/** Rows of friends who were invited. */
import type { ReferralArguments } from '../../../../kernel/promotions/kinds/referral.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { RefusedReason } from '../rules/ring.ts'

export type ReferralState = 'OPEN' | 'MET' | 'REFUSED' | 'LATE'

export interface Referral {
  friendId: string
  referralId: string
  merchantId: string
  referrerId: string
  promotionId: string
  arguments: ReferralArguments
  registeredAt: Date
  lastDay: string
}

const columns = sql`friend_id AS "friendId", referral_id AS "referralId", merchant_id AS "merchantId",
  referrer_id AS "referrerId", promotion_id AS "promotionId", arguments, registered_at AS "registeredAt",
  last_day::text AS "lastDay"`

/** A friend is invited once; a repeat changes nothing. */
export async function insertReferral(tx: Tx, fresh: Referral): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.referral (friend_id, referral_id, merchant_id, referrer_id, promotion_id, arguments, registered_at, last_day)
    VALUES (${fresh.friendId}, ${fresh.referralId}, ${fresh.merchantId}, ${fresh.referrerId}, ${fresh.promotionId},
      ${JSON.stringify(fresh.arguments)}::jsonb, ${fresh.registeredAt}, ${fresh.lastDay}::date)
    ON CONFLICT (friend_id) DO NOTHING`,
  )
}

export interface Page {
  readonly merchantId: string
  /** In the order of the ids, after this one. */
  readonly after: string
  readonly limit: number
}

/** The next ones that are not decided, locked. */
export async function lockOpen(tx: Tx, { merchantId, after, limit }: Page): Promise<Referral[]> {
  return rowsOf(
    tx,
    sql<Referral>`
    SELECT ${columns} FROM promotions.referral
    WHERE merchant_id = ${merchantId} AND state = 'OPEN' AND friend_id > ${after} ORDER BY friend_id LIMIT ${limit} FOR UPDATE`,
  )
}

/** Friends whose own gift waits, locked, with the moment at which the conditions were met. */
export async function lockWaiting(
  tx: Tx,
  { merchantId, after, limit }: Page,
): Promise<(Referral & { decidedAt: Date })[]> {
  return rowsOf(
    tx,
    sql<Referral & { decidedAt: Date }>`
    SELECT ${columns}, coalesce(decided_at, registered_at) AS "decidedAt" FROM promotions.referral
    WHERE merchant_id = ${merchantId} AND gift_state = 'WAITING' AND friend_id > ${after} ORDER BY friend_id LIMIT ${limit} FOR UPDATE`,
  )
}

export interface Decision {
  readonly friendId: string
  readonly state: Exclude<ReferralState, 'OPEN'>
  readonly reason: RefusedReason | ''
  readonly metDay: string | null
  readonly shareUntil: string | null
  readonly giftState: 'NONE' | 'WAITING'
}

export async function writeDecisions(tx: Tx, decisions: readonly Decision[], now: Date): Promise<void> {
  if (decisions.length === 0) return
  await run(
    tx,
    sql`
    UPDATE promotions.referral r
    SET state = d.state, reason = d.reason, met_day = d.met_day, share_until = d.share_until, gift_state = d.gift_state, decided_at = ${now}
    FROM unnest(${decisions.map(({ friendId }) => friendId)}::text[], ${decisions.map(({ state }) => state)}::text[],
      ${decisions.map(({ reason }) => reason)}::text[], ${decisions.map(({ metDay }) => metDay)}::date[],
      ${decisions.map(({ shareUntil }) => shareUntil)}::date[], ${decisions.map(({ giftState }) => giftState)}::text[])
      AS d(friend_id, state, reason, met_day, share_until, gift_state)
    WHERE r.friend_id = d.friend_id`,
  )
}

export async function writeGiftStates(
  tx: Tx,
  friendIds: readonly string[],
  state: 'PAID' | 'LAPSED',
): Promise<void> {
  if (friendIds.length === 0) return
  await run(
    tx,
    sql`UPDATE promotions.referral SET gift_state = ${state} WHERE friend_id = ANY (${[...friendIds]})`,
  )
}

/** Of these friends, those that were met are refused after all; what was credited stays. Returns who. */
export async function refuseMet(
  tx: Tx,
  friendIds: readonly string[],
  reason: RefusedReason,
): Promise<string[]> {
  if (friendIds.length === 0) return []
  const rows = await rowsOf(
    tx,
    sql<{ friend_id: string }>`
    UPDATE promotions.referral
    SET state = 'REFUSED', reason = ${reason}, gift_state = CASE gift_state WHEN 'WAITING' THEN 'NONE' ELSE gift_state END
    WHERE friend_id = ANY (${[...friendIds]}) AND state = 'MET' RETURNING friend_id`,
  )
  return rows.map((row) => row.friend_id)
}

/** Everybody whom a member has invited, in whichever state. */
export async function readFriendIds(reader: Reader, referrerId: string): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ friend_id: string }>`
    SELECT friend_id FROM promotions.referral WHERE referrer_id = ${referrerId} ORDER BY registered_at, friend_id`,
  )
  return rows.map((row) => row.friend_id)
}
