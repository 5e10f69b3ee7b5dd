/** Rows of identity.rate_history, and the prize groups along a line. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** An account's prize group, held until the transaction ends: nobody lowers it meanwhile. */
export async function holdPrizeGroup(tx: Tx, accountId: string): Promise<number | null> {
  const row = await firstOf(
    tx,
    sql<{
      member_g: number
    }>`SELECT member_g FROM identity.account WHERE account_id = ${accountId} FOR SHARE`,
  )
  return row?.member_g ?? null
}

/** The highest prize group of the direct line, null without one. */
export async function highestBelow(tx: Tx, accountId: string): Promise<number | null> {
  const row = await oneOf(
    tx,
    sql<{
      highest: number | null
    }>`SELECT max(member_g) AS highest FROM identity.account WHERE upline_id = ${accountId}`,
  )
  return row.highest
}

export interface RateChange {
  accountId: string
  beforeG: number | null
  memberG: number
  changedBy: string
  reason: string
}

export async function writePrizeGroup(tx: Tx, accountId: string, memberG: number): Promise<void> {
  await run(tx, sql`UPDATE identity.account SET member_g = ${memberG} WHERE account_id = ${accountId}`)
}

export async function addRateChange(tx: Tx, change: RateChange): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.rate_history (account_id, before_g, member_g, changed_by, reason)
    VALUES (${change.accountId}, ${change.beforeG}, ${change.memberG}, ${change.changedBy}, ${change.reason})`,
  )
}

export interface RateChangeRow {
  before_g: number | null
  member_g: number
  changed_by: string
  reason: string
  at: Date
}

/** The latest changes, newest first. */
export async function readRateChanges(
  reader: Reader,
  accountId: string,
  limit: number,
): Promise<RateChangeRow[]> {
  return rowsOf(
    reader,
    sql<RateChangeRow>`
    SELECT before_g, member_g, changed_by, reason, at FROM identity.rate_history
    WHERE account_id = ${accountId} ORDER BY change_no DESC LIMIT ${limit}`,
  )
}

export interface RateRow {
  account_id: string
  distance: number
  member_g: number
}

/** The account at distance 0 and its ancestors, nearest first. */
export async function readRateVector(reader: Reader, accountId: string): Promise<RateRow[]> {
  return rowsOf(
    reader,
    sql<RateRow>`
    SELECT a.account_id, 0::smallint AS distance, a.member_g FROM identity.account a WHERE a.account_id = ${accountId}
    UNION ALL
    SELECT a.account_id, u.distance, a.member_g FROM identity.upline u JOIN identity.account a ON a.account_id = u.upline_id
    WHERE u.account_id = ${accountId}
    ORDER BY distance`,
  )
}

/** The prize groups of many accounts. */
export async function readPrizeGroups(
  reader: Reader,
  accountIds: readonly string[],
): Promise<{ account_id: string; member_g: number }[]> {
  return rowsOf(
    reader,
    sql<{ account_id: string; member_g: number }>`
    SELECT account_id, member_g FROM identity.account WHERE account_id = ANY (${accountIds}::text[])`,
  )
}

export interface GroupAtRow {
  place: bigint
  account_id: string
  distance: number
  member_g: number
}

/** The same for many accounts as it was at a moment of each, which is text so that no microsecond is lost. */
export async function readGroupsAt(
  reader: Reader,
  asked: readonly { accountId: string; at: string }[],
): Promise<GroupAtRow[]> {
  return rowsOf(
    reader,
    sql<GroupAtRow>`
    SELECT l.place, l.account_id, l.distance, coalesce(h.member_g, a.member_g) AS member_g
    FROM (
      SELECT u.place, u.id AS account_id, 0::smallint AS distance, u.at
      FROM unnest(${asked.map(({ accountId }) => accountId)}::text[], ${asked.map(({ at }) => at)}::timestamptz[]) WITH ORDINALITY AS u(id, at, place)
      UNION ALL
      SELECT u.place, s.upline_id, s.distance, u.at
      FROM unnest(${asked.map(({ accountId }) => accountId)}::text[], ${asked.map(({ at }) => at)}::timestamptz[]) WITH ORDINALITY AS u(id, at, place)
      JOIN identity.line_span s ON s.account_id = u.id AND s.since <= u.at AND u.at < s.until) AS l
    JOIN identity.account a ON a.account_id = l.account_id
    LEFT JOIN LATERAL (
      SELECT r.member_g FROM identity.rate_history r WHERE r.account_id = l.account_id AND r.at <= l.at
      ORDER BY r.change_no DESC LIMIT 1) AS h ON true
    ORDER BY l.place, l.distance`,
  )
}

export interface LoweredRow {
  account_id: string
  username: string
  member_g: number
  depth: number
}

/** Accounts below with a higher prize group, held; the nearest first. */
export async function holdHigherBelow(tx: Tx, accountId: string, memberG: number): Promise<LoweredRow[]> {
  return rowsOf(
    tx,
    sql<LoweredRow>`
    SELECT a.account_id, a.username, a.member_g, a.depth FROM identity.account a
    WHERE a.account_id IN (SELECT u.account_id FROM identity.upline u WHERE u.upline_id = ${accountId}) AND a.member_g > ${memberG}
    ORDER BY a.depth, a.account_id FOR UPDATE`,
  )
}

/** When the prize group was lowered last, null if never. */
export async function readLastLowering(reader: Reader, accountId: string): Promise<Date | null> {
  const row = await oneOf(
    reader,
    sql<{ at: Date | null }>`
    SELECT max(at) AS at FROM identity.rate_history WHERE account_id = ${accountId} AND member_g < before_g`,
  )
  return row.at
}

/** Accounts directly below whose prize group is this or higher. */
export async function countDirectFrom(reader: Reader, accountId: string, memberG: number): Promise<number> {
  const row = await oneOf(
    reader,
    sql<{ count: bigint }>`
    SELECT count(*) AS count FROM identity.account WHERE upline_id = ${accountId} AND member_g >= ${memberG}`,
  )
  return Number(row.count)
}
