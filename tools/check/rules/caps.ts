import { nameOf, type Node } from '../parse.ts'
import { caps, isData, isTest } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** A test's `describe` is a chapter, not a function; everything else is measured from its first line to its last. */
export const capRule: NodeRule = (node, parents, report, parsed) => {
  if (!functions.has(node.type) || !node.body || isTest(parsed.path) || isData(parsed.path)) return
  const cap = parsed.path.endsWith('.tsx') ? caps.functionInTsx : caps.function
  const lines = parsed.lineAt(node.end) - parsed.lineAt(node.start) + 1
  if (lines > cap) report('function cap', node, `${lines} lines in ${titleOf(node, parents)}, ${cap} allowed`)
}

function titleOf(node: Node, parents: readonly Node[]): string {
  const parent = parents.at(-1)
  return nameOf(node.id) ?? nameOf(parent?.id) ?? nameOf(parent?.key) ?? 'a function without a name'
}
