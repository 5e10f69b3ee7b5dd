/** What the picture of a ticket is drawn with: its measures, its letters and its colours. */

export const WIDTH = 720
export const EDGE = 36

/** What the letters of a picture are drawn with; it has to be loaded before. */
export const ticketFont = (size: number): string =>
  `600 ${size}px ${getComputedStyle(document.body).fontFamily}`

interface Place {
  x?: number
  /** Words that are wider are squeezed. */
  width?: number
  align?: CanvasTextAlign
}

export interface Pen {
  y: number
  write(words: string, size: number, look: string, at?: Place): void
  rule(look: string): void
}

/** A pen on an empty ticket; the canvas has its size by then. */
export function penOf(canvas: HTMLCanvasElement): Pen {
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

/** How wide words are at a size, in pixels of the canvas. */
export function rulerOf(canvas: HTMLCanvasElement, size: number): (words: string) => number {
  const context = canvas.getContext('2d')!
  context.font = ticketFont(size)
  return (words) => context.measureText(words).width
}

/** Words in as many rows as a width needs; a word that is wider alone has a row of its own. */
export function rowsOfWords(words: string, width: number, measure: (words: string) => number): string[] {
  const rows: string[] = []
  for (const word of words.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}
