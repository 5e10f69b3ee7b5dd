/**
 * The layout of a card room's table: seats clockwise from the own one at the bottom, the board in the middle,
 * a bet before each seat. Pure figures in pixels of a drawing area, so that a test can check that nothing
 * overlaps.
 */
import { compact, narrow, narrowSlots, type Place, spread, wide, wideSlots } from './seat-slots.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface TableLayout {
  /** The drawing area; it is scaled down by `scale` if the screen has less. */
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly isNarrow: boolean
  /** Small seats, if there are many on a phone. */
  readonly isCompact: boolean
  readonly felt: Box
  readonly board: Box
  /** By slot: 0 is the own seat, the rest follow clockwise. */
  readonly seats: readonly Box[]
  /** Middle of the bet before each slot. */
  readonly bets: readonly Place[]
  /** Middle of the dealer's button at each slot. */
  readonly buttons: readonly Place[]
  readonly cardWidth: number
  readonly ownCardWidth: number
}

/**
 * A table for this many seats within the given room. Tables of 3 to 5 and 7 to 8 seats leave places of the
 * next larger one free.
 */
export function layTable(
  seatCount: number,
  room: { readonly width: number; readonly height: number },
): TableLayout {
  // A phone held sideways has the wide table, made small.
  const isNarrow = room.width < 960 && room.height > room.width * 0.5
  const isCompact = isNarrow && seatCount > 6
  const size = isCompact ? compact : isNarrow ? narrow : wide
  const scale = Math.min(1, room.height / size.least, room.width / (isNarrow ? 380 : 1000))
  const height = room.height / scale
  const width = room.width / scale
  const slots = isNarrow ? narrowSlots(seatCount, width, height, size) : wideSlots(seatCount, width, height)
  const own = { x: width / 2, y: height - size.own.height - 2 }
  const ownBox: Box = { x: own.x - size.own.width / 2, y: own.y, ...size.own }
  const boardMiddle = isNarrow ? (height - size.own.height) * 0.5 + (isCompact ? 26 : 20) : height * 0.44
  const inset = isNarrow
    ? { x: 22, top: 52, bottom: 74 }
    : { x: Math.max(90, width / 2 - 530), top: 66, bottom: 82 }
  return {
    width,
    height,
    scale,
    isNarrow,
    isCompact,
    felt: { x: inset.x, y: inset.top, width: width - inset.x * 2, height: height - inset.top - inset.bottom },
    board: { x: (width - size.board.width) / 2, y: boardMiddle - size.board.height / 2, ...size.board },
    seats: [ownBox, ...slots.map(({ x, y }) => ({ x: x - size.seat.width / 2, y, ...size.seat }))],
    bets: [{ x: width / 2, y: own.y - 20 }, ...slots.map(({ bet }) => bet)],
    buttons: [
      isNarrow
        ? { x: width / 2 - 62, y: own.y - 20 }
        : { x: width / 2 - size.own.width / 2 - 4, y: own.y + 20 },
      ...slots.map(({ button }) => button),
    ],
    cardWidth: size.cardWidth,
    ownCardWidth: size.ownCardWidth,
  }
}

/**
 * Where a seat is drawn. Only the own one fills the wide place at the bottom; for a spectator somebody else
 * sits there.
 */
export function boxOf({ seats }: Pick<TableLayout, 'seats'>, slot: number, isOwn: boolean): Box {
  const box = seats[slot]!
  if (slot !== 0 || isOwn) return box
  const { width } = seats[1]!
  return { ...box, x: box.x + (box.width - width) / 2, width }
}

/** The slot of a seat, seen from the member's own seat (a guest looks from seat 0). */
export function slotOf(seat: number, ownSeat: number | null, seatCount: number): number {
  const from = ownSeat ?? 0
  return spread(seatCount)[(seat - from + seatCount) % seatCount]!
}
