/** What downloaded records need words for. */
import type { betStatuses } from '../../../contract/player/cashier/record-words.ts'
import type { TransferCode } from '../../wallet/index.ts'

export type RecordHead =
  | 'time' | 'betNo' | 'game' | 'vendor' | 'product' | 'stake' | 'validBet' | 'payout' | 'winLoss' | 'jackpot' | 'status' | 'round'
  | 'type' | 'amount' | 'balance' | 'reference' | 'transaction' | 'currency'

export interface RecordWords {
  readonly heads: Readonly<Record<RecordHead, string>>
  readonly statuses: Readonly<Record<(typeof betStatuses)[number], string>>
  readonly codes: Readonly<Record<TransferCode, string>>
}
