/** Rounds of the tables. Times are the database's own, so that every process uses one clock. */
import { firstOf, oneOf, rowsOf, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export type Step = 'BETTING' | 'CLOSED' | 'FROZEN' | 'DRAWN' | 'SHARED' | 'SETTLED' | 'VOIDING' | 'VOID'

export interface RoundRow {
  round_id: string
  table_id: string
  merchant_id: string
  game_code: string
  math_version: string
  round_no: number
  chain_id: bigint
  chain_place: number
  commit_hash: string
  min_amount: bigint
  max_amount: bigint
  side_max_amount: bigint
  step: Step
  opened_at: Date
  ends_at: Date
  due_at: Date | null
  client_part: string | null
  server_seed: string | null
  outcome: string | null
  result: string | null
  /** JSON of a FrozenTote. */
  tote: string | null
  stake_amount: bigint
  payout_amount: bigint
}

export const roundColumns = sql`
  round_id, table_id, merchant_id, game_code, math_version, round_no, chain_id, chain_place, commit_hash, min_amount, max_amount, side_max_amount,
  step, opened_at, ends_at, due_at, client_part, server_seed, outcome, result, tote, stake_amount, payout_amount`

export type NewRound = Pick<
  RoundRow,
  | 'round_id'
  | 'table_id'
  | 'merchant_id'
  | 'game_code'
  | 'math_version'
  | 'round_no'
  | 'chain_id'
  | 'chain_place'
  | 'commit_hash'
  | 'min_amount'
  | 'max_amount'
  | 'side_max_amount'
>

export async function addRound(tx: Tx, round: NewRound, bettingMs: number): Promise<RoundRow> {
  return oneOf(
    tx,
    sql<RoundRow>`
    INSERT INTO studio.table_round (round_id, table_id, merchant_id, game_code, math_version, round_no, chain_id, chain_place, commit_hash, min_amount, max_amount, side_max_amount, step, opened_at, ends_at, due_at)
    SELECT ${round.round_id}::uuid, ${round.table_id}::uuid, ${round.merchant_id}::text, ${round.game_code}::text, ${round.math_version}::text, ${round.round_no}::int, ${round.chain_id}::bigint, ${round.chain_place}::int,
      ${round.commit_hash}::text, ${round.min_amount}::bigint, ${round.max_amount}::bigint, ${round.side_max_amount}::bigint, 'BETTING', t.now, t.ends, t.ends
    FROM (SELECT n.now, n.now + ${bettingMs}::float8 * interval '1 millisecond' AS ends FROM (SELECT app.now() AS now OFFSET 0) AS n) AS t
    RETURNING ${roundColumns}`,
  )
}

export async function readLastRound(
  reader: Reader,
  tableId: string,
): Promise<(RoundRow & { is_over: boolean }) | undefined> {
  return firstOf(
    reader,
    sql<RoundRow & { is_over: boolean }>`
    SELECT ${roundColumns}, due_at IS NULL AND ends_at <= app.now() AS is_over FROM studio.table_round WHERE table_id = ${tableId} ORDER BY round_no DESC LIMIT 1`,
  )
}

export async function readRound(reader: Reader, roundId: string): Promise<RoundRow | undefined> {
  return firstOf(
    reader,
    sql<RoundRow>`SELECT ${roundColumns} FROM studio.table_round WHERE round_id = ${roundId}`,
  )
}

export async function readRounds(reader: Reader, roundIds: readonly string[]): Promise<RoundRow[]> {
  return rowsOf(
    reader,
    sql<RoundRow>`SELECT ${roundColumns} FROM studio.table_round WHERE round_id = ANY (${roundIds}::uuid[])`,
  )
}

/** The public state lasts this long from now; the next step is taken in `dueInMs`, null: never. */
export interface Timing {
  lastsMs: number
  dueInMs: number | null
}

export interface Drawn {
  serverSeed: string
  outcome: string
  result: string
}

/** Changes a round from one step to the next; undefined if it is elsewhere by now. */
export async function moveRound(
  reader: Reader,
  roundId: string,
  from: Step,
  to: Step,
  change: {
    timing?: Timing
    dueAtEnd?: true
    dueNow?: true
    clientPart?: string
    tote?: string | null
    drawn?: Drawn
    sums?: { stake: bigint; payout: bigint }
  } = {},
): Promise<RoundRow | undefined> {
  const { timing, drawn, sums } = change
  return firstOf(
    reader,
    sql<RoundRow>`
    UPDATE studio.table_round r SET step = ${to}::text, taken_until = NULL
      ${timing ? sql`, ends_at = n.now + ${timing.lastsMs}::float8 * interval '1 millisecond', due_at = n.now + ${timing.dueInMs}::float8 * interval '1 millisecond'` : sql``}
      ${change.dueAtEnd ? sql`, due_at = r.ends_at` : sql``} ${change.dueNow ? sql`, due_at = n.now` : sql``}
      ${change.clientPart === undefined ? sql`` : sql`, client_part = ${change.clientPart}::text, tote = ${change.tote ?? null}::text`}
      ${drawn ? sql`, server_seed = ${drawn.serverSeed}, outcome = ${drawn.outcome}, result = ${drawn.result}` : sql``}
      ${sums ? sql`, stake_amount = ${sums.stake}, payout_amount = ${sums.payout}` : sql``}
    FROM (SELECT app.now() AS now OFFSET 0) AS n
    WHERE round_id = ${roundId} AND step = ${from} RETURNING ${roundColumns}`,
  )
}

/** Locks the round; undefined if it has left the step. */
export async function lockRoundAt(tx: Tx, roundId: string, step: Step): Promise<RoundRow | undefined> {
  return firstOf(
    tx,
    sql<RoundRow>`SELECT ${roundColumns} FROM studio.table_round WHERE round_id = ${roundId} AND step = ${step} FOR UPDATE`,
  )
}

export interface OpenRound {
  round_id: string
  table_id: string
  round_no: number
  math_version: string
  min_amount: bigint
  max_amount: bigint
  side_max_amount: bigint
  is_open: boolean
}

/** The rounds that bets are meant for. They stay in their present state until the transaction ends. */
export async function holdRounds(
  tx: Tx,
  wanted: readonly { tableId: string; roundNo: number }[],
): Promise<OpenRound[]> {
  return rowsOf(
    tx,
    sql<OpenRound>`
    SELECT r.round_id, r.table_id, r.round_no, r.math_version, r.min_amount, r.max_amount, r.side_max_amount, r.step = 'BETTING' AND app.now() < r.ends_at AS is_open
    FROM studio.table_round r
    WHERE (r.table_id, r.round_no) IN (SELECT * FROM unnest(${wanted.map(({ tableId }) => tableId)}::uuid[], ${wanted.map(({ roundNo }) => roundNo)}::int[]))
    ORDER BY r.round_id FOR SHARE`,
  )
}

/** Ends a round that is not drawn yet, so that nobody can know anything of it. */
export async function beginVoid(reader: Reader, roundId: string): Promise<RoundRow | undefined> {
  return firstOf(
    reader,
    sql<RoundRow>`
    UPDATE studio.table_round SET step = 'VOIDING', due_at = app.now(), ends_at = app.now(), taken_until = NULL
    WHERE round_id = ${roundId} AND step IN ('BETTING', 'CLOSED', 'FROZEN') RETURNING ${roundColumns}`,
  )
}
