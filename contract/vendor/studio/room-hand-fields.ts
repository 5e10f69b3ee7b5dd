/** Schemas of hands that were played in rooms: the history, and a hand step by step. */
import { Type } from 'typebox'
import { HouseMark } from '../../shared/house-mark.ts'
import { Amount, Currency, Id, Nullable, OneOf, SignedAmount, Time } from '../../shared/fields.ts'
import { RoomSeatNumber, RoomStakes } from './room-fields.ts'

const Card = () =>
  Type.Integer({ minimum: -1, maximum: 51, description: '−1 is a back: the asker may not see it' })
const Cards = () => Type.Array(Card())

/** A hand in the asker's history. Amounts are the asker's own. */
export const RoomHandRow = () =>
  Type.Object({
    handId: Id(),
    roomId: Id(),
    gameCode: Type.String(),
    handNo: Type.Integer(),
    stakes: RoomStakes(),
    playedAt: Time('when it ended'),
    playerCount: Type.Integer(),
    seat: RoomSeatNumber(),
    cards: Cards(),
    board: Cards(),
    betAmount: Amount('put in, uncalled bets returned'),
    winAmount: Amount('after rake or commission'),
    netAmount: SignedAmount('of the hand'),
    rakeAmount: Amount('the asker’s part of it'),
    currency: Currency(),
  })

const HandAction = () =>
  Type.Object({
    type: Type.String({
      description: 'DEAL, BLIND, BET, CALL, FOLD, BID, DRAW, SHOW, WIN …, by game',
    }),
    seat: Nullable(RoomSeatNumber()),
    amount: Nullable(Amount()),
    cards: Nullable(Cards()),
    note: Nullable(Type.String()),
  })

const FrameSeat = () =>
  Type.Object({
    seat: RoomSeatNumber(),
    stack: Amount(),
    betAmount: Amount('in this street or phase'),
    totalBetAmount: Amount('in this hand'),
    isFolded: Type.Boolean(),
    isAllIn: Type.Boolean(),
    cards: Cards(),
    mark: Nullable(OneOf(['DEALER', 'SMALL_BLIND', 'BIG_BLIND', 'BANKER'])),
    lastAction: Nullable(Type.Object({ action: Type.String(), amount: Amount() })),
    result: Nullable(
      Type.Object({
        winAmount: Amount(),
        netAmount: SignedAmount('of the hand'),
        name: Nullable(Type.String()),
        best: Cards(),
      }),
    ),
  })

/** The table after one step of a hand; the first frame is the start. */
const Frame = () =>
  Type.Object({
    step: Type.Integer({ minimum: 0 }),
    at: Time(),
    /** Null at the start. */
    action: Nullable(
      Type.Object({
        seat: Nullable(RoomSeatNumber()),
        action: Type.String({ description: 'TIMEOUT: the time ran out' }),
        amount: Nullable(Amount()),
      }),
    ),
    events: Type.Array(HandAction(), { description: 'what followed from it, in order' }),
    phase: Type.String(),
    board: Cards(),
    pots: Type.Array(Type.Object({ amount: Amount(), seats: Type.Array(RoomSeatNumber()) })),
    seats: Type.Array(FrameSeat()),
    extra: Type.Unsafe<Record<string, unknown>>({
      description: 'of the game itself: bids and rounds of a bank',
    }),
  })

/** A hand step by step as the asker may see it: their own cards and those that were shown. */
export const RoomReplay = () =>
  Type.Object({
    handId: Id(),
    roomId: Id(),
    gameCode: Type.String(),
    handNo: Type.Integer(),
    stakes: RoomStakes(),
    seatCount: Type.Integer(),
    startedAt: Time(),
    endedAt: Time(),
    ownSeat: RoomSeatNumber(),
    seats: Type.Array(
      Type.Object({
        seat: RoomSeatNumber(),
        name: Type.String({ description: 'masked' }),
        isHouse: HouseMark(),
        stackBefore: Amount(),
        stackAfter: Amount(),
        betAmount: Amount(),
        winAmount: Amount(),
        netAmount: SignedAmount('of the hand'),
        cards: Cards(),
      }),
    ),
    board: Cards(),
    rakeAmount: Amount('of the whole hand'),
    currency: Currency(),
    frames: Type.Array(Frame()),
    proof: Type.Object({
      commit: Type.String(),
      mathVersion: Type.String(),
      tag: Type.String(),
      nonce: Type.Integer(),
      clientSeeds: Type.Array(Type.String()),
      clientSeed: Type.String({ description: 'SHA-256 of clientSeeds joined by commas' }),
      serverSeed: Nullable(Type.String({ description: 'null until the whole deck may be known' })),
      opensAt: Nullable(Time('when the server seed is opened, null once it is')),
    }),
  })
