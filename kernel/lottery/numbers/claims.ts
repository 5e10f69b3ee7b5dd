/**
 * What lines on whole numbers can win at most. A line claims hits of prizes; lines of one group share them,
 * as one drawn number cannot hit two numbers (domain/lottery.md §1.2).
 */
import { digitsInOrder, ordersOf } from './digits.ts'
import type { NumberGame, NumberPlay } from './games.ts'
import { groupsOf } from './groups.ts'

/** Hits of one prize by one line. */
interface Claim {
  /** Lines with the same share the hits of the prize. */
  readonly group: string
  /** Lines with the same are hit together. */
  readonly key: string
  /** The most hits of the line by itself, and of all lines of the group. */
  readonly most: number
  readonly together: number
  /** Total return of one hit × 10,000, times the stake on a number. */
  readonly returnE4: bigint
}

export interface NumberLine {
  readonly play: NumberPlay
  /** A valid one. */
  readonly selection: readonly string[]
  /** On each covered number, in satang. */
  readonly unitAmount: bigint
  readonly oddsE4: readonly bigint[]
}

const E4 = 10_000n

const onlyPrize: readonly number[] = [0]

/** The prizes that a selection can hit at all: a box has those of its count of orders, and so on. */
export function prizesFor({ code, prizes }: NumberPlay, selection: readonly string[]): readonly number[] {
  if (prizes.length === 1) return onlyPrize
  const all = [...prizes.keys()]
  const [number = ''] = selection
  if (code === 'TOD3') return [prizes.indexOf(new Set(number).size === 2 ? 'PAIR' : 'WIN')]
  if (code === 'LO7' || code === 'LO8') return [prizes.indexOf(`${number.length}D`)]
  if (!code.startsWith('FOURD_BOX_')) return all
  const orders = `_${ordersOf(number).length}`
  return all.filter((prize) => prizes[prize]!.endsWith(orders))
}

/** What one hit of a selection pays at most, for a stake of 10,000 on a number. */
export const topOddsE4 = ({ play, selection, oddsE4 }: Omit<NumberLine, 'unitAmount'>): bigint =>
  prizesFor(play, selection).reduce((top, prize) => (oddsE4[prize]! > top ? oddsE4[prize]! : top), 0n)

/** The most that a line can pay by itself, in satang. */
export const mostOfLine = (game: NumberGame, line: NumberLine): bigint => mostOfLines(game, [line])

/** The most that lines of one issue can pay together, in satang. */
export const mostOfLines = (game: NumberGame, lines: readonly NumberLine[]): bigint =>
  mostOfLinesE4(game, lines) / E4

/** The same × 10,000, before it is rounded down. */
export function mostOfLinesE4(game: NumberGame, lines: readonly NumberLine[]): bigint {
  const claims = lines.flatMap((line, place) => claimsOf(game, line, place))
  let sum = 0n
  for (const own of groupsOf(claims, ({ group }) => group).values()) sum += mostOfGroup(own)
  return sum
}

/** The hits go to the lines that gain most by them. */
function mostOfGroup(claims: readonly Claim[]): bigint {
  const byKey = new Map<string, { most: number; returnE4: bigint }>()
  for (const { key, most, returnE4 } of claims)
    byKey.set(key, { most, returnE4: (byKey.get(key)?.returnE4 ?? 0n) + returnE4 })
  const best = [...byKey.values()].sort((one, other) => Number(other.returnE4 - one.returnE4))
  let [left, sum] = [claims[0]!.together, 0n]
  for (const { most, returnE4 } of best) {
    const hits = Math.min(left, most)
    sum += BigInt(hits) * returnE4
    left -= hits
    if (left === 0) break
  }
  return sum
}

function claimsOf(game: NumberGame, line: NumberLine, place: number): Claim[] {
  const { play, selection, unitAmount, oddsE4 } = line
  return prizesFor(play, selection).map((prize) => {
    const { name, key, most, together } = hitsAtMost(game, play, selection, play.prizes[prize]!, place)
    return {
      group: `${play.code} ${name}`,
      key,
      most,
      together,
      returnE4: unitAmount * oddsE4[prize]!,
    }
  })
}

interface Hits {
  /** Of the group, within the play. */
  readonly name: string
  readonly key: string
  readonly most: number
  readonly together: number
}

const DRAWN_OF_FOURD: Readonly<Record<string, number>> = { SPECIAL: 10, CONSOLATION: 10 }

function hitsAtMost(
  game: NumberGame,
  { code, cover, exposureKeys }: NumberPlay,
  selection: readonly string[],
  prize: string,
  place: number,
): Hits {
  const same = (hits: number, name = ''): Hits => ({
    name,
    key: exposureKeys(selection)[0]!,
    most: hits,
    together: hits,
  })
  // Entries and sets overlap: one drawn number may hit several of them.
  const alone = (hits: number, name = ''): Hits => ({ ...same(hits), name: `${name} ${place}` })
  const [first = '', second = ''] = selection
  switch (code) {
    case 'TOD3':
      return { ...same(1), key: digitsInOrder(first) }
    case 'FRONT3':
    case 'BACK3':
      return same(2)
    case 'RUN_TOP':
      return { ...same(1), together: 3 }
    case 'RUN_BOTTOM':
      return { ...same(1), together: 2 }
    case 'TOP1_POS':
    case 'BOTTOM1_POS':
      return { ...same(1, first), key: second }
    case 'HL':
    case 'OE':
      return same(1, first.split('_')[0]!)
    case 'LO7':
    case 'LO8':
      return same(cover(selection), String(first.length))
    case 'DA':
      return alone(pairHits(numbersOnBoard(game), selection.length))
    case 'FOURD_3ABC':
      return same(3)
  }
  if (/^(?:XIEN|TRUOT)/.test(code)) return alone(1)
  if (!code.startsWith('FOURD_')) return same(cover(selection))
  const name = prize.split('_')[0]!
  const drawn = DRAWN_OF_FOURD[name] ?? 1
  return /^FOURD_(?:PERMUTATION|ROLL)_/.test(code) ? alone(drawn, name) : same(drawn, name)
}

/** How many numbers a board of the game has. */
const numbersOnBoard = ({ plays }: NumberGame): number =>
  plays.find(({ code }) => code === 'LO2')!.cover(['00'])

/** The most of a pair pays when the numbers of a board are shared out evenly among those of the selection. */
function pairHits(onBoard: number, numbers: number): number {
  const pairsOf = (count: number) => (count * (count - 1)) / 2
  return Math.floor(onBoard / numbers) * pairsOf(numbers) + pairsOf(onBoard % numbers)
}
