/**
 * What only the house's own vendor, our studio, can do at the wallet, beside what every vendor can: bets that
 * take part in jackpot pools, refusals with their reason, stacks of members, and how a merchant lets its
 * games be played. It is spoken in process, or over HTTP by the calls of house-messages.ts.
 */
import type { BalanceMessage, BetMessage, BetWinMessage, MoneyAnswer, VendorPort } from './port.ts'

/** With why a bet was refused, which is the member's own affair: their games say it to them. */
export interface HouseMoneyAnswer extends MoneyAnswer {
  /** Beside MEMBER_BLOCKED and LIMIT_REACHED. */
  reason?: string
  limitAmount?: number
  /** RFC 3339; absent if the block has no end. */
  blockedUntil?: string
}

export interface HouseBetWinMessage extends BetWinMessage {
  /** What the round drew for the jackpot pools, and the RTP of its game. */
  jackpot?: { draw: string; rtp: string }
}

/**
 * What a member has of free rounds in a game: they are staked by the house, and what they win is credited
 * once, when the last is played or their time is over.
 */
export interface FreeGrant {
  grantId: string
  /** What the house stakes on each. */
  roundAmount: number
  roundCount: number
  leftCount: number
  wonAmount: number
  /** The most that is paid of what they win together. */
  mostAmount: number
  /** RFC 3339. */
  endsAt: string
}
export interface FreeRoundMessage {
  /** Unique for ever: the same message again gets the first answer. */
  roundId: string
  grantId: string
  memberId: string
  sessionToken: string
  gameCode: string
  /** What the round was drawn with, which must be the stake of the grant. */
  betAmount: number
  winAmount: number
}
export interface FreeRoundAnswer extends HouseMoneyAnswer {
  /** As it stands after the round. */
  grant?: FreeGrant
  /** Of the last round: what was credited with it, and the turnover that it carries; 0 of what must wait. */
  creditedAmount?: number
  requiredAmount?: number
}

/** A stack: money set aside in the member's own hold account, to be played for against other members. */
export interface TakeStackMessage {
  /** Unique per vendor for ever: the same message again gets the first answer. */
  transactionId: string
  memberId: string
  sessionToken: string
  gameCode: string
  amount: number
  /** The stack that it is added to; absent: a new one. */
  stackId?: string
}
export interface StackAnswer extends HouseMoneyAnswer {
  stackId?: string
}
export interface ReturnedStack {
  amount: number
}
export interface SettleHandMessage {
  /** The round of every seat, and the key of the settlement. */
  handId: string
  gameCode: string
  /** All stakes are all wins and the rake. */
  seats: readonly { stackId: string; stakeAmount: number; winAmount: number; rakeAmount: number }[]
}

/** What was played from a stack against the house within a few seconds: one round. */
export interface SettlePlayMessage {
  /** The round, and the key of its settlement. */
  roundId: string
  gameCode: string
  stackId: string
  /** At least one minor unit, and no more than the stack held before it: a win pays for later stakes only. */
  stakeAmount: number
  winAmount: number
  /** The pools that the stake takes part in, of those that are won at an amount; absent: in none. */
  jackpot?: { merchantId: string; memberId: string; rtp: string; pools: readonly string[] }
}

/** Who sits at a table: the masked name, and whether it is a player of the house. */
export interface TablePlayer {
  name: string
  isHouse: boolean
}

/** What is BUSY throws the refusal COMMON_BUSY; a lost answer throws too, and the same again is harmless. */
export interface StackPort {
  /** Refused exactly as a bet is. */
  take(message: TakeStackMessage): Promise<StackAnswer>
  /** Whether that order took a stack; if it did not, its id is spent and it never will. */
  inDoubt(transactionId: string): Promise<{ stackId: string | null }>
  /** All that is left, once; always accepted. */
  giveBack(stackId: string): Promise<ReturnedStack>
  /** Between stacks and to the house in one transaction, once. */
  settle(message: SettleHandMessage): Promise<void>
  /** Stake to the house and win from it in one transaction, once; always accepted. */
  settlePlay(message: SettlePlayMessage): Promise<{ leftAmount: number }>
  /** Undefined if the session is over. */
  playerOf(message: BalanceMessage): Promise<TablePlayer | undefined>
  /** Who of these may play no more: frozen, excluded, on a time-out. */
  blockedAmong(memberIds: readonly string[]): Promise<readonly string[]>
}

/** A game whose pools are asked for: out of those that it may take part in (absent: all). */
export interface PoolQuestion {
  merchantId: string
  rtp: string
  pools?: readonly string[]
}

export interface HousePort extends VendorPort {
  bet(message: BetMessage): Promise<HouseMoneyAnswer>
  betWin(message: HouseBetWinMessage): Promise<HouseMoneyAnswer>
  /** The jackpot pools that a game takes part in, and its RTP with them; null if it takes part in none. */
  jackpotsOf(game: PoolQuestion): Promise<{ pools: readonly string[]; totalRtp: string } | null>
  /** What the pools that can be won hold now, at most a second old (over HTTP: two). */
  heldByPools(merchantId: string): Promise<readonly { code: string; amount: number }[]>
  /** How the merchant lets slots be played. */
  slotRulesOf(merchantId: string): Promise<{ isAutoplayAllowed: boolean; leastSpinMs: number }>
  /** Free rounds of the member that this game can play now, those that end first before the others. */
  freeGrantsOf(question: {
    merchantId: string
    memberId: string
    gameCode: string
  }): Promise<readonly FreeGrant[]>
  /** Plays one of them: nothing is taken from the member. GRANT_REFUSED says why in `reason`. */
  freeRound(message: FreeRoundMessage): Promise<FreeRoundAnswer>
  /** Whether that round was played; if it was not, its id is spent and it never will be. */
  freeRoundInDoubt(message: { roundId: string; grantId: string; gameCode: string }): Promise<boolean>
  /** Whether the merchant lets the game be played at this moment. */
  isGameOpen(game: { merchantId: string; gameCode: string }): Promise<boolean>
  /** Between which first stakes the merchant lets blackjack be played. */
  handLimitsOf(merchantId: string): Promise<{ min: number; max: number }>
  /**
   * Before a round is closed: what it counts for turnover once it is, where stake and payout alone would
   * count more, since part of the stakes covers itself on sides that exclude one another.
   */
  noteValid(rounds: readonly { memberId: string; roundId: string; amount: number }[]): Promise<void>
  /** Stacks of members who play against each other. */
  readonly stacks: StackPort
}
