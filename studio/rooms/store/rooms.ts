/** Rooms, the times that members sit in them, and the keys of their orders. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface RoomRow {
  room_id: string; merchant_id: string; game_code: string; number: number; big_bet: bigint; seat_count: number; code: string | null; opened_by: string | null
  state: 'OPEN' | 'CLOSING' | 'CLOSED'; version: bigint; player_count: number; waiting_count: number; due_at: Date | null
  body: string; hand_sealed: Buffer | null; commit_hash: string; seed_sealed: Buffer; opened_at: Date
}

const columns = sql`room_id, merchant_id, game_code, number, big_bet, seat_count, code, opened_by, state, version, player_count, waiting_count, due_at, body, hand_sealed, commit_hash, seed_sealed, opened_at`

/** The row is the room's lock: whoever changes a room takes it first. */
export function lockRoom(tx: Tx, roomId: string): Promise<RoomRow | undefined> {
  return firstOf(tx, sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE room_id = ${roomId} FOR UPDATE`)
}

export function readRoom(reader: Reader, roomId: string): Promise<RoomRow | undefined> {
  return firstOf(reader, sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE room_id = ${roomId}`)
}

export function readRoomByCode(reader: Reader, merchantId: string, code: string): Promise<RoomRow | undefined> {
  return firstOf(reader, sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE code = ${code} AND merchant_id = ${merchantId}`)
}

/** Of a house, those that are not closed; of one game where one is named. */
export function readRooms(reader: Reader, merchantId: string, gameCode?: string): Promise<RoomRow[]> {
  return rowsOf(reader, sql<RoomRow>`
    SELECT ${columns} FROM studio.room
    WHERE merchant_id = ${merchantId} AND state <> 'CLOSED' AND (${gameCode ?? null}::text IS NULL OR game_code = ${gameCode ?? null})
    ORDER BY game_code, big_bet, seat_count, number`)
}

/** Lets a member read a private room from now on: its code was told, or a seat taken. */
export async function admitGuest(reader: Reader, roomId: string, memberId: string): Promise<void> {
  await run(reader, sql`INSERT INTO studio.room_guest (room_id, member_id) VALUES (${roomId}, ${memberId}) ON CONFLICT DO NOTHING`)
}

export async function isGuest(reader: Reader, roomId: string, memberId: string): Promise<boolean> {
  return (await firstOf(reader, sql`SELECT 1 AS one FROM studio.room_guest WHERE room_id = ${roomId} AND member_id = ${memberId}`)) !== undefined
}

export async function addRoom(reader: Reader, room: Pick<RoomRow, 'room_id' | 'merchant_id' | 'game_code' | 'big_bet' | 'seat_count' | 'code' | 'opened_by' | 'body' | 'commit_hash' | 'seed_sealed' | 'opened_at'>): Promise<void> {
  // The next number of its kind; of two at once the second finds the first's and is not needed.
  await run(reader, sql`
    INSERT INTO studio.room (room_id, merchant_id, game_code, number, big_bet, seat_count, code, opened_by, body, commit_hash, seed_sealed, opened_at, changed_at)
    SELECT ${room.room_id}, ${room.merchant_id}, ${room.game_code}, coalesce(max(r.number), 0) + 1, ${room.big_bet}, ${room.seat_count}, ${room.code}, ${room.opened_by},
           ${room.body}, ${room.commit_hash}, ${room.seed_sealed}, ${room.opened_at}, ${room.opened_at}
    FROM studio.room r WHERE r.merchant_id = ${room.merchant_id} AND r.game_code = ${room.game_code} AND r.big_bet = ${room.big_bet} AND r.seat_count = ${room.seat_count}
    ON CONFLICT (merchant_id, game_code, big_bet, seat_count, number) DO NOTHING`)
}

export type RoomChange = Pick<RoomRow, 'room_id' | 'state' | 'version' | 'player_count' | 'waiting_count' | 'due_at' | 'body' | 'hand_sealed' | 'commit_hash' | 'seed_sealed'>

export async function writeRoom(tx: Tx, room: RoomChange, now: Date): Promise<void> {
  await run(tx, sql`
    UPDATE studio.room SET state = ${room.state}, version = ${room.version}, player_count = ${room.player_count}, waiting_count = ${room.waiting_count}, due_at = ${room.due_at},
           body = ${room.body}, hand_sealed = ${room.hand_sealed}, commit_hash = ${room.commit_hash}, seed_sealed = ${room.seed_sealed}, changed_at = ${now}
    WHERE room_id = ${room.room_id}`)
}

/** The next moment at which any room is due, and those that are due now and nobody is at. */
export async function readDueRooms(reader: Reader, now: Date, most: number): Promise<{ room_id: string; due_at: Date }[]> {
  return rowsOf(reader, sql<{ room_id: string; due_at: Date }>`
    SELECT room_id, due_at FROM studio.room WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most}`)
}

export interface SittingRow {
  sitting_id: string; room_id: string; merchant_id: string; member_id: string; seat: number; state: 'HOLDING' | 'SEATED' | 'RETURNING' | 'LEFT' | 'DROPPED'
  buy_in: bigint; stack_id: string | null; top_up_id: string | null; left_amount: bigint | null; sat_at: Date; seen_at: Date; left_at: Date | null
}

const sittingColumns = sql`sitting_id, room_id, merchant_id, member_id, seat, state, buy_in, stack_id, top_up_id, left_amount, sat_at, seen_at, left_at`

export async function addSitting(tx: Tx, sitting: { sittingId: string; roomId: string; merchantId: string; memberId: string; seat: number; buyIn: number; device: string; network: string; now: Date }): Promise<void> {
  await run(tx, sql`
    INSERT INTO studio.room_sitting (sitting_id, room_id, merchant_id, member_id, seat, state, buy_in, device, network, sat_at, seen_at)
    VALUES (${sitting.sittingId}, ${sitting.roomId}, ${sitting.merchantId}, ${sitting.memberId}, ${sitting.seat}, 'HOLDING', ${sitting.buyIn}, ${sitting.device}, ${sitting.network}, ${sitting.now}, ${sitting.now})`)
}

export function readSitting(reader: Reader, sittingId: string): Promise<SittingRow | undefined> {
  return firstOf(reader, sql<SittingRow>`SELECT ${sittingColumns} FROM studio.room_sitting WHERE sitting_id = ${sittingId}`)
}

/** Moves a sitting on from one state; false where it is not there any more. */
export async function moveSitting(tx: Tx, sittingId: string, from: SittingRow['state'], to: SittingRow['state'], change: { stackId?: string; leftAmount?: number; topUpId?: string | null; leftAt?: Date } = {}): Promise<boolean> {
  const row = await firstOf(tx, sql`
    UPDATE studio.room_sitting SET state = ${to}, stack_id = coalesce(${change.stackId ?? null}, stack_id), left_amount = coalesce(${change.leftAmount ?? null}::bigint, left_amount),
           top_up_id = coalesce(${change.topUpId ?? null}, top_up_id), left_at = coalesce(${change.leftAt ?? null}::timestamptz, left_at)
    WHERE sitting_id = ${sittingId} AND state = ${from} RETURNING sitting_id`)
  return row !== undefined
}

/** Orders whose end nobody has noted: buy-ins asked for before a moment, and stacks on their way back. */
export function readOpenSittings(reader: Reader, before: Date, most: number): Promise<SittingRow[]> {
  return rowsOf(reader, sql<SittingRow>`
    SELECT ${sittingColumns} FROM studio.room_sitting
    WHERE (state = 'HOLDING' AND sat_at < ${before}) OR (state = 'RETURNING' AND left_at < ${before}) ORDER BY sat_at LIMIT ${most}`)
}

export async function readSeen(reader: Reader, roomId: string): Promise<Map<string, number>> {
  const rows = await rowsOf(reader, sql<{ sitting_id: string; seen_at: Date }>`SELECT sitting_id, seen_at FROM studio.room_sitting WHERE room_id = ${roomId} AND state IN ('HOLDING', 'SEATED')`)
  return new Map(rows.map((row) => [row.sitting_id, row.seen_at.getTime()]))
}

const SEEN_EVERY_MS = 3_000

/** A sign that the member's line stands; written at most every few seconds. */
export async function markSeen(reader: Reader, roomId: string, memberId: string, now: Date): Promise<void> {
  await run(reader, sql`
    UPDATE studio.room_sitting SET seen_at = ${now} WHERE member_id = ${memberId} AND room_id = ${roomId} AND state IN ('HOLDING', 'SEATED') AND seen_at < ${new Date(now.getTime() - SEEN_EVERY_MS)}`)
}

export async function countSittings(reader: Reader, memberId: string): Promise<number> {
  const row = await firstOf(reader, sql<{ count: number }>`SELECT count(*)::int AS count FROM studio.room_sitting WHERE member_id = ${memberId} AND state IN ('HOLDING', 'SEATED')`)
  return row!.count
}

/** When and with how much the member left the room last, since a moment. */
export function readLastLeft(reader: Reader, roomId: string, memberId: string, since: Date): Promise<{ left_amount: bigint; left_at: Date } | undefined> {
  return firstOf(reader, sql<{ left_amount: bigint; left_at: Date }>`
    SELECT left_amount, left_at FROM studio.room_sitting
    WHERE room_id = ${roomId} AND member_id = ${memberId} AND state IN ('RETURNING', 'LEFT') AND left_at > ${since} ORDER BY left_at DESC LIMIT 1`)
}

/** What an order is told apart by: whose it is, of which call, and under which key. */
export interface OrderKey { readonly memberId: string; readonly call: string; readonly key: string }
interface KeyRow { call: string; body_hash: string; room_id: string | null }

/** Notes an order's key; what stood under it already, otherwise. */
export async function takeKey(tx: Tx, order: OrderKey, bodyHash: string, roomId: string | null): Promise<KeyRow | undefined> {
  const { memberId, call, key } = order
  const added = await firstOf(tx, sql`
    INSERT INTO studio.room_key (member_id, key, call, body_hash, room_id) SELECT ${memberId}, ${key}, ${call}, ${bodyHash}, ${roomId}
    WHERE NOT EXISTS (SELECT FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call = '') ON CONFLICT DO NOTHING RETURNING key`)
  return added ? undefined : readKey(tx, order)
}

/** An order that was given; one of before calls were kept counts for each. */
export function readKey(reader: Reader, { memberId, call, key }: OrderKey): Promise<KeyRow | undefined> {
  return firstOf(reader, sql<KeyRow>`SELECT call, body_hash, room_id FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call IN (${call}, '')`)
}

/** The orders that a member gave under a key, of whatever call. */
export function readKeys(reader: Reader, memberId: string, key: string): Promise<KeyRow[]> {
  return rowsOf(reader, sql<KeyRow>`SELECT call, body_hash, room_id FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call <> '' ORDER BY call`)
}

export async function nameRoomOfKey(tx: Tx, { memberId, call, key }: OrderKey, roomId: string): Promise<void> {
  await run(tx, sql`UPDATE studio.room_key SET room_id = ${roomId} WHERE member_id = ${memberId} AND key = ${key} AND call = ${call}`)
}

/** The order was refused: its key may be tried again. */
export async function dropKey(reader: Reader, { memberId, call, key }: OrderKey): Promise<void> {
  await run(reader, sql`DELETE FROM studio.room_key WHERE member_id = ${memberId} AND key = ${key} AND call = ${call}`)
}

/** A room in which something is due and which nobody else is at. */
export function lockDueRoom(tx: Tx, roomId: string, now: Date): Promise<RoomRow | undefined> {
  return firstOf(tx, sql<RoomRow>`SELECT ${columns} FROM studio.room WHERE room_id = ${roomId} AND due_at <= ${now} FOR UPDATE SKIP LOCKED`)
}

/** Private rooms in which nobody sat or waited since a moment. */
export async function closeIdleRooms(reader: Reader, before: Date): Promise<void> {
  await run(reader, sql`
    UPDATE studio.room SET state = 'CLOSED', due_at = NULL WHERE code IS NOT NULL AND state = 'OPEN' AND player_count = 0 AND waiting_count = 0 AND changed_at < ${before}`)
}

/** Rooms in which a top-up is under way. */
export function readToppingUp(reader: Reader, most: number): Promise<{ room_id: string; body: string }[]> {
  return rowsOf(reader, sql<{ room_id: string; body: string }>`SELECT room_id, body FROM studio.room WHERE state <> 'CLOSED' AND player_count > 0 AND body LIKE '%"isHeld":false%' LIMIT ${most}`)
}

/** Rooms with players in which nothing has moved since a moment: each is looked at once. */
export async function wakeIdleRooms(reader: Reader, before: Date, now: Date): Promise<void> {
  await run(reader, sql`UPDATE studio.room SET due_at = ${now} WHERE due_at IS NULL AND state <> 'CLOSED' AND player_count > 0 AND changed_at < ${before}`)
}

/** The games of houses in whose rooms somebody sits or waits. */
export function readPlayedGames(reader: Reader): Promise<{ merchant_id: string; game_code: string }[]> {
  return rowsOf(reader, sql<{ merchant_id: string; game_code: string }>`SELECT DISTINCT merchant_id, game_code FROM studio.room WHERE state <> 'CLOSED' AND (player_count > 0 OR waiting_count > 0)`)
}

/** Those of them in which nothing is due: each is looked at once. */
export async function wakeRoomsOf(reader: Reader, merchantId: string, gameCode: string, now: Date): Promise<void> {
  await run(reader, sql`
    UPDATE studio.room SET due_at = ${now}
    WHERE merchant_id = ${merchantId} AND game_code = ${gameCode} AND due_at IS NULL AND state <> 'CLOSED' AND (player_count > 0 OR waiting_count > 0)`)
}
