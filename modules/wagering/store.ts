/** Turnover requirements and what filled them. All SQL of the module. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../platform/postgres.ts'
import type { Weights } from './rules/weights.ts'

export interface Requirement {
  readonly requirementId: string
  readonly source: string
  /** The deposit or claim that brought it. */
  readonly reference: string
  readonly isBonus: boolean
  readonly afterRoundNo: bigint
  /** What it is computed from: the deposit, or bonus and deposit. */
  readonly baseAmount: bigint
  /** The part of it that the member paid in. */
  readonly ownAmount: bigint
  /** 1_000_000n means once. */
  readonly multiplierPpm: bigint
  readonly requiredAmount: bigint
  readonly doneAmount: bigint
  readonly weights: Weights
  /** The largest stake while it is open; null: none. */
  readonly maxStake: bigint | null
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

interface RequirementRow {
  requirement_id: string
  member_id: string
  source: string
  reference: string
  is_bonus: boolean
  after_round_no: bigint
  base_amount: bigint
  own_amount: bigint
  multiplier_ppm: bigint
  required_amount: bigint
  done_amount: bigint
  weights: Weights
  max_stake: bigint | null
  created_at: Date
  expires_at: Date | null
}

const columns = sql`requirement_id, member_id, source, reference, is_bonus, after_round_no, base_amount, own_amount,
  multiplier_ppm, required_amount, done_amount,
  weights, max_stake, created_at, expires_at`

const fromRow = (row: RequirementRow): Requirement => ({
  requirementId: row.requirement_id,
  source: row.source,
  reference: row.reference,
  isBonus: row.is_bonus,
  afterRoundNo: row.after_round_no,
  baseAmount: row.base_amount,
  ownAmount: row.own_amount,
  multiplierPpm: row.multiplier_ppm,
  requiredAmount: row.required_amount,
  doneAmount: row.done_amount,
  weights: row.weights,
  maxStake: row.max_stake,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** Where no real money may be staked while the row is open: products, and single games as VENDOR/GAME. */
export interface Excluded {
  readonly products: readonly string[]
  readonly games: readonly string[]
}

export interface NewRequirement extends Omit<Requirement, 'doneAmount'> {
  merchantId: string
  memberId: string
  excluded: Excluded
}

/**
 * A member's count begins with their first open requirement: what was counted for earlier ones is not looked
 * at any more.
 */
export async function forgetCounted(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
    DELETE FROM wagering.counted_round c WHERE c.member_id = ANY (${memberIds})
      AND NOT EXISTS (SELECT FROM wagering.requirement r WHERE r.member_id = c.member_id AND r.status = 'OPEN')`,
  )
}

/** Returns the ids of the rows whose references had no requirement before. */
export async function insertRequirements(tx: Tx, rows: readonly NewRequirement[]): Promise<Set<string>> {
  const of = <Key extends keyof NewRequirement>(key: Key) => rows.map((row) => row[key])
  const added = await rowsOf(
    tx,
    sql<{ requirement_id: string }>`
    INSERT INTO wagering.requirement (requirement_id, merchant_id, member_id, source, reference, is_bonus, after_round_no, base_amount, multiplier_ppm, required_amount,
      weights, max_stake, created_at, expires_at, excluded, own_amount)
    SELECT * FROM unnest(${of('requirementId')}::text[], ${of('merchantId')}::text[], ${of('memberId')}::text[], ${of('source')}::text[], ${of('reference')}::text[],
      ${of('isBonus')}::boolean[], ${of('afterRoundNo')}::bigint[], ${of('baseAmount')}::bigint[], ${of('multiplierPpm')}::bigint[], ${of('requiredAmount')}::bigint[],
      ${rows.map((row) => JSON.stringify(row.weights))}::jsonb[], ${of('maxStake')}::bigint[], ${of('createdAt')}::timestamptz[], ${of('expiresAt')}::timestamptz[],
      ${rows.map((row) => JSON.stringify(row.excluded))}::jsonb[], ${of('ownAmount')}::bigint[])
    ON CONFLICT (source, reference) DO NOTHING RETURNING requirement_id`,
  )
  return new Set(added.map((row) => row.requirement_id))
}

/** Open requirements in the order in which they fill. */
export async function readOpen(reader: Reader, memberId: string): Promise<Requirement[]> {
  const rows = await rowsOf(
    reader,
    sql<RequirementRow>`
    SELECT ${columns} FROM wagering.requirement WHERE member_id = ${memberId} AND status = 'OPEN' ORDER BY seq`,
  )
  return rows.map(fromRow)
}

/** Of many members, locked in the order of the rows so that two writers never wait for each other. */
export async function lockOpenOfMany(
  tx: Tx,
  memberIds: readonly string[],
): Promise<Map<string, Requirement[]>> {
  if (memberIds.length === 0) return new Map()
  const rows = await rowsOf(
    tx,
    sql<RequirementRow>`
    SELECT ${columns} FROM wagering.requirement WHERE member_id = ANY (${memberIds}) AND status = 'OPEN' ORDER BY seq FOR UPDATE`,
  )
  const byMember = Map.groupBy(rows, (row) => row.member_id)
  return new Map([...byMember].map(([memberId, group]) => [memberId, group.map(fromRow)]))
}

export async function hasOpen(reader: Reader, memberId: string): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ is_open: boolean }>`
    SELECT EXISTS (SELECT FROM wagering.requirement WHERE member_id = ${memberId} AND status = 'OPEN') AS is_open`,
  )
  return row.is_open
}

export interface CountedSoFar {
  bonusValid: bigint
  depositValid: bigint
  /** Counted ahead of the follower, from what the ledger said up to this id. */
  aheadOf: bigint | null
}

/** What has been counted of rounds so far, by their numbers. */
export async function readCounted(
  reader: Reader,
  memberIds: readonly string[],
  roundNos: readonly bigint[],
): Promise<Map<bigint, CountedSoFar>> {
  const rows = await rowsOf(
    reader,
    sql<CountedSoFar & { roundNo: bigint }>`
    SELECT round_no AS "roundNo", bonus_valid AS "bonusValid", deposit_valid AS "depositValid", ahead_of AS "aheadOf" FROM wagering.counted_round
    WHERE member_id = ANY (${memberIds}) AND round_no = ANY (${roundNos.map(String)}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.roundNo, row]))
}

