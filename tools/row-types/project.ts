/** The tree as the compiler sees it: files, symbols and types, asked of TypeScript itself. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker, type Project, SymbolFlags } from 'typescript/unstable/sync'

export interface OpenProject {
  readonly checker: Checker
  /** The files of the folders in whose text the word stands, without tests. */
  filesWith(word: string): readonly SourceFile[]
  /** The declaration of a name's value, followed through imports; undefined if it has none. */
  declarationOf(name: Node): Node | undefined
  close(): void
}

/** Loads the TypeScript files of some folders below `root`, with all that they import. */
export function openProject(root: string, folders: readonly string[]): OpenProject {
  const place = mkdtempSync(join(tmpdir(), 'sala-row-types-'))
  const config = join(place, 'tsconfig.json')
  const include = folders.map((folder) => resolve(root, folder))
  const compilerOptions = { typeRoots: [join(root, 'node_modules', '@types')] }
  const settings = { extends: join(root, 'tsconfig.json'), compilerOptions, include }
  writeFileSync(config, JSON.stringify(settings))
  const api = new API({ cwd: root })
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
  if (!project) throw new Error(`TypeScript opened no project for ${folders.join(', ')}`)
  return {
    checker: project.checker,
    filesWith: (word) =>
      project.rootFiles
        .filter((path) => /(?<!\.test)\.ts$/.test(path) && readFileSync(path, 'utf8').includes(word))
        .flatMap((path) => project.program.getSourceFile(path) ?? []),
    declarationOf: (name) => declarationOf(project, name),
    close() {
      api.close()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

function declarationOf(project: Project, name: Node): Node | undefined {
  const found = project.checker.getSymbolAtLocation(name)
  if (!found) return undefined
  const symbol = found.flags & SymbolFlags.Alias ? project.checker.getAliasedSymbol(found) : found
  return symbol.valueDeclaration?.resolve(project)
}

/** Visits a node and everything in it, the outer before the inner. */
export function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  node.forEachChild((child) => {
    visit(child, see)
  })
}
