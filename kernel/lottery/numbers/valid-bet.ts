/**
 * Valid bet on whole numbers (domain/lottery.md §2.6): who bets on both sides of one issue, or on nearly
 * every number that can come, risks little and gains no turnover by it.
 */
import { digitsInOrder, ordersOf } from './digits.ts'
import { exposurePlayOf } from './exposure.ts'
import type { NumberPlay } from './games.ts'
import { groupsOf } from './groups.ts'

/** The lines of a member in an issue that have one selection. */
export interface StakedNumber {
  readonly play: NumberPlay
  readonly selection: readonly string[]
  /** On all covered numbers together, in satang. */
  readonly stakeAmount: bigint
}

/** What counts of all lines of one member in one issue, in satang. */
export function validBetOnNumbers(lines: readonly StakedNumber[]): bigint {
  let valid = 0n
  for (const own of groupsOf(lines, fieldOf).values()) valid += validInField(own)
  return valid
}

/** Selections of one field shut each other out, or share out what can come. */
function fieldOf({ play: { code }, selection: [first = ''] }: StakedNumber): string {
  if (isSide(code)) return `${code} ${first.split('_')[0]}`
  if (code === 'TOP1_POS' || code === 'BOTTOM1_POS') return `${code} ${first}`
  if (code === 'LO7' || code === 'LO8') return `${code} ${first.length}`
  return exposurePlayOf(code)
}

const isSide = (code: string): boolean => code === 'HL' || code === 'OE'
const sum = (lines: readonly StakedNumber[]): bigint =>
  lines.reduce((total, { stakeAmount }) => total + stakeAmount, 0n)

function validInField(lines: readonly StakedNumber[]): bigint {
  const [{ play, selection }] = lines as [StakedNumber, ...StakedNumber[]]
  if (isSide(play.code)) return difference(lines)
  const size = fieldSize(play, selection)
  if (size === undefined) return sum(lines)
  const covered = new Map(lines.flatMap(numbersOf))
  const count = [...covered.values()].reduce((total, orders) => total + orders, 0)
  // Nine tenths of what can come.
  return count * 10 >= size * 9 ? 0n : sum(lines)
}

/** Of two opposite sides only the absolute difference counts. */
function difference(lines: readonly StakedNumber[]): bigint {
  const [one = [], other = []] = [...groupsOf(lines, ({ selection }) => selection[0]!).values()]
  const [more, less] = [sum(one), sum(other)]
  return more > less ? more - less : less - more
}

/** How many numbers a field has; undefined for sets of numbers, which never cover one. */
function fieldSize({ code, digits }: NumberPlay, [first = '']: readonly string[]): number | undefined {
  // A triple is not sold in any order.
  if (code === 'TOD3' || code.startsWith('FOURD_BOX_')) return 10 ** digits! - 10
  if (code === 'TOP1_POS' || code === 'BOTTOM1_POS') return 10
  if (code === 'LO7' || code === 'LO8') return 10 ** first.length
  if (code.startsWith('FOURD_ROLL_')) return 10_000
  return digits === null ? undefined : 10 ** digits
}

/** The covered numbers, each with how many of a field it stands for. */
function numbersOf({ play, selection }: StakedNumber): (readonly [string, number])[] {
  const [first = ''] = selection
  if (play.code === 'TOD3' || play.code.startsWith('FOURD_BOX_'))
    return [[digitsInOrder(first), ordersOf(first).length]]
  return play.exposureKeys(selection).map((key) => [key, 1])
}
