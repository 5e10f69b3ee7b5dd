/**
 * The strokes of every drawing: flat fills in one ink outline, gold lines inside (look.md §8). Texts of SVG,
 * no page needed.
 */
import { GOLD_LINE, INK } from './pigments.ts'

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"'

/** A filled shape with the ink outline. */
export function shape(d: string, fill: string, width = 5): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${ROUND}/>`
}

/** A filled shape without an outline: light and shade inside another. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function line(d: string, stroke: string = GOLD_LINE, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ROUND}/>`
}

export function disc(x: number, y: number, r: number, fill: string, width = 5): string {
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}"${width > 0 ? ` stroke="${INK}" stroke-width="${width}"` : ''}/>`
}

export function ringLine(x: number, y: number, r: number, stroke: string = GOLD_LINE, width = 3): string {
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, width = 5): string {
  return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="${fill}"${width > 0 ? ` stroke="${INK}" stroke-width="${width}"` : ''}/>`
}

/** Moves, turns (degrees) and sizes what is drawn round 0, 0; a negative width mirrors it. */
export function place(inner: string, x: number, y: number, size = 1, turn = 0, width = size): string {
  const turned = turn === 0 ? '' : ` rotate(${at(turn)})`
  const sized = size === 1 && width === 1 ? '' : ` scale(${at(width)} ${at(size)})`
  return `<g transform="translate(${at(x)} ${at(y)})${turned}${sized}">${inner}</g>`
}

/** The same drawing `count` times round 0, 0, each turned a step further. */
export function around(count: number, inner: string, start = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${at(start + (index * 360) / count)})">${inner}</g>`,
  ).join('')
}

/** A petal at 0, 0 that points up. */
export function petal(width: number, height: number): string {
  return `M0 0C${at(-width)} ${at(-height * 0.35)} ${at(-width * 0.75)} ${at(-height * 0.8)} 0 ${at(-height)}C${at(width * 0.75)} ${at(-height * 0.8)} ${at(width)} ${at(-height * 0.35)} 0 0Z`
}

/** A star of four petals (prajam yam) round a point. */
export function fourPetals(x: number, y: number, r: number): string {
  const k = at(r * 0.16)
  return `M${at(x)} ${at(y - r)}Q${at(x + k)} ${at(y - k)} ${at(x + r)} ${at(y)}Q${at(x + k)} ${at(y + k)} ${at(x)} ${at(y + r)}Q${at(x - k)} ${at(y + k)} ${at(x - r)} ${at(y)}Q${at(x - k)} ${at(y - k)} ${at(x)} ${at(y - r)}Z`
}

/** Corners on a circle, every other one on a smaller one: stars, spikes, cut stones. */
export function corners(count: number, outer: number, inner = outer, start = -90): string {
  const points = Array.from({ length: inner === outer ? count : count * 2 }, (_, index) => {
    const r = inner === outer || index % 2 === 0 ? outer : inner
    const angle = ((start + (index * 360) / (inner === outer ? count : count * 2)) * Math.PI) / 180
    return `${at(r * Math.cos(angle))} ${at(r * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** One decimal is finer than any screen shows. */
export function at(value: number): number {
  return Math.round(value * 10) / 10
}

/** A quick sequence of numbers in 0…1 that a text decides: the same game is drawn the same for ever. */
export function seeded(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
