/** What two people make void. */
import type { BetKind, BetState, MarketType, Period } from '../../../../kernel/sports/words.ts'
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface VoidableBet {
  readonly betId: string
  readonly betNo: bigint
  readonly kind: BetKind
  readonly state: BetState
  readonly stake: bigint
  readonly cashedStake: bigint
  readonly settledAt: Date | null
  readonly isVoided: boolean
}

/** `forUpdate`: its row is locked. */
export async function readVoidable(
  reader: Reader,
  asked: { merchantId: string; betId: string; forUpdate: boolean },
): Promise<VoidableBet | undefined> {
  const row = await firstOf(
    reader,
    sql<{
      bet_id: string
      bet_no: bigint
      kind: BetKind
      state: BetState
      stake: bigint
      cashed_stake: bigint
      settled_at: Date | null
      is_voided: boolean
    }>`
    SELECT bet_id, bet_no, kind, state, stake, cashed_stake, settled_at, voided_at IS NOT NULL AS is_voided
    FROM sports.bet WHERE bet_id = ${asked.betId} AND merchant_id = ${asked.merchantId}
    ${asked.forUpdate ? sql`FOR NO KEY UPDATE` : sql``}`,
  )
  return (
    row && {
      betId: row.bet_id,
      betNo: row.bet_no,
      kind: row.kind,
      state: row.state,
      stake: row.stake,
      cashedStake: row.cashed_stake,
      settledAt: row.settled_at,
      isVoided: row.is_voided,
    }
  )
}

export async function markVoid(tx: Tx, betId: string, reason: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE sports.bet SET voided_at = app.now(), void_reason = ${reason} WHERE bet_id = ${betId}`,
  )
}

export interface VoidableMarket {
  readonly marketNo: bigint
  readonly fixtureId: string
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly isVoid: boolean
}

export async function readMarket(reader: Reader, marketNo: bigint): Promise<VoidableMarket | undefined> {
  const row = await firstOf(
    reader,
    sql<{
      market_no: bigint
      fixture_id: string
      type_code: MarketType
      period: Period
      line_q: number | null
      is_void: boolean
    }>`
    SELECT market_no, fixture_id, type_code, period, line_q, void_reason IS NOT NULL AS is_void
    FROM sports.market WHERE market_no = ${marketNo}`,
  )
  return (
    row && {
      marketNo: row.market_no,
      fixtureId: row.fixture_id,
      typeCode: row.type_code,
      period: row.period,
      lineQ: row.line_q,
      isVoid: row.is_void,
    }
  )
}

/** Under the lock of its fixture. */
export async function markMarketVoid(tx: Tx, marketNo: bigint, reason: string): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.market SET void_reason = ${reason}, state = 'VOID', version = version + 1, changed_at = app.now()
    WHERE market_no = ${marketNo}`,
  )
}

/** Under the lock of its fixture. It is decided by the facts again; until it is, no bet is taken on it. */
export async function liftMarketVoid(tx: Tx, marketNo: bigint): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.market SET void_reason = NULL, state = 'SUSPENDED', version = version + 1, changed_at = app.now()
    WHERE market_no = ${marketNo}`,
  )
}

const onMarket = (marketNo: bigint) =>
  sql`l.market_no = ${marketNo} AND l.fixture_id = (SELECT m.fixture_id FROM sports.market m WHERE m.market_no = ${marketNo})`

/** What single bets on it would get back in this house. */
export async function stakesOf(
  reader: Reader,
  asked: { merchantId: string; fixtureId?: string; marketNo?: bigint },
): Promise<{ bets: number; stake: bigint }> {
  const row = await firstOf(
    reader,
    sql<{ bets: number; stake: bigint }>`
    SELECT count(*)::int AS bets, coalesce(sum(b.stake - b.cashed_stake) FILTER (WHERE b.kind = 'SINGLE'), 0)::bigint AS stake
    FROM sports.leg l JOIN sports.bet b USING (bet_id)
    WHERE ${asked.fixtureId === undefined ? onMarket(asked.marketNo!) : sql`l.fixture_id = ${asked.fixtureId}`}
      AND b.merchant_id = ${asked.merchantId} AND b.state IN ('PENDING', 'ACCEPTED', 'SETTLED')`,
  )
  return row ?? { bets: 0, stake: 0n }
}
