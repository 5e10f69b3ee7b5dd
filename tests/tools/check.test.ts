/** `npm run check` must fail when a rule is broken: one violation of each kind is planted into a copy of the tree. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kind, kinds } from '../../tools/check/kinds.ts'
import { lint } from '../../tools/check/lint.ts'
import { checkTree } from '../../tools/check/rules/tree-rules.ts'
import { sourceFolders } from '../../tools/check/settings.ts'
import { loadFile, loadTree, type Tree } from '../../tools/check/tree.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const longFunction = (lines: number): string => `export function long() {\n${'  void 0\n'.repeat(lines - 2)}}\n`

interface Plant {
  kind: Kind
  says: string
  /** The violation is expected in the first file. */
  files: Record<string, string>
}

const plants: readonly Plant[] = [
  { kind: 'syntax', says: 'a file that does not parse', files: { 'kernel/planted.ts': 'export const = 1\n' } },
  { kind: 'import direction', says: 'the kernel imports the platform', files: { 'kernel/planted.ts': `import '../platform/config.ts'\n` } },
  { kind: 'import direction', says: 'a type is imported against the table', files: { 'platform/planted.ts': `import type { Call } from '../contract/shared/call.ts'\nexport type Mine = Call\n` } },
  { kind: 'import direction', says: 'something is exported from a forbidden place', files: { 'contract/shared/planted.ts': `export * from '../../platform/config.ts'\n` } },
  { kind: 'import direction', says: 'something is imported while running', files: { 'web/ui/planted.ts': `export const later = () => import('../player/planted.ts')\n`, 'web/player/planted.ts': 'export const a = 1\n' } },
  { kind: 'import direction', says: 'a stage imports what rules compute', files: { 'games/tuktuk3/stage/planted.ts': `import { game } from '../rules/index.ts'\nexport const a = game\n` } },
  { kind: 'import direction', says: 'a player screen imports an operator’s call', files: { 'web/player/planted.ts': `import '../../contract/operator/planted/planted.ts'\n`, 'contract/operator/planted/planted.ts': 'export const a = 1\n' } },
  { kind: 'import direction', says: 'a feature imports a feature', files: { 'web/player/features/one/planted.ts': `import '../two/planted.ts'\n`, 'web/player/features/two/planted.ts': 'export const a = 1\n' } },
  { kind: 'import direction', says: 'a browser file imports a Node module', files: { 'kernel/planted.ts': `import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n` } },
  { kind: 'door', says: 'a module reaches behind another’s door', files: { 'modules/cashier/planted.ts': `import '../wallet/planted.ts'\n`, 'modules/wallet/planted.ts': 'export const a = 1\n' } },
  { kind: 'door', says: 'a file beside the modules reaches behind a door', files: { 'modules/planted.ts': `import './wallet/store/planted.ts'\n`, 'modules/wallet/store/planted.ts': 'export const a = 1\n' } },
  { kind: 'door', says: 'a door with logic', files: { 'modules/points/index.ts': 'export const a = (b: number) => {\n  return b\n}\n' } },
  { kind: 'module rank', says: 'a module imports its equal', files: { 'modules/lottery/planted.ts': `import '../sportsbook/index.ts'\n`, 'modules/sportsbook/index.ts': 'export const a = 1\n' } },
  { kind: 'cycle', says: 'two files import each other', files: { 'kernel/planted-one.ts': `import './planted-two.ts'\n`, 'kernel/planted-two.ts': `import './planted-one.ts'\n` } },
  { kind: 'unknown import', says: 'an import of nothing', files: { 'kernel/planted.ts': `import './planted-nothing.ts'\n` } },
  { kind: 'file cap', says: 'a file of 301 lines', files: { 'kernel/planted.ts': '// one more\n'.repeat(301) } },
  { kind: 'function cap', says: 'a function of 71 lines', files: { 'kernel/planted.ts': longFunction(71) } },
  { kind: 'function cap', says: 'a component of 121 lines', files: { 'web/ui/planted.tsx': longFunction(121) } },
  { kind: 'door cap', says: 'a door of 61 lines', files: { 'modules/points/index.ts': `${'// one more\n'.repeat(60)}export const a = 1\n` } },
  { kind: 'banned word', says: 'Math.random', files: { 'kernel/planted.ts': 'export const a = Math.random()\n' } },
  { kind: 'banned word', says: 'the clock in rules', files: { 'games/tuktuk3/rules/planted.ts': 'export const a = () => Date.now()\n' } },
  { kind: 'banned word', says: 'new Date() in rules', files: { 'games/tuktuk3/rules/planted.ts': 'export const a = () => new Date()\n' } },
  { kind: 'banned word', says: 'parseFloat', files: { 'kernel/planted.ts': `export const a = parseFloat('1')\n` } },
  { kind: 'banned word', says: 'Number( on money', files: { 'kernel/planted.ts': 'export const a = (stakeAmount: bigint) => Number(stakeAmount)\n' } },
  { kind: 'banned word', says: 'SQL in a handler', files: { 'modules/cashier/calls/planted.ts': 'export const a = `SELECT 1 FROM wallet.account`\n' } },
  { kind: 'banned word', says: 'an SQL template in a handler', files: { 'modules/cashier/calls/planted.ts': `import { sql } from '../../../platform/postgres.ts'\nexport const a = sql\`select 1\`\n` } },
  { kind: 'banned word', says: 'console.log', files: { 'server/planted.ts': `console.log('planted')\n` } },
  { kind: 'banned word', says: 'raw markup', files: { 'web/ui/planted.tsx': 'export const A = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n' } },
  { kind: 'banned word', says: 'an unfinished note', files: { 'kernel/planted.ts': '// TODO: later\nexport const a = 1\n' } },
  { kind: 'banned word', says: 'the type any', files: { 'kernel/planted.ts': 'export const a = 1 as any\n' } },
  { kind: 'banned word', says: 'a silenced type error', files: { 'kernel/planted.ts': '// @ts-ignore\nexport const a: string = 1\n' } },
  { kind: 'banned word', says: 'a skipped test', files: { 'kernel/planted.test.ts': `import { test } from 'vitest'\ntest.skip('planted', () => {})\n` } },
  { kind: 'text outside locales', says: 'text between tags', files: { 'web/ui/planted.tsx': 'export const A = () => <p>Sign in</p>\n' } },
  { kind: 'text outside locales', says: 'a choice between texts', files: { 'web/ui/planted.tsx': `export const A = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : 'No'}</p>\n` } },
  { kind: 'text outside locales', says: 'a placeholder', files: { 'web/ui/planted.tsx': 'export const A = () => <input placeholder="Name" />\n' } },
  { kind: 'text outside locales', says: 'Thai on the server', files: { 'modules/cashier/planted.ts': `export const a = 'ฝากเงิน'\n` } },
  { kind: 'undeclared path', says: 'a path of the wire in a screen', files: { 'web/player/planted.ts': `export const a = '/api/wps/planted'\n` } },
  { kind: 'undeclared path', says: 'a path of the wire in a template', files: { 'web/player/planted.ts': 'export const a = (id: string) => `/wps/deposit/${id}`\n' } },
  { kind: 'hex colour', says: 'a colour in a style sheet', files: { 'web/ui/planted.module.css': '.a {\n  color: #ff8800;\n}\n' } },
  { kind: 'hex colour', says: 'a colour in a script', files: { 'web/ui/planted.ts': `export const a = '1px solid #f80'\n` } },
  { kind: 'hex colour', says: 'a colour as a number', files: { 'games/tuktuk3/stage/planted.ts': 'export const a = 0xff8800\n' } },
  { kind: 'too new for browsers', says: 'a method of newer browsers in a screen', files: { 'web/player/planted.ts': 'export const a = (list: readonly number[]) => list.toSorted()\n' } },
  { kind: 'too new for browsers', says: 'a signal of newer browsers', files: { 'web/client/planted.ts': 'export const a = () => AbortSignal.timeout(1_000)\n' } },
  { kind: 'too new for browsers', says: 'an iterator that is mapped in a game', files: { 'games/tuktuk3/rules/planted.ts': 'export const a = (map: Map<string, number>) => map.values().map((value) => value + 1)\n' } },
  { kind: 'dead file', says: 'a file nobody imports', files: { 'kernel/planted.ts': 'export const a = 1\n' } },
  { kind: 'file name', says: 'a name in camel case', files: { 'kernel/plantedFile.ts': 'export const a = 1\n' } },
  { kind: 'call without handler', says: 'a call that nothing answers', files: { 'contract/player/planted/plant-thing.ts': `import type { Call } from '../../shared/call.ts'\nexport type Mine = Call\n` } },
]

