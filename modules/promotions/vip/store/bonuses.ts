/** What levels owe, and what was paid of it. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { OwedBonus, VipBonusKind } from '../rules/vip.ts'

export type MemberBonus = OwedBonus & { memberId: string }

/** What was owed before stays as it was, whatever the table says now. */
export async function insertBonuses(
  tx: Tx,
  merchantId: string,
  bonuses: readonly MemberBonus[],
  now: Date,
): Promise<void> {
  if (bonuses.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO promotions.vip_bonus (member_id, kind, period, merchant_id, level, amount, due_at)
    SELECT b.member_id, b.kind, b.period, ${merchantId}, b.level, b.amount, ${now}::timestamptz
    FROM unnest(${bonuses.map(({ memberId }) => memberId)}::text[], ${bonuses.map(({ kind }) => kind)}::text[],
      ${bonuses.map(({ period }) => period)}::text[],
      ${bonuses.map(({ level }) => level)}::int[], ${bonuses.map(({ amount }) => String(amount))}::bigint[]) AS b(member_id, kind, period, level, amount)
    ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
  )
}

export interface DueBonus {
  memberId: string
  kind: VipBonusKind
  period: string
  level: number
  /** What is still to be paid. */
  amount: bigint
}

/** What is not paid in full of these members, the lowest levels first, locked. */
export async function lockDueBonuses(tx: Tx, memberIds: readonly string[]): Promise<DueBonus[]> {
  return rowsOf(
    tx,
    sql<DueBonus>`
    SELECT member_id AS "memberId", kind, period, level::int AS level, (amount - paid_amount)::bigint AS amount
      FROM promotions.vip_bonus
    WHERE member_id = ANY (${memberIds}) AND paid_amount < amount ORDER BY member_id, due_at, level, kind, period FOR UPDATE`,
  )
}

/** Of rows that are locked, each found by its key. */
export async function payBonuses(
  tx: Tx,
  paid: readonly DueBonus[],
  at: { merchantId: string; day: string; now: Date },
): Promise<void> {
  const lists = sql`unnest(${paid.map(({ memberId }) => memberId)}::text[],
    ${paid.map(({ kind }) => kind)}::text[], ${paid.map(({ period }) => period)}::text[],
    ${paid.map(({ level }) => level)}::int[], ${paid.map(({ amount }) => String(amount))}::bigint[]) AS p(member_id, kind, period, level, amount)`
  await run(
    tx,
    sql`
    UPDATE promotions.vip_bonus b SET paid_amount = b.paid_amount + p.amount FROM ${lists}
    CROSS JOIN LATERAL (
      SELECT v.ctid AS tid FROM promotions.vip_bonus v
      WHERE v.member_id = p.member_id AND v.kind = p.kind AND v.period = p.period OFFSET 0) AS v
    WHERE b.ctid = v.tid`,
  )
  await run(
    tx,
    sql`
    INSERT INTO promotions.vip_payment (member_id, kind, period, day, merchant_id, level, amount, at)
    SELECT p.member_id, p.kind, p.period, ${at.day}::date, ${at.merchantId}, p.level, p.amount,
      ${at.now}::timestamptz FROM ${lists}`,
  )
}

export interface PaidBonus {
  kind: VipBonusKind
  level: number
  amount: bigint
  at: Date
}

/** The latest payments, newest first. */
export async function readPayments(reader: Reader, memberId: string, limit: number): Promise<PaidBonus[]> {
  return rowsOf(
    reader,
    sql<PaidBonus>`
    SELECT kind, level::int AS level, amount, at FROM promotions.vip_payment
    WHERE member_id = ${memberId} ORDER BY at DESC, level DESC, kind LIMIT ${limit}`,
  )
}
