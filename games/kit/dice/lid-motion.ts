/**
 * What the lid does in the seconds of the reveal: it is shaken, set down, lifted off. Pure: the time decides
 * alone.
 */
import { between } from '../table/reveal.ts'

export const SHAKEN_MS = 1900
export const LIFT_MS = 2300
/** From here on the dice lie open. */
export const OPEN_MS = 3300

export interface LidMoment {
  /** Plate and lid together, while they are shaken: pixels of the drawing and degrees. */
  readonly shakeX: number
  readonly shakeY: number
  readonly shakeTurn: number
  /** 0: the lid covers the dice, 1: it is off. */
  readonly lifted: number
}

export const covered: LidMoment = { shakeX: 0, shakeY: 0, shakeTurn: 0, lifted: 0 }
export const opened: LidMoment = { shakeX: 0, shakeY: 0, shakeTurn: 0, lifted: 1 }

export function lidAt(ms: number): LidMoment {
  if (ms <= 0) return covered
  if (ms >= OPEN_MS) return opened
  const swing = 1 - between(ms, SHAKEN_MS - 500, SHAKEN_MS)
  const lift = between(ms, LIFT_MS, OPEN_MS)
  return {
    shakeX: swing * 11 * Math.sin(ms / 46),
    shakeY: swing * -7 * Math.abs(Math.sin(ms / 61)),
    shakeTurn: swing * 3 * Math.sin(ms / 53),
    lifted: lift < 0.5 ? 2 * lift * lift : 1 - (2 - 2 * lift) ** 2 / 2,
  }
}
