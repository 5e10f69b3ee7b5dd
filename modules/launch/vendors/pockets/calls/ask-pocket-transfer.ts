import { refuse } from '../../../../../contract/errors.ts'
import {
  askPocketTransfer,
  askPocketTransferSchemas,
} from '../../../../../contract/operator/launch/ask-pocket-transfer.ts'
import { isUuid } from '../../../../../kernel/ids.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { pocketsKey } from '../pockets.ts'
import { readTransfer } from '../store/pockets.ts'

export const handleAskPocketTransfer = handleBatched(
  askPocketTransfer,
  askPocketTransferSchemas,
  async (context, { params }) => {
    const transfer = isUuid(params.transferId)
      ? await readTransfer(context.database.kysely, params.transferId)
      : undefined
    if (transfer?.merchantId !== context.merchant.id || transfer.state === 'REFUSED')
      refuse('TRANSFER_NOT_FOUND')
    const state = await context.use(pocketsKey).ask(transfer.transferId)
    return { state: state === 'DONE' || state === 'RETURNED' ? state : ('PENDING' as const) }
  },
)
