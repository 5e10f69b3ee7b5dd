import { refuse } from '../../../../contract/errors.ts'
import type { WalletTransferState } from '../../../../contract/player/launch/wallet-fields.ts'
import { transferWallet } from '../../../../contract/player/launch/transfer-wallet.ts'
import { MAIN_WALLET } from '../../../../contract/shared/wallets.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import type { BatchedContext } from '../../../../platform/calls.ts'
import { momentText } from '../../../../platform/moment-text.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { listedVendorsOf } from '../../../catalogue/index.ts'
import { vendorDirectoryKey } from '../access/vendors.ts'
import { pocketsKey } from './pockets.ts'
import { transferByKey, type PocketTransfer } from './store/pockets.ts'

export interface WalletTransferOrder {
  from: string
  to: string
  amount: bigint
  requestKey: string
}

export interface WalletTransferValue {
  transferId: string
  from: string
  to: string
  amount: bigint
  state: WalletTransferState
  createdAt: Date
}

/**
 * Moves money between the member's main wallet and a pocket. Errors: WALLET_NOT_TRANSFERABLE (neither or both
 * sides are MAIN, an unknown or a seamless vendor), GAME_MAINTENANCE (into a closed vendor), and what
 * `Pockets.move` refuses.
 */
export async function transferBetween(
  context: BatchedContext,
  { from, to, amount, requestKey }: WalletTransferOrder,
): Promise<WalletTransferValue> {
  const { merchant, actor, now, database } = context
  const direction = from === MAIN_WALLET ? 'IN' : 'OUT'
  const code = direction === 'IN' ? to : from
  const vendor = context.use(vendorDirectoryKey).find(code)
  if ((direction === 'OUT' && to !== MAIN_WALLET) || vendor?.walletMode !== 'TRANSFER')
    refuse('WALLET_NOT_TRANSFERABLE')
  const listed =
    (await listedVendorsOf(database.kysely, merchant.id)).find((one) => one.vendor === code) ??
    refuse('WALLET_NOT_TRANSFERABLE')
  if (direction === 'IN' && listed.state !== 'OPEN')
    throw new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 })
  const { isRepeat, ...moved } = await context.use(pocketsKey).move({
    merchantId: merchant.id,
    memberId: actor.accountId,
    vendor,
    direction,
    amount,
    currency: merchant.currency,
    requestKey,
    now,
    moment: (until) => momentText(context, until),
  })
  if (isRepeat) context.markRepeated()
  return { ...moved, from, to, amount }
}

export function transferValue(transfer: PocketTransfer): WalletTransferValue {
  const isIn = transfer.direction === 'IN'
  return {
    transferId: transfer.transferId,
    from: isIn ? MAIN_WALLET : transfer.vendor,
    to: isIn ? transfer.vendor : MAIN_WALLET,
    amount: transfer.amount,
    state: transfer.state === 'DONE' ? 'DONE' : 'PENDING',
    createdAt: transfer.createdAt,
  }
}

/** A member's first answer for a transfer, by its key. */
export async function findWalletTransfer(
  reader: Reader,
  { accountId, key, call }: { accountId: string; key: string; call: string | undefined },
): Promise<{ call: string; value: unknown } | undefined> {
  if (call !== undefined && call !== transferWallet.name) return undefined
  const transfer = await transferByKey(reader, accountId, key)
  if (!transfer || (transfer.state !== 'DONE' && transfer.state !== 'PENDING')) return undefined
  return {
    call: transferWallet.name,
    value: {
      ...transferValue(transfer),
      amount: toWireAmount(transfer.amount),
      createdAt: transfer.createdAt.toISOString(),
    },
  }
}
