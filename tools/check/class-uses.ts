/** What code takes of the style sheets' classes, and what a sheet has of them. */
import { posix } from 'node:path'
import { isNode, type Node, nameOf, type Parsed, textOf, walk } from './parse.ts'

export interface ClassUse {
  /** The style sheet, `*.module.css`. */
  sheet: string
  /** A whole name, or the fixed parts of one that is put together; undefined if only the run knows it. */
  name: string | RegExp | undefined
  line: number
}

export function classUsesOf(parsed: Parsed): ClassUse[] {
  const sheets = sheetsOf(parsed)
  const uses: ClassUse[] = []
  if (sheets.size === 0) return uses
  walk(parsed.program, (node, parents) => {
    const sheet = node.type === 'Identifier' ? sheets.get(nameOf(node)!) : undefined
    const parent = parents.at(-1)!
    if (sheet === undefined || parent.type === 'ImportDefaultSpecifier') return
    const isObject = parent.type === 'MemberExpression' && parent.object === node
    // The property of something else only has the same name.
    if (!isObject && parent.type === 'MemberExpression' && !parent.computed) return
    for (const name of isObject ? namesOf(parent.property as Node, parent.computed === true) : [undefined])
      uses.push({ sheet, name, line: parsed.lineAt(node.start) })
  })
  return uses
}

/** Style sheets by the name that the file calls them. */
function sheetsOf({ path, program }: Parsed): Map<string, string> {
  const sheets = new Map<string, string>()
  for (const node of program.body as Node[]) {
    const source = node.type === 'ImportDeclaration' ? textOf(node.source as Node) : undefined
    const local = ((node.specifiers ?? []) as Node[]).find(({ type }) => type === 'ImportDefaultSpecifier')
    if (source?.endsWith('.module.css') && local)
      sheets.set(nameOf(local.local)!, posix.join(posix.dirname(path), source))
  }
  return sheets
}

function namesOf(property: Node, isComputed: boolean): ClassUse['name'][] {
  if (!isComputed) return [nameOf(property)]
  if (property.type === 'ConditionalExpression')
    return [property.consequent, property.alternate].flatMap((one) => namesOf(one as Node, true))
  if (property.type === 'TemplateLiteral') {
    const parts = (property.quasis as Node[]).map((part) => textOf(part)!)
    return [parts.length === 1 ? parts[0] : new RegExp(`^${parts.join('.+')}$`)]
  }
  return [textOf(property)]
}

/** The classes that a style sheet has a rule for; those of `:global()` are somebody else's. */
export function classesOf(text: string): ReadonlySet<string> {
  const rules = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '')
    .replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
  return new Set([...rules.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!))
}

/** `composes: row wide from './rows.module.css'`, or from the sheet itself. */
export function composedIn(path: string, text: string): ClassUse[] {
  return [...text.matchAll(/\bcomposes:\s*([^;]+?)(?:\s+from\s+['"]([^'"]+)['"])?\s*;/g)].flatMap(
    ({ 1: names, 2: from, index }) =>
      names!.split(/\s+/).map((name) => ({
        sheet: from === undefined ? path : posix.join(posix.dirname(path), from),
        name,
        line: text.slice(0, index).split('\n').length,
      })),
  )
}

export interface WrittenClass {
  name: string
  line: number
}

/** `className="note text-3"`, `{ className: 'sr-only' }`, `view.className = …`, and their templates. */
export function writtenClassesOf(parsed: Parsed): WrittenClass[] {
  const written: WrittenClass[] = []
  if (!/^(web|games)\//.test(parsed.path)) return written
  walk(parsed.program, (node) => {
    const value = classNameOf(node)
    if (isNode(value))
      written.push(...wordsOf(value).map((name) => ({ name, line: parsed.lineAt(value.start) })))
  })
  return written
}

function classNameOf(node: Node): unknown {
  if (node.type === 'JSXAttribute') return nameOf(node.name) === 'className' ? node.value : undefined
  if (node.type === 'Property') return nameOf(node.key) === 'className' ? node.value : undefined
  const target = node.type === 'AssignmentExpression' ? (node.left as Node) : undefined
  return target?.type === 'MemberExpression' && nameOf(target.property) === 'className'
    ? node.right
    : undefined
}

/** Whole words only: what is joined to an expression is a part of a name. */
function wordsOf(value: Node): string[] {
  if (value.type === 'JSXExpressionContainer') return wordsOf(value.expression as Node)
  if (value.type === 'ConditionalExpression')
    return [value.consequent, value.alternate].flatMap((one) => wordsOf(one as Node))
  if (value.type === 'TemplateLiteral') {
    const texts = (value.quasis as Node[]).map((part) => textOf(part)!)
    return [
      ...texts.flatMap((text, place) => wordsIn(text, place > 0, place < texts.length - 1)),
      ...(value.expressions as Node[]).flatMap(wordsOf),
    ]
  }
  return wordsIn(textOf(value) ?? '', false, false)
}

const wordsIn = (text: string, isJoinedBefore: boolean, isJoinedAfter: boolean): string[] =>
  text
    .replace(isJoinedBefore ? /^\S+/ : /^/, '')
    .replace(isJoinedAfter ? /\S+$/ : /$/, '')
    .split(/\s+/)
    .filter(Boolean)
