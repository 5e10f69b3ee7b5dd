import { defineSetting } from '../system/index.ts'

export const launchSettings = {
  /** What a member's play money is set to each day: 10,000.00 (domain/economy.md §1). */
  freePlayAmount: defineSetting({ name: 'launch.freePlayAmount', kind: 'amount', default: 1_000_000n, min: 100n, max: 1_000_000_000n }),
  /** Agents play for real money like members (domain/gaps.md §1 row 14). */
  agentCanPlay: defineSetting({ name: 'launch.agentCanPlay', kind: 'flag', default: true }),
}
