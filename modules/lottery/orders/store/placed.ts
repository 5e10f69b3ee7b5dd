/** Bets as they were placed, for the answer to their call. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface PlacedLine {
  readonly lineNo: number
  readonly combinations: bigint
  readonly stakeAmount: bigint
  readonly oddsE4: readonly bigint[]
}

export interface PlacedOrder {
  readonly orderId: string
  readonly gameCode: string
  readonly numero: string
  readonly stakeAmount: bigint
  readonly potentialAmount: bigint
  readonly betG: number | null
  readonly clientSeed: string
  readonly placedAt: Date
  readonly closesAt: Date
  readonly lines: readonly PlacedLine[]
}

/** By their ids; one that is not there is left out. */
export async function readPlaced(
  reader: Reader,
  asked: readonly string[],
): Promise<ReadonlyMap<string, PlacedOrder>> {
  const orderIds = [...new Set(asked)]
  const rows = await rowsOf(
    reader,
    sql<{
      order_id: string
      game_code: string
      numero: string
      stake_amount: bigint
      potential_amount: bigint
      bet_g: number | null
      client_seed: string
      placed_at: Date
      closes_at: Date
    }>`
    SELECT o.order_id, o.game_code, o.numero, o.stake_amount, o.potential_amount, o.bet_g, o.client_seed, o.placed_at, i.closes_at
    FROM lottery.orders o JOIN lottery.issue i ON i.game_code = o.game_code AND i.numero = o.numero
    WHERE o.order_id = ANY (${orderIds}::text[])`,
  )
  const lines = await linesOf(reader, orderIds)
  return new Map(
    rows.map((row) => [
      row.order_id,
      {
        orderId: row.order_id,
        gameCode: row.game_code,
        numero: row.numero,
        stakeAmount: row.stake_amount,
        potentialAmount: row.potential_amount,
        betG: row.bet_g,
        clientSeed: row.client_seed,
        placedAt: row.placed_at,
        closesAt: row.closes_at,
        lines: lines.get(row.order_id) ?? [],
      },
    ]),
  )
}

async function linesOf(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PlacedLine[]>> {
  const rows = await rowsOf(
    reader,
    sql<{ order_id: string; line_no: number; combinations: bigint; stake_amount: bigint; odds: string[] }>`
    SELECT s.order_id, l.line_no, l.combinations, l.stake_amount, l.odds_e4::text[] AS odds
    FROM unnest(${orderIds}::text[]) AS s(order_id)
    CROSS JOIN LATERAL (
      SELECT t.* FROM lottery.line t WHERE t.order_id = s.order_id ORDER BY t.line_no OFFSET 0) AS l`,
  )
  const lines = new Map<string, PlacedLine[]>()
  for (const row of rows) {
    const line = {
      lineNo: row.line_no,
      combinations: row.combinations,
      stakeAmount: row.stake_amount,
      oddsE4: row.odds.map(BigInt),
    }
    const own = lines.get(row.order_id)
    if (own) own.push(line)
    else lines.set(row.order_id, [line])
  }
  return lines
}
