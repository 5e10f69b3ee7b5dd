/** What a file imports: static, dynamic, type, re-export, worker and asset addresses. */
import { posix } from 'node:path'
import { isNode, type Node, type Parsed, textOf, walk } from './parse.ts'

export interface Import {
  specifier: string
  /** The file in the tree, or undefined for a package. */
  target: string | undefined
  isType: boolean
  line: number
}

/** Folders named by `import.meta.glob('./x/*.ts')`; every match counts as imported. */
export interface FileImports {
  imports: Import[]
  globs: RegExp[]
}

export function importsOf(parsed: Parsed): FileImports {
  const imports: Import[] = []
  const globs: RegExp[] = []
  const add = (source: unknown, isType: boolean): void => {
    const specifier = isNode(source) ? textOf(source) : undefined
    if (specifier === undefined || !isNode(source)) return
    imports.push({
      specifier,
      target: targetOf(parsed.path, specifier),
      isType,
      line: parsed.lineAt(source.start),
    })
  }
  const addFile = (source: Node, address: string): void => {
    imports.push({
      specifier: address,
      target: posix.join(posix.dirname(parsed.path), address),
      isType: false,
      line: parsed.lineAt(source.start),
    })
  }
  walk(parsed.program, (node) => {
    if (node.type === 'ImportDeclaration') add(node.source, isTypeOnly(node, node.importKind, 'importKind'))
    else if (node.type === 'ExportNamedDeclaration' && node.source)
      add(node.source, isTypeOnly(node, node.exportKind, 'exportKind'))
    else if (node.type === 'ExportAllDeclaration') add(node.source, node.exportKind === 'type')
    else if (node.type === 'ImportExpression') add(node.source, false)
    else if (node.type === 'TSImportType') add(node.source ?? node.argument, true)
    else if (node.type === 'NewExpression' && (node.callee as Node).name === 'URL') addAddress(node, addFile)
    else if (node.type === 'CallExpression' && isGlobCall(parsed, node))
      globs.push(...globsOf(parsed.path, node))
  })
  return { imports, globs }
}

/** `@import './tokens.css'` and `composes: row from './rows.module.css'`. */
export function importsOfStyleSheet(path: string, text: string): Import[] {
  return [...text.matchAll(/(?:@import\s+(?:url\()?|\bcomposes:[^;]*\sfrom\s+)['"]([^'"]+)['"]/g)].map(
    (found) => ({
      specifier: found[1]!,
      target: targetOf(path, found[1]!),
      isType: false,
      line: text.slice(0, found.index).split('\n').length,
    }),
  )
}

/** `import type …`, and also `import { type A, type B }`. */
function isTypeOnly(node: Node, kind: unknown, key: 'importKind' | 'exportKind'): boolean {
  const specifiers = (node.specifiers ?? []) as Node[]
  return (
    kind === 'type' || (specifiers.length > 0 && specifiers.every((specifier) => specifier[key] === 'type'))
  )
}

/** `new URL('worker.ts', import.meta.url)` names a file of ours; a folder or a page does not. */
function addAddress(node: Node, addFile: (source: Node, address: string) => void): void {
  const [address, base] = node.arguments as Node[]
  const text = address ? textOf(address) : undefined
  if (base?.type === 'MemberExpression' && text && /^(?!\/|[a-z]+:).*\.(tsx?|mjs|css)$/.test(text))
    addFile(address!, text)
}

const isGlobCall = (parsed: Parsed, node: Node): boolean =>
  parsed.text.slice((node.callee as Node).start, (node.callee as Node).end) === 'import.meta.glob'

function globsOf(path: string, node: Node): RegExp[] {
  const first = (node.arguments as Node[])[0]
  const patterns = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : first ? [first] : []
  return patterns.flatMap((pattern) => {
    const text = textOf(pattern)
    if (text === undefined) return []
    const absolute = text.startsWith('/') ? text.slice(1) : posix.join(posix.dirname(path), text)
    return [globToPattern(absolute)]
  })
}

function globToPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_all, inner: string) => `(${inner.replaceAll(',', '|')})`)
    .replace(/\*\*\//g, '\u0001')
    .replace(/\*/g, '[^/]*')
    .replaceAll('\u0001', '(.*/)?')
  return new RegExp(`^${source}$`)
}

function targetOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return posix.join(posix.dirname(from), specifier.split('?')[0]!)
}
