/** Restrictions of accounts. All SQL of the module. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../platform/postgres.ts'
import type { Restriction, RestrictionKind } from './rules/restriction.ts'

export async function insertRestriction(
  tx: Tx, row: { restrictionId: string; merchantId: string; accountId: string; kind: RestrictionKind; startsAt: Date; endsAt: Date | null },
): Promise<void> {
  await run(tx, sql`
    INSERT INTO limits.restriction (restriction_id, merchant_id, account_id, kind, starts_at, ends_at)
    VALUES (${row.restrictionId}, ${row.merchantId}, ${row.accountId}, ${row.kind}, ${row.startsAt}, ${row.endsAt})`)
}

export async function readRestrictions(reader: Reader, merchantId: string, accountId: string): Promise<Restriction[]> {
  const rows = await rowsOf(reader, sql<{ kind: RestrictionKind; starts_at: Date; ends_at: Date | null }>`
    SELECT kind, starts_at, ends_at FROM limits.restriction WHERE account_id = ${accountId} AND merchant_id = ${merchantId}`)
  return rows.map((row) => ({ kind: row.kind, startsAt: row.starts_at, endsAt: row.ends_at }))
}
