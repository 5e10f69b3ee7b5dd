/**
 * Where the sea is on this screen, and where the guns are. Pure; the fish's places come from the room's seed.
 */
import { SEA } from '../../../kernel/fish/shoal.ts'

export interface Point {
  x: number
  y: number
}

export interface SeaView {
  readonly width: number
  readonly height: number
  /** Sea to screen; the sea is stretched to fill a tall screen, its fish are not. */
  readonly scaleX: number
  readonly scaleY: number
  /** Of everything that is drawn. */
  readonly size: number
  /** By slot: the own gun first, then the seats after it. */
  readonly guns: readonly Point[]
}

/** Drawings are made for a sea of about this size. */
const DRAWN_FOR = 1_200
const SMALLEST = 0.4
const LARGEST = 1.15

export function layView(width: number, height: number): SeaView {
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.sqrt(width * height) / DRAWN_FOR))
  const edge = width < 700 ? 0.13 : 0.2
  const low = height - 30 * gunSize(size)
  return {
    width,
    height,
    size,
    scaleX: width / SEA.width,
    scaleY: height / SEA.height,
    guns: [
      { x: width / 2, y: low },
      { x: width * edge, y: low },
      { x: width * edge, y: 18 },
      { x: width * (1 - edge), y: 18 },
    ],
  }
}

/** Guns stay large enough to be seen on a phone. */
export const gunSize = (size: number): number => Math.max(0.72, size)

/** Which gun on the screen is whose: the own seat is in the middle below, the others follow in order. */
export function slotOfSeat(seat: number, ownSeat: number, seatCount: number): number {
  return (seat - ownSeat + seatCount) % seatCount
}

/**
 * From a gun to a point, as the turn of a barrel that points up at 0; clockwise. A gun never shoots behind
 * itself.
 */
export function turnTo(gun: Point, x: number, y: number, isAbove: boolean): number {
  const turn = Math.atan2(x - gun.x, isAbove ? y - gun.y : gun.y - y)
  const limited = Math.min(MOST_TURN, Math.max(-MOST_TURN, turn))
  return isAbove ? Math.PI - limited : limited
}

const MOST_TURN = 1.48
