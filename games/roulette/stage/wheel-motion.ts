/**
 * The positions of wheel and ball at each moment of a spin: pure, so that everybody sees the same and a test
 * can ask for the end.
 */
import { between } from '../../kit/table/reveal.ts'
import { wheelOrder } from './numbers.ts'

/** The ball lies in its pocket from here on; what is left of the reveal is for reading it. */
export const LANDED_MS = 4600
export const SPIN_MS = 5400

export const POCKET_DEGREES = 360 / wheelOrder.length
export const TRACK_RADIUS = 161
export const POCKET_RADIUS = 109

export interface WheelMoment {
  /** How far the wheel is turned, in degrees clockwise. */
  readonly wheel: number
  /**
   * The position of the ball: degrees clockwise from the top of the page, and its distance from the middle.
   */
  readonly ball: number
  readonly radius: number
}

/** The angle of a number's pocket on a wheel that is not turned. */
export function pocketAngle(number: number): number {
  return wheelOrder.indexOf(number) * POCKET_DEGREES
}

/** The winning pocket comes to rest at the top. */
export function restOf(number: number): WheelMoment {
  return { wheel: -pocketAngle(number), ball: 0, radius: POCKET_RADIUS }
}

/** A spin to `number` from a wheel that was at `before`. */
export function momentAt(ms: number, number: number, before: number): WheelMoment {
  const rest = restOf(number)
  if (ms >= SPIN_MS) return rest
  const onward = (((rest.wheel + pocketAngle(before)) % 360) + 360) % 360
  // One to two turns counter-clockwise, from the present angle of the wheel to its resting angle.
  const wheel = rest.wheel + (720 - onward) * (1 - slowing(between(ms, 0, SPIN_MS)))
  const flight = between(ms, 0, LANDED_MS)
  // The ball runs against the wheel: five rounds, slower and slower, until it rides in its pocket.
  const ahead = -5 * 360 * (1 - slowing(flight)) ** 1.15
  return { wheel, ball: wheel + pocketAngle(number) + ahead, radius: radiusAt(flight) }
}

/** On the rim, then down over the stops with three hops, each lower. */
function radiusAt(flight: number): number {
  if (flight < 0.62) return TRACK_RADIUS
  const fall = between(flight, 0.62, 0.82)
  if (fall < 1) return TRACK_RADIUS - (TRACK_RADIUS - POCKET_RADIUS) * fall ** 2
  const hop = between(flight, 0.82, 1)
  return POCKET_RADIUS + Math.abs(Math.sin(hop * Math.PI * 3)) * 15 * (1 - hop) ** 1.5
}

function slowing(share: number): number {
  return 1 - (1 - share) ** 2.4
}
