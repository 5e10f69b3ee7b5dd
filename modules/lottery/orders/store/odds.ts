/** Rows of lottery.odds: what a house pays on whole numbers, where it is not as delivered. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface HouseOdds {
  readonly oddsE4: readonly bigint[]
  readonly updatedAt: Date
}

interface Row {
  merchant_id: string
  game_code: string
  play_code: string
  odds: string[]
  updated_at: Date
}

export const oddsName = (of: { merchantId: string; gameCode: string; playCode: string }): string =>
  [of.merchantId, of.gameCode, of.playCode].join('/')

/** Of each house and game that is asked for, by `oddsName`. */
export async function readOddsOfMany(
  reader: Reader,
  asked: readonly { merchantId: string; gameCode: string }[],
): Promise<ReadonlyMap<string, HouseOdds>> {
  if (asked.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT merchant_id, game_code, play_code, odds_e4::text[] AS odds, updated_at FROM lottery.odds
    WHERE (merchant_id, game_code) IN (
      SELECT * FROM unnest(${asked.map(({ merchantId }) => merchantId)}::text[], ${asked.map(({ gameCode }) => gameCode)}::text[]))`,
  )
  return new Map(
    rows.map((row) => [
      oddsName({ merchantId: row.merchant_id, gameCode: row.game_code, playCode: row.play_code }),
      { oddsE4: row.odds.map(BigInt), updatedAt: row.updated_at },
    ]),
  )
}

interface OddsKey {
  readonly merchantId: string
  readonly gameCode: string
  readonly playCode: string
}

/** The odds as they are, held until the transaction ends; `delivered` if the house has none of its own. */
export async function holdOdds(
  tx: Tx,
  key: OddsKey,
  delivered: readonly bigint[],
): Promise<readonly bigint[]> {
  const { merchantId, gameCode, playCode } = key
  // A row is made before it is held, so that two changes of the first odds wait for each other.
  await run(
    tx,
    sql`INSERT INTO lottery.odds (merchant_id, game_code, play_code, odds_e4)
      VALUES (${merchantId}, ${gameCode}, ${playCode}, ${delivered}::bigint[]) ON CONFLICT DO NOTHING`,
  )
  const row = await firstOf(
    tx,
    sql<{ odds: string[] }>`
    SELECT odds_e4::text[] AS odds FROM lottery.odds
    WHERE merchant_id = ${merchantId} AND game_code = ${gameCode} AND play_code = ${playCode} FOR UPDATE`,
  )
  return row!.odds.map(BigInt)
}

export async function writeOdds(tx: Tx, key: OddsKey, oddsE4: readonly bigint[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.odds SET odds_e4 = ${oddsE4}::bigint[], updated_at = app.now()
    WHERE merchant_id = ${key.merchantId} AND game_code = ${key.gameCode} AND play_code = ${key.playCode}`,
  )
}
