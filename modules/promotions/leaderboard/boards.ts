/** Boards and their periods. */
import { businessDate, endedPeriods, periodOf, type Period } from '../../../kernel/calendar.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { leaderboard, type LeaderboardValues } from '../../../kernel/promotions/kinds/leaderboard.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { runningFor, type Seeker } from '../running/running.ts'
import { readRunning, type RunningRow } from '../running/store.ts'
import { readWon, type Result } from './store/prizes.ts'
import { countRanked } from './store/scores.ts'
import { readStops, type BoardStop } from './store/stops.ts'

/** Winners of boards that are over are read on for a while. */
const BACK_MS = 31 * 86_400_000

/** What of a promotion decides its periods. */
type Timed = Pick<RunningRow, 'promotionId' | 'arguments' | 'startsAt' | 'endsAt' | 'isLive' | 'isUsedUp'>

export interface Board<Row extends Timed = RunningRow> {
  readonly running: Row
  readonly values: LeaderboardValues
  /** Periods that an operator ended, the newest first. */
  readonly stops: readonly BoardStop[]
}

export async function boardsOf<Row extends Timed>(
  reader: Reader,
  rows: readonly Row[],
): Promise<Board<Row>[]> {
  const stops = await readStops(
    reader,
    rows.map(({ promotionId }) => promotionId),
  )
  return rows.map((running) => ({
    running,
    values: readArguments(leaderboard.declared, running.arguments).values,
    stops: stops.get(running.promotionId) ?? [],
  }))
}

type Kind = 'DAY' | 'WEEK' | 'MONTH'
const kindOf = ({ values }: Pick<Board, 'values'>): Kind => values.period as Kind

/** A day is named as claims of every kind name it. */
const named = (kind: Kind, period: Period, timeZone: string): Period => ({
  ...period,
  id: kind === 'DAY' ? businessDate(period.from, timeZone) : period.id,
})

export const periodAt = (board: Pick<Board, 'values'>, moment: Date, timeZone: string): Period =>
  named(kindOf(board), periodOf(kindOf(board), moment, timeZone), timeZone)

/**
 * Every period since a moment that has ended, by its time or because an operator ended it, the oldest first.
 * Behind the one that was ended there are none until the board is started again.
 */
export function endedSince(board: Board, since: Date, now: Date, timeZone: string): Period[] {
  const { running, stops } = board
  const ended = endedPeriods(kindOf(board), since, now, timeZone).map((each) =>
    named(kindOf(board), each, timeZone),
  )
  const [stop] = stops
  if (!stop) return ended
  const { from } = periodAt(board, stop.stoppedAt, timeZone)
  if (since < stop.until && stop.until > now) ended.push({ id: stop.period, from, before: stop.until })
  return running.isLive || running.isUsedUp ? ended : ended.filter((period) => period.from <= stop.stoppedAt)
}

/** How this period was ended, if an operator did it. */
export const stopOf = ({ stops }: Pick<Board, 'stops'>, period: string): BoardStop | undefined =>
  stops.find((stop) => stop.period === period)

/** When a board that was started again after this stop goes on; null: it has gone on, or does not. */
export function goesOnAt({ running }: Board, { until }: BoardStop, now: Date): Date | null {
  const { isLive, endsAt } = running
  return isLive && until > now && (endsAt === null || endsAt > until) ? until : null
}

/** The boards of a merchant that were open in [from, to). */
export async function boardsBetween(
  reader: Reader,
  merchantId: string,
  from: Date,
  to: Date,
): Promise<Board[]> {
  return boardsOf(reader, await readRunning(reader, { merchantId, kind: 'LEADERBOARD', from, to }))
}

/** Whether a moment of play counts on it. What was played before it was stopped may come later. */
export function countsAt({ running, stops }: Board<Timed>, moment: Date): boolean {
  const { startsAt, endsAt, isLive } = running
  if (moment < startsAt || (endsAt !== null && moment >= endsAt)) return false
  if (stops.some(({ stoppedAt, until }) => stoppedAt <= moment && moment < until)) return false
  return isLive || (stops[0] !== undefined && moment < stops[0].stoppedAt)
}

/** What a member is shown: boards that are open, and behind them those that had winners or were stopped. */
export async function shownBoards(reader: Reader, seeker: Seeker): Promise<Board[]> {
  const { now } = seeker
  const sought = { kind: 'LEADERBOARD', from: new Date(now.getTime() - BACK_MS), to: now } as const
  const boards = await boardsOf(reader, await runningFor(reader, seeker, sought))
  const over: Board[] = []
  for (const board of boards.filter((one) => !countsAt(one, now)))
    if ((await hasWinners(reader, board)) || (await wasCutOff(reader, board, sought.from))) over.push(board)
  return [...boards.filter((one) => countsAt(one, now)), ...over]
}

const hasWinners = async (reader: Reader, { running }: Board): Promise<boolean> =>
  (await readWon(reader, running.promotionId, 1)).length > 0

/** Whether it was stopped since then while members were ranked: they read what became of their places. */
async function wasCutOff(reader: Reader, { running, stops }: Board, since: Date): Promise<boolean> {
  const [stop] = stops
  if (!stop || stop.stoppedAt < since) return false
  return (await countRanked(reader, { promotionId: running.promotionId, period: stop.period })) > 0
}

interface ShownPeriod extends Result {
  /** Set if an operator ended it. */
  readonly stop: BoardStop | undefined
}

/**
 * The period that a member reads: the one asked for among those with winners (`past`, the newest first), else
 * the one that runs. A board that is over shows its last one: nobody is paid for what would run now.
 */
export function shownPeriod(
  board: Board,
  look: { past: readonly Result[]; asked: string | undefined; now: Date; timeZone: string },
): ShownPeriod {
  const { past, now, timeZone } = look
  const asked = past.find(({ period }) => period === look.asked)
  if (asked) return { ...asked, stop: stopOf(board, asked.period) }
  const [last] = past
  const [stop] = board.stops
  if (!countsAt(board, now)) {
    if (stop && (!last || last.until < stop.until)) {
      const { from } = periodAt(board, stop.stoppedAt, timeZone)
      return { period: stop.period, from, until: stop.until, stop }
    }
    if (last) return { ...last, stop: stopOf(board, last.period) }
  }
  const { id: period, from, before: until } = periodAt(board, now, timeZone)
  return { period, from, until, stop: undefined }
}
