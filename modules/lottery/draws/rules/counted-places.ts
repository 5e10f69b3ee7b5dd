/** The digits of results on whole numbers that statistics count, place by place. */
import type { Position } from '../../../../kernel/lottery/classic/families.ts'
import type { Result } from '../../../../kernel/lottery/classic/play.ts'
import type { NumberDraws } from '../games.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const places = ['hundred_thousands', 'ten_thousands', 'thousands', 'hundreds', 'tens', 'units']

/** Of the parts of a result that are counted: their names, and how many digits each has. */
const partsOf = ({ kind, rules }: NumberDraws): readonly (readonly [string, number])[] => {
  if (kind === 'THAI' || kind === 'YEEKEE')
    return [
      ['top3', 3],
      ['bottom2', 2],
    ]
  const { prize, digits: width } = rules.formOf('')[0]!
  return [[prize, width!]]
}

export function countedPlaces(game: NumberDraws): Position[] {
  const keys = partsOf(game).flatMap(([part, width]) =>
    places.slice(-width).map((place) => `${part}_${place}`),
  )
  return keys.map((key, at) => ({ key, symbols: digits, read: (result) => String(result[at]) }))
}

/** The counted digits of a stored result, in the order of the places. */
export function countedDigits(game: NumberDraws, numero: string, text: string): Result {
  const { published, thai } = game.rules.read(text, numero)
  const whole = thai ? thai.top3 + thai.bottom2 : published[partsOf(game)[0]![0]]![0]!
  return [...whole].map(Number)
}

export interface EndFigures {
  number: string
  frequency: number
  currentOmission: number
  maxOmission: number
}

const ENDS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))

/**
 * The two-digit ends of whole boards, newest first: how often each came within the window, and over how many
 * boards it did not.
 */
export function endsOf(boards: readonly (readonly string[])[], window: number): EndFigures[] {
  const counted = boards.map((numbers) => {
    const counts = new Map<string, number>()
    for (const number of numbers) {
      const end = number.slice(-2)
      counts.set(end, (counts.get(end) ?? 0) + 1)
    }
    return counts
  })
  return ENDS.map((number) => {
    const at = counted.flatMap((counts, place) => (counts.has(number) ? [place] : []))
    const gaps = at.map((place, next) => (at[next + 1] ?? counted.length) - place - 1)
    const currentOmission = at[0] ?? counted.length
    return {
      number,
      frequency: counted.slice(0, window).reduce((sum, counts) => sum + (counts.get(number) ?? 0), 0),
      currentOmission,
      maxOmission: Math.max(currentOmission, ...gaps),
    }
  })
}
