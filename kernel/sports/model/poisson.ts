/** Goals by Poisson (domain/sportsbook.md §10). */
import { nil, type Score } from '../facts.ts'
import type { Distribution } from './chances.ts'

/** Scores are told apart up to so many goals of a side; what lies beyond is shared out in proportion. */
export const MOST_GOALS = 14

/** `chances[home][away]`, together one. */
export type ScoreMatrix = readonly (readonly number[])[]

export function poisson(expected: number, most = MOST_GOALS): number[] {
  const chances = [Math.exp(-expected)]
  for (let count = 1; count <= most; count++) chances.push((chances[count - 1]! * expected) / count)
  return chances
}

/** The goals that two sides score from now on, on top of what they have. */
export const scoreMatrix = (home: number, away: number): ScoreMatrix => matrixOf(poisson(home), poisson(away))

/** Of two counts that know nothing of each other. */
export function matrixOf(ofHome: readonly number[], ofAway: readonly number[]): ScoreMatrix {
  const all = sumOf(ofHome) * sumOf(ofAway)
  return ofHome.map((homeChance) => ofAway.map((awayChance) => (homeChance * awayChance) / all))
}

/** What is rarer is left out: no price is changed by it. */
const RAREST = 1e-12

/** How often something happens in so many minutes that each have the same chance of it. */
export function binomial(minutes: number, chance: number): number[] {
  let chances = [1]
  for (let minute = 0; minute < minutes; minute++) {
    const next = [...chances, 0].map((one, place) => one * (1 - chance) + (chances[place - 1] ?? 0) * chance)
    while (next.at(-1)! < RAREST) next.pop()
    chances = next
  }
  return chances
}

/** Sums the chances of the scores that `isMeant` says yes to, on top of `now`. */
export function chanceOf(matrix: ScoreMatrix, isMeant: (score: Score) => boolean, now: Score = nil): number {
  let sum = 0
  for (const [home, row] of matrix.entries())
    for (const [away, chance] of row.entries())
      if (isMeant({ home: now.home + home, away: now.away + away })) sum += chance
  return sum
}

/** By how many goals the home side is ahead of what it is now. */
export const leadsOf = (matrix: ScoreMatrix): Distribution =>
  gather(matrix, -(matrix[0]!.length - 1), (home, away) => home - away)

/** How many goals there are, `before` of them already. */
export const totalsOf = (matrix: ScoreMatrix, before = 0): Distribution => ({
  ...gather(matrix, 0, (home, away) => home + away),
  least: before,
})

function gather(
  matrix: ScoreMatrix,
  least: number,
  countOf: (home: number, away: number) => number,
): Distribution {
  const chances = Array<number>(matrix.length + matrix[0]!.length - 1).fill(0)
  for (const [home, row] of matrix.entries())
    for (const [away, chance] of row.entries()) chances[countOf(home, away) - least]! += chance
  return { least, chances }
}

/** Of one side alone. */
export function goalsOf(expected: number, before = 0): Distribution {
  const chances = poisson(expected)
  const all = sumOf(chances)
  return { least: before, chances: chances.map((chance) => chance / all) }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
