/** Figures of the ways to deposit that an operator may change (domain/economy.md §7); PromptPay's stand in settings.ts. */
import { cryptoChannels, depositChannels } from '../../contract/shared/cashier-channels.ts'
import { defineSetting } from '../system/index.ts'

export const channelSettings = {
  /** Ways that are offered at all; a pause closes one for a while. */
  enabled: defineSetting({ name: 'cashier.depositChannels', weakens: 'NONE', kind: 'list', default: [...depositChannels], min: 0, max: depositChannels.length }),
}

export const bankTransferSettings = {
  minAmount: defineSetting({ name: 'cashier.bankTransferMinAmount', weakens: 'NONE', kind: 'amount', default: 10_000n, min: 100n, max: 100_000_000n }),
  maxAmount: defineSetting({ name: 'cashier.bankTransferMaxAmount', weakens: 'UP', kind: 'amount', default: 50_000_000n, min: 100n, max: 1_000_000_000n }),
  expiryMinutes: defineSetting({ name: 'cashier.bankTransferExpiryMinutes', weakens: 'NONE', kind: 'integer', default: 30, min: 1, max: 240 }),
  /** How long a deposit with a slip waits for the bank's word before a person looks. */
  slipWaitMinutes: defineSetting({ name: 'cashier.slipWaitMinutes', weakens: 'NONE', kind: 'integer', default: 60, min: 1, max: 1_440 }),
}

export const trueMoneySettings = {
  minAmount: defineSetting({ name: 'cashier.trueMoneyMinAmount', weakens: 'NONE', kind: 'amount', default: 5_000n, min: 100n, max: 100_000_000n }),
  maxAmount: defineSetting({ name: 'cashier.trueMoneyMaxAmount', weakens: 'UP', kind: 'amount', default: 3_000_000n, min: 100n, max: 1_000_000_000n }),
  expiryMinutes: defineSetting({ name: 'cashier.trueMoneyExpiryMinutes', weakens: 'NONE', kind: 'integer', default: 15, min: 1, max: 120 }),
}

export const usdtSettings = {
  /** Whole USDT. */
  minUsdt: defineSetting({ name: 'cashier.usdtMin', weakens: 'NONE', kind: 'integer', default: 10, min: 1, max: 1_000_000 }),
  maxUsdt: defineSetting({ name: 'cashier.usdtMax', weakens: 'UP', kind: 'integer', default: 50_000, min: 1, max: 1_000_000 }),
  /** The address stays the member's for ever; so long the request for it stands in the list. */
  openHours: defineSetting({ name: 'cashier.usdtOpenHours', weakens: 'NONE', kind: 'integer', default: 24, min: 1, max: 720 }),
  /** Baht for one USDT, where no feed tells: what every coin is worth here, so two people say it. */
  midAmount: defineSetting({ name: 'cashier.usdtMidAmount', weakens: 'ANY', kind: 'amount', default: 3_245n, min: 1n, max: 100_000n }),
  spreadBasisPoints: defineSetting({ name: 'cashier.usdtSpreadBasisPoints', weakens: 'NONE', kind: 'integer', default: 50, min: 0, max: 1_000 }),
  confirmationsTrc20: defineSetting({ name: 'cashier.usdtConfirmationsTrc20', weakens: 'DOWN', kind: 'integer', default: 20, min: 1, max: 1_000 }),
  confirmationsErc20: defineSetting({ name: 'cashier.usdtConfirmationsErc20', weakens: 'DOWN', kind: 'integer', default: 12, min: 1, max: 1_000 }),
  confirmationsBep20: defineSetting({ name: 'cashier.usdtConfirmationsBep20', weakens: 'DOWN', kind: 'integer', default: 15, min: 1, max: 1_000 }),
  /** Addresses whose money nobody may take; what comes from one waits for a person. */
  sanctioned: defineSetting({ name: 'cashier.usdtSanctionedAddresses', weakens: 'REMOVED', kind: 'list', default: [], min: 0, max: 10_000 }),
}

/** Withdrawals in USDT (domain/economy.md §8.1). */
export const usdtPayoutSettings = {
  /** Networks that the house pays on; none: no withdrawals in USDT. */
  networks: defineSetting({ name: 'cashier.usdtPayoutNetworks', weakens: 'NONE', kind: 'list', default: [...cryptoChannels], min: 0, max: cryptoChannels.length }),
  /** Added to the middle rate. */
  spreadBasisPoints: defineSetting({ name: 'cashier.usdtPayoutSpreadBasisPoints', weakens: 'NONE', kind: 'integer', default: 50, min: 0, max: 1_000 }),
  /** Whole USDT that a withdrawal is worth at least, the network's fee included. */
  minUsdt: defineSetting({ name: 'cashier.usdtPayoutMin', weakens: 'NONE', kind: 'integer', default: 10, min: 1, max: 1_000_000 }),
  /** What the network takes of each withdrawal, in hundredths of a USDT. */
  networkFeeHundredths: defineSetting({ name: 'cashier.usdtNetworkFeeHundredths', weakens: 'NONE', kind: 'integer', default: 100, min: 0, max: 10_000 }),
  addressLimit: defineSetting({ name: 'cashier.usdtAddressLimit', weakens: 'UP', kind: 'integer', default: 5, min: 1, max: 20 }),
}
