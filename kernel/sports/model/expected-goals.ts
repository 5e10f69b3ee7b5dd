/** Expected goals: by ratings before a match, by minute and red cards in it (domain/sportsbook.md §10). */
import type { Score } from '../facts.ts'

export interface Expected {
  readonly home: number
  readonly away: number
}

export interface Rating {
  readonly attack: number
  readonly defence: number
}

/** In the logarithm of goals. */
const BASE = 0.1
const HOME = 0.25

export const expectedGoals = (home: Rating, away: Rating, isNeutral = false): Expected => ({
  home: Math.exp(BASE + (isNeutral ? 0 : HOME) + home.attack - away.defence),
  away: Math.exp(BASE + away.attack - home.defence),
})

export const MINUTES = 90
export const LEAST_SHARE = 0.01

/** The part of a match that is left; stoppage time always has a little of it. */
export const remainingShare = (minute: number): number => Math.max((MINUTES - minute) / MINUTES, LEAST_SHARE)

/** A side with a player less scores less, and its opponent more. */
export const SHORT = 0.8
export const AGAINST_SHORT = 1.1

export const afterReds = ({ home, away }: Expected, reds: Score): Expected => ({
  home: home * SHORT ** reds.home * AGAINST_SHORT ** reds.away,
  away: away * SHORT ** reds.away * AGAINST_SHORT ** reds.home,
})

export const scaled = ({ home, away }: Expected, share: number): Expected => ({
  home: home * share,
  away: away * share,
})
