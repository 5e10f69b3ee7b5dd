import { textOf } from '../parse.ts'
import { mayNamePaths, wirePrefixes } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

/**
 * A path of the wire written outside the contract would go on working in one place and be wrong in the other.
 */
export const pathRule: NodeRule = (node, _parents, report, parsed) => {
  if (mayNamePaths(parsed.path) || parsed.path.startsWith('db/')) return
  const text = textOf(node)
  if (text !== undefined && wirePrefixes.some((prefix) => text.startsWith(prefix)))
    report('undeclared path', node, `“${text}”`)
}
