/** Balls with numbers, drawn in strokes so that no font is needed where the picture is rendered. */
import { disc, line, place, ringLine } from './pen.ts'
import { INK, tones, type Tone } from './pigments.ts'

/** On a grid 10 wide and 14 high. */
const figures: Readonly<Record<string, string>> = {
  0: 'M5 0A5 7 0 1 0 5 14A5 7 0 1 0 5 0',
  1: 'M2 3L6 0V14',
  2: 'M0 4A5 4 0 1 1 9 6.5L0 14H10',
  3: 'M1 1.5A4.5 3.6 0 1 1 5 6.6A4.8 3.7 0 1 1 0.5 12',
  4: 'M7 14V0L0 9.5H10',
  5: 'M9 0H2L1 6A5 4.3 0 1 1 1 12.5',
  6: 'M8.5 0.5C4 2 0.5 6 0.5 9.6A4.6 4.4 0 1 0 5 5.4C3 5.4 1.4 6.6 0.6 8.6',
  7: 'M0 0H10L4 14',
  8: 'M5 0A4 3.2 0 1 0 5 6.4A4.8 3.8 0 1 0 5 14A4.8 3.8 0 1 0 5 6.4A4 3.2 0 1 0 5 0',
  9: 'M1.5 13.5C6 12 9.5 8 9.5 4.4A4.6 4.4 0 1 0 5 8.6C7 8.6 8.6 7.4 9.4 5.4',
}

const STEP = 14

function number(text: string, scale: number): string {
  const strokes = [...text]
    .map((figure, at) => place(line(figures[figure]!, INK, 2.4), at * STEP, 0))
    .join('')
  return place(strokes, (-(text.length * STEP - 4) * scale) / 2, -7 * scale, scale)
}

/** A ball of 200 across with a number of one or two figures. */
export const numberBall = (text: string, t: Tone): string =>
  disc(0, 0, 90, t.main, 6) +
  disc(-26, -30, 34, t.light, 0) +
  disc(0, 0, 58, tones.paper.light, 4) +
  ringLine(0, 0, 76) +
  number(text, text.length === 1 ? 5 : 3.4)
