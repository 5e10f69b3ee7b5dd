/** Turnover requirements and what filled them. All SQL of the module. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../platform/postgres.ts'
import type { Weights } from './rules/weights.ts'

export interface Requirement {
  readonly requirementId: string
  readonly source: string
  readonly isBonus: boolean
  readonly afterRoundNo: bigint
  /** What it is counted from: the deposit, or bonus and deposit. */
  readonly baseAmount: bigint
  /** 1_000_000n is once. */
  readonly multiplierPpm: bigint
  readonly requiredAmount: bigint
  readonly doneAmount: bigint
  readonly weights: Weights
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

interface RequirementRow {
  requirement_id: string; member_id: string; source: string; is_bonus: boolean; after_round_no: bigint; base_amount: bigint; multiplier_ppm: bigint; required_amount: bigint; done_amount: bigint
  weights: Weights; created_at: Date; expires_at: Date | null
}

const columns = sql`requirement_id, member_id, source, is_bonus, after_round_no, base_amount, multiplier_ppm, required_amount, done_amount, weights, created_at, expires_at`

const fromRow = (row: RequirementRow): Requirement => ({
  requirementId: row.requirement_id, source: row.source, isBonus: row.is_bonus, afterRoundNo: row.after_round_no, baseAmount: row.base_amount, multiplierPpm: row.multiplier_ppm, requiredAmount: row.required_amount,
  doneAmount: row.done_amount, weights: row.weights, createdAt: row.created_at, expiresAt: row.expires_at,
})

export interface NewRequirement extends Omit<Requirement, 'doneAmount'> {
  merchantId: string; memberId: string; reference: string; maxStake: bigint | null
}

/** Where a member's first open requirement begins, his count begins too: what he played before is none of it. */
export async function startProgress(tx: Tx, memberId: string, afterRoundNo: bigint, now: Date): Promise<void> {
  await run(tx, sql`
    INSERT INTO wagering.progress (member_id, after_round_no, looked_at) VALUES (${memberId}, ${afterRoundNo}, ${now})
    ON CONFLICT (member_id) DO UPDATE SET after_round_no = excluded.after_round_no, open_round_nos = '{}'
    WHERE NOT EXISTS (SELECT FROM wagering.requirement WHERE member_id = ${memberId} AND status = 'OPEN')`)
}

/** Answers false where the reference has its requirement already. */
export async function insertRequirement(tx: Tx, row: NewRequirement): Promise<boolean> {
  const added = await run(tx, sql`
    INSERT INTO wagering.requirement (requirement_id, merchant_id, member_id, source, reference, is_bonus, after_round_no, base_amount, multiplier_ppm, required_amount,
      weights, max_stake, created_at, expires_at)
    VALUES (${row.requirementId}, ${row.merchantId}, ${row.memberId}, ${row.source}, ${row.reference}, ${row.isBonus}, ${row.afterRoundNo}, ${row.baseAmount},
      ${row.multiplierPpm}, ${row.requiredAmount}, ${JSON.stringify(row.weights)}, ${row.maxStake}, ${row.createdAt}, ${row.expiresAt})
    ON CONFLICT (source, reference) DO NOTHING`)
  return added > 0n
}

/** Open requirements in the order in which they fill. */
export async function readOpen(reader: Reader, memberId: string): Promise<Requirement[]> {
  const rows = await rowsOf(reader, sql<RequirementRow>`
    SELECT ${columns} FROM wagering.requirement WHERE member_id = ${memberId} AND status = 'OPEN' ORDER BY seq`)
  return rows.map(fromRow)
}

/** Of many members, locked in the order of the rows so that two writers never wait for each other. */
export async function lockOpenOfMany(tx: Tx, memberIds: readonly string[]): Promise<Map<string, Requirement[]>> {
  if (memberIds.length === 0) return new Map()
  const rows = await rowsOf(tx, sql<RequirementRow>`
    SELECT ${columns} FROM wagering.requirement WHERE member_id = ANY (${memberIds}) AND status = 'OPEN' ORDER BY seq FOR UPDATE`)
  const byMember = Map.groupBy(rows, (row) => row.member_id)
  return new Map([...byMember].map(([memberId, group]) => [memberId, group.map(fromRow)]))
}

export async function hasOpen(reader: Reader, memberId: string): Promise<boolean> {
  const row = await oneOf(reader, sql<{ is_open: boolean }>`
    SELECT EXISTS (SELECT FROM wagering.requirement WHERE member_id = ${memberId} AND status = 'OPEN') AS is_open`)
  return row.is_open
}

export interface Progress { memberId: string; afterRoundNo: bigint; openRoundNos: bigint[] }

