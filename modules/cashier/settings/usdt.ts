/** Settings of deposits and payouts in USDT. */
import { cryptoChannels } from '../../../contract/shared/cashier-channels.ts'
import { defineSetting } from '../../system/index.ts'

export const usdtSettings = {
  /** Whole USDT. */
  minUsdt: defineSetting({
    name: 'cashier.usdtMin',
    weakens: 'NONE',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1_000_000,
  }),
  maxUsdt: defineSetting({
    name: 'cashier.usdtMax',
    weakens: 'UP',
    kind: 'integer',
    default: 50_000,
    min: 1,
    max: 1_000_000,
  }),
  /** The address stays the member's permanently; this is how long the request for it is listed. */
  openHours: defineSetting({
    name: 'cashier.usdtOpenHours',
    weakens: 'NONE',
    kind: 'integer',
    default: 24,
    min: 1,
    max: 720,
  }),
  /**
   * Baht for one USDT, if no feed provides it: it sets the value of every coin here, so two people change it.
   */
  midAmount: defineSetting({
    name: 'cashier.usdtMidAmount',
    weakens: 'ANY',
    kind: 'amount',
    default: 3_245n,
    min: 1n,
    max: 100_000n,
  }),
  spreadBasisPoints: defineSetting({
    name: 'cashier.usdtSpreadBasisPoints',
    weakens: 'NONE',
    kind: 'integer',
    default: 50,
    min: 0,
    max: 1_000,
  }),
  confirmationsTrc20: defineSetting({
    name: 'cashier.usdtConfirmationsTrc20',
    weakens: 'DOWN',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 1_000,
  }),
  confirmationsErc20: defineSetting({
    name: 'cashier.usdtConfirmationsErc20',
    weakens: 'DOWN',
    kind: 'integer',
    default: 12,
    min: 1,
    max: 1_000,
  }),
  confirmationsBep20: defineSetting({
    name: 'cashier.usdtConfirmationsBep20',
    weakens: 'DOWN',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 1_000,
  }),
  /** Addresses whose money nobody may accept; money from one waits for a person. */
  sanctioned: defineSetting({
    name: 'cashier.usdtSanctionedAddresses',
    weakens: 'REMOVED',
    kind: 'list',
    default: [],
    min: 0,
    max: 10_000,
  }),
}

/** Withdrawals in USDT (domain/economy.md §8.1). */
export const usdtPayoutSettings = {
  /** Networks that the merchant pays on; none: no withdrawals in USDT. */
  networks: defineSetting({
    name: 'cashier.usdtPayoutNetworks',
    weakens: 'NONE',
    kind: 'list',
    default: [...cryptoChannels],
    min: 0,
    max: cryptoChannels.length,
  }),
  /** Added to the middle rate. */
  spreadBasisPoints: defineSetting({
    name: 'cashier.usdtPayoutSpreadBasisPoints',
    weakens: 'NONE',
    kind: 'integer',
    default: 50,
    min: 0,
    max: 1_000,
  }),
  /** The least whole USDT that a withdrawal must be worth, the network's fee included. */
  minUsdt: defineSetting({
    name: 'cashier.usdtPayoutMin',
    weakens: 'NONE',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1_000_000,
  }),
  /** What the network takes of each withdrawal, in hundredths of a USDT. */
  networkFeeHundredths: defineSetting({
    name: 'cashier.usdtNetworkFeeHundredths',
    weakens: 'NONE',
    kind: 'integer',
    default: 100,
    min: 0,
    max: 10_000,
  }),
  addressLimit: defineSetting({
    name: 'cashier.usdtAddressLimit',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 20,
  }),
}
