/** Numbers from 01 are shown with both digits. */
const TWO_DIGITS = new Set(['11X5', 'PK10'])

/** A game that reads fewer digits than its draw has: P3 the first three of five (domain/lottery.md §2). */
const readDigits: Readonly<Record<string, number>> = { P3: 3 }

/** An index is bet on by the last digit before its point and the two behind it. */
const INDEX_DIGITS = 3

/** Of a lottery on whole numbers the digits of its first prize, of a market those of its index. */
function firstDigits(result: string): string[] {
  try {
    const [[prize, numbers] = ['', []]] = Object.entries(JSON.parse(result) as Record<string, string[]>)
    const digits = [...(numbers[0] ?? '')].filter((sign) => /\d/.test(sign))
    return prize === 'index' ? digits.slice(-INDEX_DIGITS) : digits
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** "84003" → 8 4 0 0 3; "8,9,7,6,5" of 11X5 → 08 09 07 06 05; '{"first":["803481"],…}' → 8 0 3 4 8 1. */
export function numbersOf(family: string, result: string, gameCode = ''): string[] {
  if (result.startsWith('{')) return firstDigits(result)
  const parts = result.includes(',') ? result.split(',') : [...result]
  const numbers = parts
    .map((part) => part.trim())
    .filter((part) => /^\d+$/.test(part))
    .slice(0, readDigits[gameCode])
  return TWO_DIGITS.has(family) ? numbers.map((number) => number.padStart(2, '0')) : numbers
}
