/** Sums of a team or an account, and what follows from them. All amounts in minor units. */
export interface Sums {
  stake: bigint
  payout: bigint
  valid: bigint
  deposits: bigint
  withdrawals: bigint
  promotions: bigint
  /** Own rebates, and those of the agents above. */
  rebates: bigint
  commissions: bigint
  salaries: bigint
  dividends: bigint
  registrations: bigint
  firstDeposits: bigint
}

export const noSums: Sums = {
  stake: 0n,
  payout: 0n,
  valid: 0n,
  deposits: 0n,
  withdrawals: 0n,
  promotions: 0n,
  rebates: 0n,
  commissions: 0n,
  salaries: 0n,
  dividends: 0n,
  registrations: 0n,
  firstDeposits: 0n,
}

const keys = Object.keys(noSums) as (keyof Sums)[]

export function addSums(one: Sums, other: Sums): Sums {
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as Sums
}

/** What the members lost to the house by play alone; negative if they won. */
export const gameWinOf = ({ stake, payout }: Pick<Sums, 'stake' | 'payout'>): bigint => stake - payout

/** What the team itself won, everything that the house gave included; negative if the team lost. */
export function profitOf(sums: Sums): bigint {
  const given = sums.rebates + sums.commissions + sums.promotions + sums.salaries + sums.dividends
  return sums.payout + given - sums.stake
}
