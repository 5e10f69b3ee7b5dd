/** Rooms, members' sittings in them, and the keys of their orders. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface RoomRow {
  room_id: string
  merchant_id: string
  game_code: string
  number: number
  big_bet: bigint
  seat_count: number
  code: string | null
  opened_by: string | null
  state: 'OPEN' | 'CLOSING' | 'CLOSED'
  version: bigint
  player_count: number
  waiting_count: number
  due_at: Date | null
  body: string
  hand_sealed: Buffer | null
  commit_hash: string
  seed_sealed: Buffer
  opened_at: Date
}

const columns = sql`room_id, merchant_id, game_code, number, big_bet, seat_count, code, opened_by, state, version, player_count, waiting_count, due_at, body, hand_sealed, commit_hash, seed_sealed, opened_at`

/** The row is the room's lock: it is locked before any change of the room. */
export function lockRoom(tx: Tx, roomId: string): Promise<RoomRow | undefined> {
  return firstOf(tx, sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE room_id = ${roomId} FOR UPDATE`)
}

export function readRoom(reader: Reader, roomId: string): Promise<RoomRow | undefined> {
  return firstOf(reader, sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE room_id = ${roomId}`)
}

export function readRoomByCode(
  reader: Reader,
  merchantId: string,
  code: string,
): Promise<RoomRow | undefined> {
  return firstOf(
    reader,
    sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE code = ${code} AND merchant_id = ${merchantId}`,
  )
}

/** Of a merchant, those that are not closed; of one game if it is named. */
export function readRooms(reader: Reader, merchantId: string, gameCode?: string): Promise<RoomRow[]> {
  return rowsOf(
    reader,
    sql<RoomRow>`
    SELECT ${columns} FROM studio.room
    WHERE merchant_id = ${merchantId} AND state <> 'CLOSED' AND (${gameCode ?? null}::text IS NULL OR game_code = ${gameCode ?? null})
    ORDER BY game_code, big_bet, seat_count, number`,
  )
}

/** Lets a member read a private room from now on: they entered its code, or took a seat. */
export async function admitGuest(reader: Reader, roomId: string, memberId: string): Promise<void> {
  await run(
    reader,
    sql`INSERT INTO studio.room_guest (room_id, member_id) VALUES (${roomId}, ${memberId}) ON CONFLICT DO NOTHING`,
  )
}

export async function isGuest(reader: Reader, roomId: string, memberId: string): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`SELECT 1 AS one FROM studio.room_guest WHERE room_id = ${roomId} AND member_id = ${memberId}`,
    )) !== undefined
  )
}

export async function addRoom(
  reader: Reader,
  room: Pick<
    RoomRow,
    | 'room_id'
    | 'merchant_id'
    | 'game_code'
    | 'big_bet'
    | 'seat_count'
    | 'code'
    | 'opened_by'
    | 'body'
    | 'commit_hash'
    | 'seed_sealed'
    | 'opened_at'
  >,
): Promise<void> {
  // The next number of its kind; of two at once the second finds the first's and is not needed.
  await run(
    reader,
    sql`
    INSERT INTO studio.room (room_id, merchant_id, game_code, number, big_bet, seat_count, code, opened_by, body, commit_hash, seed_sealed, opened_at, changed_at)
    SELECT ${room.room_id}, ${room.merchant_id}, ${room.game_code}, coalesce(max(r.number), 0) + 1, ${room.big_bet}, ${room.seat_count}, ${room.code}, ${room.opened_by},
           ${room.body}, ${room.commit_hash}, ${room.seed_sealed}, ${room.opened_at}, ${room.opened_at}
    FROM studio.room r WHERE r.merchant_id = ${room.merchant_id} AND r.game_code = ${room.game_code} AND r.big_bet = ${room.big_bet} AND r.seat_count = ${room.seat_count}
    ON CONFLICT (merchant_id, game_code, big_bet, seat_count, number) DO NOTHING`,
  )
}

export type RoomChange = Pick<
  RoomRow,
  | 'room_id'
  | 'state'
  | 'version'
  | 'player_count'
  | 'waiting_count'
  | 'due_at'
  | 'body'
  | 'hand_sealed'
  | 'commit_hash'
  | 'seed_sealed'
>

export async function writeRoom(tx: Tx, room: RoomChange, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.room SET state = ${room.state}, version = ${room.version}, player_count = ${room.player_count}, waiting_count = ${room.waiting_count}, due_at = ${room.due_at},
           body = ${room.body}, hand_sealed = ${room.hand_sealed}, commit_hash = ${room.commit_hash}, seed_sealed = ${room.seed_sealed}, changed_at = ${now}
    WHERE room_id = ${room.room_id}`,
  )
}

/** The next moment at which any room is due, and those that are due now and not leased. */
export async function readDueRooms(
  reader: Reader,
  now: Date,
  most: number,
): Promise<{ room_id: string; due_at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ room_id: string; due_at: Date }>`
    SELECT room_id, due_at FROM studio.room WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most}`,
  )
}

/** A room in which something is due and which no other process works on. */
export function lockDueRoom(tx: Tx, roomId: string, now: Date): Promise<RoomRow | undefined> {
  return firstOf(
    tx,
    sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE room_id = ${roomId} AND due_at <= ${now} FOR UPDATE SKIP LOCKED`,
  )
}

/** Private rooms without players and waiting members since a moment. */
export async function closeIdleRooms(reader: Reader, before: Date): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE studio.room SET state = 'CLOSED', due_at = NULL WHERE code IS NOT NULL AND state = 'OPEN' AND player_count = 0 AND waiting_count = 0 AND changed_at < ${before}`,
  )
}

/** Rooms in which a top-up is under way. */
export function readToppingUp(reader: Reader, most: number): Promise<{ room_id: string; body: string }[]> {
  return rowsOf(
    reader,
    sql<{
      room_id: string
      body: string
    }>`SELECT room_id, body FROM studio.room WHERE state <> 'CLOSED' AND player_count > 0 AND body LIKE '%"isHeld":false%' LIMIT ${most}`,
  )
}

/** Rooms with players in which nothing has moved since a moment: each is checked once. */
export async function wakeIdleRooms(reader: Reader, before: Date, now: Date): Promise<void> {
  await run(
    reader,
    sql`UPDATE studio.room SET due_at = ${now} WHERE due_at IS NULL AND state <> 'CLOSED' AND player_count > 0 AND changed_at < ${before}`,
  )
}

/** The games of merchants with rooms in which somebody sits or waits. */
export function readPlayedGames(reader: Reader): Promise<{ merchant_id: string; game_code: string }[]> {
  return rowsOf(
    reader,
    sql<{
      merchant_id: string
      game_code: string
    }>`SELECT DISTINCT merchant_id, game_code FROM studio.room WHERE state <> 'CLOSED' AND (player_count > 0 OR waiting_count > 0)`,
  )
}

/** Those of them in which nothing is due: each is checked once. */
export async function wakeRoomsOf(
  reader: Reader,
  merchantId: string,
  gameCode: string,
  now: Date,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE studio.room SET due_at = ${now}
    WHERE merchant_id = ${merchantId} AND game_code = ${gameCode} AND due_at IS NULL AND state <> 'CLOSED' AND (player_count > 0 OR waiting_count > 0)`,
  )
}
