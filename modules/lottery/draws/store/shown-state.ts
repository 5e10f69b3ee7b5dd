import { sql } from '../../../../platform/postgres.ts'

/** Read once for a statement; as a condition the function would be called for each of many coming issues. */
export const sameNow = sql`(SELECT app.now())`

/**
 * Of `lottery.issue i`: what waits is scheduled until it opens, open until it closes, and closed from then
 * on.
 */
export const shownState = sql`CASE WHEN i.state <> 'WAITING' THEN i.state
  WHEN ${sameNow} < i.opens_at THEN 'SCHEDULED' WHEN ${sameNow} < i.closes_at THEN 'OPEN' ELSE 'CLOSED' END`
