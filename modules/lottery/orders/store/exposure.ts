/** Rows of lottery.exposure: what open bets stand on numbers with. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

/** The numbers of an issue at one house. */
export interface HouseIssue extends IssueKey {
  readonly merchantId: string
}

export interface ExposureChange extends HouseIssue {
  readonly playCode: string
  readonly numberKey: string
  readonly stakeAmount: bigint
  readonly exposureAmount: bigint
}

export const exposureName = (row: Omit<ExposureChange, 'stakeAmount' | 'exposureAmount'>): string =>
  [row.gameCode, row.numero, row.merchantId, row.playCode, row.numberKey].join('/')

const listsOf = (rows: readonly ExposureChange[]) => {
  const words = (of: (row: ExposureChange) => string) => sql`${rows.map(of)}::text[]`
  return sql`unnest(${words((row) => row.gameCode)}, ${words((row) => row.numero)}, ${words((row) => row.merchantId)},
    ${words((row) => row.playCode)}, ${words((row) => row.numberKey)},
    ${rows.map((row) => row.stakeAmount)}::bigint[], ${rows.map((row) => row.exposureAmount)}::bigint[])`
}

/**
 * Adds to numbers, each of them once, and holds their rows until the transaction ends. The rows are taken in
 * the order of their keys, so two batches wait for each other in one direction. Returns what stands on each
 * behind it, by `exposureName`.
 */
export async function reserveExposure(
  tx: Tx,
  rows: readonly ExposureChange[],
): Promise<ReadonlyMap<string, { stakeAmount: bigint; exposureAmount: bigint }>> {
  if (rows.length === 0) return new Map()
  const held = await rowsOf(
    tx,
    sql<{ name: string; stake_amount: bigint; exposure_amount: bigint }>`
    INSERT INTO lottery.exposure AS e (game_code, numero, merchant_id, play_code, number_key, stake_amount, exposure_amount)
    SELECT * FROM ${listsOf(rows)} AS s(game_code, numero, merchant_id, play_code, number_key, stake_amount, exposure_amount)
    ORDER BY game_code COLLATE "C", numero COLLATE "C", merchant_id COLLATE "C", play_code COLLATE "C", number_key COLLATE "C"
    ON CONFLICT (game_code, numero, merchant_id, play_code, number_key) DO UPDATE
    SET stake_amount = e.stake_amount + excluded.stake_amount, exposure_amount = e.exposure_amount + excluded.exposure_amount
    RETURNING concat_ws('/', e.game_code, e.numero, e.merchant_id, e.play_code, e.number_key) AS name, e.stake_amount, e.exposure_amount`,
  )
  return new Map(
    held.map((row) => [row.name, { stakeAmount: row.stake_amount, exposureAmount: row.exposure_amount }]),
  )
}

/** Changes rows that the transaction holds, each of them once; less is given as negative amounts. */
export async function changeExposure(tx: Tx, rows: readonly ExposureChange[]): Promise<void> {
  if (rows.length === 0) return
  await run(
    tx,
    sql`
    UPDATE lottery.exposure e SET stake_amount = e.stake_amount + s.stake_amount, exposure_amount = e.exposure_amount + s.exposure_amount
    FROM ${listsOf(rows)} AS s(game_code, numero, merchant_id, play_code, number_key, stake_amount, exposure_amount)
    WHERE e.game_code = s.game_code AND e.numero = s.numero AND e.merchant_id = s.merchant_id
      AND e.play_code = s.play_code AND e.number_key = s.number_key`,
  )
}

/** What stands on numbers of bet types now, by `exposureName`, without a lock. */
export async function readExposures(
  reader: Reader,
  issue: HouseIssue,
  playCodes: readonly string[],
): Promise<ReadonlyMap<string, { stakeAmount: bigint; exposureAmount: bigint }>> {
  const rows = await rowsOf(
    reader,
    sql<{ play_code: string; number_key: string; stake_amount: bigint; exposure_amount: bigint }>`
    SELECT play_code, number_key, stake_amount, exposure_amount FROM lottery.exposure
    WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero} AND merchant_id = ${issue.merchantId}
      AND play_code = ANY (${playCodes}::text[]) AND exposure_amount > 0`,
  )
  return new Map(
    rows.map((row) => [
      exposureName({ ...issue, playCode: row.play_code, numberKey: row.number_key }),
      { stakeAmount: row.stake_amount, exposureAmount: row.exposure_amount },
    ]),
  )
}

/** Nothing is bet on an issue any more that is paid or void. */
export async function dropExposures(tx: Tx, issue: IssueKey): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM lottery.exposure WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero}`,
  )
}
