/** Schemas that the calls of the shared tables have in common. Stakes and wins are minor units. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'

const Hex = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64, description })

/** OFF: the house has closed the table. */
export const TableState = () => OneOf(['BETTING', 'CLOSED', 'REVEAL', 'SETTLED', 'VOID', 'OFF'] as const)
export const SpotCode = () =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    pattern: '^[A-Z0-9_:-]+$',
    description: 'one of the game’s spots: BANKER, STRAIGHT:17',
  })

/** What a spot pays to the stake. */
export const Odds = () => Type.String({ maxLength: 20, description: 'the win to the stake: 0.95 : 1' })

/** What can be bet on. */
export const TableSpots = (description: string) =>
  Type.Array(
    Type.Object({
      code: Type.String(),
      isSide: Type.Boolean(),
      rtp: Type.String(),
      holdMultiple: Type.Integer(),
      pays: Type.Array(Odds(), { description: 'each win it can pay, the least first' }),
      mostStake: Nullable(Amount('where the game bounds what a bet may bring')),
    }),
    { description },
  )

/** What a road map and a list of results show of a round. */
export const TableResult = () =>
  Type.Object({
    winner: Type.String(),
    marks: Type.Array(Type.String()),
    score: Type.Optional(Type.Array(Type.Integer())),
  })

/** What the rules find in an outcome: which spots won and what they pay, what each hand is worth. */
export const TableReading = () =>
  Type.Object({
    winners: Type.Array(Type.Object({ spot: Type.String(), pays: Odds() }), {
      description: 'spots that pay more than their stake',
    }),
    hands: Type.Array(
      Type.Object({
        hand: Type.String({ description: 'PLAYER, DEALER, HAND3' }),
        end: Nullable(OneOf(['WON', 'LOST', 'EVEN'] as const)),
        worth: Type.Array(
          Nullable(
            Type.Object({
              points: Type.Integer(),
              kind: Type.Optional(Type.String({ description: 'POK_9, TONG' })),
              deng: Type.Optional(Type.Integer({ description: 'what it multiplies a stake by' })),
            }),
          ),
          { description: 'after its first card, its second, its third; null while the cards make no hand' },
        ),
      }),
      { description: 'of card games; else empty' },
    ),
  })

/** At the fixed prizes of the game, or by a tote. */
export const PaysBy = () => OneOf(['FIXED', 'TOTE'] as const)

/** What lies on a side of a tote, and what it brings for 100 staked, the stake included. */
export const ToteSide = () =>
  Type.Object({
    spot: Type.String(),
    stake: Amount('real money only'),
    per100: Nullable(Type.Integer({ description: 'rounded down; null while nothing lies on the side' })),
  })

/** What lay on the sides as betting closed; null at fixed prizes. */
export const FrozenTote = () =>
  Nullable(
    Type.Object({
      sides: Type.Array(ToteSide()),
      isCancelled: Type.Boolean({ description: 'a side was empty, or brought too little' }),
    }),
  )

const HistoryEntry = () =>
  Type.Object({
    roundNo: Type.Integer(),
    winner: Type.String(),
    marks: Type.Array(Type.String()),
    score: Type.Optional(Type.Array(Type.Integer())),
  })

/** A table as everybody sees it. */
export const TableFields = () => ({
  tableId: Id(),
  gameCode: Type.String(),
  names: Type.Object({ th: Type.String(), en: Type.String() }),
  dealer: Type.Integer({ minimum: 0, description: 'number of the dealer’s picture' }),
  limits: Type.Object({
    min: PositiveAmount('of a spot, member and round'),
    max: PositiveAmount('of a main spot, member and round'),
    sideMax: PositiveAmount('of a side spot, member and round'),
  }),
  paysBy: PaysBy(),
  videoUrl: Nullable(Type.String()),
  state: TableState(),
  roundNo: Type.Integer({ minimum: 0, description: '0 before the first round' }),
  roundId: Nullable(Id()),
  commit: Nullable(Hex('SHA-256 over the byte 1 and the round’s seed')),
  stateEndsAt: Nullable(Time('null while the table waits for somebody to look at it, or is off')),
  outcome: Type.Unknown({ description: 'in the game’s own shape, from REVEAL on; before that null' }),
  result: Nullable(TableResult()),
  reading: Nullable(TableReading()),
  totals: Type.Array(Type.Object({ spot: Type.String(), stake: Amount(), players: Type.Integer() }), {
    description: 'real money only',
  }),
  players: Type.Integer({ description: 'members with a bet in the round' }),
  tote: Nullable(
    Type.Object({
      sides: Type.Array(ToteSide()),
      commission: Type.Integer({ description: 'percent of everything on the sides' }),
      cancelsAt: Type.Integer({
        description: 'the round is cancelled if a side brings this for 100, or less',
      }),
      isFinal: Type.Boolean({ description: 'false while bets are open: the returns still move' }),
      isCancelled: Type.Boolean({ description: 'while bets are open: if they closed now' }),
    }),
  ),
  history: Type.Array(HistoryEntry(), { description: 'settled rounds, oldest first, 120 at most' }),
})

export const OwnBet = () =>
  Type.Object({
    betId: Id('of everything that was staked by one call'),
    spot: Type.String(),
    stake: PositiveAmount(),
    state: OneOf(['PENDING', 'ACCEPTED', 'REFUSED', 'VOID'] as const),
  })

/**
 * What proves a round, once it was drawn: `openStream` takes clientPart as the client seed and roundNo as the
 * nonce.
 */
export const TableProof = () =>
  Type.Object({
    commit: Hex('shown before bets were opened'),
    serverSeed: Nullable(
      Hex('its SHA-256 is the seed of the round before it in the chain; null until it is shown'),
    ),
    clientPart: Nullable(
      Hex(
        'SHA-256 over the sorted lines betId:clientSeed of the accepted bets, parted by commas; by a tote each says what it adds to a side',
      ),
    ),
    nonce: Type.Integer({ minimum: 0, description: 'the round’s number at its table' }),
    mathVersion: Type.String(),
  })

/** A finished round of a table. */
export const TableRoundFields = () => ({
  roundId: Id(),
  tableId: Id(),
  roundNo: Type.Integer(),
  state: OneOf(['SETTLED', 'VOID'] as const),
  outcome: Type.Unknown(),
  result: Nullable(TableResult()),
  tote: FrozenTote(),
  proof: TableProof(),
  playedAt: Time(),
})

/** A member's part in a finished round. */
export const OwnTableRound = () =>
  Type.Object({
    ...TableRoundFields(),
    gameCode: Type.String(),
    bets: Type.Array(Type.Object({ spot: Type.String(), stake: PositiveAmount() })),
    stakeAmount: Amount(),
    winAmount: Amount(),
    currency: Currency(),
  })
