/** Draw days that operators added or dropped against the usual ones. */
import type { DateExceptions } from '../../../../kernel/lottery/calendar/draw-days.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ShownState } from './issues.ts'
import { shownState } from './shown-state.ts'

export interface DrawDate {
  game_code: string
  date: string
  is_drawn: boolean
  note: string
  updated_at: Date
}

/** Of a game between two dates, or of all games from a date on. */
export function drawDates(
  reader: Reader,
  { gameCode, from, to }: { gameCode?: string; from: string; to?: string },
): Promise<DrawDate[]> {
  return rowsOf(
    reader,
    sql<DrawDate>`
    SELECT d.game_code, d.draw_date::text AS date, d.is_drawn, d.note, d.updated_at FROM lottery.draw_date d
    WHERE (${gameCode ?? null}::text IS NULL OR d.game_code = ${gameCode ?? null})
      AND d.draw_date >= ${from}::date AND (${to ?? null}::date IS NULL OR d.draw_date <= ${to ?? null}::date)
    ORDER BY d.draw_date`,
  )
}

export const exceptionsOf = (rows: readonly DrawDate[], gameCode: string): DateExceptions => {
  const own = rows.filter((row) => row.game_code === gameCode)
  return {
    extra: own.filter((row) => row.is_drawn).map(({ date }) => date),
    dropped: own.filter((row) => !row.is_drawn).map(({ date }) => date),
  }
}

export async function writeDrawDate(
  tx: Tx,
  gameCode: string,
  date: string,
  { isDrawn, note }: { isDrawn: boolean; note: string },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.draw_date (game_code, draw_date, is_drawn, note) VALUES (${gameCode}, ${date}::date, ${isDrawn}, ${note})
    ON CONFLICT (game_code, draw_date) DO UPDATE SET is_drawn = excluded.is_drawn, note = excluded.note, updated_at = app.now()`,
  )
}

export interface DayIssueRow {
  numero: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  state: ShownState
  has_bets: boolean
}

export function issuesOfDays(
  reader: Reader,
  gameCode: string,
  numeros: readonly string[],
): Promise<DayIssueRow[]> {
  return rowsOf(
    reader,
    sql<DayIssueRow>`
    SELECT i.numero, i.opens_at, i.closes_at, i.draws_at, ${shownState} AS state,
           EXISTS (SELECT FROM lottery.orders o WHERE o.game_code = i.game_code AND o.numero = i.numero) AS has_bets
    FROM lottery.issue i WHERE i.game_code = ${gameCode} AND i.numero = ANY (${numeros}::text[])`,
  )
}
