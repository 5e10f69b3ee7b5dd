/** Seas: the rooms in which members shoot at the same fish. */
import { firstOf, oneOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface RoomRow {
  room_id: string
  merchant_id: string
  is_free: boolean
  number: number
  seed: bigint
  started_at: Date
  version: bigint
  dead: number[]
}

const roomColumns = sql`room_id, merchant_id, is_free, number, seed, started_at, version, dead`

/** The row is the room's lock; if a sitting is needed too, it is locked after the room. */
export function lockRoom(tx: Tx, roomId: string): Promise<RoomRow | undefined> {
  return firstOf(
    tx,
    sql<RoomRow>`SELECT ${roomColumns} FROM studio.fish_room WHERE room_id = ${roomId} FOR UPDATE`,
  )
}

export function readRoom(reader: Reader, roomId: string): Promise<RoomRow | undefined> {
  return firstOf(reader, sql<RoomRow>`SELECT ${roomColumns} FROM studio.fish_room WHERE room_id = ${roomId}`)
}

/** The fullest room of the merchant with a free seat. */
export async function findFreeRoom(
  reader: Reader,
  merchantId: string,
  isFree: boolean,
  seatCount: number,
): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ room_id: string }>`
    SELECT r.room_id FROM studio.fish_room r
    CROSS JOIN LATERAL (SELECT count(*) AS taken FROM studio.fish_sitting s WHERE s.room_id = r.room_id AND s.state IN ('HOLDING', 'SEATED')) AS t
    WHERE r.merchant_id = ${merchantId} AND r.is_free = ${isFree} AND t.taken < ${seatCount} ORDER BY t.taken DESC, r.number LIMIT 1`,
  )
  return row?.room_id
}

/** Of two at the same moment the second adds nothing. */
export async function addRoom(
  reader: Reader,
  room: { roomId: string; merchantId: string; isFree: boolean; seed: number; startedAt: Date },
): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO studio.fish_room (room_id, merchant_id, is_free, number, seed, started_at)
    SELECT ${room.roomId}, ${room.merchantId}, ${room.isFree}, coalesce(max(r.number), 0) + 1, ${room.seed}, ${room.startedAt}
    FROM studio.fish_room r WHERE r.merchant_id = ${room.merchantId} AND r.is_free = ${room.isFree}
    ON CONFLICT (merchant_id, is_free, number) DO NOTHING`,
  )
}

export async function writeRoom(tx: Tx, roomId: string, dead: readonly number[]): Promise<bigint> {
  return (
    await oneOf(
      tx,
      sql<{ version: bigint }>`
    UPDATE studio.fish_room SET version = version + 1, dead = ${[...dead]}::int[] WHERE room_id = ${roomId} RETURNING version`,
    )
  ).version
}
