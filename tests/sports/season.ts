/**
 * A season of football as it was played: the 380 matches of the first English division of 2018/19 with their
 * scores, half-time scores, corners and cards. The list does not say in which order the goals fell, so they
 * are put in one that fits the two scores: the home side's first in the first half, the away side's first in
 * the second.
 */
import { readFileSync } from 'node:fs'
import type { PlayedMatch } from './second-settler.ts'

export interface SeasonMatch extends PlayedMatch {
  readonly date: string
  readonly home: string
  readonly away: string
}

type Pair = readonly [home: number, away: number]
const pairOf = (text: string): Pair => {
  const [home, away] = text.split('-').map(Number)
  return [home!, away!]
}

const CARDS_OF_RED = 2

export function readSeason(): SeasonMatch[] {
  const text = readFileSync(new URL('season-2018-19.csv', import.meta.url), 'utf8')
  const [, ...rows] = text.trim().split('\n')
  return rows.map((row) => {
    const [date, home, away, ...counts] = row.split(',')
    const [goals, halfGoals, corners, yellows, reds] = counts.map(pairOf) as [Pair, Pair, Pair, Pair, Pair]
    const cards = [yellows[0] + CARDS_OF_RED * reds[0], yellows[1] + CARDS_OF_RED * reds[1]] as const
    const first = 'H'.repeat(halfGoals[0]) + 'A'.repeat(halfGoals[1])
    const second = 'A'.repeat(goals[1] - halfGoals[1]) + 'H'.repeat(goals[0] - halfGoals[0])
    return { date: date!, home: home!, away: away!, goals, halfGoals, corners, cards, order: first + second }
  })
}
