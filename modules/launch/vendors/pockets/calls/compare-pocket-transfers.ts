import { refuse } from '../../../../../contract/errors.ts'
import {
  comparePocketTransfers,
  comparePocketTransfersSchemas,
} from '../../../../../contract/operator/launch/compare-pocket-transfers.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { vendorDirectoryKey } from '../../access/vendors.ts'
import { pocketsKey } from '../pockets.ts'
import { sentTransfers } from '../store/pockets.ts'

export const handleComparePocketTransfers = handleBatched(
  comparePocketTransfers,
  comparePocketTransfersSchemas,
  async (context, { params, query }) => {
    const { pageNo = 1, pageSize = 10, vassalage } = query
    const directory = context.use(vendorDirectoryKey)
    const pockets = context.use(pocketsKey)
    const vendor = directory.find(vassalage)
    if (vendor?.walletMode !== 'TRANSFER') refuse('WALLET_NOT_TRANSFERABLE')
    const page = await sentTransfers(context.database.kysely, {
      merchantId: context.merchant.id,
      memberId: params.memberId,
      vendor: vassalage,
      pageNo,
      pageSize,
    })
    const list = await Promise.all(
      page.list.map(async (transfer) => {
        const { transferId, direction, amount, state, createdAt, endedAt } = transfer
        return {
          transferId,
          direction,
          amount,
          state,
          createdAt,
          endedAt,
          ...(await pockets.compareTransfer(vendor, transfer)),
        }
      }),
    )
    return { ...page, list }
  },
)
