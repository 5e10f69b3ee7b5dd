/**
 * The seamless wallet as code sees it: one port, spoken in process by the studio's own process and over HTTP by
 * everybody else. Amounts are integers in minor units, as on the wire.
 */
import type { VendorStatus } from './statuses.ts'

export interface AuthenticateMessage { launchToken: string; playerAddress?: string }
export interface BalanceMessage { memberId: string; sessionToken: string }
export interface BetMessage {
  transactionId: string; memberId: string; sessionToken: string; gameCode: string; roundId: string; amount: number; currency: string; roundClosed?: boolean
}
export interface WinMessage {
  transactionId: string; memberId: string; gameCode: string; roundId: string; amount: number; currency: string
  betTransactionId?: string; jackpotAmount?: number; roundClosed: boolean
}
export interface BetWinMessage {
  transactionId: string; memberId: string; sessionToken: string; gameCode: string; roundId: string; betAmount: number; winAmount: number; currency: string
  /** From the house's own vendor: what the round drew for the jackpot pools, and the RTP of its game. Nobody else's is read. */
  jackpot?: { draw: string; rtp: string }
}
export interface RollbackMessage { transactionId: string; originalTransactionId: string; memberId: string; roundId: string }
export interface RoundMessage { roundId: string }
/** At most a day; `cursor` and `limit` page through it. */
export interface TransactionsMessage { from: string; to: string; cursor?: string; limit?: number }

/** What every answer may carry; `field` beside INVALID_REQUEST. */
interface Answer { status: VendorStatus; field?: string }

export interface AuthenticateAnswer extends Answer {
  memberId?: string; sessionToken?: string; currency?: string; balanceAmount?: number; language?: string; country?: string; mode?: 'REAL' | 'FREE'
  /** The game that was launched. */
  gameCode?: string
  /** TRANSFER: the vendor plays on the pocket that it keeps for the member. */
  walletMode?: 'SEAMLESS' | 'TRANSFER'
}
export interface BalanceAnswer extends Answer { balanceAmount?: number; currency?: string }
export interface MoneyAnswer extends Answer {
  walletTransactionId?: string
  /** The balance of the moment of the first answer. */
  balanceAmount?: number
  /** Beside a repeated answer: the balance now. */
  currentBalanceAmount?: number
  currency?: string
  /** Why MEMBER_BLOCKED or LIMIT_REACHED, told inside the house only: it is the member's own affair. */
  reason?: string
  limitAmount?: number
  /** RFC 3339; absent where the block has no end. */
  blockedUntil?: string
}
export interface ListedTransaction {
  transactionId: string; kind: 'BET' | 'WIN' | 'BET_WIN' | 'ROLLBACK'; walletTransactionId: string; memberId: string; gameCode: string; roundId: string
  takenAmount: number; paidAmount: number; currency: string; createdAt: string
}
export interface TransactionsAnswer extends Answer { transactions?: ListedTransaction[]; upTo?: string; nextCursor?: string }
export interface RoundAnswer extends Answer { state?: 'OPEN' | 'CLOSED' | 'CANCELLED'; betAmount?: number; winAmount?: number }

/** A stack: money set aside in the member's own hold account, to be played for against other members. In the house only. */
export interface TakeStackMessage {
  /** Unique per vendor for ever: the same again is the first answer. */
  transactionId: string; memberId: string; sessionToken: string; gameCode: string; amount: number
  /** The stack that it is added to; absent: a new one. */
  stackId?: string
}
export interface StackAnswer extends MoneyAnswer { stackId?: string }
export interface ReturnedStack { amount: number }
export interface SettleHandMessage {
  /** The round of every seat, and the key of the settlement. */
  handId: string; gameCode: string
  /** All stakes are all wins and the rake. */
  seats: readonly { stackId: string; stakeAmount: number; winAmount: number; rakeAmount: number }[]
}

/** What was played from a stack against the house within a few seconds: one round. */
export interface SettlePlayMessage {
  /** The round, and the key of its settlement. */
  roundId: string; gameCode: string; stackId: string
  /** At least one minor unit, and no more than the stack held before it: a win pays for later stakes only. */
  stakeAmount: number
  winAmount: number
  /** The pools that the stake takes part in, of those that are won at an amount; absent: in none. */
  jackpot?: { merchantId: string; memberId: string; rtp: string; pools: readonly string[] }
}

export interface StackPort {
  /** Refused exactly as a bet is. */
  take(message: TakeStackMessage): Promise<StackAnswer>
  /** Whether that order took a stack; where it did not, its id is spent and it never will. */
  inDoubt(transactionId: string): Promise<{ stackId: string | null }>
  /** All that is left, once; always accepted. */
  giveBack(stackId: string): Promise<ReturnedStack>
  /** Between stacks and to the house in one transaction, once. */
  settle(message: SettleHandMessage): Promise<void>
  /** Stake to the house and win from it in one transaction, once; always accepted. */
  settlePlay(message: SettlePlayMessage): Promise<{ leftAmount: number }>
  /** Who the member is at a table: the masked name, or a player of the house; undefined where the session is over. */
  playerOf(message: BalanceMessage): Promise<{ name: string; isHouse: boolean } | undefined>
  /** Who of these may play no more: frozen, excluded, on a time-out. */
  blockedAmong(memberIds: readonly string[]): Promise<readonly string[]>
}

/** BUSY: nothing was done, the same message may be sent again. Over HTTP a lost answer throws: the outcome is unknown. */
export interface WalletPort {
  authenticate(message: AuthenticateMessage): Promise<AuthenticateAnswer>
  balance(message: BalanceMessage): Promise<BalanceAnswer>
  bet(message: BetMessage): Promise<MoneyAnswer>
  win(message: WinMessage): Promise<MoneyAnswer>
  betWin(message: BetWinMessage): Promise<MoneyAnswer>
  rollback(message: RollbackMessage): Promise<MoneyAnswer>
  round(message: RoundMessage): Promise<RoundAnswer>
  /** In the house only: the jackpot pools that a game of this RTP takes part in, out of those it may (absent: all), and its RTP with them; null where it takes part in none. */
  jackpotsOf?(game: { merchantId: string; rtp: string; pools?: readonly string[] }): { pools: readonly string[]; totalRtp: string } | null
  /** In the house only: what the pools that can be won hold now, at most a second old. */
  heldByPools?(merchantId: string): Promise<readonly { code: string; amount: number }[]>
  /** In the house only: how the merchant lets slots be played. */
  slotRulesOf?(merchantId: string): Promise<{ isAutoplayAllowed: boolean; leastSpinMs: number }>
  /** In the house only: whether the merchant lets the game be played at this moment. */
  isGameOpen?(game: { merchantId: string; gameCode: string }): boolean
  /** In the house only: between which first stakes the merchant lets blackjack be played. */
  handLimitsOf?(merchantId: string): Promise<{ min: number; max: number }>
  /** In the house only, before a round is closed: how much of its stakes covers itself on sides that exclude one another; it counts for no turnover. */
  noteCovered?(rounds: readonly { memberId: string; roundId: string; amount: number }[]): Promise<void>
  /** In the house only: stacks of members who play against each other. */
  stacks?: StackPort
}
