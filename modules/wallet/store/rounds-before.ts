/** What readers of settled play ask of its rounds (docs/flows/settled-play.md). */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import type { PlayChange } from './settled-play.ts'

interface RoundSum {
  readonly stake: bigint
  readonly payout: bigint
}

/**
 * What the rounds of these changes had come to before the first of each, by round: zeros of a round that was
 * not settled. The changes are consecutive ones, the last of them the newest that was read.
 */
export async function roundsBefore(
  reader: Reader,
  changes: readonly Pick<PlayChange, 'id' | 'roundNo' | 'stake' | 'payout'>[],
): Promise<Map<bigint, RoundSum>> {
  const last = changes.at(-1)
  if (!last) return new Map()
  const sums = [...Map.groupBy(changes, ({ roundNo }) => roundNo)].map(([roundNo, own]) => ({
    roundNo,
    stake: own.reduce((sum, { stake }) => sum + stake, 0n),
    payout: own.reduce((sum, { payout }) => sum + payout, 0n),
  }))
  // Later changes are only looked for where what the round comes to now is not what these brought.
  const rows = await rowsOf(
    reader,
    sql<{ roundNo: bigint; stake: bigint; payout: bigint }>`
    SELECT u.round_no AS "roundNo", (now.stake - u.stake - coalesce(later.stake, 0))::bigint AS stake,
           (now.payout - u.payout - coalesce(later.payout, 0))::bigint AS payout
    FROM unnest(${sums.map(({ roundNo }) => String(roundNo))}::bigint[], ${sums.map(({ stake }) => String(stake))}::bigint[],
      ${sums.map(({ payout }) => String(payout))}::bigint[]) AS u(round_no, stake, payout)
    JOIN wallet.round_counted c ON c.round_no = u.round_no
    CROSS JOIN LATERAL (
      SELECT CASE WHEN c.status BETWEEN 1 AND 3 THEN c.stake ELSE 0 END AS stake,
             CASE WHEN c.status BETWEEN 1 AND 3 THEN c.payout ELSE 0 END AS payout) AS now
    LEFT JOIN LATERAL (
      SELECT sum(p.d_stake) AS stake, sum(p.d_payout) AS payout FROM wallet.play_change p
      WHERE (now.stake, now.payout) <> (u.stake, u.payout) AND p.id > ${last.id} AND p.round_no = u.round_no) AS later ON true`,
  )
  return new Map(rows.map(({ roundNo, stake, payout }) => [roundNo, { stake, payout }]))
}

export interface RoundName {
  /** As its vendor names it. */
  readonly roundId: string
  /** To the microsecond, as the database writes it. */
  readonly openedAt: string
}

/** The names of rounds, and when they were opened. */
export async function roundNamesOf(
  reader: Reader,
  roundNos: readonly bigint[],
): Promise<Map<bigint, RoundName>> {
  const rows = await rowsOf(
    reader,
    sql<{ round_no: bigint; round_id: string; opened_at: string }>`
    SELECT r.round_no, r.round_id, r.opened_at::text AS opened_at FROM wallet.round r
    WHERE r.round_no = ANY (${[...new Set(roundNos)].map(String)}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.round_no, { roundId: row.round_id, openedAt: row.opened_at }]))
}