export async function writeCounted(
  tx: Tx,
  rounds: readonly { memberId: string; roundNo: bigint; bonusValid: bigint; depositValid: bigint }[],
  aheadOf: bigint | null,
): Promise<void> {
  if (rounds.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO wagering.counted_round AS c (member_id, round_no, bonus_valid, deposit_valid, ahead_of)
    SELECT n.member_id, n.round_no, n.bonus_valid, n.deposit_valid, ${aheadOf}::bigint
    FROM unnest(${rounds.map((round) => round.memberId)}::text[], ${rounds.map((round) => String(round.roundNo))}::bigint[],
      ${rounds.map((round) => String(round.bonusValid))}::bigint[], ${rounds.map((round) => String(round.depositValid))}::bigint[])
      AS n(member_id, round_no, bonus_valid, deposit_valid)
    ON CONFLICT (member_id, round_no) DO UPDATE SET bonus_valid = excluded.bonus_valid, deposit_valid = excluded.deposit_valid, ahead_of = excluded.ahead_of
    WHERE (c.bonus_valid, c.deposit_valid, c.ahead_of) IS DISTINCT FROM (excluded.bonus_valid, excluded.deposit_valid, excluded.ahead_of)`,
  )
}

/** Rounds that were counted ahead and that the changes written up to an id of the ledger have passed. */
export async function readPassed(
  reader: Reader,
  upTo: bigint,
  limit: number,
): Promise<{ memberId: string; roundNo: bigint }[]> {
  return rowsOf(
    reader,
    sql<{ memberId: string; roundNo: bigint }>`
    SELECT c.member_id AS "memberId", c.round_no AS "roundNo" FROM wagering.counted_round c
    WHERE c.ahead_of <= ${upTo}
      AND EXISTS (SELECT FROM wagering.requirement r WHERE r.member_id = c.member_id AND r.status = 'OPEN' AND r.after_round_no < c.round_no)
    ORDER BY c.ahead_of LIMIT ${limit}`,
  )
}

/** A member without money has something in play: they are looked at again. */
export async function noteWaiting(tx: Tx, memberId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO wagering.waiting (member_id, looked_at) VALUES (${memberId}, ${now})
    ON CONFLICT (member_id) DO UPDATE SET looked_at = excluded.looked_at`,
  )
}