let root: string
let tree: Tree

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-check-'))
  for (const folder of sourceFolders) if (existsSync(join(project, folder))) cpSync(join(project, folder), join(root, folder), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json', '.oxlintrc.json']) cpSync(join(project, file), join(root, file))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  tree = loadTree(root)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

for (const { kind, says, files } of plants) {
  test(`the check reports ${says} (${kind})`, () => {
    const paths = Object.keys(files)
    const before = checkTree(tree).filter((found) => found.path === paths[0] && found.kind === kind).length
    const planted: Tree = new Map(tree)
    for (const path of paths) planted.set(path, plant(path, files[path]!))
    const found = checkTree(planted).filter((violation) => violation.path === paths[0] && violation.kind === kind)
    expect(found.length).toBeGreaterThan(before)
    expect(found[0]!.line).toBeGreaterThan(0)
  })
}

test('the check reports a promise nobody waits for (lint)', () => {
  plantOnDisk('kernel/planted.ts', 'async function work() {}\nexport function start() {\n  work()\n}\n')
  const found = lint(root, ['kernel/planted.ts'])
  rmSync(join(root, 'kernel/planted.ts'))
  expect(found).toContainEqual(expect.objectContaining({ kind: 'lint', path: 'kernel/planted.ts', line: 3, detail: expect.stringContaining('no-floating-promises') as string }))
})

test('every kind of violation has its plant', () => {
  const planted = new Set<string>([...plants.map(({ kind }) => kind), 'lint'])
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
