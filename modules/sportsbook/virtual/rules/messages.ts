/** What the feed says of a virtual match and of a season. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type {
  FeedFixture,
  FeedMarket,
  FeedMessage,
  FeedNames,
  FeedState,
} from '../../../../kernel/sports/feed.ts'
import { outrightMarket } from '../../../../kernel/sports/model/markets.ts'
import type { PlayIncident, PlayState } from '../../../../kernel/sports/virtual/play.ts'
import { plays } from '../../../../kernel/sports/virtual/plays.ts'
import { BEST_OF } from '../../../../kernel/sports/virtual/series.ts'
import type { FixtureStatus } from '../../../../kernel/sports/words.ts'
import { VIRTUAL_PROVIDER } from '../../book/door.ts'
import { countryNames, leagueNames, virtualMark } from '../locales/leagues.ts'
import { teamNames } from '../locales/teams.ts'
import type { Match } from '../store/matches.ts'
import { leagueOf, type VirtualLeague } from './leagues.ts'
import { marketsOfMatch } from './markets.ts'
import type { Season } from './seasons.ts'

/** The book's id of a match or of a season. */
export const fixtureIdOf = (id: string): string => `${VIRTUAL_PROVIDER}-${id}`
/** Null: not one of the house's own. */
export const matchIdOf = (fixtureId: string): string | null =>
  fixtureId.startsWith(`${VIRTUAL_PROVIDER}-`) ? fixtureId.slice(VIRTUAL_PROVIDER.length + 1) : null

function leagueFields({ code, country, tier }: VirtualLeague): FeedFixture['league'] {
  const names = leagueNames[code]!
  const marked: FeedNames = {
    th: `${names.th} (${virtualMark.th})`,
    en: `${names.en} (${virtualMark.en})`,
  }
  return { leagueId: code, names: marked, country, countryNames: countryNames[country]!, tier }
}

const team = (code: string) => ({ teamId: code, names: teamNames.get(code)! })

export function fixtureOf(match: Match): FeedFixture {
  const league = leagueOf(match.leagueCode)
  return {
    fixtureId: match.matchId,
    kind: 'MATCH',
    sportCode: league.sportCode,
    league: leagueFields(league),
    home: team(match.homeCode),
    away: team(match.awayCode),
    startAt: match.startsAt.toISOString(),
    isNeutral: league.country === 'XE',
    hasLive: true,
    isVirtual: true,
    bestOf: league.sportCode === 'MOBA' || league.sportCode === 'SHOOTER' ? BEST_OF : null,
  }
}

const nothing: FixtureFacts = { scores: {}, ended: [], ending: null }

/** What a match comes to that is not played on: what was decided of it stands (domain/sportsbook.md §7). */
export const voidFacts = (play: PlayState | null): FixtureFacts => ({
  ...(play?.facts ?? nothing),
  ending: play ? 'ABANDONED' : 'CANCELLED',
})

/** A match as it stands between two steps; `play` is null before the kick-off. */
export interface Standing {
  readonly status: FixtureStatus
  readonly play: PlayState | null
  readonly isSuspended: boolean
}

export const statusMessage = (match: Match, { status, play, isSuspended }: Standing): FeedMessage => ({
  kind: 'STATUS',
  fixtureId: match.matchId,
  status,
  clock: play?.clock ?? null,
  isSuspended,
  facts: play?.facts ?? nothing,
})

export const incidentMessage = (match: Match, incident: PlayIncident): FeedMessage => ({
  kind: 'INCIDENT',
  fixtureId: match.matchId,
  no: incident.no,
  incident: incident.kind,
  side: incident.side,
  minute: incident.minute,
  added: null,
  cancels: null,
  facts: incident.facts,
})

export const resultMessage = (matchId: string, facts: FixtureFacts): FeedMessage => ({
  kind: 'RESULT',
  fixtureId: matchId,
  version: 1,
  facts,
})

export const marketsMessage = (fixtureId: string, markets: readonly FeedMarket[]): FeedMessage[] =>
  markets.length === 0 ? [] : [{ kind: 'MARKETS', fixtureId, markets }]

/** Everything of a match, for a snapshot; `incidents` are all so far. */
export function stateOf(match: Match, now: Date, incidents: readonly PlayIncident[]): FeedState {
  const { status, play, isSuspended } = standingOf(match, now)
  const markets = status === 'SCHEDULED' || status === 'LIVE' ? marketsOfMatch(match, play) : []
  return {
    fixture: fixtureOf(match),
    status,
    clock: play?.clock ?? null,
    isSuspended,
    facts: match.state === 'VOID' ? voidFacts(play) : (play?.facts ?? nothing),
    markets,
    incidents: incidents.map(({ no, kind, side, minute, facts: { scores } }) => ({
      no,
      incident: kind,
      side,
      minute,
      added: null,
      cancels: null,
      score: scores.FT ?? scores.GAME ?? scores.SERIES ?? null,
    })),
  }
}

export function standingOf(match: Match, now: Date): Standing {
  const { play, state, resumesAt } = match
  if (state === 'DONE' || state === 'VOID') return { status: 'RESULTED', play, isSuspended: true }
  if (play === null) return { status: 'SCHEDULED', play, isSuspended: false }
  if (play.isOver) return { status: 'ENDED', play, isSuspended: true }
  return { status: 'LIVE', play, isSuspended: resumesAt !== null && resumesAt > now }
}

export const seasonFixture = (league: VirtualLeague, { seasonId, closesAt }: Season): FeedFixture => ({
  fixtureId: seasonId,
  kind: 'OUTRIGHT',
  sportCode: league.sportCode,
  league: leagueFields(league),
  home: null,
  away: null,
  startAt: closesAt.toISOString(),
  isNeutral: true,
  hasLive: false,
  isVirtual: true,
  bestOf: null,
})

export function seasonMarket(
  league: VirtualLeague,
  chances: ReadonlyMap<string, number>,
  state: FeedMarket['state'],
): FeedMarket {
  const market = outrightMarket(league.teams.map((code) => ({ code, weight: chances.get(code) ?? 1 })))
  return {
    ...market,
    state,
    selections: market.selections.map((selection) => ({
      ...selection,
      names: teamNames.get(selection.code)!,
      teamId: selection.code,
    })),
  }
}

/** The tag of a match's words. */
export const tagOf = ({ leagueCode }: Match): string => plays[leagueOf(leagueCode).sportCode].tag
