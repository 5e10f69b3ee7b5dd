/** Where the seats of a table lie on the screen, by the number of seats and the shape of the screen. */

export interface Place {
  readonly x: number
  readonly y: number
}

/** The room that the plate of a bet takes. */
export const betSize = { width: 80, height: 24 } as const

interface Slot {
  readonly x: number
  readonly y: number
  readonly bet: Place
  readonly button: Place
}

/** Upper half of a table as shares of width and height; the right side mirrors the left. */
interface Plan {
  readonly top: readonly number[]
  readonly left: readonly Slot[]
}

export const narrow = {
  least: 556,
  seat: { width: 98, height: 98 },
  own: { width: 270, height: 128 },
  board: { width: 248, height: 118 },
  cardWidth: 44,
  ownCardWidth: 62,
}
export const compact = {
  ...narrow,
  seat: { width: 80, height: 80 },
  board: { width: 208, height: 110 },
  cardWidth: 38,
}
export const wide = {
  least: 600,
  seat: { width: 118, height: 116 },
  own: { width: 330, height: 142 },
  board: { width: 404, height: 172 },
  cardWidth: 72,
  ownCardWidth: 90,
}

/** Which slots of the next larger plan a table uses, so that few seats sit evenly round it. */
export function spread(seatCount: number): readonly number[] {
  const plans: Readonly<Record<number, readonly number[]>> = {
    2: [0, 1],
    3: [0, 2, 4],
    4: [0, 2, 3, 4],
    5: [0, 1, 2, 4, 5],
    7: [0, 1, 2, 4, 5, 7, 8],
    8: [0, 1, 2, 3, 4, 6, 7, 8],
  }
  return plans[seatCount] ?? Array.from({ length: Math.max(seatCount, 6) }, (_, slot) => slot)
}

const planOf = (seatCount: number, two: Plan, six: Plan, nine: Plan): Plan =>
  seatCount <= 2 ? two : seatCount <= 6 ? six : nine

export function narrowSlots(seatCount: number, width: number, height: number, size: typeof narrow): Slot[] {
  const field = height - size.own.height
  const { seat } = size
  const edge = seat.width / 2 + 3
  const inside = seat.width + 6 + betSize.width / 2
  const at = (y: number, betY: number, buttonY: number): Slot => ({
    x: edge,
    y,
    bet: { x: inside, y: betY },
    button: { x: seat.width + 18, y: buttonY },
  })
  const middle = field * 0.5
  const six: Plan = {
    top: [0.5],
    left: [
      at(field - seat.height - 2, field - seat.height + 22, field - 40),
      at(middle - 42 - seat.height, middle - 58, middle - 92),
    ],
  }
  const nine: Plan = {
    top: [0.335, 0.665],
    left: [
      at(field - seat.height - 14, field - 56, field - 24),
      at(middle - 14, middle + 98, middle - 38),
      at(74, 142, 114),
    ],
  }
  const plan = planOf(seatCount, { top: [0.5], left: [] }, six, nine)
  return round(plan, width, (x) => ({
    x: x * width,
    y: 10,
    bet: { x: x * width, y: 10 + seat.height + 21 },
    button: { x: x * width + (x > 0.5 ? -1 : 1) * (seat.width / 2 + 16), y: 10 + seat.height - 24 },
  }))
}

export function wideSlots(seatCount: number, width: number, height: number): Slot[] {
  // A very wide screen keeps its table together in the middle.
  const span = Math.min(width, 1280)
  const start = (width - span) / 2
  const { seat } = wide
  const at = (x: number, y: number, betBy: Place, buttonBy: Place): Slot => {
    const place = { x: start + Math.max(x * span, seat.width / 2 + 8), y: y * (height - seat.height) }
    return {
      ...place,
      bet: { x: place.x + betBy.x, y: place.y + betBy.y },
      button: { x: place.x + buttonBy.x, y: place.y + buttonBy.y },
    }
  }
  const six: Plan = {
    top: [0.5],
    left: [
      at(0.13, 0.82, { x: 128, y: 18 }, { x: 90, y: 46 }),
      at(0.1, 0.32, { x: 128, y: 64 }, { x: 82, y: 26 }),
    ],
  }
  const nine: Plan = {
    top: [0.36, 0.64],
    left: [
      at(0.2, 0.9, { x: 118, y: -6 }, { x: 84, y: 26 }),
      at(0.07, 0.52, { x: 124, y: 56 }, { x: 82, y: 22 }),
      at(0.13, 0.13, { x: 126, y: 78 }, { x: 84, y: 40 }),
    ],
  }
  const plan = planOf(seatCount, { top: [0.5], left: [] }, six, nine)
  return round(plan, width, (x) => ({
    x: start + x * span,
    y: 12,
    bet: { x: start + x * span, y: 12 + seat.height + 20 },
    button: { x: start + x * span + (x > 0.5 ? -1 : 1) * (seat.width / 2 + 30), y: 12 + seat.height - 4 },
  }))
}

/** Clockwise: up the left side, over the top, down the right side as the left one's mirror. */
function round({ top, left }: Plan, width: number, topSlot: (x: number) => Slot): Slot[] {
  const mirror = ({ x, y, bet, button }: Slot): Slot => ({
    x: width - x,
    y,
    bet: { x: width - bet.x, y: bet.y },
    button: { x: width - button.x, y: button.y },
  })
  return [...left, ...top.map(topSlot), ...left.map(mirror).reverse()]
}
