/** Boards and their periods. */
import { businessDate, endedPeriods, periodOf, type Period } from '../../../kernel/calendar.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { leaderboard, type LeaderboardValues } from '../../../kernel/promotions/kinds/leaderboard.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { runningFor, type Seeker } from '../running/running.ts'
import { readRunning, type RunningRow } from '../running/store.ts'
import { readWon } from './store/prizes.ts'

/** Winners of boards that are over are read on for a while. */
const BACK_MS = 31 * 86_400_000

export interface Board {
  readonly running: RunningRow
  readonly values: LeaderboardValues
}

export const boardOf = (running: RunningRow): Board => ({
  running,
  values: readArguments(leaderboard.declared, running.arguments).values,
})

type Kind = 'DAY' | 'WEEK' | 'MONTH'
const kindOf = ({ values }: Board): Kind => values.period as Kind

/** A day is named as claims of every kind name it. */
const named = (kind: Kind, period: Period, timeZone: string): Period => ({
  ...period,
  id: kind === 'DAY' ? businessDate(period.from, timeZone) : period.id,
})

export const periodAt = (board: Board, moment: Date, timeZone: string): Period =>
  named(kindOf(board), periodOf(kindOf(board), moment, timeZone), timeZone)

/** Every period since a moment that has ended, the oldest first. */
export const endedSince = (board: Board, since: Date, now: Date, timeZone: string): Period[] =>
  endedPeriods(kindOf(board), since, now, timeZone).map((each) => named(kindOf(board), each, timeZone))

/** The boards of a merchant that were open in [from, to). */
export async function boardsBetween(
  reader: Reader,
  merchantId: string,
  from: Date,
  to: Date,
): Promise<Board[]> {
  return (await readRunning(reader, { merchantId, kind: 'LEADERBOARD', from, to })).map(boardOf)
}

/** Whether a moment of play counts on it. */
export const countsAt = ({ running }: Board, moment: Date): boolean =>
  running.isLive && running.startsAt <= moment && (running.endsAt === null || moment < running.endsAt)

/** What a member is shown: boards that are open, and behind them those that had winners. */
export async function shownBoards(reader: Reader, seeker: Seeker): Promise<Board[]> {
  const { now } = seeker
  const sought = { kind: 'LEADERBOARD', from: new Date(now.getTime() - BACK_MS), to: now } as const
  const boards = (await runningFor(reader, seeker, sought)).map(boardOf)
  const over: Board[] = []
  for (const board of boards.filter((one) => !countsAt(one, now)))
    if ((await readWon(reader, board.running.promotionId, 1)).length > 0) over.push(board)
  return [...boards.filter((one) => countsAt(one, now)), ...over]
}
