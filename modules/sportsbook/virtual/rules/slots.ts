/**
 * Which matches a league plays and when: everybody against everybody, at home and away, one match after
 * another round the clock. It follows from the time alone, so every process plans the same matches.
 */
import { strengthsOf, type VirtualLeague } from './leagues.ts'
import { plays } from '../../../../kernel/sports/virtual/plays.ts'
import type { Strengths } from '../../../../kernel/sports/virtual/play.ts'

const MINUTE_MS = 60_000

export interface PlannedMatch {
  readonly matchId: string
  readonly league: VirtualLeague
  readonly homeCode: string
  readonly awayCode: string
  readonly startsAt: Date
  readonly strengths: Strengths
  readonly leastUnits: number
}

/** The matches that begin from `from` on and before `to`, in their order. */
export function matchesBetween(league: VirtualLeague, from: Date, to: Date): PlannedMatch[] {
  const [everyMs, offsetMs] = [league.everyMin * MINUTE_MS, league.afterMin * MINUTE_MS]
  const first = Math.ceil((from.getTime() - offsetMs) / everyMs)
  const planned: PlannedMatch[] = []
  for (let slot = first; slot * everyMs + offsetMs < to.getTime(); slot++)
    planned.push(matchOfSlot(league, slot, new Date(slot * everyMs + offsetMs)))
  return planned
}

function matchOfSlot(league: VirtualLeague, slot: number, startsAt: Date): PlannedMatch {
  const [homeCode, awayCode] = pairOf(league.teams, slot)
  return {
    matchId: `${league.code}-${startsAt.toISOString().slice(0, 16).replaceAll(/\D/g, '')}`,
    league,
    homeCode,
    awayCode,
    startsAt,
    strengths: strengthsOf(league.sportCode, homeCode, awayCode),
    leastUnits: plays[league.sportCode].leastUnits,
  }
}

/** The circle method: the first team stays, the others go round it; then all again with sides swapped. */
export function pairOf(teams: readonly string[], slot: number): [home: string, away: string] {
  const size = teams.length
  const half = size / 2
  const place = slot % (2 * half * (size - 1))
  const round = Math.floor(place / half)
  const pair = place % half
  const turned = [teams[0]!, ...teams.slice(1).map((_, at) => teams[1 + ((at + round) % (size - 1))]!)]
  const [one, other] = [turned[pair]!, turned[size - 1 - pair]!]
  // Nobody is always at home: a team that goes round changes sides with its pair, the one that stays with the
  // round, and all of them in the second half of all rounds.
  const isSwapped = (pair === 0 ? round % (size - 1) : pair) % 2 === 1
  const isSecond = round >= size - 1
  return isSwapped === isSecond ? [one, other] : [other, one]
}

/** How long before its start a match is told: every one in the near future, and some of the coming days. */
const NEAR_MS = 150 * MINUTE_MS
const DAY_MS = 86_400_000
const DAYS_AHEAD = 2
/** Hours of the day, in UTC, whose first match of a league is told days before. */
const EARLY_HOURS: readonly number[] = [0, 12]

/** What should be planned by now: matches that may still be under way, and coming ones. */
export function matchesToPlan(
  leagues: readonly VirtualLeague[],
  now: Date,
  longestMs: number,
): PlannedMatch[] {
  const since = new Date(now.getTime() - longestMs)
  const near = new Date(now.getTime() + NEAR_MS)
  const far = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
  return leagues
    .flatMap((league) => [
      ...matchesBetween(league, since, near),
      ...matchesBetween(league, near, far).filter(isEarly),
    ])
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

const isEarly = ({ startsAt, league }: PlannedMatch): boolean =>
  EARLY_HOURS.includes(startsAt.getUTCHours()) && startsAt.getUTCMinutes() < league.everyMin
