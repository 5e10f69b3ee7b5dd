/** What stands in the demo where a live house has its bank, its chains and its wallets. */
import type { AddressSource, ChainPayoutChannel, PayoutChannel } from '../../modules/cashier/index.ts'
import type { Database } from '../../platform/postgres.ts'
import { demoAddresses } from './addresses.ts'
import { openDemoPayouts } from './bank-payouts.ts'
import { openDemoChainPayouts } from './chain-payouts.ts'

export interface Payers {
  readonly bank: PayoutChannel
  readonly chain: ChainPayoutChannel
  readonly addresses: AddressSource
}

export const openPayers = (database: Database): Payers => ({
  bank: openDemoPayouts(database),
  chain: openDemoChainPayouts(database),
  addresses: demoAddresses,
})
