/**
 * What a feed of sports says (docs/vendors/feed-sports.md). Ids are the provider's own; the book puts the
 * provider’s code before them. Prices are decimal prices times 10,000, lines are times four: all integers.
 */
import type { FixtureFacts, Score } from './facts.ts'
import type { FixtureStatus, IncidentKind, MarketType, Period, Side, SportCode } from './words.ts'

export interface FeedNames {
  readonly th: string
  readonly en: string
}

export interface FeedFixture {
  readonly fixtureId: string
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly sportCode: SportCode
  readonly league: {
    readonly leagueId: string
    readonly names: FeedNames
    /** ISO 3166, or a made-up country of virtual leagues. */
    readonly country: string
    readonly countryNames: FeedNames
    readonly tier: 'A' | 'B' | 'C'
  }
  readonly home: { readonly teamId: string; readonly names: FeedNames } | null
  readonly away: { readonly teamId: string; readonly names: FeedNames } | null
  /** RFC 3339. */
  readonly startAt: string
  readonly isNeutral: boolean
  readonly hasLive: boolean
  readonly isVirtual: boolean
  readonly bestOf: number | null
}

export interface FeedMarket {
  readonly typeCode: MarketType
  readonly period: Period
  /** Of the home side or of over, times four. */
  readonly line: number | null
  readonly isMain: boolean
  /** Whether it is bet on while the fixture is played. */
  readonly isLive: boolean
  readonly state: 'OPEN' | 'SUSPENDED' | 'CLOSED'
  /** By selection; 0: not offered. `chances`: win, half win, push, half loss in millionths, if known. */
  readonly selections: readonly {
    readonly code: string
    readonly price: number
    readonly chances?: readonly [number, number, number, number]
    readonly names?: FeedNames
    /** Of a runner. */
    readonly teamId?: string
  }[]
}

export interface FeedClock {
  readonly period: Period
  readonly minute: number
  readonly added: number | null
  readonly isRunning: boolean
}

export type FeedMessage =
  /** A fixture is new, or something of it changed: its time, its names, a postponement. */
  | { readonly kind: 'FIXTURE'; readonly fixture: FeedFixture }
  | { readonly kind: 'MARKETS'; readonly fixtureId: string; readonly markets: readonly FeedMarket[] }
  /** Its state and clock, and whether bets are taken; `facts` as they stand. */
  | {
      readonly kind: 'STATUS'
      readonly fixtureId: string
      readonly status: FixtureStatus
      readonly clock: FeedClock | null
      readonly isSuspended: boolean
      readonly facts: FixtureFacts
    }
  | {
      readonly kind: 'INCIDENT'
      readonly fixtureId: string
      /** From 1 within the fixture. */
      readonly no: number
      readonly incident: IncidentKind
      readonly side: Side | null
      readonly minute: number
      readonly added: number | null
      /** The incident that it takes back, such as a goal after a check. */
      readonly cancels: number | null
      readonly facts: FixtureFacts
    }
  /** What the fixture came to; a higher version corrects a lower one. */
  | {
      readonly kind: 'RESULT'
      readonly fixtureId: string
      readonly version: number
      readonly facts: FixtureFacts
    }

/** An incident as a snapshot repeats it. */
export interface FeedIncident {
  /** From 1 within the fixture. */
  readonly no: number
  readonly incident: IncidentKind
  readonly side: Side | null
  readonly minute: number
  readonly added: number | null
  readonly cancels: number | null
  readonly score: Score | null
}

/** One entry of a snapshot: everything that is true of a fixture. */
export interface FeedState {
  readonly fixture: FeedFixture
  readonly status: FixtureStatus
  readonly clock: FeedClock | null
  readonly isSuspended: boolean
  readonly facts: FixtureFacts
  readonly markets: readonly FeedMarket[]
  /** All so far, in case messages of some were lost. */
  readonly incidents?: readonly FeedIncident[]
}

/** POST /feed/v1/messages: numbered without gaps, from `firstSeq`. */
export interface FeedDelivery {
  readonly firstSeq: number
  readonly messages: readonly FeedMessage[]
}
/** POST /feed/v1/snapshot: everything as of `seq`; fixtures that are not in it are suspended. */
export interface FeedSnapshot {
  readonly seq: number
  readonly fixtures: readonly FeedState[]
}
/** What each call answers. SNAPSHOT: a gap was seen, everything is suspended until a snapshot comes. */
export interface FeedAnswer {
  readonly seq: number
  readonly wants: 'NEXT' | 'SNAPSHOT'
}
