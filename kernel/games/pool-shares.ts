/**
 * The part of a stake that jackpot pools return, and the pools that a game takes part in
 * (domain/studio-games.md §7). Figures are parts per million of the stake; fractions are rounded up, so that
 * no published sum is too small.
 */
export interface PoolTerms<Code extends string = string> {
  readonly code: Code
  /**
   * MUST_HIT: won at a hidden amount above the seed, at most the cap. PROGRESSIVE: won by chance, stake /
   * odds.
   */
  readonly kind: 'MUST_HIT' | 'PROGRESSIVE'
  /** Satang; the amount that every pool begins with. */
  readonly seedAmount: bigint
  /** Of a must-hit pool. */
  readonly capAmount: bigint | null
  /** The part of each stake that goes into the pool, in parts per million. */
  readonly ratePpm: number
  /** Of a progressive pool: a stake of this many satang would win for certain. */
  readonly oddsAmount: bigint | null
}

/** A game takes part in pools while its total RTP is at most this. */
export const MOST_RTP_PPM = 980_000n

/** The pool's part of the RTP: c·E[T]/(E[T]−seed) with E[T] = (seed+cap)/2, or seed/Q + c. */
export function shareOf(pool: Omit<PoolTerms, 'code'>): bigint {
  const rate = BigInt(pool.ratePpm)
  if (pool.kind === 'PROGRESSIVE') return rate + divideUp(pool.seedAmount * 1_000_000n, pool.oddsAmount!)
  return divideUp(rate * (pool.seedAmount + pool.capAmount!), pool.capAmount! - pool.seedAmount)
}

/**
 * The pools, in the given order, that a game of this RTP takes part in: each one if the sum stays at most
 * 0.98.
 */
export function participationOf<Code extends string>(
  rtpPpm: bigint,
  pools: readonly PoolTerms<Code>[],
): { pools: Code[]; totalPpm: bigint } {
  const taken: Code[] = []
  let totalPpm = rtpPpm
  for (const pool of pools) {
    if (totalPpm + shareOf(pool) > MOST_RTP_PPM) continue
    totalPpm += shareOf(pool)
    taken.push(pool.code)
  }
  return { pools: taken, totalPpm }
}

/** '0.963542' → 963542n; undefined for anything else. */
export function readRtp(text: string): bigint | undefined {
  const digits = /^0\.([0-9]{6})$/.exec(text)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

/** 974042n → '0.974042' */
export function writeRtp(ppm: bigint): string {
  return `${ppm / 1_000_000n}.${String(ppm % 1_000_000n).padStart(6, '0')}`
}

/**
 * The number that a round draws for a pool that is won by chance: two words of the fair stream, the high one
 * first.
 */
export function poolDrawOf(stream: { word(): number }): bigint {
  const high = BigInt(stream.word())
  return (high << 32n) | BigInt(stream.word())
}

/** A draw below this wins: floor(stake / odds × 2^64). */
export function poolThreshold(stakeAmount: bigint, oddsAmount: bigint): bigint {
  return (stakeAmount << 64n) / oddsAmount
}

/** The amount at which a must-hit pool is won: seed + 1 + int(cap − seed), in satang. */
export function poolTrigger(
  stream: { int(m: number): number },
  seedAmount: bigint,
  capAmount: bigint,
): bigint {
  return seedAmount + 1n + BigInt(stream.int(Number.parseInt(String(capAmount - seedAmount), 10)))
}

const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor
