/** Rows of restrictions and of returns from them. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { Restriction, RestrictionKind } from '../rules/restriction.ts'
import type { AccountKey } from './rules.ts'

export interface NewRestriction extends AccountKey {
  restrictionId: string
  kind: RestrictionKind
  startsAt: Date
  endsAt: Date | null
}

export async function insertRestriction(tx: Tx, row: NewRestriction): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO limits.restriction (restriction_id, merchant_id, account_id, kind, starts_at, ends_at)
    VALUES (${row.restrictionId}, ${row.merchantId}, ${row.accountId}, ${row.kind}, ${row.startsAt}, ${row.endsAt})`,
  )
}

export interface StoredRestriction extends Restriction {
  readonly restrictionId: string
}

export async function readRestrictions(reader: Reader, member: AccountKey): Promise<StoredRestriction[]> {
  return rowsOf(
    reader,
    sql<StoredRestriction>`
    SELECT r.restriction_id AS "restrictionId", r.kind, r.starts_at AS "startsAt", r.ends_at AS "endsAt",
           (SELECT t.decided_at FROM limits.exclusion_return t WHERE t.restriction_id = r.restriction_id AND t.state = 'RETURNED') AS "returnedAt"
    FROM limits.restriction r WHERE r.account_id = ${member.accountId} AND r.merchant_id = ${member.merchantId} ORDER BY r.starts_at DESC`,
  )
}

/** Until when the playing time of the day is used up, if it is. */
export async function readTimeBlock(reader: Reader, member: AccountKey, now: Date): Promise<Date | null> {
  return (
    (
      await firstOf(
        reader,
        sql<{ blocked_until: Date }>`
    SELECT blocked_until FROM limits.playing_time
    WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND blocked_until > ${now}`,
      )
    )?.blocked_until ?? null
  )
}

export interface ExclusionRow {
  restrictionId: string
  accountId: string
  kind: RestrictionKind
  startsAt: Date
  endsAt: Date | null
  returnId: string | null
  returnState: 'WAITING' | 'RETURNED' | null
  notedBy: string | null
  notedAt: Date | null
  opensAt: Date | null
  remark: string | null
  decidedBy: string | null
  decidedAt: Date | null
  total: bigint
}

const exclusions = sql`
  SELECT r.restriction_id AS "restrictionId", r.account_id AS "accountId", r.kind, r.starts_at AS "startsAt", r.ends_at AS "endsAt",
         t.return_id AS "returnId", t.state AS "returnState", t.noted_by AS "notedBy", t.noted_at AS "notedAt", t.opens_at AS "opensAt", t.remark,
         t.decided_by AS "decidedBy", t.decided_at AS "decidedAt", count(*) OVER () AS total
  FROM limits.restriction r LEFT JOIN limits.exclusion_return t ON t.restriction_id = r.restriction_id AND t.state <> 'REFUSED'`

/** Exclusions and time-outs, newest first; those of one account if it is named. */
export async function listRestrictions(
  reader: Reader,
  merchantId: string,
  asked: { accountId: string | null; pageNo: number; pageSize: number },
): Promise<ExclusionRow[]> {
  return rowsOf(
    reader,
    sql<ExclusionRow>`
    ${exclusions} WHERE r.merchant_id = ${merchantId} AND (${asked.accountId}::text IS NULL OR r.account_id = ${asked.accountId})
    ORDER BY r.starts_at DESC, r.restriction_id DESC LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
}

/** One restriction, locked for the decision. */
export async function lockExclusion(
  tx: Tx,
  merchantId: string,
  restrictionId: string,
): Promise<ExclusionRow | undefined> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('exclusion:' || ${restrictionId}, 0))`)
  return firstOf(
    tx,
    sql<ExclusionRow>`${exclusions} WHERE r.merchant_id = ${merchantId} AND r.restriction_id = ${restrictionId}`,
  )
}

export async function insertReturn(
  tx: Tx,
  row: AccountKey & {
    returnId: string
    restrictionId: string
    notedBy: string
    notedAt: Date
    remark: string
    opensAt: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO limits.exclusion_return (return_id, restriction_id, merchant_id, account_id, state, noted_by, noted_at, remark, opens_at)
    VALUES (${row.returnId}, ${row.restrictionId}, ${row.merchantId}, ${row.accountId}, 'WAITING', ${row.notedBy}, ${row.notedAt}, ${row.remark}, ${row.opensAt})`,
  )
}

export async function decideReturn(
  tx: Tx,
  returnId: string,
  decision: { state: 'RETURNED' | 'REFUSED'; by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE limits.exclusion_return SET state = ${decision.state}, decided_by = ${decision.by}, decided_at = ${decision.at} WHERE return_id = ${returnId} AND state = 'WAITING'`,
  )
}

export interface Mark {
  kind: 'MOBILE' | 'BANK_ACCOUNT' | 'ID_NUMBER' | 'DEVICE'
  digest: string
}

export async function insertMarks(
  tx: Tx,
  member: AccountKey,
  restrictionId: string,
  marks: readonly Mark[],
): Promise<void> {
  for (const { kind, digest } of marks) {
    await run(
      tx,
      sql`
      INSERT INTO limits.exclusion_mark (restriction_id, merchant_id, account_id, kind, digest)
      VALUES (${restrictionId}, ${member.merchantId}, ${member.accountId}, ${kind}, ${digest}) ON CONFLICT DO NOTHING`,
    )
  }
}

/** The owners of these marks: exclusions of others that no return ended. */
export async function findMarked(
  reader: Reader,
  merchantId: string,
  marks: readonly Mark[],
): Promise<{ accountId: string; kind: Mark['kind']; endsAt: Date | null }[]> {
  return rowsOf(
    reader,
    sql<{ accountId: string; kind: Mark['kind']; endsAt: Date | null }>`
    SELECT DISTINCT m.account_id AS "accountId", m.kind, r.ends_at AS "endsAt" FROM unnest(${marks.map((mark) => mark.kind)}::text[], ${marks.map((mark) => mark.digest)}::text[]) AS s(kind, digest)
    JOIN limits.exclusion_mark m ON m.merchant_id = ${merchantId} AND m.kind = s.kind AND m.digest = s.digest
    JOIN limits.restriction r ON r.restriction_id = m.restriction_id
    WHERE NOT EXISTS (SELECT FROM limits.exclusion_return t WHERE t.restriction_id = m.restriction_id AND t.state = 'RETURNED')`,
  )
}
