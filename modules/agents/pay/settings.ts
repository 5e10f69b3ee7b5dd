/** Settings of what agents are paid. Amounts in minor units. */
import { defineSetting, type AnySetting } from '../../system/index.ts'
import { activeBets } from '../team/settings.ts'

export const paySettings = {
  /** Payments above it wait for a person (docs/flows/agent-pay.md). */
  approveAbove: defineSetting({
    name: 'agents.approveAbove',
    weakens: 'UP',
    kind: 'amount',
    default: 5_000_000n,
    min: 0n,
    max: 10_000_000_000n,
  }),
  /** Salaries and dividends are to be played once before they may leave. */
  salaryWagering: defineSetting({
    name: 'agents.salaryWagering',
    weakens: 'DOWN',
    kind: 'flag',
    default: false,
  }),
  activeBets,
} as const

export const settings: readonly AnySetting[] = Object.values(paySettings)
