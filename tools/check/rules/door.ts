import type { NodeRule } from './node-rule.ts'

const logic = new Set([
  'IfStatement',
  'ForStatement',
  'ForOfStatement',
  'WhileStatement',
  'SwitchStatement',
  'TryStatement',
  'FunctionDeclaration',
  'ClassDeclaration',
  'BlockStatement',
  'AwaitExpression',
])

/** A door names what is behind it: imports, exports and lists. */
export const doorRule: NodeRule = (node, parents, report, parsed) => {
  if (!/^modules\/[^/]+\/index\.ts$/.test(parsed.path) || !logic.has(node.type)) return
  if (parents.some((parent) => logic.has(parent.type))) return
  report('door', node, `logic in a door (${node.type})`)
}