export async function readProgress(reader: Reader, memberIds: readonly string[]): Promise<Progress[]> {
  const rows = await rowsOf(reader, sql<{ member_id: string; after_round_no: bigint; open_round_nos: string[] }>`
    SELECT member_id, after_round_no, open_round_nos::text[] AS open_round_nos FROM wagering.progress WHERE member_id = ANY (${memberIds})`)
  return rows.map((row) => ({ memberId: row.member_id, afterRoundNo: row.after_round_no, openRoundNos: row.open_round_nos.map(BigInt) }))
}

export async function writeProgress(tx: Tx, progress: readonly Progress[], now: Date): Promise<void> {
  const rows = JSON.stringify(progress.map((row) => ({ member: row.memberId, after: String(row.afterRoundNo), open: row.openRoundNos.map(String) })))
  await run(tx, sql`
    UPDATE wagering.progress p SET after_round_no = w.after, open_round_nos = w.open, looked_at = ${now}
    FROM jsonb_to_recordset(${rows}::jsonb) AS w(member text, after bigint, open bigint[]) WHERE p.member_id = w.member`)
}

/** Members who wait for a round to end, those looked at longest ago first. */
export async function readWaiting(reader: Reader, limit: number): Promise<string[]> {
  const rows = await rowsOf(reader, sql<{ member_id: string }>`
    SELECT member_id FROM wagering.progress p
    WHERE open_round_nos <> '{}' AND EXISTS (SELECT FROM wagering.requirement r WHERE r.member_id = p.member_id AND r.status = 'OPEN')
    ORDER BY looked_at LIMIT ${limit}`)
  return rows.map((row) => row.member_id)
}

export interface Filled { requirementId: string; amount: bigint }

/** Adds what rounds filled, and ends the rows that are full. */
export async function addFilled(tx: Tx, filled: readonly Filled[], now: Date): Promise<void> {
  if (filled.length === 0) return
  await run(tx, sql`
    UPDATE wagering.requirement r SET done_amount = r.done_amount + f.amount,
      status = CASE WHEN r.done_amount + f.amount = r.required_amount THEN 'DONE' ELSE r.status END,
      ended_at = CASE WHEN r.done_amount + f.amount = r.required_amount THEN ${now}::timestamptz ELSE r.ended_at END
    FROM (SELECT u.requirement_id, sum(u.amount)::bigint AS amount
      FROM unnest(${filled.map((row) => row.requirementId)}::text[], ${filled.map((row) => String(row.amount))}::bigint[]) AS u(requirement_id, amount) GROUP BY 1) AS f
    WHERE r.requirement_id = f.requirement_id`)
}

export type EndStatus = 'DONE_BY_BUST' | 'FORFEITED' | 'EXPIRED' | 'CANCELLED'

/** Ends the named rows where they are still open; answers how many it ended. */
export async function endRequirements(tx: Tx, requirementIds: readonly string[], status: EndStatus, now: Date): Promise<number> {
  const ended = await run(tx, sql`
    UPDATE wagering.requirement SET status = ${status}, ended_at = ${now} WHERE requirement_id = ANY (${requirementIds}) AND status = 'OPEN'`)
  return Number(ended)
}

/** The one row that stands for a deposit or a transfer, while it is open. */
export async function cancelByReference(tx: Tx, row: { memberId: string; source: string; reference: string; now: Date }): Promise<void> {
  await run(tx, sql`
    UPDATE wagering.requirement SET status = 'CANCELLED', ended_at = ${row.now}
    WHERE source = ${row.source} AND reference = ${row.reference} AND member_id = ${row.memberId} AND status = 'OPEN'`)
}

/** Members with a row past its end. */
export async function readExpired(reader: Reader, now: Date, limit: number): Promise<{ memberId: string; merchantId: string }[]> {
  const rows = await rowsOf(reader, sql<{ member_id: string; merchant_id: string }>`
    SELECT DISTINCT member_id, merchant_id FROM wagering.requirement WHERE status = 'OPEN' AND expires_at <= ${now} LIMIT ${limit}`)
  return rows.map((row) => ({ memberId: row.member_id, merchantId: row.merchant_id }))
}

/** The largest stake that the member's open rows allow; null: no limit. */
export async function readMaxStake(reader: Reader, memberId: string): Promise<bigint | null> {
  const row = await firstOf(reader, sql<{ max_stake: bigint | null }>`
    SELECT min(max_stake) AS max_stake FROM wagering.requirement WHERE member_id = ${memberId} AND status = 'OPEN'`)
  return row?.max_stake ?? null
}
