import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { TransferFields, WalletTransfer, walletTransferErrors } from './wallet-fields.ts'

/**
 * A GET because the specification names it so; cross-site callers are refused, and only the bearer header
 * opens it. It has no key, so a repeated call is another transfer.
 */
export const transferWalletByGet: Call<typeof transferWalletByGetSchemas> & { isBatched: true } = {
  name: 'launch/transfer-wallet-by-get',
  method: 'GET',
  path: '/api/wps/relay/GCS_walletTransfer',
  module: 'GCS',
  audience: 'member',
  rate: 'money',
  isBatched: true,
  openTo: ['restricted'],
  summary: 'The same as the POST, without a key; use the POST.',
  errors: walletTransferErrors,
}

export function transferWalletByGetSchemas() {
  return {
    query: Type.Object({
      ...TransferFields(),
      amount: Type.Integer({ minimum: 1, maximum: 9_000_000_000_000, description: 'minor units (satang)' }),
    }),
    value: WalletTransfer(),
  }
}
