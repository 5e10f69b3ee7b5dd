/** The wallet's words: accounts, transfers, what moves money and what comes back. Amounts are bigint minor units. */
import type { Currency } from '../../kernel/money.ts'
import type { TransferCode } from './codes.ts'

export type { Currency }

/** Guarded: they have a balance row that can never fall below zero. */
export type GuardedPurpose = 'main' | 'bonus' | 'hold' | 'points' | 'trial' | `pocket:${string}`

/** Summed accounts of a merchant: no balance row, so no hot row; their balance is the sum of their transfers. */
export type HousePurpose =
  | `house:${string}` | `gateway:${string}` | `jackpot:${string}` | `expense:${string}`
  | 'fee' | 'adjustment' | 'clearing'

/** An account by its owner and purpose; its currency is the one of the transaction it stands in. */
export type AccountRef =
  | { readonly member: string; readonly purpose: GuardedPurpose | 'receivable' }
  | { readonly merchant: string; readonly purpose: HousePurpose }
  | { readonly vendor: string; readonly purpose: 'vendor' }

/** An agent has the same accounts as a member; a trial account has play money only. */
export type OwnerKind = 'member' | 'agent' | 'trial' | 'house_player'

/** What a member holds in THB, POINT and TRIAL. `balance` is what the member sees: main + bonus. */
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

/** A balance as it stood right after a commit, for the `balance` topic. */
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
  /** Who speaks, e.g. `withdrawal`; with `key` unique for ever. The key is the obligation, never the call. */
  readonly scope: string
  readonly key: string
  /** A word in capitals that tells auditors what happened, e.g. DEPOSIT. */
  readonly kind: string
  readonly currency: Currency
  readonly entries: readonly Entry[]
  /** The business record it belongs to, shown in the account record. */
  readonly reference?: string
  readonly actor?: string
  readonly reason?: string
}

export interface Posted {
  readonly txnId: string
  /** True where (scope, key) was known: nothing moved now, `txnId` is the first one's. */
  readonly isRepeat: boolean
  /** Every member touched, as they stand now. */
  readonly balances: readonly BalanceNotice[]
}

export interface HoldPosted extends Posted {
  readonly holdId: string
  readonly leftAmount: bigint
}

export type VendorStatus =
  | 'OK' | 'DUPLICATE_TRANSACTION' | 'MEMBER_NOT_FOUND' | 'MEMBER_BLOCKED' | 'SESSION_EXPIRED' | 'CURRENCY_MISMATCH' | 'GAME_DISABLED'
  | 'LIMIT_REACHED' | 'INSUFFICIENT_FUNDS' | 'BET_NOT_FOUND' | 'BET_CANCELLED' | 'BET_ALREADY_SETTLED' | 'ROUND_CLOSED'

/** What is common to all that a vendor sends; ids are 1..64 printable ASCII and belong to the vendor. */
interface VendorMessage {
  readonly vendor: string
  readonly transactionId: string
  readonly memberId: string
  readonly roundId: string
}

interface StakingMessage extends VendorMessage {
  readonly gameCode: string
  /** REAL moves THB, FREE moves TRIAL; what the session says. */
  readonly mode: 'REAL' | 'FREE'
  /** What the caller found wrong that ranks after duplicate and member: it is answered in that place of the order. */
  readonly refusal?: 'SESSION_EXPIRED' | 'CURRENCY_MISMATCH' | 'GAME_DISABLED'
  /** What the poster's rider does with this bet; the wallet hands it on unread. */
  readonly ride?: object
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
  /** What the vendor states; CURRENCY_MISMATCH where it is not the round's, as `OTHER` never is. */
  readonly currency?: 'THB' | 'TRIAL' | 'OTHER'
}

export interface RollbackMessage extends VendorMessage {
  readonly kind: 'ROLLBACK'
  readonly originalTransactionId: string
  /** Answer BET_NOT_FOUND for an unknown bet (vendor setting); the tombstone is kept all the same. */
  readonly unknownRollbackNotFound?: boolean
  /** Wins and bet-wins may be rolled back too (vendor setting). */
  readonly winRollbackAllowed?: boolean
}

export type VendorPosting = BetMessage | WinMessage | BetWinMessage | RollbackMessage

export interface PostingResult {
  readonly status: VendorStatus
  /** What lies behind MEMBER_BLOCKED (the guard's reason) or LIMIT_REACHED (RG_STAKE_LIMIT, RG_LOSS_LIMIT, BONUS_MAX_BET). */
  readonly reason?: string
  /** Absent where nothing was recorded. */
  readonly walletTransactionId?: string
  /** The balance of the first answer's moment; null for an unknown member. */
  readonly balance: bigint | null
  /** The balance now. */
  readonly currentBalance: bigint | null
  readonly currency: 'THB' | 'TRIAL'
  /** True where the message was known: this is the first answer again. */
  readonly isRepeat: boolean
  /** Of the member's balance after this posting, for the `balance` topic. */
  readonly version: bigint
}
