/** Periods of boards that an operator ended while they ran. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { BoardKey } from './scores.ts'

export interface BoardStop {
  readonly period: string
  /** Play from then on counts no more. */
  readonly stoppedAt: Date
  /** When the period would have ended by itself. */
  readonly until: Date
  /** Whether the places reached by then have their prizes. */
  readonly isPaid: boolean
  /** Whether its ranks are final. */
  readonly isClosed: boolean
}

/** Of each of these boards, the newest first. */
export async function readStops(
  reader: Reader,
  promotionIds: readonly string[],
): Promise<Map<string, BoardStop[]>> {
  if (promotionIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<BoardStop & { promotionId: string }>`
    SELECT s.promotion_id AS "promotionId", s.period, s.stopped_at AS "stoppedAt", s.ends_at AS "until",
      s.is_paid AS "isPaid", EXISTS (
        SELECT FROM promotions.board_result r
        WHERE r.promotion_id = s.promotion_id AND r.period = s.period) AS "isClosed"
    FROM promotions.board_stop s WHERE s.promotion_id = ANY (${promotionIds}) ORDER BY s.stopped_at DESC`,
  )
  return Map.groupBy(rows, ({ promotionId }) => promotionId)
}

export async function insertStop(
  tx: Tx,
  board: BoardKey,
  { stoppedAt, until, isPaid }: Pick<BoardStop, 'stoppedAt' | 'until' | 'isPaid'>,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.board_stop (promotion_id, period, stopped_at, ends_at, is_paid)
    VALUES (${board.promotionId}, ${board.period}, ${stoppedAt}, ${until}, ${isPaid})`,
  )
}
