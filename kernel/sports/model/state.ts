/** What the models price from: how strong the sides are, and what has happened so far. */
import type { FixtureFacts, Score } from '../facts.ts'
import type { FeedClock } from '../feed.ts'

export interface ModelState {
  /**
   * Of both sides in millionths: expected goals of 90 minutes, expected points of 40 minutes, or chances of a
   * map, which make a million together.
   */
  readonly strengths: { readonly home: number; readonly away: number }
  readonly facts: FixtureFacts
  /** Null: before the start. */
  readonly clock: FeedClock | null
  /** Players who were sent off. */
  readonly reds: Score
  /** Minutes that were played, of basketball with overtime. */
  readonly minutes: number
  /** Home's chance to win the map that is played, in millionths; absent: its strength. */
  readonly mapPpm?: number
}

export const MILLION = 1_000_000
export const strengthsOf = ({ strengths }: ModelState): { home: number; away: number } => ({
  home: strengths.home / MILLION,
  away: strengths.away / MILLION,
})
