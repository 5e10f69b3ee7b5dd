/** The score of a whole fixture, as lists show it. */
import type { FixtureFacts, Score } from '../../../../kernel/sports/facts.ts'

/** Goals of a match, points of a game, maps of a series; null before anything was said of them. */
export const scoreOf = ({ scores }: FixtureFacts): Score | null =>
  scores.FT ?? scores.GAME ?? scores.SERIES ?? null
