/**
 * Money: integer minor units as bigint (satang for THB). The name of a rounding function says its direction.
 */

/**
 * Currencies of real money that a merchant may keep its house in, by ISO 4217. All have a hundred minor
 * units; one with another number of them needs stakes and forms that know it first (decision 0099).
 */
export const realCurrencies = {
  THB: { sign: '฿' },
  CNY: { sign: '¥' },
  IDR: { sign: 'Rp' },
  INR: { sign: '₹' },
  KHR: { sign: '៛' },
  LAK: { sign: '₭' },
  MMK: { sign: 'K' },
  MYR: { sign: 'RM' },
  PHP: { sign: '₱' },
  SGD: { sign: 'S$' },
  USD: { sign: '$' },
} as const

export type RealCurrency = keyof typeof realCurrencies

/** Real money, points and play money are ledgers that never mix in one transaction (architecture.md §3). */
export type Currency = RealCurrency | 'POINT' | 'TRIAL'

/** What a new merchant keeps its house in unless its row says otherwise. */
export const DEFAULT_CURRENCY: RealCurrency = 'THB'

export const isRealCurrency = (code: string): code is RealCurrency => Object.hasOwn(realCurrencies, code)

/** The sign before an amount; play money, points and what is unknown have none. */
export const signOf = (currency: string): string =>
  isRealCurrency(currency) ? realCurrencies[currency].sign : ''

/** What a round is played in: the merchant's currency, or play money. */
export function playCurrency<Real extends string>(real: Real, isFree: boolean): Real | 'TRIAL' {
  return isFree ? 'TRIAL' : real
}

/** Minor units of one whole: points are kept in thousandths, money and play money in hundredths. */
export const unitsOf = (currency: string): bigint => (currency === 'POINT' ? 1_000n : 100n)

/** Minor units as a sentence says them: "฿1,234.50"; points as whole ones, rounded down: "1,234". */
export function moneyText(amount: bigint, currency: Currency): string {
  const units = unitsOf(currency)
  const whole = String(amount / units).replace(/\B(?=(\d{3})+$)/g, ',')
  if (currency === 'POINT') return whole
  return `${signOf(currency)}${whole}.${String(amount % units).padStart(2, '0')}`
}

const PPM = 1_000_000n

/** amount × ratePpm / 10^6, rounded up: for requirements that a member has to meet. */
export function ceilToMinor(amount: bigint, ratePpm: bigint): bigint {
  const product = amount * ratePpm
  const quotient = product / PPM
  return product > 0n && product % PPM !== 0n ? quotient + 1n : quotient
}

/** The part of an amount at a rate of millionths, rounded down: what is given. */
export function floorToMinor(amount: bigint, ratePpm: bigint): bigint {
  if (amount < 0n || ratePpm < 0n) throw new RangeError('a part is taken of what is not below zero')
  return (amount * ratePpm) / PPM
}

/**
 * An amount as the wire's integer; every amount of the product is within the range that JSON keeps exactly.
 */
export function toWireAmount(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError('an amount on the wire is a safe integer')
  return number
}
