/** Schemas of the rooms, for both games that are played in them. */
import { Type } from 'typebox'
import { HouseMark } from '../../shared/house-mark.ts'
import { Amount, Currency, Id, Nullable, OneOf, SignedAmount, Time } from '../../shared/fields.ts'

export const SEAT_STATES = ['PLAYING', 'WAITING', 'SITTING_OUT', 'LEAVING'] as const
export const ROOM_STATES = ['OPEN', 'CLOSING', 'CLOSED'] as const

const Card = () =>
  Type.Integer({
    minimum: -1,
    maximum: 51,
    description: 'rank = floor(c ÷ 4) from the ace, suit = c mod 4 (♣ ♦ ♥ ♠); −1 is a back',
  })
const Seat = () => Type.Integer({ minimum: 0, maximum: 8, description: 'clockwise from 0' })

export const RoomSeatNumber = Seat

export const RoomStakes = () =>
  Type.Object({
    smallBlind: Amount(),
    bigBlind: Amount(),
    minBet: Amount('of rooms with a banker, else 0'),
    maxBet: Amount('of rooms with a banker, else 0'),
    minBuyIn: Amount(),
    maxBuyIn: Amount(),
    currency: Currency(),
  })

/** A room in the lobby. */
export const RoomRow = () =>
  Type.Object({
    roomId: Id(),
    gameCode: Type.String(),
    number: Type.Integer({ description: 'its number among rooms of the same stakes and size: 1, 2 …' }),
    stakes: RoomStakes(),
    seatCount: Type.Integer(),
    playerCount: Type.Integer(),
    waitingCount: Type.Integer(),
    isPrivate: Type.Boolean(),
    isSeated: Type.Boolean({ description: 'the asker sits here' }),
    isWaiting: Type.Boolean({ description: 'the asker waits for a seat here' }),
    waitingPlace: Nullable(Type.Integer({ description: 'place of the asker in the waiting list, from 1' })),
    isOffered: Type.Boolean({ description: 'a seat is kept for the asker' }),
    averagePot: Amount('of the last 30 hands'),
    handsPerHour: Type.Integer(),
  })

const SeatResult = () =>
  Type.Object({
    winAmount: Amount(),
    netAmount: SignedAmount('of the hand'),
    name: Nullable(
      Type.String({ description: 'of the hand shown: STRAIGHT_FLUSH … HIGH_CARD, or the other game’s' }),
    ),
    best: Type.Array(Card()),
  })

export const RoomSeat = () =>
  Type.Object({
    seat: Seat(),
    name: Type.String({ description: 'masked: the first two and the last character' }),
    isHouse: HouseMark(),
    /** Which of the four pictures of players. */
    avatar: Type.Integer({ minimum: 0, maximum: 11 }),
    stack: Amount(),
    state: OneOf(SEAT_STATES, 'WAITING: plays from the next hand on'),
    isAway: Type.Boolean({ description: 'the player is disconnected' }),
    isInHand: Type.Boolean(),
    isFolded: Type.Boolean(),
    isAllIn: Type.Boolean(),
    betAmount: Amount('in this street or phase'),
    totalBetAmount: Amount('in this hand'),
    cards: Type.Array(Card()),
    mark: Nullable(OneOf(['DEALER', 'SMALL_BLIND', 'BIG_BLIND', 'BANKER'])),
    lastAction: Nullable(Type.Object({ action: Type.String(), amount: Amount() })),
    result: Nullable(SeatResult()),
    timeBankMs: Type.Integer({ minimum: 0 }),
  })

export const ChatLine = () =>
  Type.Object({
    id: Type.Integer(),
    seat: Nullable(Seat()),
    name: Type.String(),
    text: Type.String(),
    at: Time(),
  })

