/** Schemas that the studio's calls share. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, Time } from '../../shared/fields.ts'
import { HouseMark } from '../../shared/house-mark.ts'
import { KeptShot } from './fish-fields.ts'
import { FrozenTote } from './table-fields.ts'

export const ClientSeed = () =>
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', maxLength: 64, description: 'chosen by the member' })
const Hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description })
export const GameMode = () => Type.Union([Type.Literal('REAL'), Type.Literal('FREE')])

/** What a member needs to check a round later. */
export const Proof = () =>
  Type.Object({
    commit: Hash('SHA-256 of the server seed, known before the round'),
    clientSeed: ClientSeed(),
    nonce: Type.Integer({ minimum: 0 }),
    mathVersion: Type.String(),
  })

/** Free rounds: the house stakes them, and what they win together is credited once, at their end. */
export const FreeGrantFields = () => ({
  grantId: Id(),
  roundAmount: Amount('what the house stakes on each'),
  roundCount: Type.Integer(),
  leftCount: Type.Integer(),
  wonAmount: Amount('so far'),
  mostAmount: Amount('the most that is paid of it'),
  endsAt: Type.String({ format: 'date-time' }),
})

/** A round as it is shown: `events` is the list that the stage plays, in the game's own types. */
export const RoundFields = () => ({
  roundId: Id(),
  events: Type.Array(Type.Unknown()),
  betAmount: Amount(),
  winAmount: Amount(),
  balance: Amount('after the round'),
  currency: Currency(),
  proof: Proof(),
  closed: Type.Boolean({ description: 'nothing of the round is left to decide' }),
  free: Type.Optional(
    Type.Object(
      {
        ...FreeGrantFields(),
        creditedAmount: Amount('with the last of them; 0: not yet, or it waits to be claimed'),
        requiredAmount: Amount('the turnover that it carries'),
      },
      { description: 'of a free round: the grant after it. Nothing was taken from the balance' },
    ),
  ),
})

export const Seeds = () => ({
  commit: Hash('of the pair that the next round uses'),
  nextCommit: Hash('of the pair after it'),
  clientSeed: ClientSeed(),
  nonce: Type.Integer({
    minimum: 0,
    description: 'of the next round: how many rounds were played with this pair',
  }),
})

export const RevealedSeed = () =>
  Nullable(
    Type.Object({
      serverSeed: Hash('its SHA-256 is the commit'),
      commit: Hash('shown before the first round'),
      clientSeed: ClientSeed(),
      roundCount: Type.Integer(),
      revealedAt: Time(),
    }),
  )

/**
 * What every kind of round has in common, with what proves it. `proof.clientSeed` is the client part of its
 * stream, however it is composed.
 */
const fairBase = () => ({
  roundId: Id('as the betting record names it'),
  gameCode: Type.String(),
  mode: GameMode(),
  state: Type.Union([Type.Literal('SETTLED'), Type.Literal('VOID')]),
  betAmount: Amount(),
  winAmount: Amount(),
  currency: Currency(),
  proof: Proof(),
  serverSeed: Nullable(Hash('null until it may be known')),
  playedAt: Time(),
})

/**
 * A round played alone: the commit is the SHA-256 of the server seed; the seed is known once its pair is
 * retired.
 */
export const SoloFairRound = () =>
  Type.Object({
    ...fairBase(),
    kind: Type.Literal('SOLO'),
    isGranted: Type.Boolean({ description: 'a free round: the house staked it' }),
    choice: Type.Unknown(),
    events: Type.Array(Type.Unknown()),
  })

/**
 * A member's bets on one round of a shared table. The commit is SHA-256(0x01 ‖ server seed); SHA-256 of the
 * server seed is the seed of the round before (`previousSeed`); the client part is the SHA-256 of `entries`,
 * sorted and joined by ",".
 */
export const TableFairRound = () =>
  Type.Object({
    ...fairBase(),
    kind: Type.Literal('TABLE'),
    table: Type.Object({
      tableId: Id(),
      roundNo: Type.Integer({ minimum: 1 }),
      previousSeed: Nullable(
        Hash(
          'of the round before on this table; null at the first of a chain, or where that was never drawn',
        ),
      ),
      entries: Type.Array(Type.String(), {
        description:
          'betId:clientSeed of every bet of the round, frozen when betting closes; by a tote with what it adds to a side, betId:clientSeed:MERON=50000',
      }),
      outcome: Type.Unknown({
        description: 'as the rules of the game draw it; null if the round is void',
      }),
      tote: FrozenTote(),
      bets: Type.Array(
        Type.Object({ betId: Id(), spot: Type.String(), stake: Amount(), winAmount: Amount() }),
        { description: 'of this member' },
      ),
    }),
  })

