/** Which rooms of a game its lobby shows, and in which order. */
import type { RoomLook } from '../../../games/kit/room/look.ts'
import type { RoomRow } from '../../../games/kit/room/view.ts'

/** What the member looks for; null: whatever it is. */
export interface Wish {
  readonly stakesKey: number | null
  readonly seatCount: number | null
}

/** The stakes that the house offers, from the lowest. */
export const stakesOf = (
  { stakesKey, stakesLabel }: Pick<RoomLook, 'stakesKey' | 'stakesLabel'>,
  rooms: readonly RoomRow[],
): (readonly [key: number, label: string])[] =>
  [...new Map(rooms.map(({ stakes }) => [stakesKey(stakes), stakesLabel(stakes)]))].sort(
    ([one], [other]) => one - other,
  )

/** How many may sit in a room, from the smallest. */
export const sizesOf = (rooms: readonly RoomRow[]): number[] =>
  [...new Set(rooms.map(({ seatCount }) => seatCount))].sort((one, other) => one - other)

/**
 * The rooms as wished for, and those where the member sits or waits in any case. Own rooms come first, then
 * the lowest stakes, and among equals the fullest.
 */
export function shownRooms(
  { stakesKey }: Pick<RoomLook, 'stakesKey'>,
  rooms: readonly RoomRow[],
  wish: Wish,
): RoomRow[] {
  const isWished = ({ stakes, seatCount }: RoomRow): boolean =>
    (wish.stakesKey === null || stakesKey(stakes) === wish.stakesKey) &&
    (wish.seatCount === null || seatCount === wish.seatCount)
  return rooms
    .filter((room) => room.isSeated || room.isWaiting || isWished(room))
    .sort(
      (one, other) =>
        Number(other.isSeated) - Number(one.isSeated) ||
        Number(other.isWaiting) - Number(one.isWaiting) ||
        stakesKey(one.stakes) - stakesKey(other.stakes) ||
        other.playerCount - one.playerCount ||
        one.seatCount - other.seatCount ||
        one.number - other.number,
    )
}
