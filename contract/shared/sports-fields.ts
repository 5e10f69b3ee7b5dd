/** Fields of fixtures, markets and bets, for members and operators alike (domain/sportsbook.md §1). */
import { Type } from 'typebox'
import {
  acceptChanges,
  betKinds,
  betResults,
  betStates,
  fixtureStatuses,
  incidentKinds,
  legResults,
  marketStates,
  marketTypes,
  oddsFormats,
  periods,
  sportCodes,
} from '../../kernel/sports/words.ts'
import { Amount, Currency, Id, Nullable, OneOf, Text, Time } from './fields.ts'
import { rejectReasons } from './sports-refusals.ts'

/** More legs than a parlay may have are refused by its rule, far more by the form. */
export const MOST_LEGS_SENT = 40
export const SportCodeField = () => OneOf(sportCodes)
export const FixtureId = () => Id('a fixture: the provider’s code, a dash, the provider’s id')
export const MarketId = () => Type.String({ pattern: '^[0-9]{1,18}$', description: 'a market' })
export const SelectionCode = () =>
  Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_+.:-]+$' })
/** Decimal prices are integers: 1.92 is 19200. */
export const Price = (description = 'decimal price times 10,000') =>
  Type.Integer({ minimum: 0, maximum: 1_000_000_000, description })
export const Line = () =>
  Nullable(
    Type.Integer({
      minimum: -4_000,
      maximum: 4_000,
      description: 'times four, of the home side or of over: -3 is -0.75; null: no line',
    }),
  )
export const Score = () => Type.Object({ home: Type.Integer(), away: Type.Integer() })
export const GoldLead = () =>
  Type.Record(Type.String(), Type.Array(Type.Integer()), {
    description:
      'by map: the gold that home is ahead by, minute by minute from its start; below zero: behind',
  })
export const Clock = () =>
  Type.Object({
    period: Type.String(),
    minute: Type.Integer(),
    added: Nullable(Type.Integer()),
    isRunning: Type.Boolean(),
  })

export const Selection = () =>
  Type.Object({
    code: Type.String(),
    name: Nullable(Type.String({ description: 'of a runner; other names follow from type and code' })),
    price: Price('decimal price times 10,000; 0: not offered'),
  })

export const Market = () =>
  Type.Object({
    marketId: MarketId(),
    typeCode: OneOf(marketTypes),
    period: OneOf(periods),
    line: Line(),
    isMain: Type.Boolean(),
    state: OneOf(marketStates),
    version: Type.Integer({ description: 'grows with every change of price or state' }),
    selections: Type.Array(Selection()),
  })

const Team = () =>
  Type.Object({ teamId: Type.String(), name: Type.String({ description: 'in the caller’s language' }) })

/** A fixture without its markets. */
export const fixtureHead = () => ({
  fixtureId: Id(),
  kind: OneOf(['MATCH', 'OUTRIGHT'] as const),
  sportCode: OneOf(sportCodes),
  leagueId: Id(),
  leagueName: Type.String(),
  country: Type.String(),
  countryName: Type.String(),
  home: Nullable(Team()),
  away: Nullable(Team()),
  startAt: Time(),
  status: OneOf(fixtureStatuses),
  isSuspended: Type.Boolean(),
  isNeutral: Type.Boolean(),
  isVirtual: Type.Boolean(),
  hasLive: Type.Boolean(),
  bestOf: Nullable(Type.Integer()),
  clock: Nullable(Clock()),
  score: Nullable(Score()),
  version: Type.Integer(),
})

/** A fixture of a list: its main markets and how many there are. */
export const FixtureRow = () =>
  Type.Object({
    ...fixtureHead(),
    marketCount: Type.Integer(),
    markets: Type.Array(Market(), { description: 'the main ones' }),
    isFavourite: Type.Boolean(),
  })

export const Incident = () =>
  Type.Object({
    no: Type.Integer(),
    kind: OneOf(incidentKinds),
    side: Nullable(OneOf(['HOME', 'AWAY'] as const)),
    minute: Type.Integer(),
    added: Nullable(Type.Integer()),
    isCancelled: Type.Boolean(),
    score: Nullable(Score()),
  })

/** A leg as a member chooses it: what they saw is what they bet on. */
export const legInput = () => ({
  marketId: MarketId(),
  code: SelectionCode(),
  line: Line(),
  price: Price('as the member saw it'),
})

export const betFields = () => ({
  betId: Id(),
  betNo: Type.String({ description: 'what people name it by' }),
  kind: OneOf(betKinds),
  systemCode: Nullable(Type.String()),
  combinations: Type.Integer(),
  state: OneOf(betStates),
  result: Nullable(OneOf(betResults)),
  rejectReason: Nullable(OneOf(rejectReasons)),
  rejectCause: Nullable(
    Type.Object({
      legNo: Type.Integer({ description: 'the leg that the bet was not accepted for, from 1' }),
      incident: Nullable(
        Type.Object({
          kind: OneOf(incidentKinds),
          side: Nullable(OneOf(['HOME', 'AWAY'] as const)),
          score: Nullable(Score()),
        }),
      ),
      price: Nullable(Price('what the price of the leg had fallen to')),
    }),
  ),
  stakeAmount: Amount(),
  price: Type.Integer({ description: 'of all legs, times 10,000, cut' }),
  potentialAmount: Amount('the most that it returns, with what cash-outs paid'),
  payoutAmount: Nullable(Amount('null: not settled')),
  validAmount: Nullable(Amount('what counts as valid bet; null: not settled')),
  oddsFormat: OneOf(oddsFormats),
  acceptChange: OneOf(acceptChanges),
  isLive: Type.Boolean(),
  placedAt: Time(),
  decideAt: Nullable(Time('when a waiting live bet is decided')),
  acceptedAt: Nullable(Time()),
  settledAt: Nullable(Time()),
  version: Type.Integer({ description: 'above 1: it was settled again' }),
  voidReason: Nullable(Text(200)),
  cashedStakeAmount: Amount('the part of the stake that was cashed out'),
  cashedAmount: Amount('what cash-outs paid'),
  autoCashOutAmount: Nullable(Amount('cashes out by itself from this offer on')),
  canCashOut: Type.Boolean({ description: 'a quote may be asked for' }),
  currency: Currency(),
  legs: Type.Array(Leg()),
})

export const Leg = () =>
  Type.Object({
    legNo: Type.Integer({ description: 'from 1' }),
    fixtureId: Id(),
    sportCode: OneOf(sportCodes),
    leagueName: Type.String(),
    homeName: Nullable(Type.String()),
    awayName: Nullable(Type.String()),
    fixtureName: Nullable(Type.String({ description: 'of an outright' })),
    startAt: Time(),
    status: OneOf(fixtureStatuses),
    clock: Nullable(Clock()),
    score: Nullable(Score()),
    isVirtual: Type.Boolean(),
    marketId: MarketId(),
    typeCode: OneOf(marketTypes),
    period: OneOf(periods),
    line: Line(),
    code: Type.String(),
    selectionName: Nullable(Type.String({ description: 'of a runner' })),
    price: Price(),
    isLive: Type.Boolean(),
    scoreAtBet: Nullable(Score()),
    result: Nullable(OneOf(legResults)),
    sharedBy: Type.Integer({ description: 'above 1: a dead heat among so many' }),
  })

export const Bet = () => Type.Object(betFields())