/** A hand against the dealer: the same pair of seeds as solo rounds, with the member's decisions. */
export const HandFairRound = () =>
  Type.Object({
    ...fairBase(),
    kind: Type.Literal('HAND'),
    hand: Type.Object({
      stake: Amount('before doubling, splitting and insurance'),
      decisions: Type.Array(Type.String(), { description: 'HIT, STAND, DOUBLE … in their order' }),
      outcome: Type.Unknown({ description: 'the record: {dealer, hands, insuranceAmount}' }),
    }),
  })

/**
 * A hand in a room. The commit is the SHA-256 of the server seed and was shown before the seats locked their
 * seeds; the client part is the SHA-256 of those seeds joined by "," in seat order.
 */
export const RoomFairRound = () =>
  Type.Object({
    ...fairBase(),
    kind: Type.Literal('ROOM'),
    room: Type.Object({
      roomId: Id(),
      handNo: Type.Integer({ minimum: 1 }),
      seeds: Type.Array(Type.Object({ seat: Type.Integer({ minimum: 0 }), clientSeed: ClientSeed() }), {
        description: 'in seat order',
      }),
      ownSeat: Type.Integer({ minimum: 0 }),
      /** Cards of the shuffled deck by place; cards that the asker may not see are left out. */
      cards: Type.Array(
        Type.Object({
          place: Type.Integer({ minimum: 0, maximum: 51 }),
          card: Type.Integer({ minimum: 0, maximum: 51 }),
          to: Type.String({ description: 'SEAT:n, BOARD or BURN' }),
        }),
      ),
      actions: Type.Array(
        Type.Object({
          step: Type.Integer(),
          seat: Type.Integer(),
          action: Type.String(),
          amount: Nullable(Amount()),
        }),
      ),
      seats: Type.Array(
        Type.Object({
          seat: Type.Integer(),
          name: Type.String({ description: 'masked' }),
          isHouse: HouseMark(),
          betAmount: Amount(),
          winAmount: Amount(),
        }),
      ),
      rakeAmount: Amount(),
      start: HandStart(),
      moves: Type.Array(
        Type.Object({
          seat: Nullable(Type.Integer({ minimum: 0 })),
          action: Type.String(),
          amount: Nullable(Amount()),
        }),
        { description: 'in order; a seat of null means that the time ran out' },
      ),
    }),
  })

/**
 * How a hand of a room began: with the shuffled deck and the moves, the game’s rules give everything that
 * happened.
 */
const HandStart = () =>
  Type.Object({
    seats: Type.Array(
      Type.Object({
        seat: Type.Integer({ minimum: 0 }),
        stack: Amount(),
        owesBlind: Type.Boolean(),
        seatedAtMs: Type.Integer({ minimum: 0 }),
        awayMs: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
    ),
    seatCount: Type.Integer({ minimum: 2 }),
    stakes: Type.Object({
      smallBlind: Amount(),
      bigBlind: Amount(),
      minBet: Amount(),
      maxBet: Amount(),
      minBuyIn: Amount(),
      maxBuyIn: Amount(),
    }),
    carry: Type.Unknown({ description: 'what the previous hand left behind; null at a room’s first' }),
  })

/**
 * What a member shot within a few seconds. Each hit has a stream of its own: tag `fish`, the pair's seeds,
 * the hit's nonce.
 */
export const FishFairRound = () =>
  Type.Object({
    ...fairBase(),
    kind: Type.Literal('FISH'),
    fish: Type.Object({
      roomId: Id(),
      roomSeed: Type.Integer({ minimum: 0 }),
      lastNonce: Type.Integer({ minimum: 0 }),
      shots: Type.Array(KeptShot()),
    }),
  })

/** A round with what proves it, by kind. */
export const FairRound = () =>
  Type.Union([SoloFairRound(), TableFairRound(), HandFairRound(), RoomFairRound(), FishFairRound()])
