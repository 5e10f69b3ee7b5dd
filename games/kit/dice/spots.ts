/** The places of a cloth for three dice, as data: what each shows and where it lies. The rules say the rest. */
export interface DiceSpot {
  readonly code: string
  /** Drawn on the place; empty if its name is shown there. */
  readonly faces: readonly number[]
}

export interface DiceGroup {
  readonly id: string
  readonly spots: readonly DiceSpot[]
  /** Places in a row on a phone, and on a desktop. */
  readonly columns: number
  readonly wideColumns: number
  /** Twelfths of the cloth's width on a desktop. */
  readonly span: number
  /** The places carry their own payouts; else the head of the group says it once. */
  readonly hasOwnPays?: boolean
}

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** Every choice of two different faces, ascending: fifteen. */
export const pairs: readonly (readonly [number, number])[] = FACES.flatMap((one) =>
  FACES.filter((other) => other > one).map((other) => [one, other] as const),
)

/** A place that shows its name instead of dice. */
export const namedSpot = (code: string): DiceSpot => ({ code, faces: [] })
/** A place of each face: `FACE:4`, drawn with as many dice as `count` says. */
export const faceSpots = (name: string, count = 1): readonly DiceSpot[] =>
  FACES.map((face) => ({ code: `${name}:${face}`, faces: Array.from({ length: count }, () => face) }))
export const pairSpots: readonly DiceSpot[] = pairs.map(([one, other]) => ({
  code: `TWO:${one}-${other}`,
  faces: [one, other],
}))

/** '2-5-1' → [2, 5, 1]: how a result names its dice. Anything else: no dice. */
export function diceOf(winner: string): readonly number[] {
  return /^[1-6]-[1-6]-[1-6]$/.test(winner) ? winner.split('-').map((face) => Number.parseInt(face, 10)) : []
}
