/** Slips and results by chance, and what is said of a slip. */
import fc from 'fast-check'
import { familyOf, type ClassicGame } from '../../kernel/lottery/classic/families.ts'
import type { Play } from '../../kernel/lottery/classic/play.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { SlipLine } from '../../modules/lottery/orders/rules/play-rules.ts'

/** Boards filled by chance with valid selections that leave room for others. */
export function selectionsOf(play: Play): fc.Arbitrary<string[][]> {
  const rows = play.rows.map((row) =>
    fc.subarray([...row.symbols], {
      minLength: row.min,
      maxLength: Math.min(row.max, Math.max(2, row.min + 1)),
    }),
  )
  return fc.tuple(...rows).filter((selections) => {
    const counted = play.count(selections)
    return 'combinations' in counted && counted.combinations <= 150
  })
}

/** Any result that a game can have. */
export function resultsOf(game: ClassicGame): fc.Arbitrary<string> {
  const { plays, positions: all, readResult } = familyOf(game.family)
  // Behind the places of the draw come those that are worked out of it, such as a sum.
  const positions = all.slice(0, readResult(plays[0]!.example.result).length)
  const numbers = [...positions[0]!.symbols].map(Number)
  const isDistinct = game.family === '11X5' || game.family === 'PK10'
  const drawn = isDistinct
    ? fc.shuffledSubarray(numbers, { minLength: positions.length, maxLength: positions.length })
    : fc.tuple(...positions.map(() => fc.constantFrom(...numbers)))
  const separator = ['SSC', '3D', 'P3P5'].includes(game.family) ? '' : ','
  return drawn.map((numbersDrawn) => {
    const text = numbersDrawn.join(separator)
    readResult(text)
    return text
  })
}

/** The last digit of five, for a baht or more. */
export const lastDigit = (more: Partial<SlipLine> = {}): SlipLine => ({
  playCode: 'SSC_POSITION',
  selections: [[], [], [], [], ['5']],
  unitAmount: 100,
  multiple: 1,
  ...more,
})

/** `OK`, or the refusal with its arguments. */
export const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: Refusal) => [error.code, ...(error.params ?? [])].join(' '),
  )
