/** Transfers along the line (domain/agents.md §6). */
import { defineSetting } from '../../system/index.ts'

/** Transfers along the line (domain/agents.md §6). */
export const lineSettings = {
  minAmount: defineSetting({
    name: 'cashier.lineMinAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 1_000n,
    min: 100n,
    max: 100_000_000n,
  }),
  maxAmount: defineSetting({
    name: 'cashier.lineMaxAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 10_000_000n,
    min: 100n,
    max: 1_000_000_000n,
  }),
  dayAmount: defineSetting({
    name: 'cashier.lineDayAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 30_000_000n,
    min: 0n,
    max: 10_000_000_000n,
  }),
}
