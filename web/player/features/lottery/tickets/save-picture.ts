/** A ticket as a picture that the browser saves. It is drawn here, so nothing of it leaves the device. */
import type { TicketText } from './use-ticket-text.ts'

const WIDTH = 720
const EDGE = 36
const ROW = 34
const LINE = 92
/** More lines are named by their number; a picture has an end. */
const MOST_LINES = 40

export async function savePicture(text: TicketText): Promise<void> {
  await document.fonts.ready
  const canvas = drawTicket(text)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) return
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${text.orderId}.png`,
  })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function drawTicket(text: TicketText): HTMLCanvasElement {
  const shown = text.lines.slice(0, MOST_LINES)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 150 + text.facts.length * ROW + shown.length * LINE + text.sums.length * ROW + EDGE * 2
  const pen = canvas.getContext('2d')!
  const colours = getComputedStyle(document.documentElement)
  const colour = (name: string) => colours.getPropertyValue(`--${name}`).trim()
  const face = getComputedStyle(document.body).fontFamily
  pen.fillStyle = colour('surface')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.strokeStyle = colour('gold-deep')
  pen.lineWidth = 2
  pen.strokeRect(12, 12, canvas.width - 24, canvas.height - 24)
  let y = EDGE + 34
  const write = (words: string, size: number, look: string, x = EDGE, align: CanvasTextAlign = 'left') => {
    pen.font = `600 ${size}px ${face}`
    pen.fillStyle = colour(look)
    pen.textAlign = align
    pen.fillText(words, x, y, WIDTH - 2 * EDGE)
  }
  const right = WIDTH - EDGE
  write(text.title, 30, 'text')
  y += 36
  write(text.state, 20, 'gold')
  y += 30
  for (const { label, value } of text.facts) {
    write(label, 18, 'text-3')
    write(value, 18, 'text', right, 'right')
    y += ROW
  }
  for (const line of shown) {
    pen.fillStyle = colour('line')
    pen.fillRect(EDGE, y - 20, WIDTH - 2 * EDGE, 1)
    y += 8
    write(line.name, 20, 'text')
    write(line.stake, 20, 'text', right, 'right')
    y += 28
    write(line.picks, 20, 'text-2')
    write(line.outcome, 18, line.isWin ? 'jade-text' : 'text-3', right, 'right')
    y += 26
    write(line.terms, 16, 'text-3')
    y += LINE - 62
  }
  pen.fillStyle = colour('line-strong')
  pen.fillRect(EDGE, y - 20, WIDTH - 2 * EDGE, 1)
  y += 12
  for (const { label, value } of text.sums) {
    write(label, 20, 'text-2')
    write(value, 22, 'gold', right, 'right')
    y += ROW
  }
  return canvas
}
