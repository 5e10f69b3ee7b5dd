/** What lines of an issue win, by set. */
import { arrayText } from '../../../../platform/array-text.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'
import type { StoredPick } from '../rules/play-rules.ts'

export interface PickedSelection extends StoredPick {
  readonly selectionKey: bigint
}

/** A page of what was bet on in an issue, each selection once, by the hash of the selections. */
export async function selectionsAfter(
  reader: Reader,
  issue: IssueKey,
  after: bigint | null,
  limit: number,
): Promise<PickedSelection[]> {
  const rows = await rowsOf(
    reader,
    sql<{ selection_key: bigint; play_code: string; selection: string; refunds_ties: boolean }>`
    SELECT DISTINCT l.selection_key, l.play_code, l.selection, l.refunds_ties FROM (
      SELECT DISTINCT t.selection_key FROM lottery.line t
      WHERE t.game_code = ${issue.gameCode} AND t.numero = ${issue.numero} AND t.selection_key > ${after ?? -(2n ** 63n)}::bigint
      ORDER BY t.selection_key LIMIT ${limit}) AS k
    JOIN lottery.line l ON l.game_code = ${issue.gameCode} AND l.numero = ${issue.numero} AND l.selection_key = k.selection_key
    ORDER BY l.selection_key`,
  )
  return rows.map((row) => ({
    selectionKey: row.selection_key,
    playCode: row.play_code,
    selection: row.selection,
    refundsTies: row.refunds_ties,
  }))
}

export interface SelectionWins extends PickedSelection {
  /** Winning combinations for each prize of the play, in its order. */
  readonly counts: readonly number[]
  /** Combinations that give their stake back. */
  readonly refunds: number
}

/**
 * The wins of every line of these selections that is not cancelled: what its winning combinations pay
 * together, rounded down once (domain/lottery.md §1.1). The same again changes nothing.
 */
export async function insertWins(
  tx: Tx,
  issue: IssueKey,
  version: number,
  wins: readonly SelectionWins[],
): Promise<void> {
  if (wins.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO lottery.line_win AS w (order_id, line_no, version, win_amount, refund_amount)
    SELECT l.order_id, l.line_no, ${version}::int,
           div(l.unit_amount * l.multiple * (SELECT sum(c.count * c.odds) FROM unnest(s.counts::bigint[], l.odds_e4) AS c(count, odds)), 10000)::bigint,
           l.unit_amount * l.multiple * s.refunds
    FROM unnest(${wins.map(({ selectionKey }) => selectionKey)}::bigint[], ${wins.map(({ playCode }) => playCode)}::text[],
      ${wins.map(({ selection }) => selection)}::text[], ${wins.map(({ counts }) => arrayText(counts))}::text[],
      ${wins.map(({ refunds }) => refunds)}::bigint[], ${wins.map(({ refundsTies }) => refundsTies)}::boolean[])
      AS s(selection_key, play_code, selection, counts, refunds, refunds_ties)
    CROSS JOIN LATERAL (
      SELECT t.order_id, t.line_no, t.unit_amount, t.multiple, t.odds_e4 FROM lottery.line t
      WHERE t.game_code = ${issue.gameCode} AND t.numero = ${issue.numero}
        AND t.selection_key = s.selection_key AND t.play_code = s.play_code AND t.selection = s.selection
        AND t.refunds_ties = s.refunds_ties
      OFFSET 0) AS l
    CROSS JOIN LATERAL (
      SELECT FROM lottery.orders o WHERE o.order_id = l.order_id AND NOT o.is_cancelled OFFSET 0) AS o
    ON CONFLICT (order_id, line_no) DO UPDATE
    SET version = excluded.version, win_amount = excluded.win_amount, refund_amount = excluded.refund_amount
    WHERE w.version < excluded.version`,
  )
}

/** Lines that won by an earlier version of the result and win nothing by this one. */
export async function dropOldWins(tx: Tx, issue: IssueKey, version: number): Promise<void> {
  await run(
    tx,
    sql`
    DELETE FROM lottery.line_win w USING lottery.line l
    WHERE l.game_code = ${issue.gameCode} AND l.numero = ${issue.numero}
      AND w.order_id = l.order_id AND w.line_no = l.line_no AND w.version < ${version}::int`,
  )
}
