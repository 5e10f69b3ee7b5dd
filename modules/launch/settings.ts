import { defineSetting } from '../system/index.ts'

export const launchSettings = {
  /** What a member's play money is set to each day: 10,000.00 (domain/economy.md §1). */
  freePlayAmount: defineSetting({ name: 'launch.freePlayAmount', kind: 'amount', default: 1_000_000n, min: 100n, max: 1_000_000_000n }),
  /** Agents play for real money like members (domain/gaps.md §1 row 14). */
  agentCanPlay: defineSetting({ name: 'launch.agentCanPlay', kind: 'flag', default: true }),
  /** The house's slots may spin by themselves, within limits that the member sets (docs/decisions/0014). */
  slotAutoplay: defineSetting({ name: 'launch.slotAutoplay', kind: 'flag', default: false }),
  /** From one spin of a slot to the next at least so many milliseconds; 0: no such rule. */
  slotLeastSpinMs: defineSetting({ name: 'launch.slotLeastSpinMs', kind: 'integer', default: 0, min: 0, max: 10_000 }),
}
