/** What a line of a file of draws is, against what stands (domain/lottery.md §8). */
import type { ImportOutcome, ImportProblem } from '../../../../contract/shared/lottery-results.ts'
import type { DrawLine } from '../../../../kernel/lottery/import/draw-files.ts'
import {
  canonicalPublished,
  firstDifference,
  placeOfProblem,
  type PrizePlace,
} from '../../../../kernel/lottery/import/reading.ts'
import type { NumberGame } from '../../../../kernel/lottery/numbers/games.ts'
import { publishedText, readPublished } from '../../../../kernel/lottery/numbers/published.ts'
import type { PastDraw } from '../store/history.ts'
import type { DeskIssue } from '../store/issues.ts'
import { canDraw, drawOn } from './past-draw.ts'

export interface JudgedLine {
  readonly line: number
  readonly gameCode: string
  readonly numero: string
  readonly outcome: ImportOutcome
  readonly problem: ImportProblem | null
  readonly prize: string | null
  readonly place: number | null
  /** What it would store. */
  readonly draw: PastDraw | undefined
}

/** What is known of a draw before a line is judged. */
export interface Known {
  readonly issue: Pick<DeskIssue, 'state' | 'source' | 'result'> | undefined
  /** What somebody entered and nobody has checked yet, and whether that was the caller. */
  readonly entered: { readonly published: string; readonly isMine: boolean } | undefined
  /** What an earlier line of the same file says of the same draw. */
  readonly earlier: string | undefined
}

/** The draw that a line is about, or why it is none. */
export function drawOfLine(
  line: DrawLine,
  gameOf: (gameCode: string) => NumberGame | undefined,
): { game: NumberGame; draw: PastDraw } | { problem: ImportProblem; at?: PrizePlace } {
  const game = gameOf(line.gameCode)
  if (!game) return { problem: 'GAME' }
  if (line.date === '') return { problem: 'DATE' }
  const times = drawOn(game, line.date)
  if (!times || !canDraw(game, line.date)) return { problem: 'NO_DRAW_DAY' }
  if (!line.published) return { problem: 'SHAPE' }
  const form = game.formOf(times.numero)
  const at = placeOfProblem(form, line.published)
  if (at) return { problem: 'PRIZE', at }
  const result = publishedText(form, canonicalPublished(form, line.published))
  const { numero, opensAt, closesAt, drawsAt } = times
  return { game, draw: { numero, opensAt, closesAt, drawsAt, result } }
}

export function judgeLine(
  line: DrawLine,
  { game, draw }: { game: NumberGame; draw: PastDraw },
  known: Known,
  now: Date,
): JudgedLine {
  const said = (outcome: ImportOutcome, more: Partial<JudgedLine> = {}): JudgedLine => ({
    line: line.line,
    gameCode: game.gameCode,
    numero: draw.numero,
    outcome,
    problem: null,
    prize: null,
    place: null,
    draw: undefined,
    ...more,
  })
  const against = (text: string) => {
    const form = game.formOf(draw.numero)
    const at = firstDifference(form, readPublished(form, text), readPublished(form, draw.result))
    return at ? said('DIFFERS', at) : said('EQUAL')
  }
  const { issue, entered, earlier } = known
  if (earlier !== undefined) return against(earlier)
  if (issue && issue.result !== null) return against(issue.result)
  if (issue?.state === 'VOID') return said('WRONG', { problem: 'VOID' })
  // A draw of today is known only once its issue has closed.
  if (issue ? issue.state !== 'CLOSED' || issue.source !== 'IMPORT' : draw.drawsAt > now)
    return said('WRONG', { problem: 'NOT_DRAWN' })
  if (!issue) return said('HISTORY', { draw })
  if (entered && (!entered.isMine || entered.published === draw.result)) return against(entered.published)
  return said('ENTRY', { draw })
}

export function wrongLine(
  { line, gameCode, date }: DrawLine,
  { problem, at }: { problem: ImportProblem; at?: PrizePlace },
): JudgedLine {
  return {
    line,
    gameCode: gameCode.slice(0, 40),
    numero: date.replaceAll('-', ''),
    outcome: 'WRONG',
    problem,
    prize: at?.prize ?? null,
    place: at?.place ?? null,
    draw: undefined,
  }
}
