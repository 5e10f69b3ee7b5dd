/**
 * The SQL text of a statement, without running the program: templates, fragments in constants, functions that
 * make fragments, and of each choice one branch.
 */
import {
  type CallExpression,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isSpreadElement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  SyntaxKind,
  type TemplateExpression,
} from 'typescript/unstable/ast'
import { applyFunction } from './functions.ts'
import { valueOfName } from './names.ts'
import type { OpenProject } from './project.ts'
import { callOnSql } from './sql-calls.ts'
import {
  asText,
  type Evaluation,
  itemsOf,
  listOf,
  MARK,
  type Scope,
  sizeOf,
  sqlOf,
  textOf,
  unknown,
  Unresolved,
  type Value,
} from './values.ts'

/** How deep names may lead to names; a circle of functions ends here. */
const DEEPEST = 60

export class Evaluator implements Evaluation {
  readonly project: OpenProject
  readonly #taken: 'fuller' | 'barer'
  #depth = 0

  /** Of two branches that both may run, which one is taken. */
  constructor(project: OpenProject, taken: 'fuller' | 'barer') {
    this.project = project
    this.#taken = taken
  }

  /** The value of an expression; `unknown` if only the running program has it. */
  valueOf(node: Node, scope: Scope): Value {
    if (++this.#depth > DEEPEST) throw new Unresolved('names that lead to names without an end')
    try {
      return this.#valueOf(node, scope)
    } finally {
      this.#depth--
    }
  }

  #valueOf(node: Node, scope: Scope): Value {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
      return textOf(node.text)
    if (isTaggedTemplateExpression(node)) return sqlOf(this.sqlText(node.template, scope))
    if (isTemplateExpression(node)) return textOf(this.#plainText(node, scope))
    if (isIdentifier(node)) return valueOfName(this, node, scope)
    if (isCallExpression(node)) return this.#call(node, scope)
    if (isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node))
      return { kind: 'function', node, scope }
    if (
      isParenthesizedExpression(node) ||
      isAsExpression(node) ||
      isSatisfiesExpression(node) ||
      isNonNullExpression(node) ||
      isSpreadElement(node)
    )
      return this.valueOf(node.expression, scope)
    return this.#compound(node, scope)
  }

  #compound(node: Node, scope: Scope): Value {
    if (isConditionalExpression(node)) {
      const condition = this.valueOf(node.condition, scope)
      if (isText(condition, 'true')) return this.valueOf(node.whenTrue, scope)
      if (isText(condition, 'false')) return this.valueOf(node.whenFalse, scope)
      return this.#either(this.valueOf(node.whenTrue, scope), this.valueOf(node.whenFalse, scope))
    }
    if (isBinaryExpression(node)) {
      const [left, right] = [this.valueOf(node.left, scope), this.valueOf(node.right, scope)]
      const { kind } = node.operatorToken
      if (kind !== SyntaxKind.EqualsEqualsEqualsToken) return this.#either(left, right)
      return left.kind === 'text' && right.kind === 'text'
        ? textOf(String(left.text === right.text))
        : unknown
    }
    if (isArrayLiteralExpression(node))
      return listOf(
        node.elements.flatMap((element) => {
          const value = this.valueOf(element, scope)
          return isSpreadElement(element) ? itemsOf(value) : [value]
        }),
      )
    if (isObjectLiteralExpression(node)) {
      const fields = new Map<string, Value>()
      for (const field of node.properties)
        if (isPropertyAssignment(field) && (isIdentifier(field.name) || isStringLiteral(field.name)))
          fields.set(field.name.text, this.valueOf(field.initializer, scope))
      return { kind: 'record', fields }
    }
    if (isPropertyAccessExpression(node)) return fieldOf(this.valueOf(node.expression, scope), node.name.text)
    if (isElementAccessExpression(node)) {
      const key = this.valueOf(node.argumentExpression, scope)
      return fieldOf(this.valueOf(node.expression, scope), key.kind === 'text' ? key.text : undefined)
    }
    return unknown
  }

  #call(node: CallExpression, scope: Scope): Value {
    const { expression: callee, arguments: given } = node
    if (isPropertyAccessExpression(callee)) {
      const { expression: object, name } = callee
      if (isIdentifier(object) && object.text === 'sql') return callOnSql(this, name.text, [...given], scope)
      const list = this.valueOf(object, scope)
      if (name.text === 'join')
        return textOf(
          itemsOf(list)
            .map(asText)
            .join(given[0] ? asText(this.valueOf(given[0], scope)) : ','),
        )
      if (name.text === 'map' || name.text === 'flatMap')
        return listOf(
          itemsOf(list).map((item) => applyFunction(this, this.valueOf(given[0]!, scope), [item])),
        )
      if (name.text === 'filter' || name.text === 'toSorted') return list
      if (list.kind !== 'record') return unknown
      return applyFunction(this, fieldOf(list, name.text), this.#values(given, scope))
    }
    return applyFunction(this, this.valueOf(callee, scope), this.#values(given, scope))
  }

  #either(one: Value, other: Value): Value {
    if (one.kind === 'unknown' || other.kind === 'unknown') return one.kind === 'unknown' ? other : one
    const isOther = this.#taken === 'fuller' ? sizeOf(other) > sizeOf(one) : sizeOf(other) < sizeOf(one)
    return isOther ? other : one
  }

  #values = (nodes: readonly Node[], scope: Scope): Value[] => nodes.map((node) => this.valueOf(node, scope))

  /** The text of a statement's template; fragments are put in, everything else is bound. */
  sqlText(template: Node, scope: Scope): string {
    if (isNoSubstitutionTemplateLiteral(template)) return template.text
    if (!isTemplateExpression(template)) throw new Unresolved('a statement that is no template')
    return template.templateSpans.reduce((text, { expression, literal }) => {
      const value = this.isFragment(expression) ? this.valueOf(expression, scope) : unknown
      if (value.kind === 'sql') return `${text}${value.text}${literal.text}`
      if (this.isFragment(expression))
        throw new Unresolved(`the fragment ${expression.getText().replaceAll(/\s+/g, ' ').slice(0, 60)}`)
      return `${text}${MARK}${literal.text}`
    }, template.head.text)
  }

  #plainText(template: TemplateExpression, scope: Scope): string {
    return template.templateSpans.reduce(
      (text, { expression, literal }) => `${text}${asText(this.valueOf(expression, scope))}${literal.text}`,
      template.head.text,
    )
  }

  isFragment(expression: Node): boolean {
    const { checker } = this.project
    const type = checker.getTypeAtLocation(expression)
    const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : []
    return parts.some((part) => part.getSymbol()?.name === 'RawBuilder')
  }
}

const isText = (value: Value, text: string): boolean => value.kind === 'text' && value.text === text

/** A field by its name; of an unknown name any field, as one has the form of the others. */
function fieldOf(value: Value, name: string | undefined): Value {
  if (value.kind === 'list') return value.items[Number(name ?? 0)] ?? value.items[0] ?? unknown
  if (value.kind !== 'record') return unknown
  return (name === undefined ? undefined : value.fields.get(name)) ?? [...value.fields.values()][0] ?? unknown
}
