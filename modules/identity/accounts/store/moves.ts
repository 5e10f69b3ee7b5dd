/** Moving an account with everybody below it to another place of the tree. */
import { oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface TeamBounds {
  /** How many levels stand below the account. */
  levels: number
  size: bigint
}

export async function readTeamBounds(reader: Reader, accountId: string): Promise<TeamBounds> {
  return oneOf(
    reader,
    sql<TeamBounds>`
    SELECT coalesce(max(distance), 0)::int AS levels, count(*) AS size FROM identity.upline WHERE upline_id = ${accountId}`,
  )
}

/**
 * Puts the account below another one. What stood above the moved accounts until now is kept in
 * identity.upline_past, so play and payments of the past stay where they were. The caller holds both.
 */
export async function moveTeam(tx: Tx, accountId: string, uplineId: string, at: Date): Promise<void> {
  // The moved accounts, with their distance to the one that moves.
  const moved = sql`(SELECT ${accountId}::text AS account_id, 0 AS distance
    UNION ALL SELECT u.account_id, u.distance FROM identity.upline u WHERE u.upline_id = ${accountId})`
  await run(
    tx,
    sql`
    WITH moved AS MATERIALIZED ${moved}, gone AS (
      DELETE FROM identity.upline u USING moved m, identity.upline old
      WHERE u.account_id = m.account_id AND old.account_id = ${accountId} AND u.upline_id = old.upline_id
      RETURNING u.account_id, u.upline_id, u.distance, u.since)
    INSERT INTO identity.upline_past (account_id, upline_id, distance, since, until)
    SELECT account_id, upline_id, distance, since, ${at} FROM gone WHERE since < ${at}`,
  )
  await run(
    tx,
    sql`
    WITH moved AS MATERIALIZED ${moved}, above AS (
      SELECT ${uplineId}::text AS upline_id, 1 AS distance
      UNION ALL SELECT u.upline_id, u.distance + 1 FROM identity.upline u WHERE u.account_id = ${uplineId})
    INSERT INTO identity.upline (account_id, upline_id, distance, since)
    SELECT m.account_id, a.upline_id, m.distance + a.distance, ${at} FROM moved m CROSS JOIN above a`,
  )
  await run(
    tx,
    sql`
    WITH moved AS MATERIALIZED ${moved}
    UPDATE identity.account a
    SET depth = (SELECT depth FROM identity.account WHERE account_id = ${uplineId}) + 1 + m.distance,
        upline_id = CASE WHEN m.distance = 0 THEN ${uplineId} ELSE a.upline_id END
    FROM moved m WHERE a.account_id = m.account_id`,
  )
}
