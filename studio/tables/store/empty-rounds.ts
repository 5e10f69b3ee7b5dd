/** Finished rounds on which nobody bet. */
import { oneOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface Span {
  /** Rounds that were opened before. */
  before: Date
  /** The table's newest rounds, which stay for its road map. */
  kept: number
  most: number
}

/**
 * Drops those among the table's next `most` rounds, each of which is looked at once; returns how many were
 * looked at and how many dropped. The round before one with bets stays: its seed is what that one's seed is
 * checked against.
 */
export function dropEmptyRounds(
  reader: Reader,
  tableId: string,
  { before, kept, most }: Span,
): Promise<{ looked: number; dropped: number }> {
  return oneOf(
    reader,
    sql<{ looked: number; dropped: number }>`
    WITH span AS (
      SELECT t.looked_no AS first, max(r.round_no) AS last
      FROM studio.game_table t JOIN studio.table_round r ON r.table_id = t.table_id AND r.round_no > t.looked_no
        AND r.round_no <= least(t.looked_no + ${most}::int, t.round_no - ${kept}::int) AND r.opened_at < ${before}
      WHERE t.table_id = ${tableId} GROUP BY t.looked_no
    ), dropped AS (
      DELETE FROM studio.table_round r USING span s
      WHERE r.table_id = ${tableId} AND r.round_no > s.first AND r.round_no <= s.last AND r.step IN ('SETTLED', 'VOID')
        AND NOT EXISTS (SELECT FROM studio.table_bet b WHERE b.round_id = r.round_id)
        AND NOT EXISTS (
          SELECT FROM studio.table_round n JOIN studio.table_bet b ON b.round_id = n.round_id
          WHERE n.table_id = r.table_id AND n.round_no = r.round_no + 1)
      RETURNING r.round_no
    ), looked AS (UPDATE studio.game_table t SET looked_no = s.last FROM span s WHERE t.table_id = ${tableId})
    SELECT coalesce((SELECT last - first FROM span), 0) AS looked, (SELECT count(*)::int FROM dropped) AS dropped`,
  )
}
