/**
 * USDT into baht, in integers only: millionths of a USDT, millionths of a baht, satang (domain/economy.md
 * §7).
 */

const MILLION = 1_000_000n
/** Millionths of a USDT × millionths of a baht, per satang. */
const PER_SATANG = (MILLION * MILLION) / 100n
const BASIS = 10_000n

/** The middle rate less the spread, rounded down. Rates are millionths of a baht for one USDT. */
export function rateAfterSpread(midRate: bigint, spreadBasisPoints: number): bigint {
  return (midRate * (BASIS - BigInt(spreadBasisPoints))) / BASIS
}

/** Satang for this many millionths of a USDT, rounded down. */
export function floorToSatang(usdt: bigint, rate: bigint): bigint {
  return (usdt * rate) / PER_SATANG
}

/** Millionths of a USDT that are worth at most this many satang. */
export function satangToUsdt(satang: bigint, rate: bigint): bigint {
  return (satang * PER_SATANG) / rate
}

/** 32_287_750n → "32.28775": at least two decimals. */
export function rateText(rate: bigint): string {
  const decimals = String(rate % MILLION)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '')
  return `${rate / MILLION}.${decimals}`
}

/** 50 → "0.0050" */
export function spreadText(basisPoints: number): string {
  return `0.${String(basisPoints).padStart(4, '0')}`
}

/** 10_500_000n → "10.5 USDT" */
export function usdtText(amount: bigint): string {
  const decimals = String(amount % MILLION)
    .padStart(6, '0')
    .replace(/0+$/, '')
  const whole = String(amount / MILLION).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${decimals === '' ? whole : `${whole}.${decimals}`} USDT`
}
