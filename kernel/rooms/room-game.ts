/**
 * What the studio's rooms, the replays and the tests know of a game that members play against each other. A
 * hand is a pure reducer: the same deck, seats and actions always give the same end. It knows no clock, no
 * wallet and no connection: `waiting` says whose turn it is and how long a turn lasts, and the room calls
 * `timeout` when that time is over.
 *
 * A state is plain JSON and is stored as it is. Amounts in it are whole minor units as on the wire.
 */

/**
 * A seat at the beginning of a hand; empty places and players who sit out or have no chips are not included.
 */
export interface HandSeat {
  /** 0 … seatCount − 1, clockwise. */
  readonly seat: number
  readonly stack: number
  /** New, or back after missed blinds: pays to come in. */
  readonly owesBlind: boolean
  /** Since when the player sits, in milliseconds: breaks ties of a bidding. */
  readonly seatedAtMs: number
  /**
   * How long the player has been disconnected when the hand begins; absent or 0 while connected. A banker who
   * is away too long loses the bank.
   */
  readonly awayMs?: number
}

/** The stakes and limits of a room; figures that a game does not use are 0. */
export interface RoomStakes {
  readonly smallBlind: number
  readonly bigBlind: number
  /** Of rooms with a banker. */
  readonly minBet: number
  readonly maxBet: number
  readonly minBuyIn: number
  readonly maxBuyIn: number
}

export interface HandInput<Carry> {
  readonly seats: readonly HandSeat[]
  readonly seatCount: number
  readonly stakes: RoomStakes
  /** 0 … 51 in the order dealt. */
  readonly deck: readonly number[]
  /** What the previous hand left behind (button, banker and their rounds); null at a room's first hand. */
  readonly carry: Carry | null
}

export interface RoomMove {
  readonly action: string
  readonly amount?: number
}

/** What happened, in its order, for the replay and the pictures. */
export interface RoomEvent {
  readonly type: string
  readonly seat?: number
  readonly amount?: number
  readonly cards?: readonly number[]
  readonly note?: string
  /** Only this seat sees the cards; everybody else sees as many backs (−1). */
  readonly onlyFor?: number
}

export interface RoomStep<State> {
  readonly state: State
  readonly events: readonly RoomEvent[]
}

/** Who may act now; several seats in a phase in which all act. */
export interface RoomTurn {
  /** Changes with every turn; the clock starts again when it changes. */
  readonly key: string
  readonly seats: readonly number[]
  readonly clockMs: number
  /** Whether time bank and disconnect protection lengthen it (only the turn of one seat). */
  readonly usesTimeBank: boolean
}

export interface LegalMove {
  readonly action: string
  /** What it costs, or the lowest and the highest amount a bet is raised to. */
  readonly amount?: number
  readonly minAmount?: number
  readonly maxAmount?: number
}

/** A seat of the hand as everybody may see it. */
export interface SeatView {
  readonly seat: number
  readonly stack: number
  /** Chips in front of the seat in the running street or phase. */
  readonly betAmount: number
  /** Put in since the hand began. */
  readonly totalBetAmount: number
  readonly isFolded: boolean
  readonly isAllIn: boolean
  /** −1 for a back; empty before the deal. */
  readonly cards: readonly number[]
  readonly mark: 'DEALER' | 'SMALL_BLIND' | 'BIG_BLIND' | 'BANKER' | null
  readonly lastAction: { readonly action: string; readonly amount: number } | null
  /** Once the hand is over. */
  readonly result: {
    readonly winAmount: number
    readonly netAmount: number
    readonly name: string | null
    readonly best: readonly number[]
  } | null
}

export interface HandView {
  /** PREFLOP, FLOP, TURN, RIVER, SHOWDOWN, or the other game's phases. */
  readonly phase: string
  readonly board: readonly number[]
  readonly pots: readonly { readonly amount: number; readonly seats: readonly number[] }[]
  readonly seats: readonly SeatView[]
  /** Of the game itself: bids, rounds left of a bank, multipliers. Nothing that a seat may not see. */
  readonly extra: Readonly<Record<string, unknown>>
}

/** How money moves at the end: the changes and the rake sum to zero. */
export interface HandSettlement<Carry> {
  /** The hand did not take place: nothing moved, and it is not counted (nobody bid for the bank). */
  readonly isVoid: boolean
  readonly seats: readonly {
    readonly seat: number
    /** The chips put in, less uncalled bets: what the betting record shows as the stake. */
    readonly stakeAmount: number
    /** What came back from the pots after rake: stack after = stack before − stake + win. */
    readonly winAmount: number
    /** The seat's weighted share of the rake, in minor units; they sum to the rake. */
    readonly rakeAmount: number
  }[]
  readonly rake: number
  readonly carry: Carry
  /** How long the result is shown before the next hand begins. */
  readonly showMs: number
}

export interface RoomGame<State = unknown, Carry = unknown> {
  readonly gameCode: string
  /** Of the shuffle (domain/studio-games.md §1.2): deck52. */
  readonly tag: string
  readonly mathVersion: string
  readonly mostSeats: number
  readonly leastPlayers: number
  /** Starts a hand with its first card or bid; returns the state after everything that needs no decision. */
  start(input: HandInput<Carry>): RoomStep<State>
  /** Undefined: the move is not legal, and the state does not change. */
  act(state: State, seat: number, move: RoomMove): RoomStep<State> | undefined
  /** The time of all seats that are waited for is over. */
  timeout(state: State): RoomStep<State>
  /** Null once the hand is over. */
  waiting(state: State): RoomTurn | null
  legalMoves(state: State, seat: number): readonly LegalMove[]
  /** What everybody may see. */
  view(state: State): HandView
  /** The seat's own cards. */
  cardsOf(state: State, seat: number): readonly number[]
  /** Only for a hand that is over. */
  settlement(state: State): HandSettlement<Carry>
}

/** The events as one seat may see them, or as anybody may (null). */
export function eventsFor(events: readonly RoomEvent[], seat: number | null): RoomEvent[] {
  return events.map(({ onlyFor, ...event }) =>
    onlyFor === undefined || onlyFor === seat || event.cards === undefined
      ? event
      : { ...event, cards: event.cards.map(() => -1) },
  )
}
