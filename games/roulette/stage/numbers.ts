/** The numbers as the stage speaks of them; order and colours are the sheet's. */
import { isRed, WHEEL } from '../rules/sheet.ts'

export const wheelOrder = WHEEL

export type NumberColour = 'red' | 'black' | 'zero'

export function colourOf(number: number): NumberColour {
  if (number === 0) return 'zero'
  return isRed(number) ? 'red' : 'black'
}

export const allNumbers: readonly number[] = Array.from({ length: WHEEL.length }, (_, number) => number)
