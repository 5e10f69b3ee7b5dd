/** Draws a ticket: what was drawn, heads and sums as on paper, and of whole numbers several in a row. */
import { fitting, groupParts, lineParts } from './ticket-parts.ts'
import { EDGE, penOf, WIDTH } from './ticket-pen.ts'
import type { TicketText } from './use-ticket-text.ts'

const ROW = 34
const HEAD = 110
/** Browsers leave a canvas blank that is higher than 16,384 pixels. */
const MOST_HEIGHT = 16_000

/** Lines that have no room are counted below the others. */
export function drawTicket(text: TicketText): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const facts = [...text.facts, ...text.result]
  const height = HEAD + (facts.length + text.sums.length) * ROW + EDGE * 2
  const parts = text.isNumbers ? groupParts(text.lines) : lineParts(canvas, text.lines)
  const { shown, left } = fitting(parts, MOST_HEIGHT - height - ROW)
  canvas.width = WIDTH
  canvas.height = shown.reduce((sum, part) => sum + part.height, height) + (left > 0 ? ROW : 0)
  const pen = penOf(canvas)
  const right = { x: WIDTH - EDGE, align: 'right' } as const
  pen.write(text.title, 30, 'text')
  pen.y += 36
  pen.write(text.state, 20, 'gold')
  pen.y += 30
  for (const { label, value } of facts) {
    pen.write(label, 18, 'text-3')
    pen.write(value, 18, 'text', right)
    pen.y += ROW
  }
  for (const part of shown) part.draw(pen)
  if (left > 0) {
    pen.rule('line')
    pen.y += 8
    pen.write(text.moreLines(left), 18, 'text-2')
    pen.y += ROW - 8
  }
  pen.rule('line-strong')
  pen.y += 12
  for (const { label, value } of text.sums) {
    pen.write(label, 20, 'text-2')
    pen.write(value, 22, 'gold', right)
    pen.y += ROW
  }
  return canvas
}
