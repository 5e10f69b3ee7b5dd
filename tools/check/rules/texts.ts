/** Texts that a person reads, written in places that no translator finds. */
import { isNode, nameOf, type Node, textOf } from '../parse.ts'
import { mayHoldTexts } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

const thai = /[\u0E01-\u0E3A\u0E40-\u0E5B]/
const letter = /\p{L}/u
const shownAttributes = new Set([
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
  'heading',
  'errorMessage',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
])

export const textRule: NodeRule = (node, parents, report, parsed) => {
  if (mayHoldTexts(parsed.path)) return
  const text = textOf(node)
  if (text === undefined) return
  if (thai.test(text)) return report('text outside locales', node, `Thai text “${shorten(text)}”`)
  if (!letter.test(text)) return
  const place = placeOf(node, parents)
  if (place) report('text outside locales', node, `${place} “${shorten(text)}”`)
}

/** Where a text would be seen: between tags, or in an attribute that is read out or shown. */
function placeOf(node: Node, parents: readonly Node[]): string | undefined {
  if (node.type === 'JSXText') return 'text between tags'
  for (let at = parents.length - 1, child = node; at >= 0; child = parents[at]!, at--) {
    const parent = parents[at]!
    if (parent.type === 'JSXAttribute') {
      const name = nameOf(parent.name)
      return name !== undefined && shownAttributes.has(name) ? `attribute ${name}` : undefined
    }
    if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return 'text between tags'
    if (!passesValue(parent, child)) return undefined
  }
  return undefined
}

/** True if the child's value becomes the parent's value: a choice, a join, a template, a container. */
function passesValue(parent: Node, child: Node): boolean {
  if (parent.type === 'ConditionalExpression') return parent.test !== child
  if (parent.type === 'BinaryExpression') return parent.operator === '+'
  return (
    [
      'JSXExpressionContainer',
      'LogicalExpression',
      'TemplateLiteral',
      'ParenthesizedExpression',
      'TSAsExpression',
    ].includes(parent.type) && isNode(child)
  )
}

const shorten = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
