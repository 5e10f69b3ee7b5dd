/** What has happened in a fixture, as far as markets are settled by it (domain/sportsbook.md §2). */
import type { Period, Side } from './words.ts'

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
 * The place of the first contradiction between halves and the whole, such as `scores.H1`; null: there is
 * none. A half is no more than the whole, and two halves are all of it.
 */
export function halvesFault({ scores, corners = {}, cards = {} }: FixtureFacts): string | null {
  return halfOf(scores, 'scores') ?? halfOf(corners, 'corners') ?? halfOf(cards, 'cards')
}

function halfOf({ FT: whole, H1: first, H2: second }: Counts, name: string): string | null {
  for (const side of ['home', 'away'] as const) {
    if (whole && first && first[side] > whole[side]) return `${name}.H1`
    if (whole && first && second && first[side] + second[side] !== whole[side]) return `${name}.H2`
  }
  return null
}
