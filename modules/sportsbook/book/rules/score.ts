/** How a whole fixture stands, as lists and pushes say it. */
import type { FixtureFacts, Score } from '../../../../kernel/sports/facts.ts'
import type { FeedClock } from '../../../../kernel/sports/feed.ts'

/** Goals of a match, points of a game, maps of a series; null before anything was said of them. */
export const scoreOf = ({ scores }: FixtureFacts): Score | null =>
  scores.FT ?? scores.GAME ?? scores.SERIES ?? null

/** The newest lead in gold of the part that is played; null: the feed tells none. */
export function leadNow(
  { goldLead }: FixtureFacts,
  clock: FeedClock | null,
): { period: string; minute: number; lead: number } | null {
  const leads = clock ? goldLead?.[clock.period] : undefined
  return clock && leads && leads.length > 0
    ? { period: clock.period, minute: leads.length - 1, lead: leads.at(-1)! }
    : null
}
