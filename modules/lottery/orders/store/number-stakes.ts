/** What members have staked on numbers of issues. */
import { rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { HouseIssue } from './exposure.ts'

export interface NumberStake extends HouseIssue {
  readonly memberId: string
  readonly playCode: string
  readonly selection: string
  /** On each covered number. */
  readonly amount: bigint
}

/** By member, issue and selection; cancelled bets are left out. */
export async function stakesOnNumbers(
  reader: Reader,
  asked: readonly (HouseIssue & { memberId: string })[],
): Promise<NumberStake[]> {
  if (asked.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<{
      merchant_id: string
      member_id: string
      game_code: string
      numero: string
      play_code: string
      selection: string
      amount: bigint
    }>`
    SELECT o.merchant_id, o.member_id, o.game_code, o.numero, l.play_code, l.selection, sum(l.unit_amount * l.multiple)::bigint AS amount
    FROM (
      SELECT DISTINCT t.game_code, t.numero, t.member_id
      FROM unnest(${asked.map(({ gameCode }) => gameCode)}::text[], ${asked.map(({ numero }) => numero)}::text[],
        ${asked.map(({ memberId }) => memberId)}::text[]) AS t(game_code, numero, member_id)) AS s
    JOIN lottery.orders o ON o.game_code = s.game_code AND o.numero = s.numero AND o.member_id = s.member_id AND NOT o.is_cancelled
    JOIN lottery.line l ON l.order_id = o.order_id
    GROUP BY o.merchant_id, o.member_id, o.game_code, o.numero, l.play_code, l.selection`,
  )
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    memberId: row.member_id,
    gameCode: row.game_code,
    numero: row.numero,
    playCode: row.play_code,
    selection: row.selection,
    amount: row.amount,
  }))
}

export interface StoredLine {
  readonly orderId: string
  readonly playCode: string
  readonly selection: string
  readonly perCombination: bigint
  readonly oddsE4: readonly bigint[]
}

/** The lines of bets that may be returned. */
export async function linesOfOrders(tx: Tx, orderIds: readonly string[]): Promise<StoredLine[]> {
  if (orderIds.length === 0) return []
  const rows = await rowsOf(
    tx,
    sql<{ order_id: string; play_code: string; selection: string; amount: bigint; odds: string[] }>`
    SELECT order_id, play_code, selection, unit_amount * multiple AS amount, odds_e4::text[] AS odds FROM lottery.line
    WHERE order_id = ANY (${orderIds}::text[])`,
  )
  return rows.map((row) => ({
    orderId: row.order_id,
    playCode: row.play_code,
    selection: row.selection,
    perCombination: row.amount,
    oddsE4: row.odds.map(BigInt),
  }))
}
