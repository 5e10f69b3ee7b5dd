/** What a name stands for: a constant, a function, a part of a list, or what the callers of a function give. */
import {
  type Identifier,
  isArrayBindingPattern,
  isArrowFunction,
  isBindingElement,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { visit } from './project.ts'
import { type Evaluation, listOf, noScope, type Scope, unknown, type Value } from './values.ts'

export function valueOfName(evaluator: Evaluation, name: Identifier, scope: Scope): Value {
  const given = scope.get(name.text)
  if (given) return given
  const declaration = evaluator.project.declarationOf(name)
  if (!declaration) return unknown
  if (isFunctionDeclaration(declaration)) return { kind: 'function', node: declaration, scope: noScope }
  if (isVariableDeclaration(declaration)) return valueOfVariable(evaluator, declaration, name.text, scope)
  if (isBindingElement(declaration)) return partOf(evaluator, declaration, scope)
  if (isParameterDeclaration(declaration)) return valueFromCallers(evaluator, declaration)
  return unknown
}

/** A constant, and what is pushed onto it if it is a list. */
function valueOfVariable(evaluator: Evaluation, declaration: Node, name: string, scope: Scope): Value {
  if (!isVariableDeclaration(declaration) || !declaration.initializer) return unknown
  const value = evaluator.valueOf(declaration.initializer, scope)
  if (value.kind !== 'list') return value
  const pushed: Value[] = []
  visit(declaration.getSourceFile(), (node) => {
    if (
      isCallExpression(node) &&
      isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'push' &&
      isIdentifier(node.expression.expression) &&
      node.expression.expression.text === name &&
      evaluator.project.declarationOf(node.expression.expression)?.pos === declaration.pos
    )
      for (const item of node.arguments) pushed.push(evaluator.valueOf(item, scope))
  })
  return listOf([...value.items, ...pushed])
}

/** A name from `const [a, b] = …` or `const { a } = …`. */
function partOf(evaluator: Evaluation, element: Node, scope: Scope): Value {
  if (!isBindingElement(element)) return unknown
  const pattern = element.parent
  const whole = pattern.parent
  if (!isVariableDeclaration(whole) || !whole.initializer) return unknown
  const value = evaluator.valueOf(whole.initializer, scope)
  if (isArrayBindingPattern(pattern) && value.kind === 'list') {
    const place = [...pattern.elements].findIndex(({ pos }) => pos === element.pos)
    return value.items[place] ?? unknown
  }
  if (isObjectBindingPattern(pattern) && value.kind === 'record') {
    const field = element.propertyName ?? element.name
    return (field && isIdentifier(field) ? value.fields.get(field.text) : undefined) ?? unknown
  }
  return unknown
}

/** What the first caller gives for a parameter: one of the same file, for a fragment one of any file. */
function valueFromCallers(evaluator: Evaluation, parameter: Node): Value {
  if (!isParameterDeclaration(parameter)) return unknown
  const owner = parameter.parent
  const place = 'parameters' in owner ? [...(owner.parameters as Iterable<Node>)].indexOf(parameter) : -1
  const name = nameOf(owner)
  if (place < 0 || name === undefined) return unknown
  const own = parameter.getSourceFile()
  const others = evaluator.isFragment(parameter.name) ? evaluator.project.filesWith(`${name}(`) : []
  for (const file of [own, ...others]) {
    const argument = argumentIn(file, name, place)
    if (argument) return evaluator.valueOf(argument, noScope)
  }
  return unknown
}

function argumentIn(file: Node, name: string, place: number): Node | undefined {
  let found: Node | undefined
  visit(file, (node) => {
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === name)
      found ??= node.arguments[place]
  })
  return found
}

function nameOf(owner: Node): string | undefined {
  if (isFunctionDeclaration(owner)) return owner.name?.text
  if (isArrowFunction(owner) && isVariableDeclaration(owner.parent) && isIdentifier(owner.parent.name))
    return owner.parent.name.text
  return undefined
}
