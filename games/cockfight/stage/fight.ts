/** How a drawn fight moves: where each bird is at a moment of the reveal. Nothing here decides anything. */
import { between } from '../../kit/table/reveal.ts'
import type { End } from '../rules/index.ts'

/** A fight as it was drawn. */
export interface Fight {
  readonly end: End
  readonly script: number
}

export type Side = 'MERON' | 'WALA'

/** From the moment at which the end is plain, the result is called. */
export const RESULT_MS = 5000

const APPROACH_MS = 700
const CLASH_MS = 560
const END_FROM_MS = 4200
/** How far from its corner to the other one a bird stands for the fight. */
const STANCE = 0.3
/** The earliest moment of each clash; the script adds up to a quarter of a second. */
const CLASHES_MS = [900, 1700, 2550, 3350] as const
const FALL_TURN = -82
/** Where who lies down is whole in the arena, tail and comb. */
const FALLEN = 0.36

/** A bird in the arena. */
export interface Pose {
  /** 0 its own corner, 1 the other one's. */
  readonly along: number
  /** 0 on the ground, 1 as high as the arena. */
  readonly up: number
  /** Degrees; below zero it leans back. */
  readonly turn: number
}

export interface Clash {
  readonly atMs: number
  readonly attacker: Side
}

/** The clashes of a script; whoever wins attacks last. */
export function clashesOf({ end, script }: Fight): Clash[] {
  return CLASHES_MS.map((earliest, place) => {
    const bits = script >> (place * 4)
    const drawn: Side = bits % 2 === 0 ? 'MERON' : 'WALA'
    const isLast = place === CLASHES_MS.length - 1
    return {
      atMs: earliest + ((bits >> 1) % 8) * 32,
      attacker: isLast && (end === 'MERON' || end === 'WALA') ? end : drawn,
    }
  })
}

/** Up and down once while a clash lasts, 0 otherwise. */
export const swingOf = ({ atMs }: Clash, ms: number): number =>
  Math.sin(Math.PI * between(ms, atMs, atMs + CLASH_MS))

const smooth = (part: number): number => part * part * (3 - 2 * part)
const mix = (from: number, to: number, part: number): number => from + (to - from) * part

/** Where a bird has come to when all is over. */
export function lastPose(side: Side, end: End): Pose {
  if (end === 'FTD') return { along: 0.06, up: 0, turn: 0 }
  return end === side ? { along: STANCE, up: 0, turn: 0 } : { along: FALLEN, up: 0, turn: FALL_TURN }
}

export function poseOf(side: Side, fight: Fight, ms: number): Pose {
  const clashes = clashesOf(fight)
  const struck = (isOwn: boolean): number =>
    clashes
      .filter(({ attacker }) => (attacker === side) === isOwn)
      .reduce((sum, clash) => sum + swingOf(clash, ms), 0)
  const attack = struck(true)
  const recoil = struck(false)
  const fighting: Pose = {
    along: STANCE * smooth(between(ms, 0, APPROACH_MS)) + 0.1 * attack - 0.06 * recoil,
    up: 0.34 * attack + 0.12 * recoil,
    turn: 16 * attack - 12 * recoil,
  }
  const last = lastPose(side, fight.end)
  const part = smooth(between(ms, END_FROM_MS, RESULT_MS))
  return {
    along: mix(fighting.along, last.along, part),
    up: mix(fighting.up, last.up, part),
    turn: mix(fighting.turn, last.turn, part),
  }
}
