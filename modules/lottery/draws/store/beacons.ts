/** Closed issues whose beacon is public randomness that is still to be fetched. */
import type { ResultSource } from '../../../../contract/shared/lottery-draws.ts'
import type { DrandRound } from '../../../../kernel/lottery/drand/chain.ts'
import { firstOf, run, sql, type Reader } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../issue-key.ts'
import { isLate } from './steps.ts'

export interface WaitingIssue extends IssueKey {
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly source: ResultSource
}

/**
 * Leases the next closed issue whose round is out, which is a period after the close at the latest. Issues
 * that nobody may draw any more are left to the clock.
 */
export async function takeWithoutBeacon(
  reader: Reader,
  periodS: number,
  leaseMs: number,
): Promise<WaitingIssue | undefined> {
  const row = await firstOf(
    reader,
    sql<{ game_code: string; numero: string; closes_at: Date; draws_at: Date; source: ResultSource }>`
    UPDATE lottery.issue SET beacon_until = app.now() + ${leaseMs}::float8 * interval '1 millisecond'
    WHERE (game_code, numero) = (
      SELECT game_code, numero FROM lottery.issue
      WHERE state = 'CLOSED' AND beacon_type = 'DRAND' AND beacon IS NULL
        AND closes_at <= app.now() - ${periodS}::float8 * interval '1 second'
        AND (beacon_until IS NULL OR beacon_until <= app.now()) AND NOT ${isLate}
      ORDER BY closes_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING game_code, numero, closes_at, draws_at, source`,
  )
  return (
    row && {
      gameCode: row.game_code,
      numero: row.numero,
      closesAt: row.closes_at,
      drawsAt: row.draws_at,
      source: row.source,
    }
  )
}

/**
 * The beacon of an issue, once and in its time; false if it stands or came too late. If the moment of the
 * draw is past, the draw is due at once.
 */
export async function keepBeacon(
  reader: Reader,
  { gameCode, numero }: IssueKey,
  { round, signature, randomness }: DrandRound,
): Promise<boolean> {
  return (
    (await run(
      reader,
      sql`
      UPDATE lottery.issue SET beacon = ${randomness}, beacon_round = ${round}, beacon_signature = ${signature},
        beacon_until = NULL, due_at = draws_at, leased_until = NULL
      WHERE game_code = ${gameCode} AND numero = ${numero} AND state = 'CLOSED' AND beacon_type = 'DRAND'
        AND beacon IS NULL AND NOT ${isLate}`,
    )) > 0n
  )
}

/** No server had it: another try a moment later. */
export async function leaveWithoutBeacon(
  reader: Reader,
  { gameCode, numero }: IssueKey,
  againMs: number,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE lottery.issue SET beacon_until = app.now() + ${againMs}::float8 * interval '1 millisecond'
    WHERE game_code = ${gameCode} AND numero = ${numero} AND beacon IS NULL`,
  )
}
