/** What makes an active bettor, as the house has set it through time. */
import type { PeriodKind } from '../../../../kernel/calendar.ts'
import { activeFrom, type ActivePeriod } from '../../../../kernel/agents/active-bettor.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

const kinds: Readonly<Record<ActivePeriod, string>> = { DAY: 'D', WEEK: 'W', HALF_MONTH: 'S', MONTH: 'M' }
const periods = Object.keys(kinds) as ActivePeriod[]
/** In the order in which the SQL functions take them. */
export const defaultBets: readonly bigint[] = periods.map((period) => activeFrom[period])

/** Of a period that ends at a moment, in satang; undefined if the house has never set it. */
export async function activeBetUntil(
  reader: Reader,
  merchantId: string,
  period: PeriodKind,
  before: Date,
): Promise<bigint | undefined> {
  const kind = kinds[period as ActivePeriod]
  if (!kind) return undefined
  const row = await firstOf(
    reader,
    sql<{ amount: bigint | null }>`
    SELECT (SELECT b.amount FROM agents.active_bet b WHERE b.merchant_id = f.merchant_id AND b.kind = f.kind AND b.since < ${before}
            ORDER BY b.since DESC LIMIT 1) AS amount
    FROM agents.active_bet f WHERE f.merchant_id = ${merchantId} AND f.kind = ${kind} LIMIT 1`,
  )
  return row && (row.amount ?? activeFrom[period])
}

export async function merchantIds(reader: Reader): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ merchant_id: string }>`SELECT merchant_id FROM system.merchant ORDER BY 1`,
  )
  return rows.map((row) => row.merchant_id)
}

/** Notes those that differ from what holds now, and judges the running periods again by them. */
export async function noteActiveBets(
  tx: Tx,
  merchantId: string,
  bets: Readonly<Record<ActivePeriod, number>>,
): Promise<void> {
  const known = await rowsOf(
    tx,
    sql<{ kind: string; amount: bigint }>`
    SELECT DISTINCT ON (kind) kind, amount FROM agents.active_bet WHERE merchant_id = ${merchantId} ORDER BY kind, since DESC`,
  )
  const holding = new Map(known.map(({ kind, amount }) => [kind, amount]))
  const changed = periods.filter(
    (period) => BigInt(bets[period]) !== (holding.get(kinds[period]) ?? activeFrom[period]),
  )
  if (changed.length === 0) return
  const { now } = await oneOf(tx, sql<{ now: Date }>`SELECT app.now() AS now`)
  await run(
    tx,
    sql`
    INSERT INTO agents.active_bet (merchant_id, kind, since, amount)
    SELECT ${merchantId}, u.kind, ${now}, u.amount
    FROM unnest(${changed.map((period) => kinds[period])}::text[], ${changed.map((period) => String(bets[period]))}::bigint[]) AS u(kind, amount)
    ON CONFLICT DO NOTHING`,
  )
  await run(tx, sql`SELECT agents.rejudge_active(${merchantId}, ${now}, ${[...defaultBets]}::bigint[])`)
}
