/** Baht into USDT that leave, in integers only: satang, millionths of a USDT, millionths of a baht (domain/economy.md §8.1). */
const BASIS = 10_000n
/** Millionths of a USDT × millionths of a baht, per satang. */
const PER_SATANG = 10_000_000_000n
/** USDT leave in hundredths. */
const HUNDREDTH = 10_000n
const WHOLE_BAHT = 100n

export interface PayoutTerms {
  /** Millionths of a baht for one USDT, the spread added. */
  readonly rate: bigint
  /** Millionths of a USDT that the network takes of each withdrawal. */
  readonly networkFee: bigint
  /** Millionths of a USDT that a withdrawal is worth at least, the network's fee included. */
  readonly minUsdt: bigint
}

/** The middle rate with the spread added, rounded up; deposits have theirs taken off (rules/usdt.ts). */
export function rateWithSpread(midRate: bigint, spreadBasisPoints: number): bigint {
  return ceilDivide(midRate * (BASIS + BigInt(spreadBasisPoints)), BASIS)
}

export interface PayoutInUsdt {
  /** Millionths of a USDT that arrive: whole hundredths. */
  readonly amount: bigint
  /** What the network's fee is worth in satang, rounded down: part of the withdrawal's fee. */
  readonly feeAmount: bigint
}

/**
 * What arrives for so many satang, the house's own fee taken off before: rounded down to hundredths, less the network's
 * fee. What was sent is never worth more than the satang less both fees.
 */
export function payoutInUsdt(satang: bigint, { rate, networkFee }: Pick<PayoutTerms, 'rate' | 'networkFee'>): PayoutInUsdt {
  const worth = satang * PER_SATANG / rate
  return { amount: worth - (worth % HUNDREDTH) - networkFee, feeAmount: networkFeeAmount({ rate, networkFee }) }
}

/** Satang that the network's fee is worth, rounded down. */
export function networkFeeAmount({ rate, networkFee }: Pick<PayoutTerms, 'rate' | 'networkFee'>): bigint {
  return networkFee * rate / PER_SATANG
}

/** The least that may be asked for, in whole baht: worth the smallest payout after the house's fee, and something arrives. */
export function leastAmount(terms: PayoutTerms, feeAmount: bigint): bigint {
  const least = terms.minUsdt > terms.networkFee ? terms.minUsdt : terms.networkFee + HUNDREDTH
  return ceilDivide(ceilDivide(least * terms.rate, PER_SATANG) + feeAmount, WHOLE_BAHT) * WHOLE_BAHT
}

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
