/**
 * axe, for pages that are examined whole. It asks for the few colours of a page thousands of times and works
 * each out anew, a third of its run: here it remembers them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  /** Throws if the text is no colour. */
  parseString(text: string): Colour
}

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page, after axe. */
function rememberColours(): void {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } }
  const { prototype } = axe.commons.color.Color
  const workOut = prototype.parseString
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const found = known.get(text)
    if (found) return Object.assign(this, found)
    workOut.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}

export const axeSource = `${source};(${rememberColours.toString()})();`
