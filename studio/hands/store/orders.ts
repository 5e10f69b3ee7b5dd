/** Orders of hands: the deal and every decision. */
import { firstOf, oneOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface OrderRow {
  member_id: string
  hand_id: string
  seq: number
  step: number
  action: string
  amount: bigint
  state: 0 | 1 | 2
  key: string | null
  body_hash: string
  refusal: string | null
  balance: bigint | null
}
const orderColumns = sql`member_id, hand_id, seq, step, action, amount, state, key, body_hash, refusal, balance`

export interface NewOrder {
  memberId: string
  handId: string
  step: number
  action: string
  amount: bigint
  isDone: boolean
  key: string | null
  bodyHash: string
  balance: bigint | null
}

export async function addOrder(tx: Tx, order: NewOrder, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.hand_order (member_id, hand_id, seq, step, action, amount, state, key, body_hash, balance, ordered_at)
    SELECT ${order.memberId}, ${order.handId}::uuid, coalesce(max(seq), 0) + 1, ${order.step}::int, ${order.action}, ${order.amount}::bigint, ${order.isDone ? 1 : 0}::smallint, ${order.key},
           ${order.bodyHash}::uuid, ${order.balance}::bigint, ${now}::timestamptz
    FROM studio.hand_order WHERE member_id = ${order.memberId} AND hand_id = ${order.handId}`,
  )
}

export async function readOrderByKey(
  reader: Reader,
  memberId: string,
  key: string,
): Promise<OrderRow | undefined> {
  return firstOf(
    reader,
    sql<OrderRow>`SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${memberId} AND key = ${key}`,
  )
}

export async function readOrder(
  reader: Reader,
  { member_id, hand_id, seq }: Pick<OrderRow, 'member_id' | 'hand_id' | 'seq'>,
): Promise<OrderRow> {
  return oneOf(
    reader,
    sql<OrderRow>`SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${member_id} AND hand_id = ${hand_id} AND seq = ${seq}`,
  )
}

export async function readUndecided(
  reader: Reader,
  memberId: string,
  handId: string,
): Promise<OrderRow | undefined> {
  return firstOf(
    reader,
    sql<OrderRow>`SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${memberId} AND hand_id = ${handId} AND state = 0`,
  )
}

/** The last order that was done. */
export async function readLastOrder(
  reader: Reader,
  memberId: string,
  handId: string,
): Promise<OrderRow | undefined> {
  return firstOf(
    reader,
    sql<OrderRow>`
    SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${memberId} AND hand_id = ${handId} AND state = 1 ORDER BY seq DESC LIMIT 1`,
  )
}

/** The wallet took the stake; the balance is its answer's. */
export async function acceptOrder(tx: Tx, order: OrderRow, balance: bigint): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.hand_order SET state = 1, balance = ${balance} WHERE member_id = ${order.member_id} AND hand_id = ${order.hand_id} AND seq = ${order.seq} AND state = 0`,
  )
}

/** `releasesKey`: the member may send the same key again and be judged again. */
export async function refuseOrder(
  tx: Tx,
  order: OrderRow,
  refusal: string,
  releasesKey: boolean,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.hand_order SET state = 2, refusal = ${refusal}, key = CASE WHEN ${releasesKey} THEN NULL ELSE key END
    WHERE member_id = ${order.member_id} AND hand_id = ${order.hand_id} AND seq = ${order.seq} AND state = 0`,
  )
}
