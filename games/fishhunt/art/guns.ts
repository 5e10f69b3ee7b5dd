/**
 * The guns, the sea behind everything, and what flies through it. Colours of the sea are its own pigments
 * (look.md §9, Game tables).
 */
import { corners, disc, flat, fourPetals, line, ringLine, shape } from '../../kit/art/pen.ts'
import { GOLD_LINE, tones } from '../../kit/art/pigments.ts'

/** A part drawn round its own turning point. */
export interface Part {
  readonly width: number
  readonly height: number
  /** The position of 0, 0 in it, from its top left corner. */
  readonly x: number
  readonly y: number
  readonly drawing: string
}

const { chad, rong, khram, sky, paper } = tones
const bronze = rong.dark

/** Points up; turns round the middle of the base. */
export const barrel: Part = {
  width: 40,
  height: 100,
  x: 20,
  y: 82,
  drawing:
    shape('M-12 0L-8 -64H8L12 0Z', chad.light, 3) +
    shape('M-13 -76H13V-62H-13ZM-14 -30H14V-20H-14Z', rong.main, 2.6) +
    line('M-4 -58V-34', GOLD_LINE, 2),
}
export const lightningBarrel: Part = {
  ...barrel,
  drawing:
    shape('M-12 0L-8 -58H8L12 0Z', khram.light, 3) +
    shape('M-14 -30H14V-20H-14Z', rong.main, 2.6) +
    shape('M-12 -58L-15 -79L-4 -66L0 -80L4 -66L15 -79L12 -58Z', sky.light, 2.6) +
    line('M-4 -52V-36', sky.light, 2),
}
export const base: Part = {
  width: 84,
  height: 54,
  x: 42,
  y: 32,
  drawing:
    shape('M-38 20C-38 -14 -22 -28 0 -28C22 -28 38 -14 38 20Z', bronze, 3) +
    line('M-30 12C-28 -8 -16 -20 0 -20C16 -20 28 -8 30 12', GOLD_LINE, 1.6) +
    disc(0, 0, 13, chad.main, 2.6) +
    shape(fourPetals(0, 0, 11), rong.light, 1.6),
}

export const bullet: Part = {
  width: 22,
  height: 34,
  x: 11,
  y: 14,
  drawing: shape('M0 -12C8 -6 8 6 0 20C-8 6 -8 -6 0 -12Z', rong.light, 2.4) + disc(0, -2, 3.4, chad.light, 0),
}
export const othersBullet: Part = {
  ...bullet,
  drawing: shape('M0 -12C8 -6 8 6 0 20C-8 6 -8 -6 0 -12Z', sky.main, 2.4) + disc(0, -2, 3, paper.light, 0),
}
/** Thrown where a bullet strikes. */
export const net: Part = {
  width: 96,
  height: 96,
  x: 48,
  y: 48,
  drawing:
    ringLine(0, 0, 44, GOLD_LINE, 3) +
    ringLine(0, 0, 30, GOLD_LINE, 1.6) +
    ringLine(0, 0, 15, GOLD_LINE, 1.6) +
    Array.from(
      { length: 6 },
      (_, index) => `<g transform="rotate(${index * 30})">${line('M0 -44V44', GOLD_LINE, 1.2)}</g>`,
    ).join(''),
}
export const lockRing: Part = {
  width: 128,
  height: 128,
  x: 64,
  y: 64,
  drawing:
    line(
      'M-39 -39A55 55 0 0 1 39 -39M39 39A55 55 0 0 1 -39 39M-48 -27A55 55 0 0 0 -48 27M48 -27A55 55 0 0 1 48 27',
      '#e2543f',
      4,
    ) + line('M0 -62V-46M0 62V46M-62 0H-46M62 0H46', '#e2543f', 4),
}
export const coin: Part = {
  width: 28,
  height: 28,
  x: 14,
  y: 14,
  drawing:
    disc(0, 0, 12, rong.main, 2) +
    ringLine(0, 0, 8.4, rong.dark, 1.6) +
    flat(fourPetals(0, 0, 7), rong.light),
}
/** A burst when something explodes or dies. */
export const burst: Part = {
  width: 130,
  height: 130,
  x: 65,
  y: 65,
  drawing:
    shape(corners(12, 62, 34), rong.main, 3) +
    flat(corners(12, 44, 24, -75), rong.light) +
    flat(corners(8, 22, 12), paper.light),
}

const DEEP = '#0b1827'
const RAY = '#10263b'
const SCALE = '#123048'
const RIM = '#2c5a80'

/** The sea's ground at the size of the screen: rays from above, bubbles, and wave scales at the bottom. */
export function seaGround(width: number, height: number): string {
  const middle = width / 2
  const step = Math.max(48, width / 16)
  const rays = Array.from({ length: Math.ceil((width * 2.4) / step) }, (_, index) => {
    const x = middle - width * 1.2 + index * step
    return `M${middle} ${-height * 0.28}L${x.toFixed(0)} ${height}L${(x + step * 0.56).toFixed(0)} ${height}Z`
  }).join('')
  const r = Math.max(26, Math.min(48, width / 20))
  const rows = [1, 0]
    .map((row) =>
      Array.from({ length: Math.ceil(width / (r * 1.7)) + 2 }, (_, index) => {
        const x = (index - 0.5 + (row === 0 ? 0.5 : 0)) * r * 1.7
        const y = height + r * 0.5 - row * r * 0.7
        return (
          `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="${SCALE}" stroke="${DEEP}" stroke-width="3"/>` +
          [0.74, 0.48]
            .map(
              (part) =>
                `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(r * part).toFixed(0)}" fill="none" stroke="${RIM}" stroke-width="2" opacity=".7"/>`,
            )
            .join('')
        )
      }).join(''),
    )
    .join('')
  const bubbles = Array.from({ length: Math.round((width * height) / 16_000) }, (_, index) => {
    const share = (index * 0.618034) % 1
    const y = (index * 0.381966 * 1.7) % 1
    return `<circle cx="${(share * width).toFixed(0)}" cy="${(y * height).toFixed(0)}" r="${3 + ((index * 7) % 5)}" fill="none" stroke="${RIM}" stroke-width="1.5" opacity=".6"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0H${width}V${height}H0Z" fill="${DEEP}"/><path d="${rays}" fill="${RAY}"/>${bubbles}${rows}</svg>`
}
