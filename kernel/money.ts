/** Money: integer minor units as bigint (satang for THB). Rounding is always named by its direction. */

/** The ledgers that never mix in one transaction (ARCHITECTURE §3). */
export type Currency = 'THB' | 'POINT' | 'TRIAL'

/** The largest amount the wire accepts, in minor units (WIRE.md, Values). */
export const MAX_AMOUNT = 9_000_000_000_000n

const PPM = 1_000_000n

/** amount × ratePpm / 10^6, rounded down: credits of the house to a member. */
export function floorToMinor(amount: bigint, ratePpm: bigint): bigint {
  const product = amount * ratePpm
  const quotient = product / PPM
  return product < 0n && product % PPM !== 0n ? quotient - 1n : quotient
}

/** amount × ratePpm / 10^6, rounded up: requirements laid on a member. */
export function ceilToMinor(amount: bigint, ratePpm: bigint): bigint {
  const product = amount * ratePpm
  const quotient = product / PPM
  return product > 0n && product % PPM !== 0n ? quotient + 1n : quotient
}

/** part of whole as the share of amount, rounded down; a whole of zero gives zero. */
export function floorShare(amount: bigint, part: bigint, whole: bigint): bigint {
  return whole === 0n ? 0n : (amount * part) / whole
}

/** An amount as the wire's integer: within what JSON keeps exactly, which every amount of the product is. */
export function toWireAmount(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError('an amount on the wire is a safe integer')
  return number
}
