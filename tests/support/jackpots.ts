/** Jackpot pools, raised as the poster's rider does it. */
import { randomUUID } from 'node:crypto'
import { oneOf, rowsOf, sql, type Database, type Reader } from '../../platform/postgres.ts'
import { readPoolsOf, type PoolRow } from '../../modules/launch/floor/jackpots/store/pools.ts'

export interface Bet {
  member: string
  stake: bigint
  draw: bigint
  status: number
  marks: number
  pools: number
}

/** A batch of bets as the poster hands it over, without the posting. */
export function raise(reader: Reader, merchantId: string, bets: readonly Bet[]): Promise<{ won: number }> {
  return oneOf(
    reader,
    sql<{ won: number }>`
    SELECT launch.raise_pools(${bets.map((bet) => bet.status)}::smallint[], ${bets.map((_, at) => at)}::bigint[], ${bets.map((bet) => bet.marks)}::smallint[],
      ${bets.map(() => merchantId)}::text[], ${bets.map((bet) => bet.pools)}::int[], ${bets.map((bet) => bet.stake)}::bigint[], ${bets.map((bet) => String(bet.draw))}::numeric[],
      ${bets.map((bet) => bet.member)}::text[], ${bets.map(() => 'STUDIO')}::text[], ${bets.map(() => 'TUKTUK3')}::text[], ${bets.map(() => randomUUID())}::text[]) AS won`,
  )
}

export async function poolOf(database: Database, code: string, merchantId = 'demo'): Promise<PoolRow> {
  return (await readPoolsOf(database.kysely, merchantId)).find((row) => row.pool_code === code)!
}

/** The amount at which each must-hit pool of a name is won, by its number; only the owner may ask. */
export async function triggersOf(
  owner: Database,
  merchantId: string,
  code: string,
): Promise<Map<number, bigint>> {
  const rows = await rowsOf(
    owner.kysely,
    sql<{ instance_no: number; trigger_amount: bigint }>`
    SELECT instance_no, trigger_amount FROM launch.jackpot_secret WHERE merchant_id = ${merchantId} AND pool_code = ${code}`,
  )
  return new Map(rows.map((row) => [row.instance_no, row.trigger_amount]))
}
