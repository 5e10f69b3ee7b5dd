/**
 * The feed port, field by field (docs/vendors/feed-sports.md). Nothing is left out and nothing is added: an
 * unknown field refuses its message. What only the book can judge, such as whether a fixture is known, is
 * judged there.
 */
import { Type } from 'typebox'
import { endings } from '../../../kernel/sports/facts.ts'
import {
  fixtureStatuses,
  incidentKinds,
  marketTypes,
  periods,
  sportCodes,
} from '../../../kernel/sports/words.ts'

export const feedBasePath = '/feed/v1'
export const feedPaths = ['messages', 'snapshot', 'heartbeat', 'state'] as const
export type FeedPath = (typeof feedPaths)[number]

/** The largest difference between X-Timestamp and the server's clock. */
export const FEED_WINDOW_S = 300
export const MOST_MESSAGES = 500
export const MOST_FIXTURES = 5_000
export const MOST_MARKETS = 400
const MOST_GOLD = 999_999
const MOST_MAP_MINUTES = 150
/** Bytes of a body that is read, so that its sender is known, and of one that is taken. */
export const LARGEST_READ = {
  messages: 4 * 1024 * 1024,
  heartbeat: 16 * 1024,
  snapshot: 32 * 1024 * 1024,
} as const
export const LARGEST_TAKEN = {
  messages: 1024 * 1024,
  heartbeat: 4 * 1024,
  snapshot: 16 * 1024 * 1024,
} as const

/** Decimal prices from 1.01 to 10,000.00, times 10,000; 0 is no price. */
export const LEAST_PRICE = 10_100
export const GREATEST_PRICE = 100_000_000

/**
 * What an answer says in `status`. Beside OK each is a refusal: nothing of the delivery was taken, and the
 * fixtures that it names are suspended until the feed says how they stand.
 */
export const feedStatuses = {
  OK: 200,
  /** Unknown provider, wrong signature or time. */
  INVALID_SIGNATURE: 401,
  /** The house has switched the feed off. */
  FEED_OFF: 409,
  FEED_TOO_LARGE: 413,
  /** `field` is missing, unknown or of the wrong kind. */
  FEED_INVALID: 422,
  /** A number that was used for another message, or a snapshot older than what is known. */
  FEED_SEQ: 422,
  FEED_FIXTURE_UNKNOWN: 422,
  /** Another provider's. */
  FEED_FIXTURE_FOREIGN: 422,
  /** Home and away, or who plays, differ from what is known. */
  FEED_SIDES: 422,
  /** Not between 1.01 and 10,000.00, or the prices of a market return more than they take. */
  FEED_PRICE: 422,
  /** A line where none belongs, or none where one belongs. */
  FEED_LINE: 422,
  /** Not the selections of the market's type in their order. */
  FEED_SELECTIONS: 422,
  /** A state that cannot follow the one before. */
  FEED_STATUS: 422,
  /** An incident under a number that another one has, or one that takes back none. */
  FEED_INCIDENT: 422,
  /** A result under the version of another, or facts that are no result. */
  FEED_RESULT: 422,
  /** Nothing was done; the same may be sent again. */
  BUSY: 503,
} as const
export type FeedStatus = keyof typeof feedStatuses

const strict = { additionalProperties: false } as const
/** Provider, dash and id together name a topic of at most 40 letters. */
const FeedId = () => Type.String({ pattern: '^[A-Za-z0-9_-]{1,30}$' })
const Word = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] })
const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const Names = () =>
  Type.Object(
    { th: Type.String({ minLength: 1, maxLength: 120 }), en: Type.String({ minLength: 1, maxLength: 120 }) },
    strict,
  )
const Team = () => Type.Object({ teamId: FeedId(), names: Names() }, strict)
const Side = () => Word(['HOME', 'AWAY'])
const Score = () =>
  Type.Object(
    { home: Type.Integer({ minimum: 0, maximum: 999 }), away: Type.Integer({ minimum: 0, maximum: 999 }) },
    strict,
  )
const byPeriod = <Schema extends Parameters<typeof Type.Union>[0][number]>(make: () => Schema) =>
  Type.Object(Object.fromEntries(periods.map((period) => [period, Type.Optional(make())])), strict)
/** Home's lead in gold, a number a minute. */
const Leads = () =>
  Type.Array(Type.Integer({ minimum: -MOST_GOLD, maximum: MOST_GOLD }), { maxItems: MOST_MAP_MINUTES })
const Code = () => Type.String({ pattern: '^[A-Za-z0-9_+.:-]{1,40}$' })

const Facts = () =>
  Type.Object(
    {
      scores: byPeriod(Score),
      corners: Type.Optional(byPeriod(Score)),
      cards: Type.Optional(byPeriod(Score)),
      goals: Type.Optional(Type.Array(Side(), { maxItems: 200 })),
      firstBlood: Type.Optional(byPeriod(Side)),
      goldLead: Type.Optional(byPeriod(Leads)),
      ended: Type.Array(Word(periods), { maxItems: periods.length }),
      ending: OrNull(Word(endings)),
      winners: Type.Optional(Type.Array(Code(), { maxItems: 100 })),
      withdrawn: Type.Optional(Type.Array(Code(), { maxItems: 400 })),
    },
    strict,
  )

const Clock = () =>
  Type.Object(
    {
      period: Word(periods),
      minute: Type.Integer({ minimum: 0, maximum: 999 }),
      added: OrNull(Type.Integer({ minimum: 0, maximum: 99 })),
      isRunning: Type.Boolean(),
    },
    strict,
  )

