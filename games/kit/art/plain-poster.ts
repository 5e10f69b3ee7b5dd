/** The poster of a vendor's integration demo: plain paper that says what it is, beside the painted ones. */
import { HEIGHT, WIDTH } from './layers.ts'
import { tones } from './pigments.ts'

/**
 * Letters of one stroke on a grid 10 wide and 14 high, so that no font is needed where the picture is
 * rendered.
 */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9.5H8',
  C: 'M10 2.5A6 7 0 1 0 10 11.5',
  D: 'M0 0V14H4A6 7 0 0 0 4 0Z',
  E: 'M10 0H0V14H10M0 7H8',
  G: 'M10 2.5A6 7 0 1 0 10 11V7.5H6',
  I: 'M5 0V14',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5 0A5 7 0 1 0 5 14A5 7 0 1 0 5 0',
  R: 'M0 14V0H6A3.5 3.5 0 0 1 6 7H0M5 7L10 14',
  T: 'M0 0H10M5 0V14',
}

const GAP = 5

/** In the middle of the poster, `top` from its upper edge. */
function word(text: string, top: number, scale: number, colour: string): string {
  const width = (text.length * (10 + GAP) - GAP) * scale
  const strokes = [...text]
    .map((letter, place) =>
      letter === ' ' ? '' : `<path d="${letters[letter]!}" transform="translate(${place * (10 + GAP)} 0)"/>`,
    )
    .join('')
  return `<g transform="translate(${(WIDTH - width) / 2} ${top}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${strokes}</g>`
}

/** `fields`: how many there are to pick from; one is shown as picked. */
export function plainPoster(fields: number): string {
  const columns = fields > 4 ? 3 : 2
  const size = 60
  const step = size + 14
  const left = (WIDTH - columns * step + 14) / 2
  const boxes = Array.from({ length: fields }, (_, place) => {
    const [x, y] = [left + (place % columns) * step, 188 + Math.floor(place / columns) * step]
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="10" fill="${place === 0 ? tones.khram.light : 'none'}" stroke="${tones.khram.main}" stroke-width="3"/>`
  })
  const inner = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${tones.paper.light}"/>`,
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="14" fill="none" stroke="${tones.khram.main}" stroke-width="3" stroke-dasharray="10 8"/>`,
    word('ACME', 66, 3.4, tones.khram.dark),
    word('INTEGRATION DEMO', 138, 1, tones.khram.main),
    ...boxes,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">${inner.join('')}</svg>\n`
}
