/** A member's hands in rooms, for their history. */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface OwnHandRow {
  hand_id: string
  room_id: string
  hand_no: number
  ended_at: Date
  input: string
  seats: string
  board: string
  seat: number
  stake_amount: bigint
  win_amount: bigint
  rake_amount: bigint
}

export interface OwnHandsAsked {
  memberId: string
  gameCode: string
  isFree: boolean
  since: Date
  pageNo: number
  pageSize: number
}

/** Settled hands since a moment, newest first. */
export async function readOwnHands(
  reader: Reader,
  asked: OwnHandsAsked,
): Promise<{ rows: OwnHandRow[]; total: number }> {
  const from = sql`
    FROM studio.room_hand_seat s JOIN studio.room_hand h ON h.hand_id = s.hand_id
    WHERE s.member_id = ${asked.memberId} AND s.game_code = ${asked.gameCode} AND s.ended_at >= ${asked.since} AND h.state = 'SETTLED' AND h.is_free = ${asked.isFree}`
  const { total } = await oneOf(reader, sql<{ total: bigint }>`SELECT count(*) AS total ${from}`)
  const rows = await rowsOf(
    reader,
    sql<OwnHandRow>`
    SELECT h.hand_id::text, h.room_id, h.hand_no, s.ended_at, h.input, h.seats, h.board, s.seat, s.stake_amount, s.win_amount, s.rake_amount
    ${from} ORDER BY s.ended_at DESC, s.hand_id DESC LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  return { rows, total: Number(total) }
}
