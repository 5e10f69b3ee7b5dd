/** A source file as a syntax tree, with a walk that knows the parents. */
import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Comment {
  value: string
  start: number
}

export interface Parsed {
  path: string
  text: string
  program: Node
  comments: readonly Comment[]
  errors: readonly string[]
  lineAt(offset: number): number
}

export function parseSource(path: string, text: string): Parsed {
  const result = parseSync(path, text, { sourceType: 'module' })
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return {
    path,
    text,
    program: result.program as unknown as Node,
    comments: result.comments,
    errors: result.errors.map((error) => error.message),
    lineAt: (offset) => lineIn(starts, offset),
  }
}

/** The line, counted from 1, whose start is the last one at or before the offset. */
function lineIn(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** Visits every node, parents before children; `parents` ends with the nearest. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: Node[] = [],
): void {
  visit(node, parents)
  parents.push(node)
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit, parents)
    } else if (isNode(value)) walk(value, visit, parents)
  }
  parents.pop()
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The text of a string or of a template's fixed parts; undefined for anything else. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement')
    return (
      (node.value as { cooked: string | null; raw: string }).cooked ?? (node.value as { raw: string }).raw
    )
  if (node.type === 'JSXText') return node.value as string
  return undefined
}

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined
