/** What a member's level hangs on beside their figures, and its changes. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface VipMemberRow {
  memberId: string
  earnedLevel: number
  lostFrom: number | null
  lostTo: number | null
  heldLevel: number | null
  /** The last day, `YYYY-MM-DD`. */
  heldUntil: string | null
}

const columns = sql`member_id AS "memberId", earned_level::int AS "earnedLevel", lost_from::int AS "lostFrom",
  lost_to::int AS "lostTo", held_level::int AS "heldLevel", held_until::text AS "heldUntil"`

export async function readVipMember(reader: Reader, memberId: string): Promise<VipMemberRow | undefined> {
  const [row] = await rowsOf(
    reader,
    sql<VipMemberRow>`SELECT ${columns} FROM promotions.vip_member WHERE member_id = ${memberId}`,
  )
  return row
}

/** Makes the rows that are missing and locks all of them in the order of the members. */
export async function lockVipMembers(
  tx: Tx,
  merchantId: string,
  memberIds: readonly string[],
): Promise<Map<string, VipMemberRow>> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.vip_member (member_id, merchant_id)
    SELECT m.member_id, ${merchantId} FROM unnest(${memberIds}::text[]) AS m(member_id) ORDER BY 1 ON CONFLICT DO NOTHING`,
  )
  const rows = await rowsOf(
    tx,
    sql<VipMemberRow>`
    SELECT ${columns} FROM promotions.vip_member WHERE member_id = ANY (${memberIds}) ORDER BY member_id FOR UPDATE`,
  )
  return new Map(rows.map((row) => [row.memberId, row]))
}

/** Of rows that are locked. Each is found by its key, however little the planner knows of a young table. */
export async function writeVipMembers(
  tx: Tx,
  rows: readonly Pick<VipMemberRow, 'memberId' | 'earnedLevel' | 'lostFrom' | 'lostTo'>[],
): Promise<void> {
  if (rows.length === 0) return
  await run(
    tx,
    sql`
    UPDATE promotions.vip_member m SET earned_level = n.earned, lost_from = n.lost_from, lost_to = n.lost_to
    FROM unnest(${rows.map(({ memberId }) => memberId)}::text[], ${rows.map(({ earnedLevel }) => earnedLevel)}::int[],
      ${rows.map(({ lostFrom }) => lostFrom)}::int[], ${rows.map(({ lostTo }) => lostTo)}::int[]) AS n(member_id, earned, lost_from, lost_to)
    CROSS JOIN LATERAL (SELECT v.ctid AS tid FROM promotions.vip_member v WHERE v.member_id = n.member_id OFFSET 0) AS v
    WHERE m.ctid = v.tid`,
  )
}

export interface VipChange {
  memberId: string
  fromLevel: number
  toLevel: number
  reason: 'REACHED' | 'RETURNED' | 'DROPPED' | 'SET'
  operator: string
  note: string
  at: Date
}

export async function insertVipChanges(
  tx: Tx,
  merchantId: string,
  changes: readonly VipChange[],
): Promise<void> {
  if (changes.length === 0) return
  const of = <Key extends keyof VipChange>(key: Key) => changes.map((change) => change[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.vip_change (merchant_id, member_id, from_level, to_level, reason, operator, note, at)
    SELECT ${merchantId}, * FROM unnest(${of('memberId')}::text[], ${of('fromLevel')}::int[],
      ${of('toLevel')}::int[], ${of('reason')}::text[],
      ${of('operator')}::text[], ${of('note')}::text[], ${of('at')}::timestamptz[])`,
  )
}

/** The latest changes, newest first. */
export async function readVipChanges(reader: Reader, memberId: string, limit: number): Promise<VipChange[]> {
  return rowsOf(
    reader,
    sql<VipChange>`
    SELECT member_id AS "memberId", from_level::int AS "fromLevel", to_level::int AS "toLevel", reason, operator, note, at
    FROM promotions.vip_change WHERE member_id = ${memberId} ORDER BY seq DESC LIMIT ${limit}`,
  )
}

/** Of a locked row. */
export async function writeHold(
  tx: Tx,
  memberId: string,
  hold: { level: number; until: string } | null,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.vip_member SET held_level = ${hold?.level ?? null}::int, held_until = ${hold?.until ?? null}::date
    WHERE member_id = ${memberId}`,
  )
}
