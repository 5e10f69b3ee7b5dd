/** What operators chose as the beacon of a game's coming issues. */
import type { BeaconType } from '../../../../contract/shared/lottery-draws.ts'
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface ChosenBeacon {
  readonly beacon: BeaconType
  /** Null: as delivered. */
  readonly changedAt: Date | null
}

export async function chosenBeacon(reader: Reader, gameCode: string): Promise<ChosenBeacon> {
  const row = await firstOf(
    reader,
    sql<{ beacon_type: BeaconType; updated_at: Date }>`
    SELECT beacon_type, updated_at FROM lottery.game_beacon WHERE game_code = ${gameCode}`,
  )
  return row
    ? { beacon: row.beacon_type, changedAt: row.updated_at }
    : { beacon: 'ORDER_DIGEST', changedAt: null }
}

export async function writeBeacon(tx: Tx, gameCode: string, beacon: BeaconType): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.game_beacon (game_code, beacon_type) VALUES (${gameCode}, ${beacon})
    ON CONFLICT (game_code) DO UPDATE SET beacon_type = excluded.beacon_type, updated_at = app.now()`,
  )
}

export interface IssueOfBeacon {
  readonly numero: string
  readonly closesAt: Date
  readonly beacon: BeaconType | null
}

/** The next issue of a game that closes, of a kind of beacon or of any. */
export async function nextIssueOf(
  reader: Reader,
  gameCode: string,
  beacon?: BeaconType,
): Promise<IssueOfBeacon | null> {
  const row = await firstOf(
    reader,
    sql<{ numero: string; closes_at: Date; beacon_type: BeaconType | null }>`
    SELECT numero, closes_at, beacon_type FROM lottery.issue
    WHERE game_code = ${gameCode} AND state = 'WAITING' AND closes_at > app.now()
      AND (${beacon ?? null}::text IS NULL OR beacon_type = ${beacon ?? null})
    ORDER BY closes_at LIMIT 1`,
  )
  return row ? { numero: row.numero, closesAt: row.closes_at, beacon: row.beacon_type } : null
}
