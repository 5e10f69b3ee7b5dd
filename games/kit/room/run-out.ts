/**
 * Cards that come when nobody has anything left to decide: the server deals them in one step, and they are
 * shown street by street, the result after the last. Pure: what is shown follows from the time since the news
 * came.
 */
import type { RoomSeat, RoomView } from './view.ts'

export interface RunOut {
  readonly handNo: number
  /** Cards that lay open before. */
  readonly from: number
  readonly sinceMs: number
}

const FIRST_MS = 500
const STREET_MS = 1000
const RESULT_MS = 900
const streets: Readonly<Record<number, string>> = { 0: 'PREFLOP', 3: 'FLOP', 4: 'TURN', 5: 'RIVER' }

/** Begins one if a running hand has ended and cards are open that were not there before. */
export function runOutOf(before: RoomView | null, room: RoomView, nowMs: number): RunOut | null {
  const isNews = before !== null && before.handNo === room.handNo && before.board.length < room.board.length
  return isNews && isOver(room) && !isOver(before)
    ? { handNo: room.handNo, from: before.board.length, sinceMs: nowMs }
    : null
}

const isOver = ({ seats }: RoomView): boolean => seats.some(({ result }) => result !== null)

/** The room as it is shown at that moment, and when it changes next; null once everything is shown. */
export function roomAt(
  room: RoomView,
  { handNo, from, sinceMs }: RunOut,
  nowMs: number,
): { room: RoomView; nextMs: number } | null {
  if (room.handNo !== handNo || !isOver(room)) return null
  const steps = [3, 4, 5].filter((count) => count > from && count <= room.board.length)
  const times = steps.map((_, place) => sinceMs + FIRST_MS + place * STREET_MS)
  const endMs = times.at(-1)! + RESULT_MS
  if (nowMs >= endMs) return null
  const shown = steps.filter((_, place) => times[place]! <= nowMs).at(-1) ?? from
  return {
    room: {
      ...room,
      phase: streets[shown] ?? room.phase,
      board: room.board.slice(0, shown),
      nextHandAt: null,
      seats: room.seats.map(withoutResult),
    },
    nextMs: times.find((time) => time > nowMs) ?? endMs,
  }
}

const withoutResult = (seat: RoomSeat): RoomSeat =>
  seat.result === null ? seat : { ...seat, stack: seat.stack - seat.result.winAmount, result: null }
