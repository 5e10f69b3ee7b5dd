/** When two members who bet against each other look agreed (domain/economy.md §9). Pure. */
import type { OppositeFacts } from '../../../../kernel/tables/opposite-facts.ts'

export interface OppositeLimits {
  /** Rounds of a day in which they stood against each other. */
  readonly leastRounds: number
  /** The least share of the rounds that both bet in. */
  readonly percent: number
}

/** Two strangers meet on opposite sides in every second round; who does in nearly all of them does not by chance. */
export function looksAgreed({ shared, opposed }: Pick<OppositeFacts, 'shared' | 'opposed'>, { leastRounds, percent }: OppositeLimits): boolean {
  return opposed >= leastRounds && opposed * 100 >= shared * percent
}
