/** Words in downloaded records. */
import type {
  betStatuses,
  RequirementSource,
  requirementStatuses,
} from '../../../contract/player/cashier/record-words.ts'
import type { Product } from '../../../contract/shared/product-words.ts'
import type { SeatStep } from '../../../contract/shared/seat-words.ts'
import type { TransferCode } from '../../wallet/index.ts'

export type RecordHead =
  | 'time'
  | 'betNo'
  | 'game'
  | 'vendor'
  | 'product'
  | 'stake'
  | 'taken'
  | 'validBet'
  | 'payout'
  | 'winLoss'
  | 'jackpot'
  | 'status'
  | 'round'
  | 'type'
  | 'amount'
  | 'balance'
  | 'reference'
  | 'transaction'
  | 'currency'
  | 'source'
  | 'base'
  | 'required'
  | 'done'
  | 'left'
  | 'expires'
  | 'ended'
  | 'date'
  | 'room'
  | 'deposits'
  | 'withdrawals'
  | 'bonuses'
  | 'total'
  | 'detail'
  | 'proof'

export interface RecordWords {
  readonly heads: Readonly<Record<RecordHead, string>>
  readonly products: Readonly<Record<Product, string>>
  readonly statuses: Readonly<Record<(typeof betStatuses)[number], string>>
  readonly requirements: Readonly<Record<(typeof requirementStatuses)[number], string>>
  /** What a requirement was opened for: a deposit, or a kind of bonus. */
  readonly sources: Readonly<Record<RequirementSource, string>>
  readonly codes: Readonly<Record<TransferCode, string>>
  /** What a movement of a seat is, in place of its code. */
  readonly seats: Readonly<Record<SeatStep, string>>
}
