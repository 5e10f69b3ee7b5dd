/** One fixture that is settled: its results and its markets. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { FixtureStatus, MarketState, MarketType, Period } from '../../../../kernel/sports/words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ConfirmedResult } from '../rules/counted-result.ts'
import type { SettledMarket } from '../rules/decide.ts'

export interface SettledFixture {
  readonly fixtureId: string
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly status: FixtureStatus
  readonly facts: FixtureFacts
}

export async function readFixture(reader: Reader, fixtureId: string): Promise<SettledFixture | undefined> {
  const row = await firstOf(
    reader,
    sql<{
      fixture_id: string
      kind: 'MATCH' | 'OUTRIGHT'
      status: FixtureStatus
      facts: Partial<FixtureFacts>
    }>`SELECT fixture_id, kind, status, facts FROM sports.fixture WHERE fixture_id = ${fixtureId}`,
  )
  return (
    row && {
      fixtureId: row.fixture_id,
      kind: row.kind,
      status: row.status,
      facts: wholeFacts(row.facts),
    }
  )
}

/** Nothing may have been said of a fixture yet. */
export const wholeFacts = (facts: Partial<FixtureFacts>): FixtureFacts => ({
  ...facts,
  scores: facts.scores ?? {},
  ended: facts.ended ?? [],
  ending: facts.ending ?? null,
})

/** Forgets that the fixture was to be looked at again; whoever asks from now on is heard later. */
export async function hearAsked(tx: Tx, fixtureId: string): Promise<void> {
  await run(tx, sql`UPDATE sports.settling SET is_asked = false WHERE fixture_id = ${fixtureId} AND is_asked`)
}

export async function confirmedResults(reader: Reader, fixtureId: string): Promise<ConfirmedResult[]> {
  const rows = await rowsOf(
    reader,
    sql<{ version: number; facts: Partial<FixtureFacts>; confirmed_at: Date }>`
    SELECT version, facts, coalesce(confirmed_at, at) AS confirmed_at FROM sports.result
    WHERE fixture_id = ${fixtureId} AND state = 'CONFIRMED' ORDER BY version`,
  )
  return rows.map((row) => ({
    version: row.version,
    facts: wholeFacts(row.facts),
    confirmedAt: row.confirmed_at,
  }))
}

/** Corrections that came after their time are kept, and decide nothing. */
export async function rejectLate(tx: Tx, fixtureId: string, versions: readonly number[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.result SET state = 'REJECTED', settled_at = app.now()
    WHERE fixture_id = ${fixtureId} AND version = ANY (${versions}::int[])`,
  )
}

export async function marketsOf(reader: Reader, fixtureId: string): Promise<SettledMarket[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      market_no: bigint
      type_code: MarketType
      period: Period
      line_q: number | null
      codes: string[]
      state: MarketState
      void_reason: string | null
    }>`
    SELECT market_no, type_code, period, line_q, codes, state, void_reason FROM sports.market
    WHERE fixture_id = ${fixtureId} ORDER BY market_no`,
  )
  return rows.map((row) => ({
    marketNo: row.market_no,
    typeCode: row.type_code,
    period: row.period,
    lineQ: row.line_q,
    codes: row.codes,
    state: row.state,
    voidReason: row.void_reason,
  }))
}

/** Under the lock of the fixture: once it is committed, no bet is taken on a market that is decided. */
export async function setMarketStates(
  tx: Tx,
  changes: readonly { marketNo: bigint; state: MarketState }[],
): Promise<void> {
  if (changes.length === 0) return
  await run(
    tx,
    sql`
    UPDATE sports.market m SET state = s.state, version = m.version + 1, changed_at = app.now()
    FROM unnest(${changes.map(({ marketNo }) => marketNo)}::bigint[], ${changes.map(({ state }) => state)}::text[])
      AS s(market_no, state)
    WHERE m.market_no = s.market_no`,
  )
}

/** The state and the facts that a fixture ends with. */
export async function endWith(
  tx: Tx,
  fixtureId: string,
  status: FixtureStatus,
  facts: FixtureFacts,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.fixture SET status = ${status}, facts = ${JSON.stringify(facts)}::jsonb, version = version + 1
    WHERE fixture_id = ${fixtureId} AND (status, facts) IS DISTINCT FROM (${status}, ${JSON.stringify(facts)}::jsonb)`,
  )
}
