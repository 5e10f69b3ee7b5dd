/**
 * Prices as people read them (domain/sportsbook.md §4). What is stored is the decimal price times 10,000;
 * every other format is worked out of it, exactly, and only its text is cut.
 */
import { compare, fraction, inverse, negative, ONE, plus, times, type Fraction } from './fraction.ts'
import type { OddsFormat } from './words.ts'

export const PRICE_SCALE = 10_000n
/** As the texts write it: a true minus, not a hyphen. */
export const MINUS = '−'

interface OddsRule {
  /** From what one unit of stake wins. */
  of(win: Fraction): Fraction
  /** Back to what one unit of stake wins. */
  winOf(odds: Fraction): Fraction
  text(odds: Fraction, decimals: number): string
}

const HUNDRED = fraction(100n)
const MINUS_ONE = fraction(-1n)
const same = (win: Fraction): Fraction => win
const flipped = (win: Fraction): Fraction => negative(inverse(win))
const magnitude = (odds: Fraction): Fraction => (odds.num < 0n ? negative(odds) : odds)
const unflipped = (odds: Fraction): Fraction => (odds.num < 0n ? inverse(magnitude(odds)) : odds)

const oddsRules: Record<OddsFormat, OddsRule> = {
  DECIMAL: {
    of: (win) => plus(win, ONE),
    winOf: (odds) => plus(odds, MINUS_ONE),
    text: cutText,
  },
  HONG_KONG: { of: same, winOf: same, text: cutText },
  MALAY: {
    of: (win) => (compare(win, ONE) <= 0 ? win : flipped(win)),
    winOf: unflipped,
    text: cutText,
  },
  INDONESIAN: {
    of: (win) => (compare(win, ONE) >= 0 ? win : flipped(win)),
    winOf: unflipped,
    text: cutText,
  },
  US: {
    of: (win) => times(compare(win, ONE) >= 0 ? win : flipped(win), HUNDRED),
    winOf: (odds) => unflipped(times(odds, fraction(1n, 100n))),
    text: (odds) => signOf(odds, '+') + roundedHalfEven(magnitude(odds)),
  },
}

/** A decimal price times 10,000 in another format, exactly. */
export function oddsOf(priceE4: number, format: OddsFormat): Fraction {
  if (!Number.isSafeInteger(priceE4) || BigInt(priceE4) <= PRICE_SCALE)
    throw new RangeError('a price is a whole number above 10,000')
  return oddsRules[format].of(fraction(BigInt(priceE4) - PRICE_SCALE, PRICE_SCALE))
}

/** The decimal price of odds in any format, exactly. */
export function decimalOf(odds: Fraction, format: OddsFormat): Fraction {
  return plus(oddsRules[format].winOf(odds), ONE)
}

/**
 * As it is shown: cut toward zero to two decimals, or to the first that is not 0; US odds to a whole number,
 * halves to the even one.
 */
export function oddsText(priceE4: number, format: OddsFormat, decimals = 2): string {
  return oddsRules[format].text(oddsOf(priceE4, format), decimals)
}

const signOf = (odds: Fraction, plusSign = ''): string => (odds.num < 0n ? MINUS : plusSign)

function cutText(odds: Fraction, decimals: number): string {
  const { num, den } = magnitude(odds)
  const cut = (num * 10n ** BigInt(decimals)) / den
  // A long shot in Malay odds would read as −0.00, as if nothing were staked.
  if (cut === 0n && num > 0n) return cutText(odds, decimals + 1)
  const digits = String(cut).padStart(decimals + 1, '0')
  return `${signOf(odds)}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function roundedHalfEven({ num, den }: Fraction): bigint {
  const whole = num / den
  const twice = 2n * (num % den)
  const isUp = twice > den || (twice === den && whole % 2n === 1n)
  return isUp ? whole + 1n : whole
}
