/**
 * A payment code as a picture: the quiet zone that readers need, complete corner marks, and the site's mark
 * in the middle.
 */
import { encode } from 'uqr'

/** Modules of white around a code, as its standard (ISO/IEC 18004) asks for. */
const QUIET = 4
const CORNER = 7
/** The mark's share of a side. Its area stays far below the quarter that level Q restores. */
const MARK_SHARE = 0.2

const GOLD = 'hsl(34 67% 33%)'
const RED = 'hsl(5 71% 44%)'

/** The roof of the site's mark, in a square of 64. */
const mark =
  `<g fill="none" stroke="${GOLD}" stroke-width="3.6" stroke-linecap="round"><path d="M4 36Q26 30 32 6Q38 30 60 36"/><path d="M11 48Q28 42 32 24Q36 42 53 48"/></g>` +
  `<path d="M32 35C30.6 43.6 26.4 49.4 18.6 52.8H45.4C37.6 49.4 33.4 43.6 32 35Z" fill="${RED}"/><path d="M7 57.6H57V61.2H7z" fill="${GOLD}"/>`

export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  const isCorner = (x: number, y: number) =>
    ((x < CORNER || x >= size - CORNER) && y < CORNER) || (x < CORNER && y >= size - CORNER)
  // An odd number of modules, like the side itself, so that the mark lies exactly in the middle.
  const markSize = 2 * Math.floor((size * MARK_SHARE) / 2) + 1
  const [from, to] = [(size - markSize) / 2, (size + markSize) / 2]
  const isMark = (x: number, y: number) => x >= from && x < to && y >= from && y < to
  const modules = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark && !isCorner(x, y) && !isMark(x, y) ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('')
  const corner = (x: number, y: number) =>
    `<path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}h5v5h-5z"/><path d="M${x + 2} ${y + 2}h3v3h-3z"/>`
  const side = size + 2 * QUIET
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect x="${-QUIET}" y="${-QUIET}" width="${side}" height="${side}" fill="white"/><path d="${modules}"/>${corner(0, 0)}${corner(size - CORNER, 0)}${corner(0, size - CORNER)}` +
    `<svg x="${from + 0.5}" y="${from + 0.5}" width="${markSize - 1}" height="${markSize - 1}" viewBox="0 0 64 64" shape-rendering="auto">${mark}</svg></svg>`
  )
}
