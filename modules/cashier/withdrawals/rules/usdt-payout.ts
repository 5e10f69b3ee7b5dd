/**
 * Baht into USDT for payouts, in integers only: satang, millionths of a USDT, millionths of a baht
 * (domain/economy.md §8.1).
 */
const BASIS = 10_000n
/** Millionths of a USDT × millionths of a baht, per satang. */
const PER_SATANG = 10_000_000_000n
/** USDT are sent in hundredths. */
const HUNDREDTH = 10_000n
const WHOLE_BAHT = 100n

export interface PayoutTerms {
  /** Millionths of a baht for one USDT, with the spread. */
  readonly rate: bigint
  /** Millionths of a USDT that the network takes of each withdrawal. */
  readonly networkFee: bigint
  /** The least millionths of a USDT that a withdrawal must be worth, the network's fee included. */
  readonly minUsdt: bigint
}

/**
 * The middle rate plus the spread, rounded up; for deposits the spread is subtracted
 * (channels/rules/usdt.ts).
 */
export function rateWithSpread(midRate: bigint, spreadBasisPoints: number): bigint {
  return ceilDivide(midRate * (BASIS + BigInt(spreadBasisPoints)), BASIS)
}

export interface PayoutInUsdt {
  /** Millionths of a USDT that arrive: whole hundredths. */
  readonly amount: bigint
  /** The value of the network's fee in satang, rounded down: part of the withdrawal's fee. */
  readonly feeAmount: bigint
}

/**
 * What arrives for this many satang, after the house's own fee: rounded down to hundredths, less the
 * network's fee. What was sent is never worth more than the satang less both fees.
 */
export function payoutInUsdt(
  satang: bigint,
  { rate, networkFee }: Pick<PayoutTerms, 'rate' | 'networkFee'>,
): PayoutInUsdt {
  const worth = (satang * PER_SATANG) / rate
  return {
    amount: worth - (worth % HUNDREDTH) - networkFee,
    feeAmount: networkFeeAmount({ rate, networkFee }),
  }
}

/** Satang that the network's fee is worth, rounded down. */
export function networkFeeAmount({ rate, networkFee }: Pick<PayoutTerms, 'rate' | 'networkFee'>): bigint {
  return (networkFee * rate) / PER_SATANG
}

/**
 * The least that may be requested, in whole baht: worth the smallest payout after the house's fee, so that
 * something arrives.
 */
export function leastAmount(terms: PayoutTerms, feeAmount: bigint): bigint {
  const least = terms.minUsdt > terms.networkFee ? terms.minUsdt : terms.networkFee + HUNDREDTH
  return ceilDivide(ceilDivide(least * terms.rate, PER_SATANG) + feeAmount, WHOLE_BAHT) * WHOLE_BAHT
}

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
