/** The keys of orders in rooms. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

/** What identifies an order: its member, its call, and its key. */
export interface OrderKey {
  readonly memberId: string
  readonly call: string
  readonly key: string
}
interface KeyRow {
  call: string
  body_hash: string
  room_id: string | null
}

/** Stores an order's key; returns what is stored under it already otherwise. */
export async function takeKey(
  tx: Tx,
  order: OrderKey,
  bodyHash: string,
  roomId: string | null,
): Promise<KeyRow | undefined> {
  const { memberId, call, key } = order
  const added = await firstOf(
    tx,
    sql`
    INSERT INTO studio.room_key (member_id, key, call, body_hash, room_id) SELECT ${memberId}, ${key}, ${call}, ${bodyHash}, ${roomId}
    WHERE NOT EXISTS (SELECT FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call = '') ON CONFLICT DO NOTHING RETURNING key`,
  )
  return added ? undefined : readKey(tx, order)
}

/** An order that was given; one from before calls were stored counts for each. */
export function readKey(reader: Reader, { memberId, call, key }: OrderKey): Promise<KeyRow | undefined> {
  return firstOf(
    reader,
    sql<KeyRow>`SELECT call, body_hash, room_id FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call IN (${call}, '')`,
  )
}

/** The orders that a member gave under a key, of any call. */
export function readKeys(reader: Reader, memberId: string, key: string): Promise<KeyRow[]> {
  return rowsOf(
    reader,
    sql<KeyRow>`SELECT call, body_hash, room_id FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call <> '' ORDER BY call`,
  )
}

export async function nameRoomOfKey(
  tx: Tx,
  { memberId, call, key }: OrderKey,
  roomId: string,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE studio.room_key SET room_id = ${roomId} WHERE member_id = ${memberId} AND key = ${key} AND call = ${call}`,
  )
}

/** The order was refused: its key may be tried again. */
export async function dropKey(reader: Reader, { memberId, call, key }: OrderKey): Promise<void> {
  await run(
    reader,
    sql`DELETE FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call = ${call}`,
  )
}
