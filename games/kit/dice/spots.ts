/** The places of a cloth for three dice, as data: what each shows, what it pays, and when it wins. Pure. */
export interface DiceSpot {
  readonly code: string
  /** Drawn on the place; empty where its name stands there. */
  readonly faces: readonly number[]
  /** To one, as it is written: '5.80 : 1'. */
  readonly pays: string
  isWon(dice: readonly number[]): boolean
}

export interface DiceGroup {
  readonly id: string
  readonly spots: readonly DiceSpot[]
  /** Places in a row on a phone, and on a desk. */
  readonly columns: number
  readonly wideColumns: number
  /** Twelfths of the cloth's width on a desk. */
  readonly span: number
  /** The places carry their own payouts; else the head of the group says it once. */
  readonly hasOwnPays?: boolean
}

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** Every choice of two different faces, ascending: fifteen. */
export const pairs: readonly (readonly [number, number])[] = FACES.flatMap((one) => FACES.filter((other) => other > one).map((other) => [one, other] as const))

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)
export const countOf = (dice: readonly number[], face: number): number => dice.filter((one) => one === face).length
export const isTriple = (dice: readonly number[]): boolean => dice.every((face) => face === dice[0])

export const faceSpots = (pays: string): readonly DiceSpot[] => FACES.map((face) => ({ code: `FACE:${face}`, faces: [face], pays, isWon: (dice) => dice.includes(face) }))
export const pairSpots = (pays: string): readonly DiceSpot[] => pairs.map(([one, other]) => ({ code: `TWO:${one}-${other}`, faces: [one, other], pays, isWon: (dice) => dice.includes(one) && dice.includes(other) }))
export const tripleSpots = (pays: string): readonly DiceSpot[] => FACES.map((face) => ({ code: `TRIPLE:${face}`, faces: [face, face, face], pays, isWon: (dice) => countOf(dice, face) === 3 }))

/** The codes that an outcome pays. */
export function wonCodes(groups: readonly DiceGroup[], dice: readonly number[]): readonly string[] {
  return dice.length === 3 ? groups.flatMap(({ spots }) => spots.filter((spot) => spot.isWon(dice)).map(({ code }) => code)) : []
}

/** '2-5-1' → [2, 5, 1]: how a result names its dice. Anything else: no dice. */
export function diceOf(winner: string): readonly number[] {
  return /^[1-6]-[1-6]-[1-6]$/.test(winner) ? winner.split('-').map((face) => Number.parseInt(face, 10)) : []
}
