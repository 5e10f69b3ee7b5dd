import type { Call } from '../../shared/call.ts'
import { TransferBody, WalletTransfer, walletTransferErrors } from './wallet-fields.ts'

export const transferWallet: Call<typeof transferWalletSchemas> & { isBatched: true } = {
  name: 'launch/transfer-wallet',
  method: 'POST',
  path: '/api/wps/relay/GCS_walletTransfer',
  module: 'GCS',
  audience: 'member',
  rate: 'money',
  isIdempotent: true,
  isBatched: true,
  openTo: ['restricted'],
  summary: 'Moves money between the main wallet and a pocket at a transfer-mode vendor.',
  errors: walletTransferErrors,
}

export function transferWalletSchemas() {
  return { body: TransferBody(), value: WalletTransfer() }
}
