/**
 * Alarms about returns: one is open for a game and rules version until the return is within tolerance again.
 */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../../platform/postgres.ts'

export interface AlarmRow {
  game_code: string
  math_version: string
  deviation_thousandths: number
  round_count: bigint
  raised_at: Date
  noted_by: string | null
  noted_at: Date | null
  note: string | null
}

export function readAlarms(reader: Reader, merchantId: string): Promise<AlarmRow[]> {
  return rowsOf(
    reader,
    sql<AlarmRow>`
    SELECT game_code, math_version, deviation_thousandths, round_count, raised_at, noted_by, noted_at, note
    FROM launch.return_alarm WHERE merchant_id = ${merchantId} AND ended_at IS NULL ORDER BY raised_at, game_code`,
  )
}

export interface NewAlarm {
  merchantId: string
  gameCode: string
  mathVersion: string
  deviation: number
  rounds: number
  at: Date
}

/** Returns whether it is new. */
export async function raiseAlarm(reader: Reader, alarm: NewAlarm): Promise<boolean> {
  return (
    (await run(
      reader,
      sql`
    INSERT INTO launch.return_alarm (merchant_id, game_code, math_version, deviation_thousandths, round_count, raised_at)
    VALUES (${alarm.merchantId}, ${alarm.gameCode}, ${alarm.mathVersion}, ${Math.round(Math.max(-2e6, Math.min(2e6, alarm.deviation)) * 1_000)}, ${alarm.rounds}, ${alarm.at})
    ON CONFLICT (merchant_id, game_code, math_version) WHERE ended_at IS NULL DO NOTHING`,
    )) > 0n
  )
}

export async function endAlarm(
  reader: Reader,
  merchantId: string,
  { gameCode, mathVersion }: { gameCode: string; mathVersion: string },
  at: Date,
): Promise<boolean> {
  return (
    (await run(
      reader,
      sql`
    UPDATE launch.return_alarm SET ended_at = ${at} WHERE merchant_id = ${merchantId} AND game_code = ${gameCode} AND math_version = ${mathVersion} AND ended_at IS NULL`,
    )) > 0n
  )
}

/** Returns false if none is open. */
export async function noteAlarm(
  tx: Tx,
  merchantId: string,
  { gameCode, mathVersion }: { gameCode: string; mathVersion: string },
  { by, at, note }: { by: string; at: Date; note: string },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    UPDATE launch.return_alarm SET noted_by = ${by}, noted_at = ${at}, note = ${note}
    WHERE merchant_id = ${merchantId} AND game_code = ${gameCode} AND math_version = ${mathVersion} AND ended_at IS NULL`,
    )) > 0n
  )
}

/** Alarms that nobody has acknowledged. */
export async function countUnnoted(reader: Reader, merchantId: string): Promise<number> {
  return (
    await oneOf(
      reader,
      sql<{
        count: number
      }>`SELECT count(*)::int AS count FROM launch.return_alarm WHERE merchant_id = ${merchantId} AND ended_at IS NULL AND noted_at IS NULL`,
    )
  ).count
}
