/**
 * Draw days that an operator adds or drops, for all merchants. An issue without bets goes with its day; one
 * with bets is made void by two people (domain/lottery.md §6).
 */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { defineProposal, propose } from '../../system/index.ts'
import type { Game } from './games.ts'
import type { IssueKey } from './issue-key.ts'
import { nameOfGame } from './locales/names.ts'
import { makeGames } from './make-ahead.ts'
import { dayIssue, isUsualDay, type DaySchedule } from './rules/schedule.ts'
import { knownGame } from './shared-views.ts'
import { drawDates, writeDrawDate } from './store/draw-dates.ts'
import { issuesAhead, readIssue } from './store/issues.ts'
import { dropIssue } from './store/planning.ts'
import { canVoid, voidNow } from './void-issues.ts'

const WAITS_HOURS = 24

export interface DayChange {
  readonly gameCode: string
  readonly date: string
  readonly isDrawn: boolean
  readonly note: string
}

export type DayGame = Game & { readonly schedule: DaySchedule }

/** LOTTERY_GAME_UNKNOWN, LOTTERY_DRAW_DAYS of a game that is not drawn on days. */
export function dayGame(gameCode: string): DayGame {
  const game = knownGame(gameCode)
  return isOnDays(game) ? game : refuse('LOTTERY_DRAW_DAYS')
}
const isOnDays = (game: Game): game is DayGame => game.schedule.every === 'DAY'

export const numeroOfDate = (date: string): string => date.replaceAll('-', '')
const keyOf = ({ gameCode, date }: DayChange): IssueKey => ({ gameCode, numero: numeroOfDate(date) })
const subjectOf = (change: DayChange): string => `draw-day:${change.gameCode}:${change.date}`

export const drawDayProposal = defineProposal<DayChange>({
  name: 'lottery.drawDay',
  ability: 'lottery.schedule',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: change, subject, reason, requestedByName }) => {
    const game = dayGame(change.gameCode)
    if (!(await dropIssue(context.tx, game.gameCode, keyOf(change).numero)))
      await voidNow(context, keyOf(change), change.note, 'LOTTERY_DRAW_DAY_STATE')
    await apply(context, game, change)
    await context.audit('lottery.draw.day', subject, { ...change, reason, askedBy: requestedByName })
  },
})

/** The id of the proposal if it waits for a second person, else null. LOTTERY_DRAW_DAY_STATE, CHANGE_STATE. */
export async function changeOrAsk(context: CallContext, change: DayChange): Promise<string | null> {
  const { tx, now } = context
  const game = dayGame(change.gameCode)
  const { closesAt } = dayIssue(game.schedule.times, change.date, undefined)
  const issue = await readIssue(tx, keyOf(change))
  if (closesAt <= now || (await isDrawnOn(context, game, change.date)) === change.isDrawn)
    refuse('LOTTERY_DRAW_DAY_STATE')
  // The number of a void issue is taken for good.
  if (issue && (change.isDrawn || !canVoid(issue))) refuse('LOTTERY_DRAW_DAY_STATE')
  if (issue && !(await dropIssue(tx, game.gameCode, issue.numero))) return ask(context, change)
  await apply(context, game, change)
  await context.audit('lottery.draw.day', subjectOf(change), { ...change })
  return null
}

async function isDrawnOn({ tx }: CallContext, game: DayGame, date: string): Promise<boolean> {
  const [row] = await drawDates(tx, { gameCode: game.gameCode, from: date, to: date })
  return row?.is_drawn ?? isUsualDay(game.schedule.days, date)
}

const ask = (context: CallContext, change: DayChange): Promise<string> =>
  propose(context, drawDayProposal, {
    subject: subjectOf(change),
    title: `${nameOfGame(change.gameCode, context.language)} ${change.date}`,
    payload: change,
    reason: change.note,
    changes: [{ field: 'lotteryDrawDay', before: change.date, after: 'VOID' }],
  })

/** The next issue opens when the draw before it is over, so it is made again if it has not opened yet. */
async function apply({ tx, now }: CallContext, game: DayGame, change: DayChange): Promise<void> {
  await writeDrawDate(tx, game.gameCode, change.date, change)
  const ahead = await issuesAhead(tx, game.gameCode, AHEAD)
  const next = ahead.find(({ numero }) => numero > keyOf(change).numero)
  if (next && next.opensAt > now) await dropIssue(tx, game.gameCode, next.numero)
  await makeGames(tx, [game], now)
}

/** More than are ever made ahead. */
const AHEAD = 60
