/** What an adapter of a bank or a chain is made with: the ports, and the ways to tell of a payment. */
export { addressSourceKey, chainPayoutKey, payoutChannelKey, rateFeedKey } from '../channels/ports.ts'
export type {
  AddressSource,
  ChainOrder,
  ChainPayoutChannel,
  PaymentNotice,
  PayoutChannel,
  PayoutOrder,
  ServiceSource,
  TransferNotice,
} from '../channels/ports.ts'
export { houseRate } from '../channels/house-rate.ts'
export { readGrowingTransfers } from '../channels/store/crypto.ts'
export { receivePayment } from '../deposits/payments.ts'
export { receiveTransfer } from '../deposits/transfers.ts'
export { shownAddress } from '../shared/rules/crypto-addresses.ts'
