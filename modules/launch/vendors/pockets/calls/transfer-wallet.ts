import {
  transferWallet,
  transferWalletSchemas,
} from '../../../../../contract/player/launch/transfer-wallet.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { transferBetween } from '../wallet-transfer.ts'

export const handleTransferWallet = handleBatched(
  transferWallet,
  transferWalletSchemas,
  (context, { body }) =>
    transferBetween(context, { ...body, amount: BigInt(body.amount), requestKey: context.idempotencyKey }),
)
