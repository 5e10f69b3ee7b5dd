/** Figures of members on boards. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface BoardKey {
  promotionId: string
  period: string
}

export interface Score extends BoardKey {
  memberId: string
  validAmount: bigint
  reachedAt: Date
  bucket: number
}

const columns = sql`promotion_id AS "promotionId", period, member_id AS "memberId", valid_amount AS "validAmount",
  reached_at AS "reachedAt", bucket`

/** The scores that there are of these members; one follower writes them, so that none needs a lock. */
export async function readScores(
  tx: Tx,
  keys: readonly (BoardKey & { memberId: string })[],
): Promise<Score[]> {
  return rowsOf(
    tx,
    sql<Score>`
    SELECT ${columns} FROM promotions.board_score
    WHERE (promotion_id, period, member_id) IN (
      SELECT * FROM unnest(${keys.map(({ promotionId }) => promotionId)}::text[], ${keys.map(({ period }) => period)}::text[],
        ${keys.map(({ memberId }) => memberId)}::text[]))`,
  )
}

export async function writeScores(tx: Tx, scores: readonly Score[]): Promise<void> {
  const of = <Key extends keyof Score>(key: Key) => scores.map((score) => score[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.board_score (promotion_id, period, member_id, valid_amount, reached_at, bucket)
    SELECT * FROM unnest(${of('promotionId')}::text[], ${of('period')}::text[], ${of('memberId')}::text[],
      ${of('validAmount').map(String)}::bigint[], ${of('reachedAt')}::timestamptz[], ${of('bucket')}::int[])
    ON CONFLICT (promotion_id, period, member_id) DO UPDATE
    SET valid_amount = excluded.valid_amount, reached_at = excluded.reached_at, bucket = excluded.bucket`,
  )
}

export interface BucketMove extends BoardKey {
  bucket: number
  by: number
}

export async function moveBuckets(tx: Tx, moves: readonly BucketMove[]): Promise<void> {
  if (moves.length === 0) return
  const of = <Key extends keyof BucketMove>(key: Key) => moves.map((move) => move[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.board_bucket AS b (promotion_id, period, bucket, member_count)
    SELECT m.promotion_id, m.period, m.bucket, sum(m.by)::int
    FROM unnest(${of('promotionId')}::text[], ${of('period')}::text[], ${of('bucket')}::int[], ${of('by')}::int[])
      AS m(promotion_id, period, bucket, by)
    GROUP BY 1, 2, 3 HAVING sum(m.by) <> 0
    ON CONFLICT (promotion_id, period, bucket) DO UPDATE SET member_count = b.member_count + excluded.member_count`,
  )
}

/** The first ranks. Equal figures: who reached it earlier stands ahead. */
export async function readTop(reader: Reader, board: BoardKey, limit: number): Promise<Score[]> {
  return rowsOf(
    reader,
    sql<Score>`
    SELECT ${columns} FROM promotions.board_score
    WHERE promotion_id = ${board.promotionId} AND period = ${board.period} AND valid_amount > 0
    ORDER BY valid_amount DESC, reached_at, member_id LIMIT ${limit}`,
  )
}

export async function readScore(
  reader: Reader,
  board: BoardKey,
  memberId: string,
): Promise<Score | undefined> {
  return firstOf(
    reader,
    sql<Score>`
    SELECT ${columns} FROM promotions.board_score
    WHERE promotion_id = ${board.promotionId} AND period = ${board.period} AND member_id = ${memberId}
      AND valid_amount > 0`,
  )
}

/** How many members are ranked. */
export async function countRanked(reader: Reader, board: BoardKey): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`
    SELECT coalesce(sum(member_count), 0)::int AS count FROM promotions.board_bucket
    WHERE promotion_id = ${board.promotionId} AND period = ${board.period}`,
  )
  return count
}

/** How many stand ahead: those of the groups above, and those ahead in its own, which ends at `end`. */
export async function countAhead(reader: Reader, score: Score, end: bigint): Promise<number> {
  const { promotionId, period, memberId, validAmount, reachedAt, bucket } = score
  const { ahead } = await oneOf(
    reader,
    sql<{ ahead: number }>`
    SELECT ((
      SELECT coalesce(sum(member_count), 0) FROM promotions.board_bucket
      WHERE promotion_id = ${promotionId} AND period = ${period} AND bucket > ${bucket}) + (
      SELECT count(*) FROM promotions.board_score
      WHERE promotion_id = ${promotionId} AND period = ${period} AND valid_amount > ${validAmount} AND valid_amount < ${end}) + (
      SELECT count(*) FROM promotions.board_score
      WHERE promotion_id = ${promotionId} AND period = ${period} AND valid_amount = ${validAmount}
        AND (reached_at, member_id) < (${reachedAt}, ${memberId})))::int AS ahead`,
  )
  return ahead
}

/**
 * The next ones ahead of a score, the nearest first. Those with an equal figure are read by themselves: a
 * small figure may be that of thousands.
 */
export async function readAhead(reader: Reader, score: Score, limit: number): Promise<Score[]> {
  const { promotionId, period, memberId, validAmount, reachedAt } = score
  return rowsOf(
    reader,
    sql<Score>`
    (SELECT ${columns} FROM promotions.board_score
    WHERE promotion_id = ${promotionId} AND period = ${period} AND valid_amount = ${validAmount}
      AND (reached_at, member_id) < (${reachedAt}, ${memberId})
    ORDER BY reached_at DESC, member_id DESC LIMIT ${limit})
    UNION ALL
    (SELECT ${columns} FROM promotions.board_score
    WHERE promotion_id = ${promotionId} AND period = ${period} AND valid_amount > ${validAmount}
    ORDER BY valid_amount, reached_at DESC, member_id DESC LIMIT ${limit})
    ORDER BY "validAmount", "reachedAt" DESC, "memberId" DESC LIMIT ${limit}`,
  )
}

/** The next ones behind a score, the nearest first. */
export async function readBehind(reader: Reader, score: Score, limit: number): Promise<Score[]> {
  const { promotionId, period, memberId, validAmount, reachedAt } = score
  return rowsOf(
    reader,
    sql<Score>`
    (SELECT ${columns} FROM promotions.board_score
    WHERE promotion_id = ${promotionId} AND period = ${period} AND valid_amount = ${validAmount}
      AND (reached_at, member_id) > (${reachedAt}, ${memberId})
    ORDER BY reached_at, member_id LIMIT ${limit})
    UNION ALL
    (SELECT ${columns} FROM promotions.board_score
    WHERE promotion_id = ${promotionId} AND period = ${period} AND valid_amount > 0 AND valid_amount < ${validAmount}
    ORDER BY valid_amount DESC, reached_at, member_id LIMIT ${limit})
    ORDER BY "validAmount" DESC, "reachedAt", "memberId" LIMIT ${limit}`,
  )
}
