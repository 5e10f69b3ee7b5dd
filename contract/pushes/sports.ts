/**
 * Topics of the sportsbook, public. `fixture:<id>` tells everything of one fixture: its markets as deltas by
 * market id (kernel/deltas.ts), and beside them state, clock, score and incidents. `sport:<code>` tells the
 * same of the main markets of all fixtures of a sport, for lists. `sport-news` tells of the kick-offs and
 * goals of all fixtures, for pages that show none of them.
 */
import type { FixtureStatus } from '../../kernel/sports/words.ts'
import type { TopicKind } from './topics.ts'

export const fixtureTopicKind: TopicKind = { name: 'fixture', reach: 'PUBLIC', isNamed: true }
export const fixtureTopicOf = (fixtureId: string): string => `fixture:${fixtureId}`
export const sportTopicKind: TopicKind = { name: 'sport', reach: 'PUBLIC', isNamed: true }
export const sportTopicOf = (sportCode: string): string => `sport:${sportCode}`

export const sportNewsTopic = 'sport-news'
export const sportNewsTopicKind: TopicKind = { name: sportNewsTopic, reach: 'PUBLIC' }

/** Incidents that are news to whoever follows a match. */
export const newsKinds = ['KICK_OFF', 'GOAL', 'OWN_GOAL'] as const

export interface SportNewsPush {
  fixtureId: string
  kind: (typeof newsKinds)[number]
  /** Of the incidents of its fixture, so that nothing is said twice. */
  no: number
  minute: number
  score: { home: number; away: number } | null
}

/** One market as prices are told: state, version, prices times 10,000 in the order of its selections. */
export interface MarketPush {
  /** O open, S suspended, C closed. */
  s: 'O' | 'S' | 'C'
  v: number
  p: readonly number[]
}

/** Of a fixture without its prices; `kind` tells it from a delta. */
export interface FixturePush {
  kind: 'FIXTURE'
  fixtureId: string
  version: number
  status: FixtureStatus
  isSuspended: boolean
  clock: { period: string; minute: number; added: number | null; isRunning: boolean } | null
  score: { home: number; away: number } | null
  /** The newest lead in gold of the map that is played; `minute` is its place in the list of the map. */
  goldLead?: { period: string; minute: number; lead: number }
  incident?: {
    no: number
    kind: string
    side: 'HOME' | 'AWAY' | null
    minute: number
    added: number | null
  }
}
