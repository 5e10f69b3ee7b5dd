/** Three dice (tag `dice`, domain/studio-games.md §1.2): each 1 + int(6), in the order drawn. */
import type { FairStream } from '../fair/stream.ts'
import { LOST, pays, type Prize } from '../tables/prizes.ts'

export interface DiceOutcome { readonly dice: readonly [number, number, number] }

export const FACES = [1, 2, 3, 4, 5, 6] as const

export function throwDice(stream: Pick<FairStream, 'int'>): DiceOutcome {
  return { dice: [1 + stream.int(6), 1 + stream.int(6), 1 + stream.int(6)] }
}

export const sumOf = ({ dice: [a, b, c] }: DiceOutcome): number => a + b + c
export const isTriple = ({ dice: [a, b, c] }: DiceOutcome): boolean => a === b && b === c
export const shows = ({ dice }: DiceOutcome, face: number): boolean => dice.includes(face)
export const countOf = ({ dice }: DiceOutcome, face: number): number => dice.filter((shown) => shown === face).length

/** A single face: as many times the stake as dice show it. */
export function facePrize(outcome: DiceOutcome, face: number): Prize {
  const count = countOf(outcome, face)
  return count === 0 ? LOST : pays(BigInt(count))
}

/** Every choice of `size` different faces, ascending. */
export function choicesOf(size: number, from: readonly number[] = FACES): number[][] {
  if (size === 0) return [[]]
  return from.flatMap((face, index) => choicesOf(size - 1, from.slice(index + 1)).map((rest) => [face, ...rest]))
}
