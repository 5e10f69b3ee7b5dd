/** What one agent's contract comes to in a period, in satang (docs/flows/agent-pay.md). */

const PPM = 1_000_000n

/** What a team came to in a period. Everything of the team is without the agent's own bets. */
export interface TeamSums {
  readonly turnover: bigint
  readonly payout: bigint
  readonly valid: bigint
  readonly active: number
  /** Credited in the period to the team and to the agent alike. */
  readonly rebate: bigint
  readonly promotions: bigint
  readonly salaries: bigint
  readonly fees: bigint
}

/** The dividend's base before anything carried (docs/flows/agent-pay.md). */
export const dividendBase = (sums: Omit<TeamSums, 'valid' | 'active'>): bigint =>
  sums.turnover - sums.payout - sums.rebate - sums.promotions - sums.salaries - sums.fees

/** Rounded down; nothing from a base that is not above zero. */
export const grossOf = (base: bigint, ratePpm: number): bigint =>
  base > 0n ? (base * BigInt(ratePpm)) / PPM : 0n

/** What is left of a day's cap after what the day has paid; the whole amount without a cap. */
export function withinDay(net: bigint, cap: bigint | null, paidToday: bigint): bigint {
  if (cap === null) return net
  const left = cap > paidToday ? cap - paidToday : 0n
  return net < left ? net : left
}
