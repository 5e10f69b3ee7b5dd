/** When two members who bet against each other are suspected (domain/economy.md §9). Pure. */
import type { OppositeFacts } from '../../../../../kernel/tables/opposite-facts.ts'

export interface OppositeLimits {
  /** Rounds of a day in which they bet on opposite sides. */
  readonly leastRounds: number
  /** The least share of the rounds that both bet in. */
  readonly percent: number
}

/**
 * Two strangers are on opposite sides in every second round; being so in nearly all of them is not chance.
 */
export function looksAgreed(
  { shared, opposed }: Pick<OppositeFacts, 'shared' | 'opposed'>,
  { leastRounds, percent }: OppositeLimits,
): boolean {
  return opposed >= leastRounds && opposed * 100 >= shared * percent
}
