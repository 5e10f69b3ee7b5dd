/**
 * Settings of the deposit channels that an operator may change (domain/economy.md §7); PromptPay's are in
 * deposits.ts.
 */
import { depositChannels } from '../../../contract/shared/cashier-channels.ts'
import { defineSetting } from '../../system/index.ts'

export const channelSettings = {
  /** Channels that are offered at all; a pause closes one for a while. */
  enabled: defineSetting({
    name: 'cashier.depositChannels',
    weakens: 'NONE',
    kind: 'list',
    default: [...depositChannels],
    min: 0,
    max: depositChannels.length,
  }),
}

export const bankTransferSettings = {
  minAmount: defineSetting({
    name: 'cashier.bankTransferMinAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 10_000n,
    min: 100n,
    max: 100_000_000n,
  }),
  maxAmount: defineSetting({
    name: 'cashier.bankTransferMaxAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 50_000_000n,
    min: 100n,
    max: 1_000_000_000n,
  }),
  expiryMinutes: defineSetting({
    name: 'cashier.bankTransferExpiryMinutes',
    weakens: 'NONE',
    kind: 'integer',
    default: 30,
    min: 1,
    max: 240,
  }),
  /** How long a deposit with a slip waits for the bank's report before a person decides. */
  slipWaitMinutes: defineSetting({
    name: 'cashier.slipWaitMinutes',
    weakens: 'NONE',
    kind: 'integer',
    default: 60,
    min: 1,
    max: 1_440,
  }),
}

export const trueMoneySettings = {
  minAmount: defineSetting({
    name: 'cashier.trueMoneyMinAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 5_000n,
    min: 100n,
    max: 100_000_000n,
  }),
  maxAmount: defineSetting({
    name: 'cashier.trueMoneyMaxAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 3_000_000n,
    min: 100n,
    max: 1_000_000_000n,
  }),
  expiryMinutes: defineSetting({
    name: 'cashier.trueMoneyExpiryMinutes',
    weakens: 'NONE',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 120,
  }),
}