const HandProof = () =>
  Type.Object({
    handId: Id(),
    handNo: Type.Integer(),
    commit: Type.String(),
    mathVersion: Type.String(),
    tag: Type.String(),
    clientSeeds: Type.Array(Type.String(), {
      description:
        'of the seats dealt in, in seat order; the client part is SHA-256 of them joined by commas',
    }),
    clientSeed: Type.String({ description: 'the client part, 64 hex digits' }),
    serverSeed: Nullable(Type.String({ description: 'null while the hand runs' })),
  })

/** What everybody may see of a room. Pushed on topic `room:<topic>` as it is; a higher version is newer. */
export const RoomViewFields = () => ({
  roomId: Id(),
  gameCode: Type.String(),
  number: Type.Integer(),
  isPrivate: Type.Boolean(),
  state: OneOf(ROOM_STATES),
  version: Type.Integer(),
  stakes: RoomStakes(),
  seatCount: Type.Integer(),
  seats: Type.Array(RoomSeat()),
  handNo: Type.Integer({ description: '0 before the first hand' }),
  handId: Nullable(Id()),
  step: Type.Integer({ description: 'sent with every action: an action for an older step is refused' }),
  phase: Type.String({
    description: 'WAITING between hands, otherwise a phase of the game: PREFLOP, FLOP, TURN, RIVER, SHOWDOWN',
  }),
  board: Type.Array(Card()),
  pots: Type.Array(Type.Object({ amount: Amount(), seats: Type.Array(Seat()) })),
  turn: Nullable(
    Type.Object({
      seats: Type.Array(Seat()),
      endsAt: Time(),
      clockEndsAt: Time('from here on the time bank runs, if the seat has any'),
      isProtected: Type.Boolean({ description: 'the player is disconnected and the protection time runs' }),
    }),
  ),
  nextHandAt: Nullable(Time()),
  commit: Nullable(Type.String({ description: 'of the running hand, or of the next one between hands' })),
  nextCommit: Type.String({
    description: 'of the hand after the running one: shown before its seats’ seeds are locked',
  }),
  proof: Nullable(HandProof()),
  lastProof: Nullable(HandProof()),
  waitingCount: Type.Integer(),
  chat: Type.Array(ChatLine(), { description: 'the last 30 lines' }),
  extra: Type.Unsafe<Record<string, unknown>>({
    description: 'of the game itself: bids and rounds of a bank',
  }),
  serverNow: Time(),
})
export const RoomView = () => Type.Object(RoomViewFields())

export const LegalMove = () =>
  Type.Object({
    action: Type.String({
      description: 'FOLD, CHECK, CALL, BET, RAISE; of the other game BID, BET, DRAW, STAND',
    }),
    amount: Type.Optional(Amount('what it costs')),
    minAmount: Type.Optional(Amount('bet or raised TO at least, in this street')),
    maxAmount: Type.Optional(Amount('at most: all in')),
  })

/** What only the asker may see; null if they do not sit here. */
export const OwnSeat = () =>
  Type.Object({
    seat: Seat(),
    cards: Type.Array(Card()),
    actions: Type.Array(LegalMove()),
    clientSeed: Type.String(),
    topUpMax: Amount('0: nothing can be added now'),
    pendingTopUp: Amount(),
    isLeaving: Type.Boolean(),
  })

export const RoomAnswer = () =>
  Type.Object({
    room: RoomView(),
    mine: Nullable(OwnSeat()),
    code: Nullable(Type.String({ description: 'of a private room, for those who entered with it' })),
    topic: Type.String({
      description: 'pushes come on `room:<topic>`; the topic of a private room is given to its visitors only',
    }),
    waitingPlace: Nullable(Type.Integer({ description: 'place of the asker in the waiting list, from 1' })),
    offer: Nullable(
      Type.Object({ seat: Seat(), endsAt: Time() }, { description: 'a seat is kept for the asker' }),
    ),
    rathole: Nullable(
      Type.Object({ amount: Amount('the least buy-in here, having left with it'), endsAt: Time() }),
    ),
    balance: Amount(),
    currency: Currency(),
  })
