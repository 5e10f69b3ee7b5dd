/**
 * Where everything of a card room's table lies: seats clockwise from the own one at the bottom, the board in the
 * middle, a bet before each seat. Pure figures in pixels of a drawing area, so that a test can say that nothing
 * lies over anything else.
 */
export interface Box { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export interface Place { readonly x: number; readonly y: number }

export interface TableLayout {
  /** The drawing area; it is scaled down by `scale` where the screen has less. */
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly isNarrow: boolean
  /** Small seats, where many stand on a phone. */
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

/** The room that the plate of a bet takes. */
export const betSize = { width: 80, height: 24 } as const

interface Slot { readonly x: number; readonly y: number; readonly bet: Place; readonly button: Place }

/** Upper half of a table as shares of width and height; the right side mirrors the left. */
interface Plan { readonly top: readonly number[]; readonly left: readonly Slot[] }

const narrow = { least: 556, seat: { width: 98, height: 98 }, own: { width: 270, height: 128 }, board: { width: 248, height: 118 }, cardWidth: 44, ownCardWidth: 62 }
const compact = { ...narrow, seat: { width: 80, height: 80 }, board: { width: 208, height: 110 }, cardWidth: 38 }
const wide = { least: 600, seat: { width: 118, height: 116 }, own: { width: 330, height: 142 }, board: { width: 404, height: 172 }, cardWidth: 72, ownCardWidth: 90 }

/** A table for so many seats within the given room. Tables of 3 to 5 and 7 to 8 seats leave places of the next larger one free. */
export function layTable(seatCount: number, room: { readonly width: number; readonly height: number }): TableLayout {
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
  const inset = isNarrow ? { x: 22, top: 52, bottom: 74 } : { x: Math.max(90, width / 2 - 530), top: 66, bottom: 82 }
  return {
    width, height, scale, isNarrow, isCompact,
    felt: { x: inset.x, y: inset.top, width: width - inset.x * 2, height: height - inset.top - inset.bottom },
    board: { x: (width - size.board.width) / 2, y: boardMiddle - size.board.height / 2, ...size.board },
    seats: [ownBox, ...slots.map(({ x, y }) => ({ x: x - size.seat.width / 2, y, ...size.seat }))],
    bets: [{ x: width / 2, y: own.y - 20 }, ...slots.map(({ bet }) => bet)],
    buttons: [isNarrow ? { x: width / 2 - 62, y: own.y - 20 } : { x: width / 2 - size.own.width / 2 - 4, y: own.y + 20 }, ...slots.map(({ button }) => button)],
    cardWidth: size.cardWidth, ownCardWidth: size.ownCardWidth,
  }
}

/** Where a seat is drawn. Only the own one fills the wide place at the bottom; for who watches somebody else sits there. */
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

/** Which slots of the next larger plan a table uses, so that few seats sit evenly round it. */
function spread(seatCount: number): readonly number[] {
  const plans: Readonly<Record<number, readonly number[]>> = { 2: [0, 1], 3: [0, 2, 4], 4: [0, 2, 3, 4], 5: [0, 1, 2, 4, 5], 7: [0, 1, 2, 4, 5, 7, 8], 8: [0, 1, 2, 3, 4, 6, 7, 8] }
  return plans[seatCount] ?? Array.from({ length: Math.max(seatCount, 6) }, (_, slot) => slot)
}

const planOf = (seatCount: number, two: Plan, six: Plan, nine: Plan): Plan => (seatCount <= 2 ? two : seatCount <= 6 ? six : nine)

function narrowSlots(seatCount: number, width: number, height: number, size: typeof narrow): Slot[] {
  const field = height - size.own.height
  const { seat } = size
  const edge = seat.width / 2 + 3
  const inside = seat.width + 6 + betSize.width / 2
  const at = (y: number, betY: number, buttonY: number): Slot => ({ x: edge, y, bet: { x: inside, y: betY }, button: { x: seat.width + 18, y: buttonY } })
  const middle = field * 0.5
  const six: Plan = { top: [0.5], left: [at(field - seat.height - 2, field - seat.height + 22, field - 40), at(middle - 42 - seat.height, middle - 58, middle - 92)] }
  const nine: Plan = {
    top: [0.335, 0.665],
    left: [at(field - seat.height - 14, field - 56, field - 24), at(middle - 14, middle + 98, middle - 38), at(74, 142, 114)],
  }
  const plan = planOf(seatCount, { top: [0.5], left: [] }, six, nine)
  return round(plan, width, (x) => ({ x: x * width, y: 10, bet: { x: x * width, y: 10 + seat.height + 21 }, button: { x: x * width + (x > 0.5 ? -1 : 1) * (seat.width / 2 + 16), y: 10 + seat.height - 24 } }))
}

function wideSlots(seatCount: number, width: number, height: number): Slot[] {
  // A very wide screen keeps its table together in the middle.
  const span = Math.min(width, 1280)
  const start = (width - span) / 2
  const { seat } = wide
  const at = (x: number, y: number, betBy: Place, buttonBy: Place): Slot => {
    const place = { x: start + Math.max(x * span, seat.width / 2 + 8), y: y * (height - seat.height) }
    return { ...place, bet: { x: place.x + betBy.x, y: place.y + betBy.y }, button: { x: place.x + buttonBy.x, y: place.y + buttonBy.y } }
  }
  const six: Plan = { top: [0.5], left: [at(0.13, 0.82, { x: 128, y: 18 }, { x: 90, y: 46 }), at(0.1, 0.32, { x: 128, y: 64 }, { x: 82, y: 26 })] }
  const nine: Plan = { top: [0.36, 0.64], left: [at(0.2, 0.9, { x: 118, y: -6 }, { x: 84, y: 26 }), at(0.07, 0.52, { x: 124, y: 56 }, { x: 82, y: 22 }), at(0.13, 0.13, { x: 126, y: 78 }, { x: 84, y: 40 })] }
  const plan = planOf(seatCount, { top: [0.5], left: [] }, six, nine)
  return round(plan, width, (x) => ({ x: start + x * span, y: 12, bet: { x: start + x * span, y: 12 + seat.height + 20 }, button: { x: start + x * span + (x > 0.5 ? -1 : 1) * (seat.width / 2 + 30), y: 12 + seat.height - 4 } }))
}

/** Clockwise: up the left side, over the top, down the right side as the left one's mirror. */
function round({ top, left }: Plan, width: number, topSlot: (x: number) => Slot): Slot[] {
  const mirror = ({ x, y, bet, button }: Slot): Slot => ({ x: width - x, y, bet: { x: width - bet.x, y: bet.y }, button: { x: width - button.x, y: button.y } })
  return [...left, ...top.map(topSlot), ...left.map(mirror).reverse()]
}
