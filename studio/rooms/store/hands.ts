/** Hands as they are stored: how they began, every step, and the result for each member. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { RunningHand } from '../state.ts'

export interface HandRow {
  hand_id: string
  room_id: string
  merchant_id: string
  is_free: boolean
  game_code: string
  hand_no: number
  math_version: string
  state: 'RUNNING' | 'SETTLING' | 'SETTLED' | 'VOID'
  input: string
  seats: string
  board: string
  pot_amount: bigint
  rake_amount: bigint
  commit_hash: string
  seed_sealed: Buffer
  client_seeds: string[]
  client_part: string
  settlement: string | null
  started_at: Date
  ended_at: Date | null
}

/** One place of `seats` as JSON. */
export interface HandSeatRecord {
  seat: number
  memberId: string
  name: string
  isHouse?: boolean
  stack: number
  stackAfter: number
  cards: readonly number[]
  isShown: boolean
  clientSeed: string
  stake: number
  win: number
  rake: number
}

const columns = sql`hand_id, room_id, merchant_id, is_free, game_code, hand_no, math_version, state, input, seats, board, pot_amount, rake_amount, commit_hash, seed_sealed, client_seeds, client_part, settlement, started_at, ended_at`

export async function addHand(
  tx: Tx,
  room: { roomId: string; merchantId: string; gameCode: string; mathVersion: string },
  hand: RunningHand,
  seedSealed: Buffer,
  seats: readonly HandSeatRecord[],
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.room_hand (hand_id, room_id, merchant_id, game_code, hand_no, math_version, state, input, seats, commit_hash, seed_sealed, client_seeds, client_part, started_at)
    VALUES (${hand.handId}, ${room.roomId}, ${room.merchantId}, ${room.gameCode}, ${hand.handNo}, ${room.mathVersion}, 'RUNNING', ${JSON.stringify(hand.input)}, ${JSON.stringify(seats)},
            ${hand.commit}, ${seedSealed}, ${hand.clientSeeds}::text[], ${hand.clientPart}, ${new Date(hand.startedAtMs)})`,
  )
}

export interface EndedHand {
  handId: string
  board: readonly number[]
  pot: number
  rake: number
  seats: readonly HandSeatRecord[]
  settlement: string
  endedAt: Date
}

/** Everything about a hand that is over, at once; its money is still to be moved. */
export async function endHand(
  tx: Tx,
  gameCode: string,
  hand: EndedHand,
  moves: RunningHand['moves'],
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.room_hand SET state = 'SETTLING', board = ${JSON.stringify(hand.board)}, pot_amount = ${hand.pot}, rake_amount = ${hand.rake}, seats = ${JSON.stringify(hand.seats)},
           settlement = ${hand.settlement}, ended_at = ${hand.endedAt}
    WHERE hand_id = ${hand.handId} AND state = 'RUNNING'`,
  )
  await run(
    tx,
    sql`
    INSERT INTO studio.room_hand_seat (hand_id, member_id, is_house, game_code, seat, stake_amount, win_amount, rake_amount, ended_at)
    SELECT ${hand.handId}, s.member_id, s.is_house, ${gameCode}, s.seat, s.stake, s.win, s.rake, ${hand.endedAt}
    FROM unnest(${hand.seats.map((seat) => seat.memberId)}::text[], ${hand.seats.map((seat) => seat.isHouse ?? false)}::bool[], ${hand.seats.map((seat) => seat.seat)}::int[], ${hand.seats.map((seat) => seat.stake)}::bigint[],
                ${hand.seats.map((seat) => seat.win)}::bigint[], ${hand.seats.map((seat) => seat.rake)}::bigint[]) AS s(member_id, is_house, seat, stake, win, rake)`,
  )
  if (moves.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO studio.room_action (hand_id, step, seat, action, amount, events, at)
    SELECT ${hand.handId}, s.step::int, s.seat, s.action, s.amount, s.events, s.at
    FROM unnest(${moves.map((move) => move.seat)}::int[], ${moves.map((move) => move.action)}::text[], ${moves.map((move) => move.amount)}::bigint[],
                ${moves.map((move) => JSON.stringify(move.events))}::text[], ${moves.map((move) => new Date(move.atMs))}::timestamptz[])
      WITH ORDINALITY AS s(seat, action, amount, events, at, step)`,
  )
}

/** A hand that did not take place leaves nothing behind. */
export async function dropHand(tx: Tx, handId: string): Promise<void> {
  await run(tx, sql`DELETE FROM studio.room_hand WHERE hand_id = ${handId} AND state = 'RUNNING'`)
}

export async function markSettled(tx: Tx, handId: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE studio.room_hand SET state = 'SETTLED' WHERE hand_id = ${handId} AND state = 'SETTLING'`,
  )
}

export function readHand(reader: Reader, handId: string): Promise<HandRow | undefined> {
  return firstOf(reader, sql<HandRow>`SELECT ${columns} FROM studio.room_hand WHERE hand_id = ${handId}`)
}

/** `of_seat`: whose time ran out. */
export interface ActionRow {
  step: number
  seat: number | null
  of_seat: number | null
  action: string
  amount: bigint | null
  events: string
  at: Date
}

export function readActions(reader: Reader, handId: string): Promise<ActionRow[]> {
  return rowsOf(
    reader,
    sql<ActionRow>`SELECT step, seat, coalesce(seat, (events::jsonb -> 0 ->> 'seat')::int) AS of_seat, action, amount, events, at FROM studio.room_action WHERE hand_id = ${handId} ORDER BY step`,
  )
}

/** A merchant's finished hands, newest first; of one room or one member if named. */
export async function readHands(
  reader: Reader,
  merchantId: string,
  filter: { roomId?: string; memberId?: string },
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: HandRow[]; total: number }> {
  const where = sql`h.merchant_id = ${merchantId} AND h.ended_at IS NOT NULL AND (${filter.roomId ?? null}::text IS NULL OR h.room_id = ${filter.roomId ?? null})
    AND (${filter.memberId ?? null}::text IS NULL OR EXISTS (SELECT FROM studio.room_hand_seat s WHERE s.hand_id = h.hand_id AND s.member_id = ${filter.memberId ?? null}))`
  const rows = await rowsOf(
    reader,
    sql<HandRow>`
    SELECT ${columns} FROM studio.room_hand h WHERE ${where} ORDER BY h.ended_at DESC, h.hand_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const count = await firstOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM studio.room_hand h WHERE ${where}`,
  )
  return { rows, total: count!.total }
}

/** Deletes hands with their rows, and chat that is older than a moment. */
export async function dropHandsBefore(reader: Reader, before: Date, most: number): Promise<void> {
  await run(
    reader,
    sql`DELETE FROM studio.room_hand WHERE hand_id IN (SELECT hand_id FROM studio.room_hand WHERE ended_at < ${before} ORDER BY ended_at LIMIT ${most})`,
  )
  await run(reader, sql`DELETE FROM studio.room_chat WHERE at < ${before}`)
}
