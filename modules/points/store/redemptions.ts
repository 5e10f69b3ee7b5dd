/** Rows of points.redemption. */
import type { Texts } from '../../../contract/shared/content-words.ts'
import type {
  DeliveryAddress,
  DeliveryState,
  RedemptionKind,
  RedemptionState,
} from '../../../contract/shared/point-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface Redemption {
  redemptionId: string
  number: bigint
  memberId: string
  kind: RedemptionKind
  goodsId: string | null
  titles: Texts
  imageUrl: string
  quantity: number
  pointsAmount: bigint
  cashAmount: bigint
  ratio: number | null
  state: RedemptionState
  address: DeliveryAddress | null
  requestedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  /** Of approved goods; null: they wait to be sent. */
  sentAt: Date | null
  note: string
}

const columns =
  sql.raw(`redemption_id AS "redemptionId", redemption_no AS number, member_id AS "memberId", kind,
  goods_id AS "goodsId", titles, image_url AS "imageUrl", quantity, points_amount AS "pointsAmount",
  cash_amount AS "cashAmount", ratio, state, address, requested_at AS "requestedAt", decided_at AS "decidedAt",
  decided_by_name AS "decidedBy", sent_at AS "sentAt", note`)

export type NewRedemption = Omit<Redemption, 'number' | 'decidedBy' | 'sentAt' | 'note'> & {
  merchantId: string
}

/** Answers its number, as `RD-<number>` shows it. */
export async function insertRedemption(tx: Tx, fresh: NewRedemption): Promise<bigint> {
  const { number } = await oneOf(
    tx,
    sql<{ number: bigint }>`
    INSERT INTO points.redemption (redemption_id, merchant_id, member_id, kind, goods_id, titles, image_url,
      quantity, points_amount, cash_amount, ratio, state, address, requested_at, decided_at)
    VALUES (${fresh.redemptionId}, ${fresh.merchantId}, ${fresh.memberId}, ${fresh.kind}, ${fresh.goodsId},
      ${JSON.stringify(fresh.titles)}, ${fresh.imageUrl}, ${fresh.quantity},
      ${fresh.pointsAmount}, ${fresh.cashAmount}, ${fresh.ratio}, ${fresh.state}, ${fresh.address && JSON.stringify(fresh.address)}, ${fresh.requestedAt}, ${fresh.decidedAt})
    RETURNING redemption_no AS number`,
  )
  return number
}

export async function hasOpenRedemption(tx: Tx, memberId: string, goodsId: string): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`SELECT 1 FROM points.redemption WHERE member_id = ${memberId} AND goods_id = ${goodsId} AND state = 'IN_PROCESS'`,
  )
  return row !== undefined
}

/** The goods of which a member has an open request. */
export async function openGoodsOf(reader: Reader, memberId: string): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ goods_id: string | null }>`
    SELECT goods_id FROM points.redemption WHERE member_id = ${memberId} AND state = 'IN_PROCESS'`,
  )
  return new Set(rows.flatMap(({ goods_id }) => goods_id ?? []))
}

export async function readRedemption(
  reader: Reader,
  merchantId: string,
  redemptionId: string,
): Promise<Redemption | undefined> {
  return firstOf(
    reader,
    sql<Redemption>`
    SELECT ${columns} FROM points.redemption WHERE merchant_id = ${merchantId} AND redemption_id = ${redemptionId}`,
  )
}

export async function lockRedemption(tx: Tx, redemptionId: string): Promise<Redemption> {
  return oneOf(
    tx,
    sql<Redemption>`SELECT ${columns} FROM points.redemption WHERE redemption_id = ${redemptionId} FOR UPDATE`,
  )
}

export async function decideRedemption(
  tx: Tx,
  redemptionId: string,
  decision: { state: 'APPROVED' | 'REJECTED'; note: string; byName: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE points.redemption SET state = ${decision.state}, note = ${decision.note},
      decided_by_name = ${decision.byName}, decided_at = ${decision.at}
    WHERE redemption_id = ${redemptionId}`,
  )
}

/** They were sent when the desk said so first. */
export async function noteRedemption(
  tx: Tx,
  redemptionId: string,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE points.redemption SET note = ${note}, sent_at = coalesce(sent_at, ${at}) WHERE redemption_id = ${redemptionId}`,
  )
}

interface Page {
  pageNo: number
  pageSize: number
}

export async function redemptionsOf(
  reader: Reader,
  { memberId, state }: { memberId: string; state?: RedemptionState | undefined },
  { pageNo, pageSize }: Page,
): Promise<{ list: Redemption[]; total: number }> {
  const where = sql`member_id = ${memberId} ${state ? sql`AND state = ${state}` : sql``}`
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM points.redemption WHERE ${where}`,
  )
  const list = await rowsOf(
    reader,
    sql<Redemption>`
    SELECT ${columns} FROM points.redemption WHERE ${where}
    ORDER BY requested_at DESC, redemption_id DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}

/** The desk: goods alone; what waits to be decided or sent with the oldest first, the rest with the newest. */
export async function orderDesk(
  reader: Reader,
  asked: { merchantId: string; state: RedemptionState; delivery?: DeliveryState | undefined },
  { pageNo, pageSize }: Page,
): Promise<{ list: Redemption[]; total: number }> {
  const { merchantId, state, delivery } = asked
  const sent = sql.raw(delivery ? `AND sent_at IS ${delivery === 'SENT' ? 'NOT NULL' : 'NULL'}` : '')
  const where = sql`merchant_id = ${merchantId} AND kind = 'GOODS' AND state = ${state} ${sent}`
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM points.redemption WHERE ${where}`,
  )
  const order = sql.raw(
    state === 'IN_PROCESS' || delivery === 'TO_SEND'
      ? 'requested_at, redemption_id'
      : 'requested_at DESC, redemption_id DESC',
  )
  const list = await rowsOf(
    reader,
    sql<Redemption>`
    SELECT ${columns} FROM points.redemption WHERE ${where}
    ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}

export interface DeskFigures {
  openCount: number
  openPoints: bigint
  toSendCount: number
  oldestAt: Date | null
  lowStock: number
  heldPoints: bigint
}

const LOW_STOCK = 3

/** What waits to be decided and to be sent, how long, and which goods run out. */
export async function deskFigures(reader: Reader, merchantId: string): Promise<DeskFigures> {
  return oneOf(
    reader,
    sql<DeskFigures>`
    SELECT count(*)::int AS "openCount", coalesce(sum(points_amount), 0)::bigint AS "openPoints", min(requested_at) AS "oldestAt",
      (SELECT count(*)::int FROM points.redemption WHERE merchant_id = ${merchantId} AND kind = 'GOODS'
        AND state = 'APPROVED' AND sent_at IS NULL) AS "toSendCount",
      (SELECT count(*)::int FROM points.goods WHERE merchant_id = ${merchantId} AND is_offered
        AND stock < ${LOW_STOCK}) AS "lowStock",
      (SELECT coalesce(sum(amount), 0)::bigint FROM points.movement WHERE merchant_id = ${merchantId}) AS "heldPoints"
    FROM points.redemption WHERE merchant_id = ${merchantId} AND kind = 'GOODS' AND state = 'IN_PROCESS'`,
  )
}
