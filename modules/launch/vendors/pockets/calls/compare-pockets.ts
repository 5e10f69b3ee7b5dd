import { refuse } from '../../../../../contract/errors.ts'
import {
  comparePockets,
  comparePocketsSchemas,
} from '../../../../../contract/operator/launch/compare-pockets.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { accountsByIds } from '../../../../identity/index.ts'
import { housePockets } from '../../../../wallet/index.ts'
import { vendorDirectoryKey } from '../../access/vendors.ts'
import { pocketsKey } from '../pockets.ts'
import { pocketPage, vendorSums } from '../store/pockets.ts'

/** No transaction is open while the vendor is asked. */
export const handleComparePockets = handleBatched(
  comparePockets,
  comparePocketsSchemas,
  async (context, { query }) => {
    const { merchant, database } = context
    const { pageNo = 1, pageSize = 20, vassalage } = query
    const directory = context.use(vendorDirectoryKey)
    const pockets = context.use(pocketsKey)
    const vendor = directory.find(vassalage)
    if (vendor?.walletMode !== 'TRANSFER') refuse('WALLET_NOT_TRANSFERABLE')
    const of = { merchantId: merchant.id, vendor: vassalage }
    const page = await pocketPage(database.kysely, { ...of, pageNo, pageSize })
    const compared = await Promise.all(
      page.list.map(async (memberId) => ({ memberId, ...(await pockets.compare(vendor, memberId)) })),
    )
    const accounts = await accountsByIds(database.kysely, page.list)
    const { inAmount, outAmount, waitingIn, waitingOut } = await vendorSums(database.kysely, of)
    const ledgerAmount = await housePockets(database.kysely, of)
    return {
      ...page,
      inAmount,
      outAmount,
      waitingAmount: waitingIn + waitingOut,
      ledgerAmount,
      // Money on its way back has left the pockets already.
      resultAmount: ledgerAmount + outAmount + waitingOut - inAmount,
      list: compared.map((one) => ({
        ...one,
        account: accounts.get(one.memberId)?.username ?? one.memberId,
      })),
    }
  },
)
