/** Rows of lottery.exposure: what open bets stand on numbers with. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'
import { keyName } from '../rules/number-plays.ts'

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

/** The numbers of an issue that a batch asks for, each of them once, by `keyName`. */
export interface AskedNumbers {
  readonly issue: HouseIssue
  readonly numbers: ReadonlyMap<
    string,
    Pick<ExposureChange, 'playCode' | 'numberKey' | 'stakeAmount' | 'exposureAmount'>
  >
}

type Amounts = Pick<ExposureChange, 'stakeAmount' | 'exposureAmount'>

const issueLists = (issues: readonly HouseIssue[]) => sql`unnest(
  ${issues.map(({ gameCode }) => gameCode)}::text[], ${issues.map(({ numero }) => numero)}::text[],
  ${issues.map(({ merchantId }) => merchantId)}::text[])`

/**
 * Adds to numbers of issues, and holds their rows until the transaction ends. The rows are taken in the order
 * of their keys, so two batches wait for each other in one direction. Returns what stood on each number
 * before, by the issue and `keyName`.
 */
export async function reserveExposure<Asked extends AskedNumbers>(
  tx: Tx,
  asked: readonly Asked[],
): Promise<ReadonlyMap<Asked, ReadonlyMap<string, Amounts>>> {
  const before = new Map(asked.map((one) => [one, new Map<string, Amounts>()]))
  if (asked.length === 0) return before
  const rows = asked.flatMap(({ numbers }, at) =>
    [...numbers.values()].map((number) => [at, number] as const),
  )
  // One row: a thousand of them would cost the process more than to read their text.
  const { held } = await oneOf(
    tx,
    sql<{ held: string }>`
    WITH issues AS MATERIALIZED (
      SELECT * FROM ${issueLists(asked.map(({ issue }) => issue))} WITH ORDINALITY AS i(game_code, numero, merchant_id, place)),
    held AS (
      INSERT INTO lottery.exposure AS e (game_code, numero, merchant_id, play_code, number_key, stake_amount, exposure_amount)
      SELECT i.game_code, i.numero, i.merchant_id, s.play_code, s.number_key, s.stake_amount, s.exposure_amount
      FROM unnest(
        ${rows.map(([at]) => at + 1)}::int[], ${rows.map(([, { playCode }]) => playCode)}::text[],
        ${rows.map(([, { numberKey }]) => numberKey)}::text[], ${rows.map(([, { stakeAmount }]) => stakeAmount)}::bigint[],
        ${rows.map(([, { exposureAmount }]) => exposureAmount)}::bigint[])
        AS s(place, play_code, number_key, stake_amount, exposure_amount)
      JOIN issues i ON i.place = s.place
      ORDER BY i.game_code COLLATE "C", i.numero COLLATE "C", i.merchant_id COLLATE "C", s.play_code COLLATE "C", s.number_key COLLATE "C"
      ON CONFLICT (game_code, numero, merchant_id, play_code, number_key) DO UPDATE
      SET stake_amount = e.stake_amount + excluded.stake_amount, exposure_amount = e.exposure_amount + excluded.exposure_amount
      RETURNING e.*)
    SELECT string_agg(i.place || ' ' || h.play_code || '/' || h.number_key || ' ' || h.stake_amount || ' ' || h.exposure_amount, ',') AS held
    FROM held h JOIN issues i ON i.game_code = h.game_code AND i.numero = h.numero AND i.merchant_id = h.merchant_id`,
  )
  for (const row of held.split(',')) {
    const [place, key, stake, exposure] = row.split(' ') as [string, string, string, string]
    const one = asked[Number(place) - 1]!
    const { stakeAmount, exposureAmount } = one.numbers.get(key)!
    before.get(one)!.set(key, {
      stakeAmount: BigInt(stake) - stakeAmount,
      exposureAmount: BigInt(exposure) - exposureAmount,
    })
  }
  return before
}

/** Changes rows that the transaction holds, each of them once; less is given as negative amounts. */
export async function changeExposure(tx: Tx, rows: readonly ExposureChange[]): Promise<void> {
  if (rows.length === 0) return
  const words = (of: (row: ExposureChange) => string) => sql`${rows.map(of)}::text[]`
  await run(
    tx,
    sql`
    UPDATE lottery.exposure e SET stake_amount = e.stake_amount + s.stake_amount, exposure_amount = e.exposure_amount + s.exposure_amount
    FROM unnest(${words((row) => row.gameCode)}, ${words((row) => row.numero)}, ${words((row) => row.merchantId)},
      ${words((row) => row.playCode)}, ${words((row) => row.numberKey)},
      ${rows.map((row) => row.stakeAmount)}::bigint[], ${rows.map((row) => row.exposureAmount)}::bigint[])
      AS s(game_code, numero, merchant_id, play_code, number_key, stake_amount, exposure_amount)
    WHERE e.game_code = s.game_code AND e.numero = s.numero AND e.merchant_id = s.merchant_id
      AND e.play_code = s.play_code AND e.number_key = s.number_key`,
  )
}

/** What stands on numbers of bet types now, by `keyName`, without a lock. */
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
      keyName({ playCode: row.play_code, numberKey: row.number_key }),
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
