/** What the trading desk shows of fixtures and markets (domain/sportsbook.md §6, domain/sportsbook.md §10). */
import { Type } from 'typebox'
import { marketStates, marketTypes, periods } from '../../../kernel/sports/words.ts'
import { Amount, Id, Nullable, OneOf, PositiveAmount, SignedAmount, Text, Time } from '../../shared/fields.ts'
import { fixtureHead, Line, MarketId, Price } from '../../shared/sports-fields.ts'

export const tiers = ['A', 'B', 'C'] as const
export type Tier = (typeof tiers)[number]
export const TierField = () => OneOf(tiers, 'whose limits hold')

/** ALL: everything that the house sells; SPORT and LEAGUE: by code and by id. */
export const stopScopes = ['ALL', 'SPORT', 'LEAGUE', 'FIXTURE', 'MARKET'] as const
export type StopScope = (typeof stopScopes)[number]

export const Reason = () => Text(140, 1)
export const Ppm = (description: string) =>
  Type.Integer({ minimum: -10_000_000, maximum: 100_000_000, description })
export const OwnPrice = () =>
  Price(
    'decimal price times 10,000, from 10,100 to 10,000,000; 0 for a selection that the feed does not offer',
  )

/** Who suspended it, and why; the desk's own suspensions alone. */
export const Stop = () =>
  Type.Object({ scope: OneOf(stopScopes), reason: Type.String(), by: Type.String(), at: Time() })

const DeskSelection = () =>
  Type.Object({
    code: Type.String(),
    name: Nullable(Type.String({ description: 'of a runner' })),
    price: Price('at which the house sells it; 0: not offered'),
    feedPrice: Price('as the feed prices it'),
    fairPrice: Nullable(Price('without a margin; null: not known')),
    stakeAmount: Amount('that stands on it; a parlay counts in full on each of its legs'),
    payoutAmount: Amount('what that returns if it wins in full'),
    betCount: Type.Integer(),
    resultAmount: SignedAmount('of the house, if it wins in full'),
  })

export const DeskMarket = () =>
  Type.Object({
    marketId: MarketId(),
    typeCode: OneOf(marketTypes),
    period: OneOf(periods),
    line: Line(),
    isMain: Type.Boolean(),
    isLive: Type.Boolean({ description: 'bet on while the fixture is played' }),
    state: OneOf(marketStates, 'as the feed says'),
    version: Type.Integer(),
    stop: Nullable(Stop()),
    isClosed: Type.Boolean({ description: 'for good, in this house' }),
    isOwn: Type.Boolean({ description: 'the prices are set by hand' }),
    ownBy: Nullable(Type.String()),
    ownAt: Nullable(Time()),
    ownUntil: Nullable(Time('null: until the kick-off, or the next goal')),
    houseMarginPpm: Nullable(Ppm('of the house’s own rule; null: the feed’s margin')),
    marginPpm: Nullable(Ppm('what the prices leave over the fair ones; null: not known')),
    bookPpm: Ppm('Σ 1/price: 1,040,000 is an overround of 4 %'),
    maxStakeAmount: Nullable(PositiveAmount('of one bet; null: by the limits of its tier')),
    stakeAmount: Amount(),
    betCount: Type.Integer(),
    worstAmount: SignedAmount('of the house, over all outcomes'),
    bestAmount: SignedAmount(),
    usedPpm: Ppm('of the limit, by the worst case'),
    selections: Type.Array(DeskSelection()),
  })

export const deskFixtureFields = () => ({
  ...fixtureHead(),
  tier: TierField(),
  provider: Type.String(),
  suspendedFor: Nullable(Type.String({ description: 'why the feed suspends it' })),
  stop: Nullable(Stop()),
  marketCount: Type.Integer(),
  ownCount: Type.Integer({ description: 'markets with prices by hand' }),
  stakeAmount: Amount('that stands on its markets; a parlay counts in full on each of its legs'),
  betCount: Type.Integer(),
  worstAmount: SignedAmount('of its worst market'),
  limitAmount: Amount('that a market may lose'),
})

export const LeagueId = () => Id('a league')
