/** The lines of a drawn ticket as parts of known heights: whole numbers by bet types, others one by one. */
import { EDGE, type Pen, rowsOfWords, rulerOf, WIDTH } from './ticket-pen.ts'
import type { TicketLineText } from './use-ticket-text.ts'

const INNER = WIDTH - 2 * EDGE
const COLUMNS = 3
/** Of short numbers, such as most tickets of a thousand lines have. */
const MANY_COLUMNS = 5
const SHORT_NUMBER = 4
const SHORT_AMOUNT = 7
const GROUP_HEAD = 44
const NUMBER_ROW = 32
const PICKS_SIZE = 20
const PICKS_ROW = 26
/** Of a line on classic numbers, without the rows of its picks. */
const LINE_HEAD = 36
const LINE_FOOT = 30
/** What stands at the right of a line's name and of its terms. */
const AMOUNT = 190

export interface Part {
  readonly height: number
  readonly lineCount: number
  draw(pen: Pen): void
}

/** The first parts, as long as there is room, and how many lines are left. */
export function fitting(parts: readonly Part[], room: number): { shown: readonly Part[]; left: number } {
  let [count, height] = [0, 0]
  while (count < parts.length && height + parts[count]!.height <= room) height += parts[count++]!.height
  return {
    shown: parts.slice(0, count),
    left: parts.slice(count).reduce((sum, { lineCount }) => sum + lineCount, 0),
  }
}

export interface NumberGroup {
  readonly name: string
  readonly lines: readonly TicketLineText[]
}

/** Lines of one bet type at the same odds stand under one head, in the order of the ticket. */
export function groupsOfLines(lines: readonly TicketLineText[]): readonly NumberGroup[] {
  const groups = new Map<string, TicketLineText[]>()
  for (const line of lines) {
    const name = [line.name, line.terms].filter(Boolean).join(' · ')
    groups.set(name, [...(groups.get(name) ?? []), line])
  }
  return [...groups].map(([name, own]) => ({ name, lines: own }))
}

/** How many lines of a group stand beside each other. */
export function columnsOf(lines: readonly TicketLineText[]): number {
  const isShort = ({ picks, stake, outcome, isWin }: TicketLineText) =>
    picks.length <= SHORT_NUMBER && (isWin ? outcome : stake).length <= SHORT_AMOUNT
  return lines.length > MANY_COLUMNS && lines.every(isShort) ? MANY_COLUMNS : COLUMNS
}

export const groupParts = (lines: readonly TicketLineText[]): Part[] =>
  groupsOfLines(lines).map((group) => ({
    height: GROUP_HEAD + Math.ceil(group.lines.length / columnsOf(group.lines)) * NUMBER_ROW,
    lineCount: group.lines.length,
    draw: (pen) => drawGroup(pen, group),
  }))

/** Numbers that won are green, and what they won stands in the place of their stake. */
function drawGroup(pen: Pen, { name, lines }: NumberGroup): void {
  const columns = columnsOf(lines)
  const column = INNER / columns
  pen.rule('line')
  pen.y += 10
  pen.write(name, 18, 'text-2')
  pen.y += GROUP_HEAD - 10
  for (const [at, { picks, stake, outcome, isWin }] of lines.entries()) {
    const x = EDGE + (at % columns) * column
    pen.write(picks, 22, isWin ? 'jade-text' : 'text', { x, width: column * 0.5 })
    pen.write(isWin ? outcome : stake, 17, isWin ? 'jade-text' : 'text-3', {
      x: x + column - 20,
      width: column * 0.45,
      align: 'right',
    })
    if (at % columns === columns - 1 || at === lines.length - 1) pen.y += NUMBER_ROW
  }
}

/** Every pick of a line is on the picture, in as many rows as it needs. */
export function lineParts(canvas: HTMLCanvasElement, lines: readonly TicketLineText[]): Part[] {
  const measure = rulerOf(canvas, PICKS_SIZE)
  return lines.map((line) => {
    const picks = rowsOfWords(line.picks, INNER, measure)
    return {
      height: LINE_HEAD + picks.length * PICKS_ROW + LINE_FOOT,
      lineCount: 1,
      draw: (pen) => drawLine(pen, line, picks),
    }
  })
}

function drawLine(pen: Pen, line: TicketLineText, picks: readonly string[]): void {
  const left = { width: INNER - AMOUNT }
  const right = { x: WIDTH - EDGE, width: AMOUNT, align: 'right' } as const
  pen.rule('line')
  pen.y += 8
  pen.write(line.name, 20, 'text', left)
  pen.write(line.stake, 20, 'text', right)
  pen.y += LINE_HEAD - 8
  for (const row of picks) {
    pen.write(row, PICKS_SIZE, 'text-2')
    pen.y += PICKS_ROW
  }
  pen.write(line.terms, 16, 'text-3', left)
  pen.write(line.outcome, 18, line.isWin ? 'jade-text' : 'text-3', right)
  pen.y += LINE_FOOT
}
