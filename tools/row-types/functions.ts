/** What a function returns for some arguments: the first of its returns that is known. */
import {
  isArrowFunction,
  isBlock,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isReturnStatement,
  type Node,
} from 'typescript/unstable/ast'
import { type Evaluation, listOf, sizeOf, unknown, type Value } from './values.ts'

export function applyFunction(evaluator: Evaluation, called: Value, given: readonly Value[]): Value {
  if (called.kind !== 'function') return unknown
  const { node } = called
  if (!isArrowFunction(node) && !isFunctionDeclaration(node) && !isFunctionExpression(node)) return unknown
  const scope = new Map<string, Value>(called.scope)
  for (const [place, { name, initializer, dotDotDotToken }] of [...node.parameters].entries()) {
    const value = dotDotDotToken
      ? listOf(given.slice(place))
      : (given[place] ?? (initializer ? evaluator.valueOf(initializer, called.scope) : undefined) ?? unknown)
    if (isIdentifier(name)) scope.set(name.text, value)
  }
  const { body } = node
  if (!body) return unknown
  if (!isBlock(body)) return evaluator.valueOf(body, scope)
  return fullest(returnsOf(body).map((expression) => evaluator.valueOf(expression, scope)))
}

function fullest(values: readonly Value[]): Value {
  return values.reduce((best: Value, value) => (sizeOf(value) > sizeOf(best) ? value : best), unknown)
}

/** What a body returns, without what functions inside it return. */
function returnsOf(body: Node): Node[] {
  const found: Node[] = []
  const look = (node: Node): void => {
    if (isArrowFunction(node) || isFunctionDeclaration(node) || isFunctionExpression(node)) return
    if (isReturnStatement(node) && node.expression) found.push(node.expression)
    else
      node.forEachChild((child) => {
        look(child)
      })
  }
  look(body)
  return found
}