export async function stopWaiting(tx: Tx, memberId: string): Promise<void> {
  await run(tx, sql`DELETE FROM wagering.waiting WHERE member_id = ${memberId}`)
}

/** Members whose last look was by then, those whose look is longest ago first. */
export async function readWaiting(reader: Reader, lookedBy: Date, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string }>`
    SELECT member_id FROM wagering.waiting WHERE looked_at <= ${lookedBy} ORDER BY looked_at LIMIT ${limit}`,
  )
  return rows.map((row) => row.member_id)
}

export interface Filled {
  requirementId: string
  amount: bigint
}

/** Adds what rounds have filled or takes off what corrections have, and ends the rows that are full. */
export async function addFilled(tx: Tx, filled: readonly Filled[], now: Date): Promise<void> {
  if (filled.length === 0) return
  await run(
    tx,
    sql`
    UPDATE wagering.requirement r SET done_amount = r.done_amount + f.amount,
      status = CASE WHEN r.done_amount + f.amount = r.required_amount THEN 'DONE' ELSE r.status END,
      ended_at = CASE WHEN r.done_amount + f.amount = r.required_amount THEN ${now}::timestamptz ELSE r.ended_at END
    FROM (SELECT u.requirement_id, sum(u.amount)::bigint AS amount
      FROM unnest(${filled.map((row) => row.requirementId)}::text[], ${filled.map((row) => String(row.amount))}::bigint[]) AS u(requirement_id, amount) GROUP BY 1) AS f
    WHERE r.requirement_id = f.requirement_id`,
  )
}

export type EndStatus = 'DONE_BY_BUST' | 'FORFEITED' | 'EXPIRED' | 'CANCELLED'

/** Ends the named rows if they are still open; returns how many it ended. */
export async function endRequirements(
  tx: Tx,
  requirementIds: readonly string[],
  status: EndStatus,
  now: Date,
): Promise<number> {
  const ended = await run(
    tx,
    sql`
    UPDATE wagering.requirement SET status = ${status}, ended_at = ${now} WHERE requirement_id = ANY (${requirementIds}) AND status = 'OPEN'`,
  )
  return Number(ended)
}

/** The one open row of a deposit or a transfer. */
export async function cancelByReference(
  tx: Tx,
  row: { memberId: string; source: string; reference: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE wagering.requirement SET status = 'CANCELLED', ended_at = ${row.now}
    WHERE source = ${row.source} AND reference = ${row.reference} AND member_id = ${row.memberId} AND status = 'OPEN'`,
  )
}

/** Members with an expired row. */
export async function readExpired(
  reader: Reader,
  now: Date,
  limit: number,
): Promise<{ memberId: string; merchantId: string }[]> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; merchant_id: string }>`
    SELECT DISTINCT member_id, merchant_id FROM wagering.requirement WHERE status = 'OPEN' AND expires_at <= ${now} LIMIT ${limit}`,
  )
  return rows.map((row) => ({ memberId: row.member_id, merchantId: row.merchant_id }))
}

/** What each of the member's open rows asks of their bets. */
export async function readBounds(
  reader: Reader,
  memberId: string,
): Promise<{ maxStake: bigint | null; excluded: Excluded }[]> {
  return rowsOf(
    reader,
    sql<{ maxStake: bigint | null; excluded: Excluded }>`
    SELECT max_stake AS "maxStake", excluded FROM wagering.requirement WHERE member_id = ${memberId} AND status = 'OPEN'`,
  )
}
