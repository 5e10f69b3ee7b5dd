/**
 * The wallet's words: accounts, transfers, what moves money and the answers. Amounts are bigint minor units.
 */
import type { Currency, RealCurrency } from '../../kernel/money.ts'
import type { TransferCode } from './codes.ts'

export type { Currency }

/** What a transaction is in; REAL is the currency of the merchant whose accounts it moves. */
export type MovedCurrency = Currency | 'REAL'

/** Guarded: they have a balance row that can never fall below zero. */
export type GuardedPurpose = 'main' | 'bonus' | 'hold' | 'points' | 'trial' | `pocket:${string}`

/**
 * Summed accounts of a merchant: no balance row, so no hot row; their balance is the sum of their transfers.
 */
export type HousePurpose =
  | `house:${string}`
  | `gateway:${string}`
  | `jackpot:${string}`
  | `expense:${string}`
  | 'fee'
  | 'adjustment'
  | 'clearing'

/** An account by its owner and purpose; its currency is that of the transaction that names it. */
export type AccountRef =
  | { readonly member: string; readonly purpose: GuardedPurpose | 'receivable' }
  | { readonly merchant: string; readonly purpose: HousePurpose }
  | { readonly vendor: string; readonly purpose: 'vendor' }

/** An agent has the same accounts as a member; a trial account has play money only. */
export type OwnerKind = 'member' | 'agent' | 'trial' | 'house_player'

/** What a member holds: real money, points and play money. `balance` is what the member sees: main + bonus. */
export interface Balances {
  readonly main: bigint
  readonly bonus: bigint
  readonly hold: bigint
  readonly points: bigint
  readonly trial: bigint
  /** What the member owes; open receivables forbid a withdrawal (domain/gaps.md §8). */
  readonly receivable: bigint
  readonly balance: bigint
  /** Grows with every movement of main or bonus: the version of the `balance` topic. */
  readonly version: bigint
}

/** A balance right after a commit, for the `balance` topic. */
export interface BalanceNotice {
  readonly memberId: string
  readonly currency: Currency
  readonly balance: bigint
  readonly version: bigint
}

export interface Entry {
  readonly from: AccountRef
  readonly to: AccountRef
  /** Greater than zero. */
  readonly amount: bigint
  readonly code: TransferCode
}

export interface Transaction {
  /**
   * The subject, e.g. `withdrawal`; together with `key` unique for ever. The key is the obligation, never the
   * call.
   */
  readonly scope: string
  readonly key: string
  /** A word in capitals that says what happened, for auditors, e.g. DEPOSIT. */
  readonly kind: string
  /** A currency that is not the accounts' own is refused as a bug of the caller. */
  readonly currency: MovedCurrency
  readonly entries: readonly Entry[]
  /** The business record it belongs to, shown in the account record. */
  readonly reference?: string
  readonly actor?: string
  readonly reason?: string
}

export interface Posted {
  readonly txnId: string
  /** True if (scope, key) was known: nothing moved now, and `txnId` is that of the first. */
  readonly isRepeat: boolean
  /** Every member touched, with the new balances. */
  readonly balances: readonly BalanceNotice[]
}

export interface HoldPosted extends Posted {
  readonly holdId: string
  readonly leftAmount: bigint
}

export type VendorStatus =
  | 'OK'
  | 'DUPLICATE_TRANSACTION'
  | 'MEMBER_NOT_FOUND'
  | 'MEMBER_BLOCKED'
  | 'SESSION_EXPIRED'
  | 'CURRENCY_MISMATCH'
  | 'GAME_DISABLED'
  | 'LIMIT_REACHED'
  | 'INSUFFICIENT_FUNDS'
  | 'BET_NOT_FOUND'
  | 'BET_CANCELLED'
  | 'BET_ALREADY_SETTLED'
  | 'ROUND_CLOSED'

/** What a product or a pool does with a message, in the transaction of its batch. */
export interface Ride {
  /** The rider that takes it. */
  readonly kind: string
  /** What a repeat of the message is compared by beside the message itself, e.g. the lines of a slip. */
  readonly content?: string
}

/** What all messages of a vendor have in common; ids are 1..64 printable ASCII and belong to the vendor. */
interface VendorMessage {
  readonly vendor: string
  readonly transactionId: string
  readonly memberId: string
  readonly roundId: string
  readonly ride?: Ride
}

interface StakingMessage extends VendorMessage {
  readonly gameCode: string
  /** REAL moves the merchant's money, FREE moves TRIAL; what the session says. */
  readonly mode: 'REAL' | 'FREE'
  /** What the caller found wrong that ranks after duplicate and member; it is answered in that order. */
  readonly refusal?: 'SESSION_EXPIRED' | 'CURRENCY_MISMATCH' | 'GAME_DISABLED'
}

export interface BetMessage extends StakingMessage {
  readonly kind: 'BET'
  readonly amount: bigint
  readonly roundClosed?: boolean
}

export interface BetWinMessage extends StakingMessage {
  readonly kind: 'BET_WIN'
  readonly betAmount: bigint
  readonly winAmount: bigint
  readonly jackpotAmount?: bigint
}

export interface WinMessage extends VendorMessage {
  readonly kind: 'WIN'
  readonly gameCode: string
  /** 0 is allowed: the round is lost. */
  readonly amount: bigint
  readonly betTransactionId?: string
  /** The part of `amount` that came from a jackpot. */
  readonly jackpotAmount?: bigint
  readonly roundClosed: boolean
  /** Accept it although the round is closed (vendor setting). */
  readonly lateWinAllowed?: boolean
  /** What the vendor states; CURRENCY_MISMATCH if it is not the round's. */
  readonly currency?: string
}

export interface RollbackMessage extends VendorMessage {
  readonly kind: 'ROLLBACK'
  readonly originalTransactionId: string
  /** Answer BET_NOT_FOUND for an unknown bet (vendor setting); the tombstone is stored all the same. */
  readonly unknownRollbackNotFound?: boolean
  /** Wins and bet-wins may be rolled back too (vendor setting). */
  readonly winRollbackAllowed?: boolean
}

export type VendorPosting = BetMessage | WinMessage | BetWinMessage | RollbackMessage

/** A message that a rider takes, and what it is answered: REFUSED if the rider's judge refused it. */
export type RidingMessage = VendorPosting & { readonly ride: Ride }
export type RidingResult = PostingResult<VendorStatus | 'REFUSED'>

export interface PostingResult<Status = VendorStatus> {
  readonly status: Status
  /**
   * The reason of MEMBER_BLOCKED (from the guard) or LIMIT_REACHED (RG_STAKE_LIMIT, RG_LOSS_LIMIT,
   * BONUS_MAX_BET, BONUS_GAME); the product's own code if REFUSED.
   */
  readonly reason?: string
  /** Absent if nothing was recorded. */
  readonly walletTransactionId?: string
  /** The balance at the moment of the first answer; null for an unknown member. */
  readonly balance: bigint | null
  /** The balance now. */
  readonly currentBalance: bigint | null
  /** Absent for an unknown member. */
  readonly currency?: RealCurrency | 'TRIAL'
  /** True where the message was known: this is the first answer again. */
  readonly isRepeat: boolean
  /** Of the member's balance after this posting, for the `balance` topic. */
  readonly version: bigint
}
