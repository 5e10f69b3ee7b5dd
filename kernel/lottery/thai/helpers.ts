/** Helpers that make several numbers of one entry (domain/lottery.md §5). */
import { numbersOf, ordersOf } from '../numbers/digits.ts'

const two = numbersOf(2)

/** The 19 two-digit numbers that contain a digit. */
export const nineteenDoors = (digit: string): string[] => two.filter((number) => number.includes(digit))

/** The ten two-digit numbers that begin with a digit. */
export const sweepFront = (digit: string): string[] => two.filter((number) => number.startsWith(digit))

/** The ten two-digit numbers that end with a digit. */
export const sweepBack = (digit: string): string[] => two.filter((number) => number.endsWith(digit))

/** A number with its other orders: 1 or 2 of two digits; 1, 3 or 6 of three. */
export const reverse = (number: string): string[] => ordersOf(number)

/** The fifty two-digit numbers of a side. */
export const twosOf: Readonly<Record<'LOW' | 'HIGH' | 'ODD' | 'EVEN', readonly string[]>> = {
  LOW: two.filter((number) => number < '50'),
  HIGH: two.filter((number) => number >= '50'),
  ODD: two.filter((number) => Number(number) % 2 === 1),
  EVEN: two.filter((number) => Number(number) % 2 === 0),
}

/** The ten two-digit numbers and the ten three-digit numbers whose digits are all the same. */
export const doubles: readonly string[] = two.filter((number) => number[0] === number[1])
export const triples: readonly string[] = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(3))

/** The ten three-digit numbers that begin and end with the digits of a two-digit number. */
export const sandwich = (number: string): string[] =>
  Array.from({ length: 10 }, (_, middle) => `${number[0]}${middle}${number[1]}`)
