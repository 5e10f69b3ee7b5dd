/** The leagues of the house's own matches, and how good their teams are. */
import { openStream } from '../../../../kernel/fair/stream.ts'
import { expectedGoals } from '../../../../kernel/sports/model/expected-goals.ts'
import type { Strengths } from '../../../../kernel/sports/virtual/play.ts'
import type { VirtualSport } from '../../../../kernel/sports/virtual/plays.ts'
import { teamsOf } from '../locales/teams.ts'

export interface VirtualLeague {
  readonly code: string
  readonly sportCode: VirtualSport
  readonly country: string
  readonly tier: 'A' | 'B' | 'C'
  /** Minutes between two of its matches, and from the full hour to the first, so that leagues alternate. */
  readonly everyMin: number
  readonly afterMin: number
  readonly teams: readonly string[]
}

const FOOTBALL_MIN = 20
const OTHERS_MIN = 10

const league = (
  code: string,
  sportCode: VirtualSport,
  tier: VirtualLeague['tier'],
  afterMin: number,
): VirtualLeague => ({
  code,
  sportCode,
  country: code.slice(0, 2),
  tier,
  everyMin: sportCode === 'FOOTBALL' ? FOOTBALL_MIN : OTHERS_MIN,
  afterMin,
  teams: teamsOf(code),
})

export const leagues: readonly VirtualLeague[] = [
  league('XA1', 'FOOTBALL', 'A', 0),
  league('XA2', 'FOOTBALL', 'B', 10),
  league('XB1', 'FOOTBALL', 'A', 5),
  league('XB2', 'FOOTBALL', 'B', 15),
  league('XC1', 'FOOTBALL', 'B', 2),
  league('XC2', 'FOOTBALL', 'C', 12),
  league('XD1', 'FOOTBALL', 'A', 7),
  league('XD2', 'FOOTBALL', 'C', 17),
  league('XEB', 'BASKETBALL', 'B', 4),
  league('XEM', 'MOBA', 'B', 1),
  league('XES', 'SHOOTER', 'B', 6),
]

const byCode = new Map(leagues.map((one) => [one.code, one]))

export function leagueOf(code: string): VirtualLeague {
  const found = byCode.get(code)
  if (!found) throw new RangeError(`no virtual league is called ${code}`)
  return found
}

/** Public: whoever reads this knows how good a team is, as the book does. */
const RATINGS_SEED = '5a1a000000000000000000000000000000000000000000000000000000001520'
const MILLION = 1_000_000
/** Twelve uniform numbers add up to a normal one with a deviation of 1, to all purposes. */
const UNIFORMS = 12

export interface Rating {
  /** Normal, with a deviation of 1. */
  readonly attack: number
  readonly defence: number
}

export function ratingOf(teamCode: string): Rating {
  const stream = openStream({ serverSeed: RATINGS_SEED, clientSeed: teamCode, nonce: 0, tag: 'ratings' })
  const normal = (): number => {
    let sum = 0
    for (let no = 0; no < UNIFORMS; no++) sum += stream.int(MILLION)
    return sum / MILLION - UNIFORMS / 2
  }
  return { attack: normal(), defence: normal() }
}

/** In the logarithm of goals (domain/sportsbook.md §10). */
const GOALS_DEVIATION = 0.25
const POINTS = { base: 82, home: 1.5, deviation: 3 }
const MAPS = { home: 0, deviation: 0.45, least: 150_000 }
/** How far a minute of a map with gold moves the chance to win it at most, in millionths. */
const SWING = 100_000

/** What the model of a sport expects of both sides, in millionths. */
export function strengthsOf(sportCode: VirtualSport, homeCode: string, awayCode: string): Strengths {
  const [home, away] = [ratingOf(homeCode), ratingOf(awayCode)]
  if (sportCode === 'FOOTBALL') {
    const goals = expectedGoals(inGoals(home), inGoals(away))
    return { home: millionths(goals.home), away: millionths(goals.away) }
  }
  if (sportCode === 'BASKETBALL')
    return {
      home: millionths(POINTS.base + POINTS.home + POINTS.deviation * (home.attack - away.defence)),
      away: millionths(POINTS.base - POINTS.home + POINTS.deviation * (away.attack - home.defence)),
    }
  const edge = home.attack + home.defence - away.attack - away.defence
  const chance = millionths(1 / (1 + Math.exp(-MAPS.deviation * edge)))
  const kept = Math.min(MILLION - MAPS.least, Math.max(MAPS.least, chance))
  return { home: kept, away: MILLION - kept, ...(sportCode === 'MOBA' ? { swing: SWING } : {}) }
}

const inGoals = ({ attack, defence }: Rating): Rating => ({
  attack: GOALS_DEVIATION * attack,
  defence: GOALS_DEVIATION * defence,
})

const millionths = (value: number): number => Math.round(value * MILLION)
