/** Rows of cash-outs, and what offers are read by. */
import type { MarketType, Period } from '../../../../kernel/sports/words.ts'
import {
  firstOf,
  rowsOf,
  run,
  sql,
  withoutDisk,
  type Reader,
  type Tx,
} from '../../../../platform/postgres.ts'

export interface LineAsked {
  readonly fixtureId: string
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number
}

/** The markets at these lines, by `fixture/type/period/line`. */
export async function marketsAtLines(
  reader: Reader,
  asked: readonly LineAsked[],
): Promise<ReadonlyMap<string, bigint>> {
  if (asked.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ name: string; market_no: bigint }>`
    SELECT concat_ws('/', m.fixture_id, m.type_code, m.period, m.line_q) AS name, m.market_no
    FROM unnest(${asked.map(({ fixtureId }) => fixtureId)}::text[], ${asked.map(({ typeCode }) => typeCode)}::text[],
      ${asked.map(({ period }) => period)}::text[], ${asked.map(({ lineQ }) => lineQ)}::int[])
      AS s(fixture_id, type_code, period, line_q)
    JOIN sports.market m USING (fixture_id, type_code, period, line_q)`,
  )
  return new Map(rows.map((row) => [row.name, row.market_no]))
}

export interface CashOutRow {
  readonly cashOutId: string
  readonly betId: string
  readonly source: 'MEMBER' | 'AUTO'
  readonly percent: number
  readonly stake: bigint
  readonly amount: bigint
}

/** Writes a cash-out and what it leaves of its bet; a whole one ends the bet. */
export async function writeCashOut(tx: Tx, cash: CashOutRow): Promise<void> {
  const isWhole = cash.percent === 100
  await run(
    tx,
    sql`
    WITH written AS (
      INSERT INTO sports.cash_out (cash_out_id, bet_id, source, percent, stake, amount)
      VALUES (${cash.cashOutId}, ${cash.betId}, ${cash.source}, ${cash.percent}, ${cash.stake}, ${cash.amount}))
    UPDATE sports.bet SET cashed_stake = cashed_stake + ${cash.stake}, cashed_amount = cashed_amount + ${cash.amount},
      payout = cashed_amount + ${cash.amount},
      state = CASE WHEN ${isWhole} THEN 'CASHED_OUT' ELSE state END,
      version = version + ${isWhole}::boolean::int,
      settled_at = CASE WHEN ${isWhole} THEN app.now() END,
      auto_cash_out = CASE WHEN ${isWhole} THEN NULL ELSE auto_cash_out END, auto_since = NULL
    WHERE bet_id = ${cash.betId}`,
  )
}

/** False if the bet is none of the member's open ones. */
export async function setAuto(
  tx: Tx,
  betId: string,
  memberId: string,
  amount: bigint | null,
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE sports.bet SET auto_cash_out = ${amount}, auto_since = NULL
      WHERE bet_id = ${betId} AND member_id = ${memberId} AND state = 'ACCEPTED'`,
    )) > 0n
  )
}

export interface AutoBet {
  readonly betId: string
  readonly merchantId: string
  readonly from: bigint
  /** Since when the offer has reached it; null: it has not. */
  readonly since: Date | null
  readonly now: Date
}

/** Leases bets that cash themselves out, those that were looked at longest ago first. */
export async function takeAutoBets(reader: Reader, leaseMs: number, most: number): Promise<AutoBet[]> {
  const rows = await rowsOf(
    reader,
    sql<{ bet_id: string; merchant_id: string; auto_cash_out: bigint; auto_since: Date | null; now: Date }>`
    UPDATE sports.bet b SET leased_until = app.now() + ${leaseMs}::float8 * interval '1 millisecond'
    FROM (
      SELECT bet_id FROM sports.bet
      WHERE state = 'ACCEPTED' AND auto_cash_out IS NOT NULL AND (leased_until IS NULL OR leased_until <= app.now())
      ORDER BY leased_until NULLS FIRST LIMIT ${most} FOR UPDATE SKIP LOCKED) AS s
    WHERE b.bet_id = s.bet_id
    RETURNING b.bet_id, b.merchant_id, b.auto_cash_out, b.auto_since, app.now() AS now,
      ${withoutDisk}`,
  )
  return rows.map((row) => ({
    betId: row.bet_id,
    merchantId: row.merchant_id,
    from: row.auto_cash_out,
    since: row.auto_since,
    now: row.now,
  }))
}

/** Notes since when the offers of bets have reached what their members set, or that they have not. */
export async function noteReached(
  reader: Reader,
  betIds: readonly string[],
  since: Date | null,
): Promise<void> {
  if (betIds.length === 0) return
  await run(
    reader,
    sql`UPDATE sports.bet SET auto_since = ${since} WHERE bet_id = ANY (${betIds}::text[]) AND state = 'ACCEPTED'`,
  )
}

/** What a bet is cashed out at by itself, held for the transaction that does it. */
export async function autoOf(tx: Tx, betId: string): Promise<bigint | null> {
  const row = await firstOf(
    tx,
    sql<{ auto_cash_out: bigint | null }>`SELECT auto_cash_out FROM sports.bet WHERE bet_id = ${betId}`,
  )
  return row?.auto_cash_out ?? null
}
