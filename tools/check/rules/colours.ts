import type { Violation } from '../kinds.ts'
import { type Node, textOf } from '../parse.ts'
import { mayNameColours } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

const hex = /(?<![\w&/-])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi

/** Strings, and the 0xRRGGBB numbers that canvases take. */
export const colourRule: NodeRule = (node: Node, _parents, report, parsed) => {
  if (mayNameColours(parsed.path)) return
  const text = textOf(node)
  const found = text === undefined ? undefined : text.match(hex)?.[0]
  if (found) report('hex colour', node, found)
  const isDrawn = /^(web|games|design)\//.test(parsed.path) && !/\/rules\//.test(parsed.path)
  if (isDrawn && node.type === 'Literal' && typeof node.raw === 'string' && /^0x[0-9a-f]{6}$/i.test(node.raw))
    report('hex colour', node, node.raw)
}

export function coloursInStyleSheet(path: string, text: string): Violation[] {
  if (mayNameColours(path)) return []
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return withoutComments.split('\n').flatMap((line, index) => {
    // A colour is in a value; before the colon a # is an id.
    const found = line.slice(line.indexOf(':') + 1).match(hex)?.[0]
    return found && line.includes(':')
      ? [{ kind: 'hex colour' as const, path, line: index + 1, detail: found }]
      : []
  })
}
