/** Symbols of a machine: a drawing on its pigment, or on plain paper for what pays less. Squares of 240. */
import { around, at, corners, disc, fourPetals, flat, line, place, ringLine, seeded, shape } from './pen.ts'
import { GOLD_LINE, INK, tones, type Tone } from './pigments.ts'
import { flecks, rays } from './layers.ts'
import { paperColor } from './palette.ts'

const HALF = 120

/** Begins every drawing on paper, which is shown whole whatever the form of its cell. */
export const paperGround = `<path d="M0 0H240V240H0Z" fill="${paperColor}"/>`

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">${inner}</svg>`
}

/** A symbol that pays more: pigment, rays, a ring, the drawing, flecks of leaf that its name decides. */
export function tile(drawing: string, ground: Tone, name: string): string {
  const count = 20 + Math.floor(seeded(name)() * 4) * 4
  return svg(
    `<path d="M0 0H240V240H0Z" fill="${ground.dark}"/>${rays(HALF, HALF, count, ground.main, 190)}${disc(HALF, HALF, 104, ground.dark, 0)}${ringLine(HALF, HALF, 104, GOLD_LINE, 2.5)}${ringLine(HALF, HALF, 98, GOLD_LINE, 1)}${flecks(name, 240, 240, 26)}${place(drawing, HALF, HALF, 0.98)}`,
  )
}

/** A symbol that pays little: the drawing on paper with a hairline. */
export function paperTile(drawing: string): string {
  return svg(
    `${paperGround}${ringLine(HALF, HALF, 108, tones.paper.dark, 3)}${ringLine(HALF, HALF, 102, tones.paper.dark, 1.2)}${place(drawing, HALF, HALF, 0.96)}`,
  )
}

/** The background of a letter; each game has one form for all of its letters. */
export type Plaque = 'diamond' | 'round' | 'octagon' | 'petals' | 'shield' | 'star'

const plaques: Record<Plaque, (r: number) => string> = {
  diamond: (r) => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`,
  round: (r) => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`,
  octagon: (r) => corners(8, r, r, -112.5),
  petals: (r) =>
    Array.from({ length: 8 }, (_, index) => {
      const corner = (turn: number, reach: number) =>
        `${at(reach * Math.cos((turn * Math.PI) / 180))} ${at(reach * Math.sin((turn * Math.PI) / 180))}`
      return `${index === 0 ? `M${corner(-22.5, r * 0.86)}` : ''}Q${corner(index * 45, r * 1.24)} ${corner(index * 45 + 22.5, r * 0.86)}`
    }).join('') + 'Z',
  shield: (r) =>
    `M${-r * 0.86} ${-r * 0.8}Q0 ${-r * 1.12} ${r * 0.86} ${-r * 0.8}V${r * 0.12}Q${r * 0.8} ${r * 0.76} 0 ${r}Q${-r * 0.8} ${r * 0.76} ${-r * 0.86} ${r * 0.12}Z`,
  star: (r) => corners(8, r * 1.04, r * 0.84),
}

const letterPaths = {
  A: 'M33.2 68 45.2 31.7H55L66.8 68H58.6L56 59.4H43.8L41.2 68ZM45.7 52.7H54L50 38.9H49.7Z',
  K: 'M35.9 68V31.7H43.8V49H44.1L49.3 41.9L57.4 31.7H66.4L54.2 46.6L67.5 68H58.2L48.5 52.2L43.8 57.9V68Z',
  Q: 'M54.7 77.6Q50.5 77.6 48.6 75.6Q46.7 73.6 46.7 69.9V68.4Q40.8 67.3 37.4 62.6Q34 58 34 49.9Q34 43.7 36 39.5Q38 35.3 41.6 33.2Q45.2 31.1 50 31.1Q54.8 31.1 58.4 33.2Q62 35.3 64 39.5Q66 43.7 66 49.9Q66 57.7 62.8 62.4Q59.6 67 54.1 68.2V71.1H59.6V77.6ZM50 61.6Q52.4 61.6 54.1 60.5Q55.8 59.5 56.7 57.4Q57.6 55.4 57.6 52.6V47.1Q57.6 44.2 56.7 42.2Q55.8 40.2 54.1 39.2Q52.4 38.1 50 38.1Q47.7 38.1 45.9 39.2Q44.2 40.2 43.3 42.2Q42.4 44.2 42.4 47.1V52.6Q42.4 55.4 43.3 57.4Q44.2 59.5 45.9 60.5Q47.7 61.6 50 61.6Z',
  J: 'M48.8 68.6Q43.4 68.6 40.5 65.8Q37.5 63 36.8 58.4L44.1 56.9Q44.6 59.2 45.7 60.4Q46.9 61.7 48.7 61.7Q50.4 61.7 51.6 60.6Q52.8 59.5 52.8 57.1V38H41.8V31.7H60.7V57.5Q60.7 60.8 59.3 63.3Q57.9 65.8 55.2 67.2Q52.5 68.6 48.8 68.6Z',
} as const

export type Letter = keyof typeof letterPaths

/** A letter on its plaque, on paper: the symbols that pay least. */
export function letterTile(letter: Letter, plaque: Plaque, tone: Tone): string {
  const form = plaques[plaque]
  const stars = plaque === 'shield' ? '' : around(4, flat(fourPetals(0, -82, 9), tones.rong.main))
  const drawn = `<g transform="translate(-122 -122) scale(2.44)"><path d="${letterPaths[letter]}" fill="${GOLD_LINE}" stroke="${INK}" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"/></g>`
  const inner =
    shape(form(108), tone.main, 4) +
    `<path d="${form(108)}" fill="${tone.light}" opacity=".28"/>` +
    line(form(93), GOLD_LINE, 2.4) +
    stars +
    drawn
  return svg(`${paperGround}${place(inner, HALF, HALF)}`)
}
