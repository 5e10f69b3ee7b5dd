/** Where members sat, by the wallet's id of the money set aside for the seat: a room, or the sea. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { seaPlace } from '../../fish/locales/names.ts'
import { roomPlaces } from '../../rooms/room-names.ts'

interface SeatRow {
  stack_id: string
  game_code: string | null
  number: number
  seat_count: number | null
  big_bet: bigint | null
}

/** The room's name within its game, of each stack of the member's that is known here. */
export async function seatPlaces(
  reader: Reader,
  memberId: string,
  stackIds: readonly string[],
): Promise<Map<string, { th: string; en: string }>> {
  const rows = await rowsOf(
    reader,
    sql<SeatRow>`
    SELECT s.stack_id, r.game_code, r.number, r.seat_count, r.big_bet FROM studio.room_sitting s JOIN studio.room r ON r.room_id = s.room_id
    WHERE s.stack_id = ANY (${[...stackIds]}::text[]) AND s.member_id = ${memberId}
    UNION ALL
    SELECT f.stack_id, NULL, q.number, NULL, NULL FROM studio.fish_sitting f JOIN studio.fish_room q ON q.room_id = f.room_id
    WHERE f.stack_id = ANY (${[...stackIds]}::text[]) AND f.member_id = ${memberId}`,
  )
  return new Map(rows.map((row) => [row.stack_id, placeOf(row)]))
}

function placeOf({ game_code, number, seat_count, big_bet }: SeatRow): { th: string; en: string } {
  if (game_code === null || seat_count === null || big_bet === null) return seaPlace(number)
  const { TH, EN } = roomPlaces({ game_code, number, seat_count, big_bet })
  return { th: TH, en: EN }
}
