/**
 * Words and fields of issues and their results, for members and operators alike (domain/lottery.md §1.4,
 * §1.8).
 */
import { Type } from 'typebox'
import { WINDOWS } from '../../kernel/lottery/statistics.ts'
import { Nullable, OneOf, Time } from './fields.ts'
import { GameCode, Numero } from './lottery-orders.ts'

export { GameCode, Numero }

export const issueStates = ['SCHEDULED', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLING', 'SETTLED', 'VOID'] as const
export type IssueState = (typeof issueStates)[number]

export const beaconTypes = ['ORDER_DIGEST', 'DRAND'] as const
export type BeaconType = (typeof beaconTypes)[number]

/** Why an issue became void by itself; operators give a reason in words of their own. */
export const voidReasons = ['NO_RESULT', 'HOUSE_OFF', 'NO_BEACON', 'SEED_LOST', 'TOO_FEW_SHOTS'] as const

/** Why a lottery cannot take public randomness as its beacon. */
export const beaconRefusals = ['SOURCE', 'FAST', 'OFF'] as const
export type BeaconRefusal = (typeof beaconRefusals)[number]

/** Statistics look back over this many results. */
export const statisticWindows = WINDOWS
export type StatisticWindow = (typeof statisticWindows)[number]

/** CLASSIC: digits, dice and places; the others stand on whole numbers. */
export const gameKinds = ['CLASSIC', 'THAI', 'FOURD', 'VIETNAM', 'YEEKEE'] as const
export type GameKind = (typeof gameKinds)[number]

/**
 * Where a result comes from. HOUSE: the chain. DEMO: the chain, for a lottery that is drawn elsewhere; it is
 * no official result. IMPORT: what the organiser published. SHOTS: what members shot, and the chain.
 */
export const resultSources = ['HOUSE', 'DEMO', 'IMPORT', 'SHOTS'] as const
export type ResultSource = (typeof resultSources)[number]

export const IssueStateField = () => OneOf(issueStates)
export const Family = () =>
  Type.String({
    description: 'SSC, 11X5, K3, PK10, PC28, 3D or P3P5; of a lottery on whole numbers its kind',
  })
export const Cycle = () =>
  Nullable(Type.Integer({ description: 'seconds from one draw to the next; null: a draw on its days' }))
export const Result = () =>
  Type.String({
    description:
      'as its family writes it, e.g. 84003 of SSC or 7,6,4,5,3,10,9,2,8,1 of PK10; of a lottery on whole numbers the JSON of its published prizes',
  })
export const SourceField = () => OneOf(resultSources)

/** What the lists of lotteries say of one. */
export const gameHeadFields = () => ({
  gameCode: Type.String(),
  vassalage: Type.String({ description: 'the vendor' }),
  vendor: Type.String({ description: 'LOTT, ELOTT, TCG_SEA or TCG_LOTTO_VN' }),
  name: Type.String(),
  kind: OneOf(gameKinds),
  group: Type.String({
    description:
      'its section: the family of a classic; GOVERNMENT, DAILY, STOCK, FOURD, FAST; SOUTH, CENTRAL, NORTH, VN_FAST',
  }),
  source: SourceField(),
  family: Family(),
  cycle: Cycle(),
})

/** A result of a lottery on whole numbers; empty and null of a classic, and without a result. */
export const publishedFields = () => ({
  prizes: Type.Array(Type.Object({ prize: Type.String(), numbers: Type.Array(Type.String()) }), {
    description: 'as published, in its order; leading zeros stand',
  }),
  thai: Nullable(
    Type.Object(
      {
        top3: Type.String(),
        bottom2: Type.String(),
        front3: Type.Optional(Type.Array(Type.String())),
        back3: Type.Optional(Type.Array(Type.String())),
      },
      { description: 'what Thai-style bets look at' },
    ),
  ),
  source: SourceField(),
})
export const Hex64 = (description: string) => Type.String({ description: `64 hex digits: ${description}` })

export const issueTimes = () => ({
  numero: Type.String(),
  opensAt: Time(),
  closesAt: Time('bets are taken until then'),
  drawsAt: Time(),
})

/** What a result is called besides its numbers: a sum, big or small, odd or even, dragon or tiger. */
export const ResultAttribute = () =>
  Type.Object({
    code: Type.String({
      description: 'sum, sum_size, sum_parity, dragon_tiger, span, form, colour …',
    }),
    value: Type.String({ description: 'a number, or a word: BIG, SMALL, ODD, EVEN, DRAGON, TIGER, TIE, …' }),
  })

/**
 * What anyone needs to see that an issue's result was fixed beforehand; the seed stands once it is revealed.
 */
export const revealFields = () => ({
  commit: Nullable(Hex64('SHA-256(0x01 ‖ seed), published before the issue opens; null: it has no seed')),
  beaconType: Nullable(
    OneOf(
      beaconTypes,
      'ORDER_DIGEST: of the accepted bets; DRAND: the first round of drand quicknet at or after closesAt. Fixed with the commitment',
    ),
  ),
  beacon: Nullable(Hex64('what the house cannot choose; from the close on, of DRAND once the round is out')),
  seed: Nullable(Hex64('from the draw on')),
})

/** Where the beacon of an issue stands in public, and what proves it. */
export const drandField = () => ({
  drand: Nullable(
    Type.Object(
      {
        chainHash: Hex64('of drand quicknet'),
        publicKey: Type.String({ description: '192 hex digits: the key of the network, on G2' }),
        round: Type.Integer({ description: 'follows from closesAt' }),
        publishedAt: Time('when the network publishes the round'),
        signature: Nullable(
          Type.String({
            description:
              '96 hex digits: of SHA-256 over the round as eight bytes; the beacon is its SHA-256. null: not fetched',
          }),
        ),
      },
      { description: 'null: the beacon is no public randomness' },
    ),
  ),
})
