/** The families of the classic number lotteries, their draws, and the games that are offered. */
import type { FairStream } from '../../fair/stream.ts'
import { fiveDigitPlays, threeDigitPlays } from './daily.ts'
import { elevenFivePlays, fivePlaces } from './eleven-five.ts'
import { k3Plays } from './k3.ts'
import { digits, elevenNumbers, faces, tenNumbers, type Numbers } from './numbers.ts'
import { pc28Plays } from './pc28.ts'
import { pk10Plays, tenPlaces } from './pk10.ts'
import type { FamilyCode, Play, Result } from './play.ts'
import {
  elevenFiveSides,
  k3Sides,
  pc28Sides,
  pk10Sides,
  sscSides,
  threeDigitSides,
  type Sides,
} from './sides-of.ts'
import { sumOf } from './rules/figures.ts'
import { digitPlaces, sscPlays } from './ssc.ts'

/** A place of a draw for the statistics (domain/lottery.md §1.8). */
export interface Position {
  /** `ten_thousands`, `nth_3`, `place_1`, `die_2` … */
  readonly key: string
  readonly symbols: readonly string[]
  /** The symbol that stands there. */
  read(result: Result): string
}

export interface Family {
  readonly code: FamilyCode
  readonly plays: readonly Play[]
  readonly positions: readonly Position[]
  /** The result's text from the fair stream of an issue (domain/lottery.md §3). */
  draw(stream: FairStream): string
  /** A result's text as numbers; one that no draw can have throws a RangeError. */
  readResult(text: string): Result
  /** What history shows beside a result: sums, sides, forms, each under its name. */
  sidesOf(result: Result): Sides
  /** The same and the sides of each place: what streaks are sought in. */
  streakSidesOf(result: Result): Sides
}

interface Drawn {
  readonly numbers: Numbers
  readonly places: readonly string[]
  readonly separator: '' | ','
  readonly isDistinct: boolean
  /** The lowest big number, where places have sides of their own. */
  readonly firstBig?: number
  /** The number that is neither big nor small, odd nor even. */
  readonly neither?: number
  /** The lowest and the highest sum, where sums have statistics of their own. */
  readonly sums?: readonly [number, number]
}

const drawnAs: Readonly<Record<FamilyCode, Drawn>> = {
  SSC: { numbers: digits, places: digitPlaces, separator: '', isDistinct: false, firstBig: 5 },
  '11X5': {
    numbers: elevenNumbers,
    places: fivePlaces,
    separator: ',',
    isDistinct: true,
    firstBig: 6,
    neither: 11,
  },
  K3: {
    numbers: faces,
    places: ['die_1', 'die_2', 'die_3'],
    separator: ',',
    isDistinct: false,
    sums: [3, 18],
  },
  PK10: { numbers: tenNumbers, places: tenPlaces, separator: ',', isDistinct: true, firstBig: 6 },
  PC28: {
    numbers: digits,
    places: ['nth_1', 'nth_2', 'nth_3'],
    separator: ',',
    isDistinct: false,
    sums: [0, 27],
  },
  '3D': { numbers: digits, places: digitPlaces.slice(2), separator: '', isDistinct: false, firstBig: 5 },
  P3P5: { numbers: digits, places: digitPlaces, separator: '', isDistinct: false, firstBig: 5 },
}

function positionsOf({ numbers, places, sums }: Drawn): Position[] {
  const positions: Position[] = places.map((key, at) => ({
    key,
    symbols: numbers.symbols,
    read: (result) => numbers.text(result[at]!),
  }))
  if (!sums) return positions
  const [lowest, highest] = sums
  const symbols = Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at))
  return [...positions, { key: 'sum', symbols, read: (result) => String(sumOf(result)) }]
}

/** The sides of each place, as `units_size` and `units_parity`. */
function placeSidesOf({ places, firstBig, neither }: Drawn, result: Result): Sides {
  if (firstBig === undefined) return {}
  const sides = places.flatMap((key, at): [string, string][] => {
    const number = result[at]!
    if (number === neither) return []
    return [
      [`${key}_size`, number >= firstBig ? 'BIG' : 'SMALL'],
      [`${key}_parity`, number % 2 === 1 ? 'ODD' : 'EVEN'],
    ]
  })
  return Object.fromEntries(sides)
}

