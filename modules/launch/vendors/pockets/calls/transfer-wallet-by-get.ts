import { randomUUID } from 'node:crypto'
import {
  transferWalletByGet,
  transferWalletByGetSchemas,
} from '../../../../../contract/player/launch/transfer-wallet-by-get.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { transferBetween } from '../wallet-transfer.ts'

export const handleTransferWalletByGet = handleBatched(
  transferWalletByGet,
  transferWalletByGetSchemas,
  (context, { query }) =>
    transferBetween(context, { ...query, amount: BigInt(query.amount), requestKey: `get:${randomUUID()}` }),
)
