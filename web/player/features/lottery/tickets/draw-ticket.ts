/** Draws a ticket: heads and sums as on paper, and of whole numbers three lines beside each other. */
import type { TicketLineText, TicketText } from './use-ticket-text.ts'

const WIDTH = 720
const EDGE = 36
const ROW = 34
const LINE = 92
const HEAD = 110
/** Lines on classic numbers are tall; those that have no room are counted. */
const MOST_LINES = 40
const COLUMNS = 3
/** Of short numbers, such as most tickets of a thousand lines have. */
const MANY_COLUMNS = 5
const SHORT_NUMBER = 4
const SHORT_AMOUNT = 7
const GROUP_HEAD = 44
const NUMBER_ROW = 32

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

/** What the letters of a picture are drawn with; it has to be loaded before. */
export const ticketFont = (size: number): string =>
  `600 ${size}px ${getComputedStyle(document.body).fontFamily}`

interface Pen {
  y: number
  write(words: string, size: number, look: string, at?: Place): void
  rule(look: string): void
}

interface Place {
  x?: number
  width?: number
  align?: CanvasTextAlign
}

export function drawTicket(text: TicketText): HTMLCanvasElement {
  const groups = text.isNumbers ? groupsOfLines(text.lines) : []
  const shown = text.isNumbers ? [] : text.lines.slice(0, MOST_LINES)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height =
    HEAD +
    (text.facts.length + text.sums.length) * ROW +
    shown.length * LINE +
    groups.reduce(
      (sum, { lines }) => sum + GROUP_HEAD + Math.ceil(lines.length / columnsOf(lines)) * NUMBER_ROW,
      0,
    ) +
    EDGE * 2
  const pen = penOf(canvas)
  const right = { x: WIDTH - EDGE, align: 'right' } as const
  pen.write(text.title, 30, 'text')
  pen.y += 36
  pen.write(text.state, 20, 'gold')
  pen.y += 30
  for (const { label, value } of text.facts) {
    pen.write(label, 18, 'text-3')
    pen.write(value, 18, 'text', right)
    pen.y += ROW
  }
  for (const line of shown) drawLine(pen, line)
  for (const group of groups) drawGroup(pen, group)
  pen.rule('line-strong')
  pen.y += 12
  for (const { label, value } of text.sums) {
    pen.write(label, 20, 'text-2')
    pen.write(value, 22, 'gold', right)
    pen.y += ROW
  }
  return canvas
}

function penOf(canvas: HTMLCanvasElement): Pen {
  const context = canvas.getContext('2d')!
  const colours = getComputedStyle(document.documentElement)
  const colour = (name: string) => colours.getPropertyValue(`--${name}`).trim()
  context.fillStyle = colour('surface')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.strokeStyle = colour('gold-deep')
  context.lineWidth = 2
  context.strokeRect(12, 12, canvas.width - 24, canvas.height - 24)
  return {
    y: EDGE + 34,
    write(words, size, look, { x = EDGE, width = WIDTH - 2 * EDGE, align = 'left' } = {}) {
      context.font = ticketFont(size)
      context.fillStyle = colour(look)
      context.textAlign = align
      context.fillText(words, x, this.y, width)
    },
    rule(look) {
      context.fillStyle = colour(look)
      context.fillRect(EDGE, this.y - 20, WIDTH - 2 * EDGE, 1)
    },
  }
}

function drawLine(pen: Pen, line: TicketLineText): void {
  const right = { x: WIDTH - EDGE, align: 'right' } as const
  pen.rule('line')
  pen.y += 8
  pen.write(line.name, 20, 'text')
  pen.write(line.stake, 20, 'text', right)
  pen.y += 28
  pen.write(line.picks, 20, 'text-2')
  pen.write(line.outcome, 18, line.isWin ? 'jade-text' : 'text-3', right)
  pen.y += 26
  pen.write(line.terms, 16, 'text-3')
  pen.y += LINE - 62
}

/** Numbers that won are green, and what they won stands in the place of their stake. */
function drawGroup(pen: Pen, { name, lines }: NumberGroup): void {
  const columns = columnsOf(lines)
  const column = (WIDTH - 2 * EDGE) / columns
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
