/** Settings of withdrawals that an operator may change (domain/economy.md §8). */
import { defineSetting } from '../../system/index.ts'

export const withdrawalSettings = {
  minAmount: defineSetting({
    name: 'cashier.withdrawalMinAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 10_000n,
    min: 100n,
    max: 100_000_000n,
  }),
  maxAmount: defineSetting({
    name: 'cashier.withdrawalMaxAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 20_000_000n,
    min: 100n,
    max: 1_000_000_000n,
  }),
  freeCount: defineSetting({
    name: 'cashier.withdrawalFreeCount',
    weakens: 'NONE',
    kind: 'integer',
    default: 3,
    min: 0,
    max: 100,
  }),
  feeAmount: defineSetting({
    name: 'cashier.withdrawalFeeAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 1_000n,
    min: 0n,
    max: 9_900n,
  }),
  isAutoApproved: defineSetting({
    name: 'cashier.withdrawalAutoApprove',
    weakens: 'ON',
    kind: 'flag',
    default: true,
  }),
  autoMaxAmount: defineSetting({
    name: 'cashier.withdrawalAutoMaxAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 2_000_000n,
    min: 0n,
    max: 1_000_000_000n,
  }),
  autoMinAgeDays: defineSetting({
    name: 'cashier.withdrawalAutoMinAgeDays',
    weakens: 'DOWN',
    kind: 'integer',
    default: 7,
    min: 0,
    max: 365,
  }),
  autoProfitFactor: defineSetting({
    name: 'cashier.withdrawalAutoProfitFactor',
    weakens: 'UP',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1_000,
  }),
}

export const payoutSettings = {
  /** The payout channel pays approved withdrawals automatically; off: an operator pays manually. */
  isAutomatic: defineSetting({ name: 'cashier.payoutAutomatic', weakens: 'ON', kind: 'flag', default: true }),
  confirmMinutes: defineSetting({
    name: 'cashier.confirmMinutes',
    weakens: 'DOWN',
    kind: 'integer',
    default: 30,
    min: 5,
    max: 1_440,
  }),
  confirmMinutesNight: defineSetting({
    name: 'cashier.confirmMinutesNight',
    weakens: 'DOWN',
    kind: 'integer',
    default: 120,
    min: 5,
    max: 1_440,
  }),
  /** A payout above it is sent in several transfers of at most this much. */
  partAmount: defineSetting({
    name: 'cashier.payoutPartAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 5_000_000n,
    min: 10_000n,
    max: 1_000_000_000n,
  }),
}

/** Times that are promised to members; a clock shows each. */
export const deadlineSettings = {
  reviewMinutes: defineSetting({
    name: 'cashier.withdrawalReviewMinutes',
    weakens: 'NONE',
    kind: 'integer',
    default: 30,
    min: 5,
    max: 1_440,
  }),
  payoutMinutes: defineSetting({
    name: 'cashier.payoutMinutes',
    weakens: 'NONE',
    kind: 'integer',
    default: 30,
    min: 5,
    max: 1_440,
  }),
  disputeHours: defineSetting({
    name: 'cashier.disputeHours',
    weakens: 'NONE',
    kind: 'integer',
    default: 24,
    min: 1,
    max: 168,
  }),
  complaintDays: defineSetting({
    name: 'cashier.complaintDays',
    weakens: 'DOWN',
    kind: 'integer',
    default: 30,
    min: 30,
    max: 365,
  }),
}
