import { refuse } from '../../../../../contract/errors.ts'
import { listWallets, listWalletsSchemas } from '../../../../../contract/player/launch/list-wallets.ts'
import type { WalletStatus } from '../../../../../contract/player/launch/wallet-fields.ts'
import { MAIN_WALLET } from '../../../../../contract/shared/wallets.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { listedVendorsOf } from '../../../../catalogue/index.ts'
import { balancesOf } from '../../../../wallet/index.ts'
import { vendorDirectoryKey } from '../../access/vendors.ts'
import { pocketsKey } from '../pockets.ts'
import { pendingOf } from '../store/pockets.ts'
import { transferValue } from '../wallet-transfer.ts'

interface Wallet {
  vassalage: string
  displayName: string
  iconUrl: string
  balance: bigint
  status: WalletStatus
}

/** All vendors are asked at once; a silent one shows its last answer. */
export const handleListWallets = handleBatched(
  listWallets,
  listWalletsSchemas,
  async (context, { query }) => {
    const { merchant, actor, database } = context
    const directory = context.use(vendorDirectoryKey)
    const pockets = context.use(pocketsKey)
    const member = { merchantId: merchant.id, memberId: actor.accountId }
    const only = query.isSingle === '1' || query.isSingle === 'true' ? query.vassalage : undefined
    const isAsked = (code: string) => only === undefined || only === code
    const language = context.language === 'th' ? 'TH' : 'EN'
    const listed = await listedVendorsOf(database.kysely, merchant.id)
    const seenPockets = await Promise.all(
      listed.map(async ({ vendor: code, names, iconUrl, state }): Promise<Wallet | null> => {
        const vendor = directory.find(code)
        if (vendor?.walletMode !== 'TRANSFER' || !isAsked(code)) return null
        const seen = await pockets.look(vendor, member)
        return {
          vassalage: code,
          displayName: names[language],
          iconUrl,
          balance: seen.balance,
          status: seen.status === 'OPEN' && state !== 'OPEN' ? 'MAINTENANCE' : seen.status,
        }
      }),
    )
    const wallets = seenPockets.filter((wallet) => wallet !== null)
    if (isAsked(MAIN_WALLET)) {
      const { main } = await balancesOf(database.kysely, actor.accountId)
      wallets.unshift({
        vassalage: MAIN_WALLET,
        displayName: MAIN_WALLET,
        iconUrl: '',
        balance: main,
        status: 'OPEN',
      })
    }
    if (wallets.length === 0) refuse('WALLET_NOT_TRANSFERABLE')
    return {
      wallets,
      pending: (await pendingOf(database.kysely, actor.accountId))
        .filter((transfer) => isAsked(transfer.vendor))
        .map(transferValue),
    }
  },
)
