import { nameOf, type Node, type Parsed } from '../parse.ts'
import { caps, isData, isTest } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/**
 * The lines of a function from its first to its last; null for any other node. Tests are not measured, since
 * a `describe` is a chapter, and neither are tables of data.
 */
export function functionLines(node: Node, parsed: Parsed): number | null {
  if (!functions.has(node.type) || !node.body || isTest(parsed.path) || isData(parsed.path)) return null
  return parsed.lineAt(node.end) - parsed.lineAt(node.start) + 1
}

export const capRule: NodeRule = (node, parents, report, parsed) => {
  const lines = functionLines(node, parsed)
  const cap = parsed.path.endsWith('.tsx') ? caps.functionInTsx : caps.function
  if (lines !== null && lines > cap)
    report('function cap', node, `${lines} lines in ${titleOf(node, parents)}, ${cap} allowed`)
}

function titleOf(node: Node, parents: readonly Node[]): string {
  const parent = parents.at(-1)
  return nameOf(node.id) ?? nameOf(parent?.id) ?? nameOf(parent?.key) ?? 'a function without a name'
}
