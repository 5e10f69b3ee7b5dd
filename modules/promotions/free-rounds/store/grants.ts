/** Grants of free rounds, and the rounds that were played of them. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface GrantRow {
  grantId: string
  promotionId: string
  memberId: string
  merchantId: string
  games: readonly string[]
  roundAmount: bigint
  roundCount: number
  leftCount: number
  /** What its rounds won so far. */
  wonAmount: bigint
  /** The most that is paid of it. */
  mostAmount: bigint
  costAmount: bigint
  grantedAt: Date
  endsAt: Date
  endedAt: Date | null
}

const columns = sql`grant_id AS "grantId", promotion_id AS "promotionId", member_id AS "memberId", merchant_id AS "merchantId", games,
  round_amount AS "roundAmount", round_count AS "roundCount", left_count AS "leftCount", won_amount AS "wonAmount",
  most_amount AS "mostAmount", cost_amount AS "costAmount", granted_at AS "grantedAt", ends_at AS "endsAt", ended_at AS "endedAt"`

export async function insertGrant(
  tx: Tx,
  grant: Omit<GrantRow, 'leftCount' | 'wonAmount' | 'endedAt'>,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.free_grant (grant_id, promotion_id, member_id, merchant_id, games, round_amount, round_count, left_count,
      most_amount, cost_amount, granted_at, ends_at)
    VALUES (${grant.grantId}, ${grant.promotionId}, ${grant.memberId}, ${grant.merchantId}, ${[...grant.games]}::text[],
      ${grant.roundAmount}, ${grant.roundCount}, ${grant.roundCount}, ${grant.mostAmount}, ${grant.costAmount}, ${grant.grantedAt},
      ${grant.endsAt})`,
  )
}

/** Locked until the end of the transaction: rounds of one grant are played one after another. */
export async function lockGrant(tx: Tx, grantId: string): Promise<GrantRow | undefined> {
  return firstOf(
    tx,
    sql<GrantRow>`SELECT ${columns} FROM promotions.free_grant WHERE grant_id = ${grantId} FOR UPDATE`,
  )
}

export async function readGrants(
  reader: Reader,
  grantIds: readonly string[],
): Promise<Map<string, GrantRow>> {
  if (grantIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<GrantRow>`SELECT ${columns} FROM promotions.free_grant WHERE grant_id = ANY (${[...grantIds]})`,
  )
  return new Map(rows.map((row) => [row.grantId, row]))
}

/** What a member can play now, that which ends first before the others; the names are the promotions'. */
export async function readOpenGrants(
  reader: Reader,
  asked: { merchantId: string; memberId: string; now: Date },
): Promise<(GrantRow & { names: Readonly<Record<'th' | 'en', string>> })[]> {
  return rowsOf(
    reader,
    sql<GrantRow & { names: Readonly<Record<'th' | 'en', string>> }>`
    SELECT ${columns}, (SELECT p.names FROM promotions.promotion p WHERE p.promotion_id = g.promotion_id) AS names
    FROM promotions.free_grant g
    WHERE member_id = ${asked.memberId} AND merchant_id = ${asked.merchantId} AND ended_at IS NULL AND ends_at > ${asked.now}
    ORDER BY ends_at, grant_id`,
  )
}

export interface PlayedRow {
  grantId: string
  gameCode: string
  isVoid: boolean
  winAmount: bigint
  leftCount: number
}

export async function readPlayed(reader: Reader, roundId: string): Promise<PlayedRow | undefined> {
  return firstOf(
    reader,
    sql<PlayedRow>`
    SELECT grant_id AS "grantId", game_code AS "gameCode", is_void AS "isVoid", win_amount AS "winAmount", left_count AS "leftCount"
    FROM promotions.free_round WHERE round_id = ${roundId}`,
  )
}

/** What a grant had won when it had so many rounds left. */
export async function wonUntil(
  reader: Reader,
  { grantId, leftCount }: { grantId: string; leftCount: number },
): Promise<bigint> {
  const { won } = await oneOf(
    reader,
    sql<{ won: bigint }>`
    SELECT coalesce(sum(win_amount), 0)::bigint AS won FROM promotions.free_round
    WHERE grant_id = ${grantId} AND NOT is_void AND left_count >= ${leftCount}`,
  )
  return won
}

/** Of a locked grant. */
export async function insertPlayed(
  tx: Tx,
  round: PlayedRow & { roundId: string; playedAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.free_round (round_id, grant_id, game_code, is_void, win_amount, left_count, played_at)
    VALUES (${round.roundId}, ${round.grantId}, ${round.gameCode}, ${round.isVoid}, ${round.winAmount}, ${round.leftCount},
      ${round.playedAt})`,
  )
}

export async function writePlayed(
  tx: Tx,
  { grantId, leftCount, wonAmount }: Pick<GrantRow, 'grantId' | 'leftCount' | 'wonAmount'>,
  endedAt: Date | null,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.free_grant SET left_count = ${leftCount}, won_amount = ${wonAmount}, ended_at = ${endedAt}::timestamptz
    WHERE grant_id = ${grantId}`,
  )
}

/** Grants whose time is over and that have not ended, the oldest first; what another ends is left out. */
export async function lockOver(tx: Tx, now: Date, limit: number): Promise<GrantRow[]> {
  return rowsOf(
    tx,
    sql<GrantRow>`
    SELECT ${columns} FROM promotions.free_grant WHERE ended_at IS NULL AND ends_at <= ${now}
    ORDER BY ends_at, grant_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )
}
