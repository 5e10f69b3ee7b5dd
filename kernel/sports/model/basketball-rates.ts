/** What games of basketball are played and priced by (domain/sportsbook.md §10). */
import type { Period } from '../words.ts'

export const QUARTER = 10
export const OVERTIME = 5
export const MINUTES = 4 * QUARTER
/** Of each side in a minute. */
export const POSSESSIONS = 2
export const quarters: readonly Period[] = ['Q1', 'Q2', 'Q3', 'Q4']

/** What a possession brings, for one expected point of a possession: points, and its chance in millionths. */
export const baskets = [
  { points: 3, ppm: 100_000 },
  { points: 2, ppm: 310_000 },
  { points: 1, ppm: 80_000 },
] as const
