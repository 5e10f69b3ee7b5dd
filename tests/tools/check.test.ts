/**
 * `npm run check` must fail when a rule is broken: one violation of each kind is planted into a copy of the
 * tree.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kinds } from '../../tools/check/kinds.ts'
import { checkFormat } from '../../tools/check/format.ts'
import { findUnused } from '../../tools/check/knip.ts'
import { lint } from '../../tools/check/lint.ts'
import { checkCitations } from '../../tools/check/rules/citations.ts'
import { checkTree } from '../../tools/check/rules/tree-rules.ts'
import { sourceFolders } from '../../tools/check/settings.ts'
import { loadFile, loadTree, type Tree } from '../../tools/check/tree.ts'
import { plantedImports } from './planted-imports.ts'
import { plantedVendors } from './planted-vendors.ts'
import { plants as others } from './planted-violations.ts'

const plants = [...plantedImports, ...plantedVendors, ...others]
const project = fileURLToPath(new URL('../..', import.meta.url))
let root: string
let tree: Tree
/** What the check reports before anything is planted. */
let standing: ReturnType<typeof checkTree>

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-check-'))
  for (const folder of [...sourceFolders, 'docs'])
    if (existsSync(join(project, folder)))
      cpSync(join(project, folder), join(root, folder), { recursive: true })
  for (const file of [
    'package.json',
    'tsconfig.json',
    '.oxlintrc.json',
    'biome.json',
    'knip.json',
    'vitest.config.ts',
  ])
    cpSync(join(project, file), join(root, file))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  tree = loadTree(root)
  standing = checkTree(tree)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

for (const { kind, says, files } of plants) {
  test(`the check reports ${says} (${kind})`, () => {
    const paths = Object.keys(files)
    const before = standing.filter((found) => found.path === paths[0] && found.kind === kind).length
    const planted: Tree = new Map(tree)
    for (const path of paths) planted.set(path, plant(path, files[path]!))
    const found = checkTree(planted).filter(
      (violation) => violation.path === paths[0] && violation.kind === kind,
    )
    expect(found.length).toBeGreaterThan(before)
    expect(found[0]!.line).toBeGreaterThan(0)
  })
}

test('the check reports a file that the formatter would write otherwise (format)', () => {
  plantOnDisk('kernel/planted.ts', 'export const a = {b:1}\n')
  const found = checkFormat(root, ['kernel/planted.ts'])
  rmSync(join(root, 'kernel/planted.ts'))
  expect(found).toEqual([{ kind: 'format', path: 'kernel/planted.ts', line: 1, detail: '' }])
})

// Written so that the check, which reads this file as well, does not take the plants for citations.
const at = '\u00a7'
const planted = 'planted' + '.md'

test.each([
  ['a page that is not there', 'kernel/planted.ts', `/** The planted rule (domain/${planted} ${at}1). */\n`],
  ['a section that its page lacks', 'kernel/planted.ts', `/** Whole money (domain/economy.md ${at}99). */\n`],
  [
    'a missing section after one that is there',
    'kernel/planted.ts',
    `/**\n * Whole money (domain/economy.md\n * ${at}5, ${at}99).\n */\n`,
  ],
  ['a section without its page', 'kernel/planted.ts', `// Five tries (SECURITY ${at}4).\n`],
  ['a page named from the root', 'kernel/planted.ts', `// Five tries (docs/domain/economy.md ${at}5).\n`],
  ['a page in a comment that is not there', 'kernel/planted.ts', `// As ${planted} says.\n`],
  ['a wrong section in a test name', 'kernel/planted.test.ts', `it('counts (domain/economy.md ${at}99)')\n`],
  ['a wrong section in SQL', 'db/planted.sql', `-- Whole satang (domain/economy.md ${at}99).\n`],
  ['a wrong section in a page', 'docs/planted.md', `Whole money (\`domain/economy.md\` ${at}99).\n`],
  ['a link that leads nowhere', 'docs/planted.md', '[The plants](planted/nothing.md)\n'],
])('the check reports %s (citation)', (_, path, text) => {
  plantOnDisk(path, text)
  const found = checkCitations(root, [path])
  rmSync(join(root, path))
  expect(found).toEqual([expect.objectContaining({ kind: 'citation', path })])
})

test('the check accepts citations of what is there (citation)', () => {
  plantOnDisk(
    'kernel/planted.ts',
    `/**\n * Whole satang (domain/economy.md ${at}5, ${at}8.1), by RFC 7516 ${at}3\n * (wire.md\n * ${at}4).\n */\n`,
  )
  const found = checkCitations(root, ['kernel/planted.ts'])
  rmSync(join(root, 'kernel/planted.ts'))
  expect(found).toEqual([])
})

test('the check reports an export that nobody uses (unused)', () => {
  plantOnDisk('bench/planted.ts', "import { used } from './support/planted.ts'\nused()\n")
  plantOnDisk('bench/support/planted.ts', 'export const used = () => {}\nexport const unused = 1\n')
  const found = findUnused(root)
  for (const path of ['bench/planted.ts', 'bench/support/planted.ts']) rmSync(join(root, path))
  expect(found).toContainEqual({
    kind: 'unused',
    path: 'bench/support/planted.ts',
    line: 2,
    detail: 'unused (exports)',
  })
})

test('the check reports a promise nobody waits for (lint)', () => {
  plantOnDisk('kernel/planted.ts', 'async function work() {}\nexport function start() {\n  work()\n}\n')
  const found = lint(root, ['kernel/planted.ts'])
  rmSync(join(root, 'kernel/planted.ts'))
  expect(found).toContainEqual(
    expect.objectContaining({
      kind: 'lint',
      path: 'kernel/planted.ts',
      line: 3,
      detail: expect.stringContaining('no-floating-promises') as string,
    }),
  )
})

test('every kind of violation has its plant', () => {
  const planted = new Set<string>([...plants.map(({ kind }) => kind), 'lint', 'format', 'citation', 'unused'])
  expect(Object.keys(kinds).filter((kind) => !planted.has(kind))).toEqual([])
})

function plant(path: string, text: string): ReturnType<typeof loadFile> {
  const hadFile = existsSync(join(root, path))
  if (hadFile) cpSync(join(root, path), join(root, `${path}.kept`))
  plantOnDisk(path, text)
  const file = loadFile(root, path)
  rmSync(join(root, path))
  if (hadFile) {
    cpSync(join(root, `${path}.kept`), join(root, path))
    rmSync(join(root, `${path}.kept`))
  }
  return file
}

function plantOnDisk(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
