/** Why points moved (points.movement), and what members owe of taken back ones (points.owed). */
import type { MovementType } from '../../../contract/shared/point-words.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface NewMovement {
  movementId: string
  memberId: string
  type: MovementType
  amount: bigint
  /** The business day that was earned, or what else it was for. */
  day?: string
  reference?: string
}

export async function insertMovements(
  tx: Tx,
  merchantId: string,
  movements: readonly NewMovement[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO points.movement (movement_id, merchant_id, member_id, type, amount, day, reference, created_at)
    SELECT m.id, ${merchantId}, m.member, m.type, m.amount, m.day, m.reference, ${now}
    FROM unnest(${movements.map(({ movementId }) => movementId)}::text[], ${movements.map(({ memberId }) => memberId)}::text[],
      ${movements.map(({ type }) => type)}::text[], ${movements.map(({ amount }) => amount)}::bigint[],
      ${movements.map(({ day = null }) => day)}::date[], ${movements.map(({ reference = null }) => reference)}::text[])
      AS m(id, member, type, amount, day, reference)`,
  )
}

export async function readOwed(reader: Reader, memberIds: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; amount: bigint }>`
    SELECT member_id, amount FROM points.owed WHERE member_id = ANY (${[...memberIds]}::text[])`,
  )
  return new Map(rows.map(({ member_id, amount }) => [member_id, amount]))
}

export async function writeOwed(tx: Tx, merchantId: string, memberId: string, amount: bigint): Promise<void> {
  await run(
    tx,
    amount === 0n
      ? sql`DELETE FROM points.owed WHERE member_id = ${memberId}`
      : sql`
        INSERT INTO points.owed (member_id, merchant_id, amount) VALUES (${memberId}, ${merchantId}, ${amount})
        ON CONFLICT (member_id) DO UPDATE SET amount = excluded.amount`,
  )
}

/** What each type came to for a member since the beginning. */
export async function sumsByType(
  reader: Reader,
  memberId: string,
): Promise<{ type: MovementType; amount: bigint }[]> {
  return rowsOf(
    reader,
    sql<{ type: MovementType; amount: bigint }>`
    SELECT type, sum(amount)::bigint AS amount FROM points.movement WHERE member_id = ${memberId}
    GROUP BY type ORDER BY type`,
  )
}

export interface Movement {
  movementId: string
  type: MovementType
  amount: bigint
  day: string | null
  reference: string | null
  at: Date
}

export interface MovementFilter {
  memberId: string
  type?: MovementType | undefined
  /** Half open. */
  from?: Date | undefined
  before?: Date | undefined
}

export async function readMovements(
  reader: Reader,
  { memberId, type, from, before }: MovementFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: Movement[]; total: number }> {
  const where = sql`member_id = ${memberId} ${type ? sql`AND type = ${type}` : sql``}
    ${from ? sql`AND created_at >= ${from}` : sql``} ${before ? sql`AND created_at < ${before}` : sql``}`
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM points.movement WHERE ${where}`,
  )
  const list = await rowsOf(
    reader,
    sql<Movement>`
    SELECT movement_id AS "movementId", type, amount, to_char(day, 'YYYY-MM-DD') AS day, reference, created_at AS at
    FROM points.movement WHERE ${where}
    ORDER BY created_at DESC, movement_id DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}
