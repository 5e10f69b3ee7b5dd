import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { MerchantWallet, WalletTransfer } from './wallet-fields.ts'

export const listWallets: Call<typeof listWalletsSchemas> & { isBatched: true } = {
  name: 'launch/list-wallets',
  method: 'GET',
  path: '/api/wps/relay/GCS_merchantWallet',
  module: 'GCS',
  audience: 'member',
  isBatched: true,
  openTo: ['restricted'],
  summary:
    "The member's main wallet and their pockets at vendors that keep their own, whose balances are asked of each vendor now.",
  errors: ['WALLET_NOT_TRANSFERABLE'],
}

export function listWalletsSchemas() {
  return {
    query: Type.Object({
      isSingle: Type.Optional(
        Type.String({ maxLength: 5, description: '1 or true: only the wallet that vassalage names' }),
      ),
      vassalage: Type.Optional(Id("MAIN or a transfer-mode vendor's code")),
    }),
    value: Type.Object({
      wallets: Type.Array(MerchantWallet()),
      pending: Type.Array(WalletTransfer(), {
        description: 'transfers whose answer has not come yet, the oldest first',
      }),
    }),
  }
}
