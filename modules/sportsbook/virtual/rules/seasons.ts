/** Who wins a league in a week: its table, and how likely each team is to lead it. */
import { ratingOf, type VirtualLeague } from './leagues.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const MILLION = 1_000_000
const WEEK_MS = 7 * DAY_MS
/** The first Monday of the calendar. */
const FIRST_MONDAY_MS = 4 * DAY_MS
/** A season is offered so long before it begins, and no bet is taken on its last day. */
const OFFERED_BEFORE_MS = 2 * DAY_MS
const CLOSED_BEFORE_END_MS = DAY_MS

export interface Season {
  readonly seasonId: string
  readonly beginsAt: Date
  readonly closesAt: Date
  readonly endsAt: Date
}

/** Seasons of a league on which bets are taken by now, the earlier one first. */
export function seasonsOffered({ code }: VirtualLeague, now: Date): Season[] {
  const current = Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS)
  return [current, current + 1]
    .map((week) => {
      const beginsMs = FIRST_MONDAY_MS + week * WEEK_MS
      return {
        seasonId: `${code}-S${new Date(beginsMs).toISOString().slice(0, 10).replaceAll('-', '')}`,
        beginsAt: new Date(beginsMs),
        closesAt: new Date(beginsMs + WEEK_MS - CLOSED_BEFORE_END_MS),
        endsAt: new Date(beginsMs + WEEK_MS),
      }
    })
    .filter(
      ({ beginsAt, closesAt }) =>
        beginsAt.getTime() - OFFERED_BEFORE_MS <= now.getTime() && now.getTime() < closesAt.getTime(),
    )
}

export interface MatchScore {
  readonly homeCode: string
  readonly awayCode: string
  readonly home: number
  readonly away: number
}

export interface Place {
  readonly teamCode: string
  played: number
  points: number
  difference: number
  scored: number
}

const WIN = 3
const DRAW = 1

/** The table, best first: points, difference, what was scored. */
export function tableOf(teams: readonly string[], scores: readonly MatchScore[]): Place[] {
  const places = new Map(
    teams.map((teamCode): [string, Place] => [
      teamCode,
      { teamCode, played: 0, points: 0, difference: 0, scored: 0 },
    ]),
  )
  const add = (teamCode: string, scored: number, conceded: number) => {
    const place = places.get(teamCode)
    if (!place) return
    place.played++
    place.points += scored > conceded ? WIN : scored === conceded ? DRAW : 0
    place.difference += scored - conceded
    place.scored += scored
  }
  for (const { homeCode, awayCode, home, away } of scores) {
    add(homeCode, home, away)
    add(awayCode, away, home)
  }
  return [...places.values()].sort(compare)
}

const compare = (one: Place, other: Place): number =>
  other.points - one.points || other.difference - one.difference || other.scored - one.scored

/** Places from 1 on, in the order of the table; teams that are level in everything share one. */
export const placesOf = (table: readonly Place[]): number[] =>
  table.map((own) => 1 + table.findIndex((other) => compare(own, other) === 0))

/** Several if they are level in everything. */
export function winnersOf(table: readonly Place[]): string[] {
  const [best] = table
  return best ? table.filter((place) => compare(best, place) === 0).map(({ teamCode }) => teamCode) : []
}

/** What a team wins in a match on average, by its rating, and how far from that it may be. */
const POINTS_A_MATCH = { base: 1.4, perRating: 0.3, deviation: 1.25 }
/** Nobody knows a team's form for sure, so even the last has a chance. */
const LEAST_DEVIATION = 3
const GRID = 240

/**
 * The chances of the teams in millionths, in their order: that each has the most points at the end, from what
 * it has and what is still to play.
 */
export function chancesOf(
  { teams, everyMin }: VirtualLeague,
  season: Season,
  table: readonly Place[],
  now: Date,
): Map<string, number> {
  const leftMs = season.endsAt.getTime() - Math.max(now.getTime(), season.beginsAt.getTime())
  const matches = Math.max(0, (leftMs / (everyMin * MINUTE_MS)) * (2 / teams.length))
  const deviation = LEAST_DEVIATION + POINTS_A_MATCH.deviation * Math.sqrt(matches)
  const means = teams.map((code) => {
    const { attack, defence } = ratingOf(code)
    const has = table.find(({ teamCode }) => teamCode === code)?.points ?? 0
    const each = POINTS_A_MATCH.base + POINTS_A_MATCH.perRating * ((attack + defence) / 2)
    return has + matches * each
  })
  const chances = chancesOfMost(means, deviation)
  return new Map(teams.map((code, place) => [code, Math.max(1, Math.round(chances[place]! * MILLION))]))
}

/** For normal numbers of one deviation, the chance of each to be the largest. */
function chancesOfMost(means: readonly number[], deviation: number): number[] {
  const low = Math.min(...means) - 4 * deviation
  const step = (Math.max(...means) + 4 * deviation - low) / GRID
  const won = means.map(() => 0)
  for (let at = 0; at <= GRID; at++) {
    const below = means.map((mean) => normalBelow((low + at * step - mean) / deviation))
    const all = below.reduce((product, chance) => product * chance, 1)
    means.forEach((mean, place) => {
      const z = (low + at * step - mean) / deviation
      if (below[place]! > 0) won[place]! += (Math.exp((-z * z) / 2) * all) / below[place]!
    })
  }
  const sum = won.reduce((total, chance) => total + chance, 0)
  return won.map((chance) => chance / sum)
}

/** The distribution of a normal number, by a logistic curve that is close enough for prices. */
const normalBelow = (z: number): number => 1 / (1 + Math.exp(-1.5976 * z - 0.070566 * z * z * z))
