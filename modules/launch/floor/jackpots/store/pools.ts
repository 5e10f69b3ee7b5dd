/** The rows of the pools. Counters are moved by launch.raise_pools, never here. */
import type { PoolCode, PoolKind, PoolState } from '../../../../../contract/shared/jackpot-words.ts'
import type { PoolTerms } from '../../../../../kernel/games/pool-shares.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../../platform/postgres.ts'
import type { PoolRide } from '../ride.ts'

export interface PoolRow {
  merchant_id: string
  pool_code: PoolCode
  place: number
  kind: PoolKind
  state: PoolState
  instance_no: number
  seed_amount: bigint
  cap_amount: bigint | null
  rate_ppm: number
  odds_amount: bigint | null
  next_seed_amount: bigint | null
  next_cap_amount: bigint | null
  next_rate_ppm: number | null
  next_odds_amount: bigint | null
  /** Millionths of a satang. */
  counter: bigint
  contributed: bigint
  unbooked: bigint
  unbooked_seed: bigint
  booked: bigint
  booking_no: bigint
  bet_count: bigint
  stake_amount: bigint
  commit_hash: string | null
  started_at: Date | null
  growth: bigint
}

const columns = sql`
  merchant_id, pool_code, place, kind, state, instance_no, seed_amount, cap_amount, rate_ppm, odds_amount, next_seed_amount, next_cap_amount, next_rate_ppm,
  next_odds_amount, counter, contributed, unbooked, unbooked_seed, booked, booking_no, bet_count, stake_amount, commit_hash, started_at, growth`

export function readPools(reader: Reader): Promise<PoolRow[]> {
  return rowsOf(reader, sql<PoolRow>`SELECT ${columns} FROM launch.jackpot_pool ORDER BY merchant_id, place`)
}

export function readPoolsOf(reader: Reader, merchantId: string): Promise<PoolRow[]> {
  return rowsOf(
    reader,
    sql<PoolRow>`SELECT ${columns} FROM launch.jackpot_pool WHERE merchant_id = ${merchantId} ORDER BY place`,
  )
}

/** Together with what was won and is not paid yet, read at the same moment. */
export function readPoolsWithOwed(
  reader: Reader,
  merchantId: string,
): Promise<(PoolRow & { owed: bigint })[]> {
  return rowsOf(
    reader,
    sql<PoolRow & { owed: bigint }>`
    SELECT ${columns}, coalesce((SELECT sum(w.amount)::bigint FROM launch.jackpot_win w WHERE w.merchant_id = p.merchant_id AND w.pool_code = p.pool_code AND w.paid_at IS NULL), 0) AS owed
    FROM launch.jackpot_pool p WHERE merchant_id = ${merchantId} ORDER BY place`,
  )
}

/** Batches that would raise the pool wait until the transaction ends. */
export function lockPool(tx: Tx, merchantId: string, code: string): Promise<PoolRow | undefined> {
  return firstOf(
    tx,
    sql<PoolRow>`SELECT ${columns} FROM launch.jackpot_pool WHERE merchant_id = ${merchantId} AND pool_code = ${code} FOR UPDATE`,
  )
}

/** Writes the pools that a merchant does not have yet, closed. */
export async function addPools(
  reader: Reader,
  merchantId: string,
  pools: readonly PoolTerms[],
): Promise<void> {
  for (const [place, pool] of pools.entries()) {
    await run(
      reader,
      sql`
      INSERT INTO launch.jackpot_pool (merchant_id, pool_code, place, kind, seed_amount, cap_amount, rate_ppm, odds_amount)
      VALUES (${merchantId}, ${pool.code}, ${place}, ${pool.kind}, ${pool.seedAmount}, ${pool.capAmount}, ${pool.ratePpm}, ${pool.oddsAmount}) ON CONFLICT DO NOTHING`,
    )
  }
}

/** Returns whether the pool was closed and is open now. */
export async function openPool(tx: Tx, merchantId: string, code: string): Promise<boolean> {
  return (
    await oneOf(tx, sql<{ opened: boolean }>`SELECT launch.open_pool(${merchantId}, ${code}) AS opened`)
  ).opened
}

export interface PoolStake {
  ride: PoolRide
  txnId: bigint
  stakeAmount: bigint
  memberId: string
  vendor: string
  gameCode: string
  roundId: string
}

/** One accepted stake that is in no batch, in the transaction that moved it. */
export async function raisePools(
  tx: Tx,
  { ride, txnId, stakeAmount, memberId, vendor, gameCode, roundId }: PoolStake,
): Promise<void> {
  await run(
    tx,
    sql`
    SELECT launch.raise_pools('{1}', ${[txnId]}::bigint[], '{0}', ${[ride.merchantId]}::text[], ${[ride.pools]}::int[], ${[stakeAmount]}::bigint[], ${[ride.draw]}::numeric[],
      ${[memberId]}::text[], ${[vendor]}::text[], ${[gameCode]}::text[], ${[roundId]}::text[])`,
  )
}

export async function writePoolState(
  tx: Tx,
  merchantId: string,
  code: string,
  state: PoolState,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE launch.jackpot_pool SET state = ${state} WHERE merchant_id = ${merchantId} AND pool_code = ${code}`,
  )
}

export interface NextTerms {
  seedAmount: bigint
  capAmount: bigint | null
  ratePpm: number
  oddsAmount: bigint | null
}

export async function writeNextTerms(
  tx: Tx,
  merchantId: string,
  code: string,
  next: NextTerms,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE launch.jackpot_pool SET next_seed_amount = ${next.seedAmount}, next_cap_amount = ${next.capAmount}, next_rate_ppm = ${next.ratePpm}, next_odds_amount = ${next.oddsAmount}
    WHERE merchant_id = ${merchantId} AND pool_code = ${code}`,
  )
}

/** What the ledger is about to take of a locked pool: its whole satang. */
export async function takeUnbooked(tx: Tx, pool: PoolRow, shares: bigint, seeds: bigint): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE launch.jackpot_pool SET unbooked = unbooked - ${shares * 1_000_000n}, unbooked_seed = unbooked_seed - ${seeds}, booked = booked + ${shares + seeds}, booking_no = booking_no + 1
    WHERE merchant_id = ${pool.merchant_id} AND pool_code = ${pool.pool_code}`,
  )
}

export async function takeBooked(tx: Tx, merchantId: string, code: string, amount: bigint): Promise<void> {
  await run(
    tx,
    sql`UPDATE launch.jackpot_pool SET booked = booked - ${amount} WHERE merchant_id = ${merchantId} AND pool_code = ${code}`,
  )
}

/**
 * Stores how fast each pool grew since its last measurement. The pools are locked in the order in which bets
 * lock them.
 */
export async function measureGrowth(reader: Reader): Promise<void> {
  await run(
    reader,
    sql`
    WITH due AS (
      SELECT merchant_id, pool_code FROM launch.jackpot_pool
      WHERE state = 'RUNNING' AND (measured_at IS NULL OR clock_timestamp() - measured_at >= interval '20 seconds')
      ORDER BY merchant_id, place FOR UPDATE)
    UPDATE launch.jackpot_pool p SET measured = contributed, measured_at = clock_timestamp(),
      growth = CASE WHEN measured_at IS NULL THEN 0 ELSE (contributed - measured) / greatest(1, extract(epoch FROM clock_timestamp() - measured_at)::int) END
    FROM due WHERE p.merchant_id = due.merchant_id AND p.pool_code = due.pool_code`,
  )
}