const Fixture = () =>
  Type.Object(
    {
      fixtureId: FeedId(),
      kind: Word(['MATCH', 'OUTRIGHT']),
      sportCode: Word(sportCodes),
      league: Type.Object(
        {
          leagueId: FeedId(),
          names: Names(),
          country: Type.String({ pattern: '^[A-Z0-9_]{2,12}$' }),
          countryNames: Names(),
          tier: Word(['A', 'B', 'C']),
        },
        strict,
      ),
      home: OrNull(Team()),
      away: OrNull(Team()),
      startAt: Type.String({ maxLength: 40 }),
      isNeutral: Type.Boolean(),
      hasLive: Type.Boolean(),
      isVirtual: Type.Boolean(),
      bestOf: OrNull(Type.Integer({ minimum: 1, maximum: 9 })),
    },
    strict,
  )

const Millionths = () => Type.Integer({ minimum: 0, maximum: 1_000_000 })
const Market = () =>
  Type.Object(
    {
      typeCode: Word(marketTypes),
      period: Word(periods),
      line: OrNull(Type.Integer({ minimum: -4_000, maximum: 4_000 })),
      isMain: Type.Boolean(),
      isLive: Type.Boolean(),
      state: Word(['OPEN', 'SUSPENDED', 'CLOSED']),
      selections: Type.Array(
        Type.Object(
          {
            code: Code(),
            // Its range is judged by name (FEED_PRICE).
            price: Type.Integer(),
            chances: Type.Optional(Type.Tuple([Millionths(), Millionths(), Millionths(), Millionths()])),
            names: Type.Optional(Names()),
            teamId: Type.Optional(FeedId()),
          },
          strict,
        ),
        { minItems: 1, maxItems: 400 },
      ),
    },
    strict,
  )
const Markets = () => Type.Array(Market(), { maxItems: MOST_MARKETS })

/** Messages by what they say. */
export const feedMessageSchemas = {
  FIXTURE: () => Type.Object({ kind: Type.Literal('FIXTURE'), fixture: Fixture() }, strict),
  MARKETS: () =>
    Type.Object({ kind: Type.Literal('MARKETS'), fixtureId: FeedId(), markets: Markets() }, strict),
  STATUS: () =>
    Type.Object(
      {
        kind: Type.Literal('STATUS'),
        fixtureId: FeedId(),
        status: Word(fixtureStatuses),
        clock: OrNull(Clock()),
        isSuspended: Type.Boolean(),
        facts: Facts(),
      },
      strict,
    ),
  INCIDENT: () =>
    Type.Object(
      {
        kind: Type.Literal('INCIDENT'),
        fixtureId: FeedId(),
        no: Type.Integer({ minimum: 1, maximum: 100_000 }),
        incident: Word(incidentKinds),
        side: OrNull(Side()),
        minute: Type.Integer({ minimum: 0, maximum: 999 }),
        added: OrNull(Type.Integer({ minimum: 0, maximum: 99 })),
        cancels: OrNull(Type.Integer({ minimum: 1, maximum: 100_000 })),
        facts: Facts(),
      },
      strict,
    ),
  RESULT: () =>
    Type.Object(
      {
        kind: Type.Literal('RESULT'),
        fixtureId: FeedId(),
        version: Type.Integer({ minimum: 1, maximum: 1_000 }),
        facts: Facts(),
      },
      strict,
    ),
} as const
export type FeedMessageKind = keyof typeof feedMessageSchemas

const IncidentNo = () => Type.Integer({ minimum: 1, maximum: 100_000 })
/** Of a fixture in a snapshot. */
const MOST_INCIDENTS = 1_000
const Incident = () =>
  Type.Object(
    {
      no: IncidentNo(),
      incident: Word(incidentKinds),
      side: OrNull(Side()),
      minute: Type.Integer({ minimum: 0, maximum: 999 }),
      added: OrNull(Type.Integer({ minimum: 0, maximum: 99 })),
      cancels: OrNull(IncidentNo()),
      score: OrNull(Score()),
    },
    strict,
  )

const Seq = (minimum: number) => Type.Integer({ minimum, maximum: 9_000_000_000_000 })
const SentAt = () => Type.Optional(Type.String({ maxLength: 40 }))

/** What surrounds the messages; each of them is judged by itself, so that a wrong one can be named. */
export const deliverySchema = () =>
  Type.Object(
    {
      firstSeq: Seq(1),
      sentAt: SentAt(),
      messages: Type.Array(Type.Object({}), { minItems: 1, maxItems: MOST_MESSAGES }),
    },
    strict,
  )
export const snapshotSchema = () =>
  Type.Object(
    { seq: Seq(0), sentAt: SentAt(), fixtures: Type.Array(Type.Object({}), { maxItems: MOST_FIXTURES }) },
    strict,
  )
export const heartbeatSchema = () => Type.Object({ seq: Seq(0), sentAt: SentAt() }, strict)
export const stateSchema = () =>
  Type.Object(
    {
      fixture: Fixture(),
      status: Word(fixtureStatuses),
      clock: OrNull(Clock()),
      isSuspended: Type.Boolean(),
      facts: Facts(),
      markets: Markets(),
      incidents: Type.Optional(Type.Array(Incident(), { maxItems: MOST_INCIDENTS })),
    },
    strict,
  )
