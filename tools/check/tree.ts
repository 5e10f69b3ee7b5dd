/** The source tree as facts: what each file imports and what its own text breaks. Syntax trees are not kept. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, importsOf, importsOfStyleSheet } from './imports.ts'
import type { Violation } from './kinds.ts'
import { parseSource } from './parse.ts'
import { checkStyleSheet, checkText } from './rules/file-rules.ts'
import { ignoredFolders, sourceFolders } from './settings.ts'

export interface SourceFile {
  path: string
  imports: Import[]
  globs: RegExp[]
  violations: Violation[]
}

/** By path, relative to the root, with `/`. */
export type Tree = Map<string, SourceFile>

export function loadTree(root: string): Tree {
  const tree: Tree = new Map()
  const paths = [...sourceFolders.flatMap((folder) => listFiles(root, folder)), ...readdirSync(root).filter((name) => name.endsWith('.config.ts'))]
  for (const path of paths) tree.set(path, loadFile(root, path))
  return tree
}

export function loadFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  if (path.endsWith('.css')) return { path, imports: importsOfStyleSheet(path, text), globs: [], violations: checkStyleSheet(path, text) }
  if (!/\.(tsx?|mts|mjs)$/.test(path)) return { path, imports: [], globs: [], violations: [] }
  const parsed = parseSource(path, text)
  return { path, ...importsOf(parsed), violations: checkText(parsed) }
}

function listFiles(root: string, folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ignoredFolders.includes(entry.name) ? [] : listFiles(root, path)
    return entry.isFile() ? [path] : []
  })
}
