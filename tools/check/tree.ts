/**
 * The source tree as facts: what each file imports and what its own text breaks. Syntax trees are not kept.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ClassUse,
  classesOf,
  classUsesOf,
  composedIn,
  type WrittenClass,
  writtenClassesOf,
} from './class-uses.ts'
import { type Import, importsOf, importsOfStyleSheet } from './imports.ts'
import type { Violation } from './kinds.ts'
import { parseSource } from './parse.ts'
import { checkSqlFunction, checkStyleSheet, checkText } from './rules/file-rules.ts'
import { ignoredFolders, isSqlFunction, sourceFolders } from './settings.ts'

export interface SourceFile {
  path: string
  imports: Import[]
  globs: RegExp[]
  violations: Violation[]
  classUses: ClassUse[]
  writtenClasses: WrittenClass[]
  /** Of a style sheet. */
  classes?: ReadonlySet<string>
  /** Of TypeScript that is no table of data; null for any other file. */
  lines: number | null
  /** The lines of each function that the caps measure. */
  functions: number[]
}

const unmeasured = { imports: [], globs: [], lines: null, functions: [] }

/** By path, relative to the root, with `/`. */
export type Tree = Map<string, SourceFile>

export function loadTree(root: string): Tree {
  const tree: Tree = new Map()
  const paths = [
    ...sourceFolders.flatMap((folder) => listFiles(root, folder)),
    ...readdirSync(root).filter((name) => name.endsWith('.config.ts')),
  ]
  for (const path of paths) tree.set(path, loadFile(root, path))
  return tree
}

export function loadFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  if (path.endsWith('.css'))
    return {
      ...unmeasured,
      path,
      imports: importsOfStyleSheet(path, text),
      violations: checkStyleSheet(path, text),
      classUses: composedIn(path, text),
      writtenClasses: [],
      classes: classesOf(text),
    }
  const bare = { ...unmeasured, path, classUses: [], writtenClasses: [] }
  if (isSqlFunction(path)) return { ...bare, violations: checkSqlFunction(path, text) }
  if (!/\.(tsx?|mts|mjs)$/.test(path)) return { ...bare, violations: [] }
  const parsed = parseSource(path, text)
  return {
    path,
    ...importsOf(parsed),
    ...checkText(parsed),
    classUses: classUsesOf(parsed),
    writtenClasses: writtenClassesOf(parsed),
  }
}

/** Every file below a folder, without the folders that are never looked at. */
export function listFiles(root: string, folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ignoredFolders.includes(entry.name) ? [] : listFiles(root, path)
    return entry.isFile() ? [path] : []
  })
}
