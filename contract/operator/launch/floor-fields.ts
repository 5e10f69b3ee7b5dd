/** What the console's calls about the studio's tables, rooms and seas share. */
import { Type } from 'typebox'
import { HouseMark } from '../../shared/house-mark.ts'
import { Amount, Currency, Id, Nullable, OneOf, PositiveAmount, Text, Time } from '../../shared/fields.ts'

const tableStates = ['BETTING', 'CLOSED', 'REVEAL', 'SETTLED', 'VOID', 'OFF'] as const

export const FloorNames = () => Type.Object({ th: Text(60, 1), en: Text(60, 1) })
export const FloorLimits = () =>
  Type.Object({ min: PositiveAmount(), max: PositiveAmount(), sideMax: PositiveAmount() })

/** At the fixed prizes of its game, or by a tote: winners share what lies on the sides. */
export const PaysBy = () => OneOf(['FIXED', 'TOTE'])

export const FloorRound = () =>
  Type.Object({
    roundId: Id(),
    roundNo: Type.Integer(),
    state: OneOf(tableStates),
    openedAt: Time(),
    stateEndsAt: Nullable(Time()),
    outcome: Type.Unknown(),
    winner: Nullable(Type.String()),
    marks: Type.Array(Type.String()),
    score: Type.Array(Type.Integer()),
    tote: Nullable(
      Type.Object({
        sides: Type.Array(
          Type.Object({
            spot: Type.String(),
            stake: Amount(),
            per100: Nullable(Type.Integer({ description: 'what it brings for 100 staked' })),
          }),
        ),
        isCancelled: Type.Boolean({ description: 'a side was empty, or brought too little' }),
      }),
    ),
    commit: Type.String(),
    serverSeed: Nullable(Type.String()),
    clientPart: Nullable(Type.String()),
    stakeAmount: Amount(),
    takenAmount: Amount('more than stakeAmount where a hand may cost its stake several times'),
    payoutAmount: Amount(),
    betCount: Type.Integer(),
    playerCount: Type.Integer(),
    spots: Type.Array(Type.Object({ spot: Type.String(), stakeAmount: Amount(), betCount: Type.Integer() })),
  })

export const VoidOrder = () =>
  Type.Object({
    orderId: Id(),
    tableId: Id(),
    roundId: Id(),
    gameCode: Type.String(),
    roundNo: Type.Integer(),
    stakeAmount: Amount(),
    reason: Text(140),
    state: OneOf(['PENDING', 'DONE', 'REJECTED']),
    askedBy: Type.String(),
    askedAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    isMine: Type.Boolean(),
  })

export const FloorTable = () =>
  Type.Object({
    tableId: Id(),
    gameCode: Type.String(),
    gameName: Type.String(),
    names: FloorNames(),
    isOn: Type.Boolean(),
    limits: FloorLimits(),
    paysBy: PaysBy(),
    choices: Type.Array(PaysBy(), { description: 'what its game can pay by' }),
    videoUrl: Nullable(Type.String()),
    state: OneOf(tableStates),
    round: Nullable(FloorRound()),
  })

export const FloorHand = () =>
  Type.Object({
    handId: Id(),
    handNo: Type.Integer(),
    roomId: Id(),
    gameCode: Type.String(),
    gameName: Type.String(),
    startedAt: Time(),
    endedAt: Nullable(Time()),
    state: OneOf(['RUNNING', 'SETTLED', 'VOID']),
    potAmount: Amount(),
    rakeAmount: Amount(),
    players: Type.Array(
      Type.Object({
        seat: Type.Integer(),
        memberId: Id(),
        account: Type.String(),
        isHouse: HouseMark(),
        betAmount: Amount(),
        winAmount: Amount(),
      }),
    ),
  })

export const FloorRoom = () =>
  Type.Object({
    roomId: Id(),
    gameCode: Type.String(),
    gameName: Type.String(),
    names: FloorNames(),
    isPrivate: Type.Boolean(),
    state: OneOf(['OPEN', 'CLOSING', 'CLOSED']),
    betAmount: Amount('big blind, or the highest bet'),
    seatCount: Type.Integer(),
    waitingCount: Type.Integer(),
    seats: Type.Array(
      Type.Object({
        seat: Type.Integer(),
        memberId: Id(),
        account: Type.String(),
        isHouse: HouseMark(),
        stackAmount: Amount(),
        betAmount: Amount(),
        state: Type.String(),
        satAt: Time(),
      }),
    ),
    hand: Nullable(
      Type.Object({
        handId: Id(),
        handNo: Type.Integer(),
        phase: Type.String(),
        potAmount: Amount(),
        startedAt: Time(),
        turnSeat: Nullable(Type.Integer()),
        turnEndsAt: Nullable(Time()),
      }),
    ),
  })

/** What a member shot within a few seconds; it is one round of the betting record. */
export const FloorWindow = () =>
  Type.Object({
    windowId: Id(),
    roomId: Id(),
    roomNumber: Type.Integer(),
    isFree: Type.Boolean(),
    memberId: Id(),
    account: Type.String(),
    state: OneOf(['OPEN', 'CLOSED', 'SETTLED', 'VOID'], 'CLOSED: its money is not known to be moved yet'),
    betAmount: Amount(),
    winAmount: Amount(),
    currency: Currency(),
    shotCount: Type.Integer(),
    hitCount: Type.Integer(),
    openedAt: Time(),
    settledAt: Nullable(Time()),
  })

export const FloorSea = () =>
  Type.Object({
    roomId: Id(),
    number: Type.Integer(),
    isFree: Type.Boolean(),
    currency: Currency(),
    seatCount: Type.Integer(),
    guns: Type.Array(
      Type.Object({
        sittingId: Id(),
        seat: Type.Integer(),
        memberId: Id(),
        account: Type.String(),
        state: OneOf(
          ['HOLDING', 'SEATED', 'LEAVING'],
          'HOLDING: money is being set aside. LEAVING: what is left is on its way back',
        ),
        price: Amount('of a bullet'),
        gun: OneOf(['CANNON', 'LIGHTNING']),
        heldAmount: Amount('set aside, as of the last settlement'),
        stakedAmount: Amount('shot and not settled yet'),
        wonAmount: Amount('won and not settled yet'),
        satAt: Time(),
        shotAt: Time('of the last shot that was charged'),
      }),
    ),
    unsettledCount: Type.Integer({
      description: 'windows that are open or whose money may not have moved yet',
    }),
    unsettledAmount: Amount('staked in them'),
  })
