/** How the numbers of a family are printed: digits plain, numbers from 01 with two digits. */

export interface Numbers {
  readonly symbols: readonly string[]
  text(value: number): string
}

function numbersFrom(first: number, last: number, width: number): Numbers {
  const symbols = Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(width, '0'))
  return {
    symbols,
    text: (value) => {
      const symbol = symbols[value - first]
      if (symbol === undefined) throw new RangeError('no such number in this draw')
      return symbol
    },
  }
}

export const digits = numbersFrom(0, 9, 1)
export const elevenNumbers = numbersFrom(1, 11, 2)
export const tenNumbers = numbersFrom(1, 10, 2)
export const faces = numbersFrom(1, 6, 1)
