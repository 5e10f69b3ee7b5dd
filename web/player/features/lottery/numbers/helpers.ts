/** What makes several numbers of one entry (domain/lottery.md §5). */
import {
  doubles,
  nineteenDoors,
  reverse,
  sandwich,
  sweepBack,
  sweepFront,
  triples,
  twosOf,
} from '../../../../../kernel/lottery/thai/helpers.ts'
import type { BetGroup } from './groups.ts'

/** A way to type: fewer digits that become several numbers. */
export type EntryMode = 'PLAIN' | 'DOORS' | 'FRONT' | 'BACK' | 'SANDWICH'
/** A set that is added at once. */
export type NumberSet = 'DOUBLES' | 'TRIPLES' | 'LOW' | 'HIGH' | 'ODD' | 'EVEN'

interface Mode {
  /** Digits that are typed. */
  readonly digits: number
  numbersOf(typed: string): readonly string[]
}

const modes: Readonly<Record<Exclude<EntryMode, 'PLAIN'>, Mode>> = {
  DOORS: { digits: 1, numbersOf: nineteenDoors },
  FRONT: { digits: 1, numbersOf: sweepFront },
  BACK: { digits: 1, numbersOf: sweepBack },
  SANDWICH: { digits: 2, numbersOf: sandwich },
}

const sets: Readonly<Record<NumberSet, readonly string[]>> = { DOUBLES: doubles, TRIPLES: triples, ...twosOf }

export const modesOf = ({ entry, digits }: BetGroup): readonly EntryMode[] =>
  entry !== 'NUMBER' ? [] : digits === 2 ? ['DOORS', 'FRONT', 'BACK'] : digits === 3 ? ['SANDWICH'] : []

export const setsOf = ({ entry, digits }: BetGroup): readonly NumberSet[] =>
  entry !== 'NUMBER'
    ? []
    : digits === 2
      ? ['DOUBLES', 'LOW', 'HIGH', 'EVEN', 'ODD']
      : digits === 3
        ? ['TRIPLES']
        : []

/** Only where the order counts, and the group has no bet type of its own for it. */
export const canReverse = ({ entry, digits }: BetGroup): boolean =>
  entry === 'NUMBER' && (digits === 2 || digits === 3)

export const numbersOfSet = (set: NumberSet): readonly string[] => sets[set]

export const digitsOf = (group: BetGroup, mode: EntryMode): number =>
  mode === 'PLAIN' ? group.digits : modes[mode].digits

/** Every number that a finished entry stands for. */
export function numbersOfEntry(mode: EntryMode, typed: string, isReversed: boolean): readonly string[] {
  const numbers = mode === 'PLAIN' ? [typed] : modes[mode].numbersOf(typed)
  return isReversed ? [...new Set(numbers.flatMap(reverse))] : numbers
}

/** The places of a typed number. One place of a roll runs, so it has one digit fewer. */
export function cleanEntry(text: string, digits: number, isRoll: boolean): string {
  let [room, isRunning] = [isRoll ? digits - 1 : digits, false]
  let entry = ''
  for (const sign of text.toUpperCase()) {
    if (/[0-9]/.test(sign) && room > 0) {
      entry += sign
      room--
    } else if (sign === 'R' && isRoll && !isRunning) {
      entry += sign
      isRunning = true
    }
  }
  return entry
}

/** A random entry of a group; `random` gives whole numbers below its argument. */
export function randomEntry(group: BetGroup, random: (below: number) => number): string {
  const figures = Array.from({ length: group.digits }, () => String(random(10)))
  if (group.entry === 'ROLL') figures[random(group.digits)] = 'R'
  return figures.join('')
}
