/** Flags of pairs that played together in rooms. */
import type { IntegrityKind, IntegrityState } from '../../../../contract/shared/integrity-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Decisions, Pair } from '../../../../kernel/rooms/pair-facts.ts'

/** As it is stored: amounts as text of digits. */
export interface Evidence {
  hands: number
  aToB: string
  bToA: string
  a: Decisions
  b: Decisions
  firstDay: string
  lastDay: string
}

export interface FlagRow {
  flag_id: string
  kind: IntegrityKind
  game_code: string
  member_a: string
  member_b: string
  state: IntegrityState
  score: number
  evidence: Evidence
  found_at: Date
  changed_at: Date
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
}

const columns = sql.raw(
  'flag_id, kind, game_code, member_a, member_b, state, score, evidence, found_at, changed_at, decided_by, decided_at, reason',
)

export interface FoundFlag extends Pair {
  flagId: string
  merchantId: string
  kind: IntegrityKind
  score: number
  evidence: Evidence
  now: Date
}

/** Opens a flag, or writes the newer figures into the open one; returns whether it is new. */
export async function writeFlag(tx: Tx, flag: FoundFlag): Promise<boolean> {
  const { flag_id } = await oneOf(
    tx,
    sql<{ flag_id: string }>`
    INSERT INTO launch.integrity_flag (flag_id, merchant_id, kind, game_code, member_a, member_b, score, evidence, found_at, changed_at)
    VALUES (${flag.flagId}, ${flag.merchantId}, ${flag.kind}, ${flag.gameCode}, ${flag.memberA}, ${flag.memberB}, ${flag.score}, ${JSON.stringify(flag.evidence)}::jsonb, ${flag.now}, ${flag.now})
    ON CONFLICT (merchant_id, kind, game_code, member_a, member_b) WHERE state = 'OPEN' DO UPDATE SET score = excluded.score, evidence = excluded.evidence, changed_at = excluded.changed_at
    RETURNING flag_id`,
  )
  return flag_id === flag.flagId
}

/** How many wait for a decision. */
export async function countOpen(reader: Reader, merchantId: string): Promise<number> {
  return (
    await oneOf(
      reader,
      sql<{
        count: number
      }>`SELECT count(*)::int AS count FROM launch.integrity_flag WHERE merchant_id = ${merchantId} AND state = 'OPEN'`,
    )
  ).count
}

/**
 * Searching for collusion and deciding on it are serialised: a search that read the decisions before a new
 * one would raise that flag again.
 */
export async function lockFlags(tx: Tx, merchantId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`launch.integrity:${merchantId}`}, 7))`)
}

/** When each kind of flag of a pair was decided last. */
export async function readLastDecisions(
  reader: Reader,
  merchantId: string,
  pairs: readonly Pair[],
): Promise<
  { kind: IntegrityKind; member_a: string; member_b: string; game_code: string; decided_at: Date }[]
> {
  const asked = JSON.stringify(
    pairs.map((pair) => ({ member_a: pair.memberA, member_b: pair.memberB, game_code: pair.gameCode })),
  )
  return rowsOf(
    reader,
    sql`
    SELECT f.kind, f.member_a, f.member_b, f.game_code, max(f.decided_at) AS decided_at
    FROM launch.integrity_flag f JOIN jsonb_to_recordset(${asked}::jsonb) AS p (member_a text, member_b text, game_code text) USING (member_a, member_b, game_code)
    WHERE f.merchant_id = ${merchantId} AND f.decided_at IS NOT NULL GROUP BY f.kind, f.member_a, f.member_b, f.game_code`,
  )
}

export interface FlagsAsked {
  merchantId: string
  state: IntegrityState | undefined
  kind: IntegrityKind | undefined
  memberId: string | undefined
  pageNo: number
  pageSize: number
}

export async function readFlags(
  reader: Reader,
  { merchantId, state, kind, memberId, pageNo, pageSize }: FlagsAsked,
): Promise<{ rows: FlagRow[]; total: number }> {
  const where = sql`merchant_id = ${merchantId} ${state ? sql`AND state = ${state}` : sql``} ${kind ? sql`AND kind = ${kind}` : sql``}
    ${memberId ? sql`AND (member_a = ${memberId} OR member_b = ${memberId})` : sql``}`
  const { total } = await oneOf(
    reader,
    sql<{ total: bigint }>`SELECT count(*) AS total FROM launch.integrity_flag WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<FlagRow>`
    SELECT ${columns} FROM launch.integrity_flag WHERE ${where} ORDER BY (state = 'OPEN') DESC, score DESC, changed_at DESC, flag_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { rows, total: Number(total) }
}

export function readFlag(reader: Reader, merchantId: string, flagId: string): Promise<FlagRow | undefined> {
  return firstOf(
    reader,
    sql<FlagRow>`SELECT ${columns} FROM launch.integrity_flag WHERE merchant_id = ${merchantId} AND flag_id = ${flagId}`,
  )
}

export async function lockFlag(tx: Tx, merchantId: string, flagId: string): Promise<FlagRow | undefined> {
  await lockFlags(tx, merchantId)
  return firstOf(
    tx,
    sql<FlagRow>`SELECT ${columns} FROM launch.integrity_flag WHERE merchant_id = ${merchantId} AND flag_id = ${flagId} FOR UPDATE`,
  )
}

export async function decideFlagRow(
  tx: Tx,
  flagId: string,
  { state, by, reason, now }: { state: IntegrityState; by: string; reason: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE launch.integrity_flag SET state = ${state}, decided_by = ${by}, decided_at = ${now}, reason = ${reason}, changed_at = ${now} WHERE flag_id = ${flagId}`,
  )
}
