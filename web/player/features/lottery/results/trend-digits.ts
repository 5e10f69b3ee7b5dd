/** The digits of a result whose way through the issues is drawn, and what their places are called; pure. */
import type { LobbyGame } from '../parts/after-push.ts'
import { numbersOf } from '../../../draw-numbers.ts'
import { readNumberResult } from '../parts/number-draw.ts'
import { placesOf, symbolsOf } from '../parts/result-numbers.ts'

type Shown = Pick<LobbyGame, 'gameCode' | 'family' | 'kind'>

const digitPlaces = ['thousands', 'hundreds', 'tens', 'units']

/** Of lotteries on whole numbers: the prize and how many of its last digits. */
const followed: Readonly<Record<string, readonly (readonly [prize: string, digits: number])[]>> = {
  THAI: [
    ['top3', 3],
    ['bottom2', 2],
  ],
  YEEKEE: [
    ['top3', 3],
    ['bottom2', 2],
  ],
  VIETNAM: [['special', 2]],
  FOURD: [['first', 4]],
}

export function digitsOf(
  { gameCode, family, kind }: Shown,
  numero: string,
  result: string,
): readonly string[] {
  const parts = followed[kind]
  if (!parts) return numbersOf(family, result, gameCode)
  const read = readNumberResult(gameCode, numero, result)
  const rows = read ? [...read.derived, ...read.rows] : []
  return parts.flatMap(([name, digits]) => [
    ...(rows.find(({ prize }) => prize === name)?.numbers[0]?.slice(-digits) ?? ''),
  ])
}

/** `top3_hundreds`, `special_tens`; of a classic as its family names them. */
export const digitPlacesOf = ({ family, kind }: Shown, count: number): readonly string[] =>
  followed[kind]?.flatMap(([name, digits]) =>
    digitPlaces.slice(-digits).map((place) => `${name}_${place}`),
  ) ?? placesOf(family, count)

/** Every symbol that can stand in a place. */
export const digitSymbolsOf = ({ family, kind }: Shown): readonly string[] =>
  symbolsOf(followed[kind] ? '' : family)
