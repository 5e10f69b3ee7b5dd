/**
 * The seamless wallet as code sees it: one port, called in process by the studio and over HTTP by every other
 * vendor. Amounts are integers in minor units, as on the wire.
 */
import type { VendorStatus } from './statuses.ts'

export interface AuthenticateMessage {
  launchToken: string
  playerAddress?: string
}
export interface BalanceMessage {
  memberId: string
  sessionToken: string
}
export interface BetMessage {
  transactionId: string
  memberId: string
  sessionToken: string
  gameCode: string
  roundId: string
  amount: number
  currency: string
  roundClosed?: boolean
}
export interface WinMessage {
  transactionId: string
  memberId: string
  gameCode: string
  roundId: string
  amount: number
  currency: string
  betTransactionId?: string
  jackpotAmount?: number
  roundClosed: boolean
}
export interface BetWinMessage {
  transactionId: string
  memberId: string
  sessionToken: string
  gameCode: string
  roundId: string
  betAmount: number
  winAmount: number
  currency: string
}
export interface RollbackMessage {
  transactionId: string
  originalTransactionId: string
  memberId: string
  roundId: string
}
export interface RoundMessage {
  roundId: string
}
/** At most a day; `cursor` and `limit` page through it. */
export interface TransactionsMessage {
  from: string
  to: string
  cursor?: string
  limit?: number
}

/** What every answer may contain; `field` with INVALID_REQUEST. */
interface Answer {
  status: VendorStatus
  field?: string
}

export interface AuthenticateAnswer extends Answer {
  memberId?: string
  sessionToken?: string
  currency?: string
  balanceAmount?: number
  language?: string
  country?: string
  mode?: 'REAL' | 'FREE'
  /** The game that was launched. */
  gameCode?: string
  /** TRANSFER: the vendor plays on the pocket that it keeps for the member. */
  walletMode?: 'SEAMLESS' | 'TRANSFER'
}
export interface BalanceAnswer extends Answer {
  balanceAmount?: number
  currency?: string
}
export interface MoneyAnswer extends Answer {
  walletTransactionId?: string
  /** The balance at the moment of the first answer. */
  balanceAmount?: number
  /** In a repeated answer: the balance now. */
  currentBalanceAmount?: number
  currency?: string
}
export interface ListedTransaction {
  transactionId: string
  kind: 'BET' | 'WIN' | 'BET_WIN' | 'ROLLBACK'
  walletTransactionId: string
  memberId: string
  gameCode: string
  roundId: string
  takenAmount: number
  paidAmount: number
  currency: string
  createdAt: string
}
export interface TransactionsAnswer extends Answer {
  transactions?: ListedTransaction[]
  upTo?: string
  nextCursor?: string
}
export interface RoundAnswer extends Answer {
  state?: 'OPEN' | 'CLOSED' | 'CANCELLED'
  betAmount?: number
  winAmount?: number
}

/**
 * What every vendor can do. BUSY: nothing was done, the same message may be sent again. Over HTTP a lost
 * answer throws: the outcome is unknown.
 */
export interface VendorPort {
  authenticate(message: AuthenticateMessage): Promise<AuthenticateAnswer>
  balance(message: BalanceMessage): Promise<BalanceAnswer>
  bet(message: BetMessage): Promise<MoneyAnswer>
  win(message: WinMessage): Promise<MoneyAnswer>
  betWin(message: BetWinMessage): Promise<MoneyAnswer>
  rollback(message: RollbackMessage): Promise<MoneyAnswer>
  round(message: RoundMessage): Promise<RoundAnswer>
  transactions(message: TransactionsMessage): Promise<TransactionsAnswer>
}
