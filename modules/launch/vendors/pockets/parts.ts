/** Money that members keep with vendors. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleAskPocketTransfer } from './calls/ask-pocket-transfer.ts'
import { handleComparePocketTransfers } from './calls/compare-pocket-transfers.ts'
import { handleComparePockets } from './calls/compare-pockets.ts'
import { handleListPocketTransfers } from './calls/list-pocket-transfers.ts'
import { handleListWallets } from './calls/list-wallets.ts'
import { handleTransferWallet } from './calls/transfer-wallet.ts'
import { handleTransferWalletByGet } from './calls/transfer-wallet-by-get.ts'
import { askPocketsJob } from './jobs/ask-pockets.ts'

export const pocketParts = {
  calls: [
    handleListWallets,
    handleTransferWallet,
    handleTransferWalletByGet,
    handleListPocketTransfers,
    handleAskPocketTransfer,
    handleComparePockets,
    handleComparePocketTransfers,
  ],
  jobs: [askPocketsJob],
} satisfies ModuleParts
