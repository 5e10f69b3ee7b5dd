/** What of the bets in settled issues counts for those above their members (domain/agents.md §2). */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

export interface CountedOrder {
  readonly orderId: string
  readonly memberId: string
  /** `<game>-<numero>`. */
  readonly roundId: string
  /** To the microsecond, as the database writes it. */
  readonly placedAt: string
  /** The member's prize group as the bet was priced; null where odds are fixed. */
  readonly memberG: number | null
  /** Without returned stakes; nothing of a bet that was cancelled. */
  readonly stakeAmount: bigint
}

/** The bets of members in issues, cancelled ones too, since they may have counted before. */
export async function countedOrdersOf(
  reader: Reader,
  asked: readonly (IssueKey & { memberId: string })[],
): Promise<CountedOrder[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      order_id: string
      member_id: string
      round_id: string
      placed_at: string
      member_g: number | null
      stake_amount: bigint
    }>`
    SELECT o.order_id, o.member_id, o.game_code || '-' || o.numero AS round_id, o.placed_at::text AS placed_at, o.member_g,
           CASE WHEN o.is_cancelled THEN 0 ELSE o.stake_amount - w.refund END::bigint AS stake_amount
    FROM unnest(${asked.map(({ gameCode }) => gameCode)}::text[], ${asked.map(({ numero }) => numero)}::text[],
      ${asked.map(({ memberId }) => memberId)}::text[]) AS u(game_code, numero, member_id)
    JOIN lottery.orders o ON o.game_code = u.game_code AND o.numero = u.numero AND o.member_id = u.member_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.refund_amount), 0)::bigint AS refund FROM lottery.line_win t WHERE t.order_id = o.order_id) AS w
    ORDER BY o.order_id`,
  )
  return rows.map((row) => ({
    orderId: row.order_id,
    memberId: row.member_id,
    roundId: row.round_id,
    placedAt: row.placed_at,
    memberG: row.member_g,
    stakeAmount: row.stake_amount,
  }))
}
