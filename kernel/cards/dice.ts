/** Three dice (tag `dice`, domain/studio-games.md §1.2): each 1 + int(6), in the order drawn. */
import type { FairStream } from '../fair/stream.ts'
import { type DeclaredSpot, LOST, pays, type Prize } from '../tables/prizes.ts'

export interface DiceOutcome {
  readonly dice: readonly [number, number, number]
}

export const FACES = [1, 2, 3, 4, 5, 6] as const

export function throwDice(stream: Pick<FairStream, 'int'>): DiceOutcome {
  return { dice: [1 + stream.int(6), 1 + stream.int(6), 1 + stream.int(6)] }
}

export const sumOf = ({ dice: [a, b, c] }: DiceOutcome): number => a + b + c
export const isTriple = ({ dice: [a, b, c] }: DiceOutcome): boolean => a === b && b === c
export const shows = ({ dice }: DiceOutcome, face: number): boolean => dice.includes(face)
export const countOf = ({ dice }: DiceOutcome, face: number): number =>
  dice.filter((shown) => shown === face).length

/** By how many dice show a face: as many times the stake. */
const FACE_PRIZES: readonly Prize[] = [pays(1n), pays(2n), pays(3n)]

/** The six single faces, `FACE:1` to `FACE:6`. */
export function faceSpots(isSide: boolean, rtp: string): DeclaredSpot<DiceOutcome>[] {
  return FACES.map((face) => ({
    code: `FACE:${face}`,
    isSide,
    rtp,
    prizes: FACE_PRIZES,
    prize: (outcome) => FACE_PRIZES[countOf(outcome, face) - 1] ?? LOST,
  }))
}

/** Every choice of `size` different faces, ascending. */
export function choicesOf(size: number, from: readonly number[] = FACES): number[][] {
  if (size === 0) return [[]]
  return from.flatMap((face, index) =>
    choicesOf(size - 1, from.slice(index + 1)).map((rest) => [face, ...rest]),
  )
}

/** The 216 throws there are, all equally likely. */
export function everyThrow(): DiceOutcome[] {
  return FACES.flatMap((one) =>
    FACES.flatMap((two) => FACES.map((three) => ({ dice: [one, two, three] as const }))),
  )
}