function family(code: FamilyCode, plays: readonly Play[], sidesOf: (result: Result) => Sides): Family {
  const drawn = drawnAs[code]
  const { numbers, places, separator, isDistinct } = drawn
  const first = Number(numbers.symbols[0])
  const texts = numbers.symbols.map(Number).map(String)
  return {
    code,
    plays,
    sidesOf,
    streakSidesOf: (result) => ({ ...sidesOf(result), ...placeSidesOf(drawn, result) }),
    positions: positionsOf(drawn),
    draw(stream) {
      const result = isDistinct
        ? stream.shuffle(texts.map(Number)).slice(0, places.length)
        : places.map(() => first + stream.int(texts.length))
      return result.join(separator)
    },
    readResult(text) {
      const parts = text.split(separator)
      const isWhole = parts.length === places.length && parts.every((part) => texts.includes(part))
      if (!isWhole || (isDistinct && new Set(parts).size !== parts.length))
        throw new RangeError(`no result of ${code}: ${text}`)
      return parts.map(Number)
    },
  }
}

export const families: readonly Family[] = [
  family('SSC', sscPlays(), sscSides),
  family('11X5', elevenFivePlays(), elevenFiveSides),
  family('K3', k3Plays(), k3Sides),
  family('PK10', pk10Plays(), pk10Sides),
  family('PC28', pc28Plays(), pc28Sides),
  family('3D', threeDigitPlays(), threeDigitSides),
  family('P3P5', fiveDigitPlays(), sscSides),
]

const familyByCode = new Map(families.map((one) => [one.code, one]))
export const familyOf = (code: FamilyCode): Family => familyByCode.get(code)!

/** What an operator may set for the plays of a game. */
export interface GameRules {
  /** A tie gives the stakes on dragon and tiger back instead of taking them (domain/lottery.md §2.1). */
  readonly tieRefund?: boolean
}

const byCode = (plays: readonly Play[]) => new Map(plays.map((play) => [play.code, play]))
const playByCode = byCode(families.flatMap((one) => one.plays))
const playByCodeWithRefund = new Map([...playByCode, ...byCode(sscPlays(true))])

/** A play by its code, under the rules of the game it is played in. */
export const playOf = (code: string, rules: GameRules = {}): Play | undefined =>
  (rules.tieRefund ? playByCodeWithRefund : playByCode).get(code)

/** The key of a play's text; `_help` behind it is the key of its explanation. */
export const textKeyOf = (playCode: string): string => `lottery_${playCode.toLowerCase()}`

export interface ClassicGame {
  readonly gameCode: string
  readonly family: FamilyCode
  readonly vendor: 'LOTT' | 'ELOTT'
  readonly cycleSeconds: number | 'DAILY'
  /** How many digits of the draw a game of P3P5 reads. */
  readonly digits?: 3 | 5
}

const fast = (family: FamilyCode, cycleSeconds: number, code: string): ClassicGame => ({
  gameCode: code,
  family,
  vendor: 'ELOTT',
  cycleSeconds,
})

/** The games in the order in which they are listed (domain/lottery.md §2). */
export const classicGames: readonly ClassicGame[] = [
  ...[60, 90, 180, 300].map((cycle) => fast('SSC', cycle, `SSC${cycle}`)),
  ...[60, 180].map((cycle) => fast('11X5', cycle, `11X5_${cycle}`)),
  ...[60, 180].map((cycle) => fast('K3', cycle, `K3_${cycle}`)),
  ...[60, 90, 300].map((cycle) => fast('PK10', cycle, `PK10_${cycle}`)),
  ...[60, 180].map((cycle) => fast('PC28', cycle, `PC28_${cycle}`)),
  { gameCode: '3D', family: '3D', vendor: 'LOTT', cycleSeconds: 'DAILY' },
  { gameCode: 'P3', family: 'P3P5', vendor: 'LOTT', cycleSeconds: 'DAILY', digits: 3 },
  { gameCode: 'P5', family: 'P3P5', vendor: 'LOTT', cycleSeconds: 'DAILY', digits: 5 },
]

const gameByCode = new Map(classicGames.map((game) => [game.gameCode, game]))
export const classicGameOf = (gameCode: string): ClassicGame | undefined => gameByCode.get(gameCode)

/**
 * What a game offers. P3 offers the plays of 3D: they read the first three digits, and the draw of P3 and P5
 * has two more behind them.
 */
export function playsOfGame(game: ClassicGame, rules: GameRules = {}): readonly Play[] {
  const own = familyOf(game.digits === 3 ? '3D' : game.family).plays
  return rules.tieRefund ? own.map((play) => playOf(play.code, rules)!) : own
}

/** A play that a game offers, or nothing. */
export function playOfGame(game: ClassicGame, playCode: string, rules: GameRules = {}): Play | undefined {
  const play = playOf(playCode, rules)
  return play?.family === (game.digits === 3 ? '3D' : game.family) ? play : undefined
}
