/**
 * The member's wallets: MAIN, and a pocket at each vendor that keeps its own (docs/vendors, transfer mode).
 */
import { Type } from 'typebox'
import { Amount, Id, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'

export const walletStatuses = ['OPEN', 'PENDING', 'UNKNOWN', 'MAINTENANCE'] as const
export type WalletStatus = (typeof walletStatuses)[number]

export const walletTransferStates = ['DONE', 'PENDING'] as const
export type WalletTransferState = (typeof walletTransferStates)[number]

export const walletTransferErrors = [
  'WALLET_NOT_TRANSFERABLE',
  'BAL_INSUFFICIENT',
  'TRANSFER_NOT_ALLOWED',
  'TRANSFER_PENDING',
  'GAME_MAINTENANCE',
  'RG_LOSS_LIMIT',
  'AUTH_DISABLED',
  'AUTH_SELF_EXCLUDED',
  'RG_TIMEOUT',
  'RG_SESSION_LIMIT',
] as const

export const TransferFields = () => ({
  from: Id("MAIN or a transfer-mode vendor's code"),
  to: Id('one of the two is MAIN'),
})

export const TransferBody = () => Type.Object({ ...TransferFields(), amount: PositiveAmount() })

export const WalletTransfer = () =>
  Type.Object({
    transferId: Id(),
    ...TransferFields(),
    amount: PositiveAmount(),
    state: OneOf(
      walletTransferStates,
      'PENDING: the vendor has not answered for sure; the money waits and the question is asked again by itself',
    ),
    createdAt: Time(),
  })

export const MerchantWallet = () =>
  Type.Object({
    vassalage: Id("MAIN or the vendor's code"),
    displayName: Type.String(),
    iconUrl: Type.String(),
    balance: Amount('of the vendor’s last answer where status is not OPEN'),
    status: OneOf(
      walletStatuses,
      'PENDING: a transfer waits for its answer; UNKNOWN: the vendor did not answer; MAINTENANCE: money can be taken back only',
    ),
  })
