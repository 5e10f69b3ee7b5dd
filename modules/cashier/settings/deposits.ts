/**
 * Settings of deposits, and of PromptPay, that an operator may change (domain/economy.md §7); those of the
 * other channels are in channels.ts.
 */
import { defineSetting } from '../../system/index.ts'

export const depositSettings = {
  minAmount: defineSetting({
    name: 'cashier.depositMinAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 5_000n,
    min: 100n,
    max: 100_000_000n,
  }),
  maxAmount: defineSetting({
    name: 'cashier.depositMaxAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 10_000_000n,
    min: 100n,
    max: 1_000_000_000n,
  }),
  expiryMinutes: defineSetting({
    name: 'cashier.depositExpiryMinutes',
    weakens: 'NONE',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 120,
  }),
  openLimit: defineSetting({
    name: 'cashier.depositOpenLimit',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 50,
  }),
  pauseAfter: defineSetting({
    name: 'cashier.depositPauseAfter',
    weakens: 'UP',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 50,
  }),
  pauseMinutes: defineSetting({
    name: 'cashier.depositPauseMinutes',
    weakens: 'DOWN',
    kind: 'integer',
    default: 30,
    min: 0,
    max: 1_440,
  }),
  /** All deposits together of a member without verification. */
  unverifiedAmount: defineSetting({
    name: 'cashier.depositUnverifiedAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 500_000n,
    min: 0n,
    max: 100_000_000n,
  }),
}
