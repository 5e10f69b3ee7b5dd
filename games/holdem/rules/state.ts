/** A running hand of no-limit hold'em (domain/studio-games.md §6.1). Amounts are whole satang. */

export type Street = 'PREFLOP' | 'FLOP' | 'TURN' | 'RIVER'

export interface PlayerState {
  readonly seat: number
  stack: number
  /** Put in on this street. */
  bet: number
  /** Put in since the hand began. */
  total: number
  readonly cards: number[]
  isFolded: boolean
  isAllIn: boolean
  /** What the highest bet was when the seat acted last on this street; null before it has. */
  facedBet: number | null
  lastAction: { action: string; amount: number } | null
}

export interface PotResult {
  amount: number
  rake: number
  seats: number[]
  winners: { seat: number; amount: number }[]
}

export interface HoldemState {
  readonly smallBlind: number
  readonly bigBlind: number
  readonly seatCount: number
  readonly button: number
  readonly smallBlindSeat: number
  readonly bigBlindSeat: number
  /** Cards that are still to come, in the order dealt. */
  readonly deck: number[]
  board: number[]
  street: Street
  /** Clockwise by seat number. */
  readonly players: PlayerState[]
  /** The seat to act; null once the hand is over. */
  toAct: number | null
  currentBet: number
  /** The size of the last full bet or raise: the least by which the next one raises. */
  lastRaise: number
  /** Who bet or raised last on this street. */
  aggressor: number | null
  turnCount: number
  end: HandEnd | null
}

export interface HandEnd {
  readonly isShowdown: boolean
  readonly pots: PotResult[]
  readonly rake: number
  /** Seats that showed their cards, in the order of showing. */
  readonly shown: number[]
}

/** What the hand leaves behind: the places of the button and the big blind. */
export interface HoldemCarry {
  readonly button: number
  readonly bigBlindSeat: number
}

export function playerAt(state: HoldemState, seat: number): PlayerState {
  const player = state.players.find((each) => each.seat === seat)
  if (!player) throw new RangeError(`seat ${seat} is not in the hand`)
  return player
}

/** The players clockwise, the one left of `seat` first. */
export function clockwiseFrom<Player extends { readonly seat: number }>(
  players: readonly Player[],
  seat: number,
  seatCount: number,
): Player[] {
  const distance = (each: Player) => (each.seat - seat + seatCount - 1) % seatCount
  return [...players].sort((a, b) => distance(a) - distance(b))
}

export const contendersOf = (state: HoldemState): PlayerState[] =>
  state.players.filter((player) => !player.isFolded)

/** Puts chips in, as many as there are; answers how many. */
export function putIn(player: PlayerState, wanted: number): number {
  const amount = Math.min(wanted, player.stack)
  player.stack -= amount
  player.bet += amount
  player.total += amount
  player.isAllIn = player.stack === 0
  return amount
}
