/** What has happened in a fixture, as far as markets are settled by it (domain/sportsbook.md §2). */
import { MAPS, SETS, type Period, type Side } from './words.ts'

export interface Score {
  readonly home: number
  readonly away: number
}

export const nil: Score = { home: 0, away: 0 }

/** PLAYED: to its end; SWAPPED: home and away were exchanged. domain/sportsbook.md §7 settles the others. */
export const endings = ['PLAYED', 'ABANDONED', 'CANCELLED', 'WALKOVER', 'RETIRED', 'SWAPPED'] as const
export type Ending = (typeof endings)[number]

/**
 * Scores hold goals, points or maps won by period: those of `ended` periods are final, those of others are as
 * they stand. A period that never began has no score.
 */
export interface FixtureFacts {
  readonly scores: Readonly<Partial<Record<Period, Score>>>
  readonly corners?: Readonly<Partial<Record<Period, Score>>>
  /** A yellow card counts 1, a red one 2. */
  readonly cards?: Readonly<Partial<Record<Period, Score>>>
  /** Which side each goal that stands was credited to, in order. */
  readonly goals?: readonly Side[]
  /** By map, in the order of play. */
  readonly firstBlood?: Readonly<Partial<Record<Period, Side>>>
  /**
   * By map: how much gold home is ahead by, minute by minute from the start of the map; below zero it is
   * behind. It is told for readers, and no market is settled by it.
   */
  readonly goldLead?: Readonly<Partial<Record<Period, readonly number[]>>>
  readonly ended: readonly Period[]
  /** Null: still to come or under way. */
  readonly ending: Ending | null
  /**
   * Of an outright: the selections that won; several in a dead heat. Of a match that one side gave up: the
   * side that went on, HOME or AWAY.
   */
  readonly winners?: readonly string[]
  /** Of an outright: selections that never started. */
  readonly withdrawn?: readonly string[]
}

/** The gold of `goldLead`, in lists of the caller's own. */
export const goldLeadsOf = ({ goldLead = {} }: Pick<FixtureFacts, 'goldLead'>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(goldLead).map(([map, leads]) => [map, [...leads]]))

type Counts = Readonly<Partial<Record<Period, Score>>>

/**
 * The place of the first contradiction, such as `scores.H1`; null: there is none. A half is no more than the
 * whole, and two halves are all of it. Of a match that was played to its end quarters are no more than the
 * game, nobody won more maps or sets than the whole says, and the goals by side are the score.
 */
export function factsFaultOf(facts: FixtureFacts): string | null {
  const { scores, corners = {}, cards = {}, ending } = facts
  const half = halfFault(scores, 'scores') ?? halfFault(corners, 'corners') ?? halfFault(cards, 'cards')
  if (half || ending !== 'PLAYED') return half
  return (
    quarterFault(scores) ??
    wonFault(facts, MAPS, scores.SERIES) ??
    wonFault(facts, SETS, scores.GAME) ??
    goalsFault(facts)
  )
}

const sides = ['home', 'away'] as const

function halfFault({ FT: whole, H1: first, H2: second }: Counts, name: string): string | null {
  for (const side of sides) {
    if (whole && first && first[side] > whole[side]) return `${name}.H1`
    if (whole && first && second && first[side] + second[side] !== whole[side]) return `${name}.H2`
  }
  return null
}

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const

/** Overtime may add to them. */
function quarterFault(scores: Counts): string | null {
  const { GAME: whole } = scores
  if (!whole) return null
  for (const side of sides) {
    let points = 0
    for (const quarter of QUARTERS) {
      points += scores[quarter]?.[side] ?? 0
      if (points > whole[side]) return `scores.${quarter}`
    }
  }
  return null
}

/** Only parts that are over have been won. */
function wonFault(
  { scores, ended }: FixtureFacts,
  parts: readonly Period[],
  whole: Score | undefined,
): string | null {
  const won = { home: 0, away: 0 }
  for (const part of parts) {
    const score = scores[part]
    if (!whole || !score || score.home === score.away || !ended.includes(part)) continue
    const side = score.home > score.away ? 'home' : 'away'
    won[side] += 1
    if (won[side] > whole[side]) return `scores.${part}`
  }
  return null
}

function goalsFault({ goals, scores: { FT: whole } }: FixtureFacts): string | null {
  if (!goals || !whole) return null
  const home = goals.filter((side) => side === 'HOME').length
  return home === whole.home && goals.length - home === whole.away ? null : 'goals'
}
