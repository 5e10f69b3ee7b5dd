import { sql } from '../../../../platform/postgres.ts'

/**
 * Of `lottery.issue i`: what waits is scheduled until it opens, open until it closes, and closed from then
 * on.
 */
export const shownState = sql`CASE WHEN i.state <> 'WAITING' THEN i.state WHEN app.now() < i.opens_at THEN 'SCHEDULED'
  WHEN app.now() < i.closes_at THEN 'OPEN' ELSE 'CLOSED' END`
