import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleRanks } from '../../tools/check/boundaries.ts'
import { checkFormat } from '../../tools/check/format.ts'
import { importsOf } from '../../tools/check/imports.ts'
import { parseSource } from '../../tools/check/parse.ts'
import { roomsOf } from '../../tools/new-call/homes.ts'
import { addToParts } from '../../tools/new-call/list.ts'
import { filesOf, handlerName, homeOf, type Plan } from '../../tools/new-call/templates.ts'
import { planOf, writeCall } from '../../tools/new-call/write-call.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const plan: Plan = {
  folder: 'player',
  module: 'cashier',
  subject: 'cashier',
  name: 'close-deposit',
  method: 'POST',
  ability: 'dashboard.read',
}
const modules = Object.keys(moduleRanks).filter((module) => existsSync(join(project, 'modules', module)))
/** Every place of the tree that calls are kept in: modules without rooms, and rooms. */
const homes = modules.flatMap((module) => {
  const rooms = roomsOf(project, module)
  return rooms.length === 0 ? [module] : rooms.map((room) => `${module}/${room}`)
})
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-new-call-'))
  cpSync(join(project, 'modules'), join(root, 'modules'), { recursive: true })
  cpSync(join(project, 'biome.json'), join(root, 'biome.json'))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a new call is one name in contract, handler, hook and test', () => {
  expect(filesOf(plan).map(({ path }) => path)).toEqual([
    'contract/player/cashier/close-deposit.ts',
    'modules/cashier/calls/close-deposit.ts',
    'web/player/features/cashier/close-deposit.ts',
    'modules/cashier/calls/close-deposit.test.ts',
  ])
})

test('a module with rooms keeps the handler and its test in the room, however deep', () => {
  const files = filesOf({ ...plan, room: 'deposits' })
  expect(files.map(({ path }) => path)).toEqual([
    'contract/player/cashier/close-deposit.ts',
    'modules/cashier/deposits/calls/close-deposit.ts',
    'web/player/features/cashier/close-deposit.ts',
    'modules/cashier/deposits/calls/close-deposit.test.ts',
  ])
  expect(files[1]!.text).toContain(`from '../../../../platform/calls.ts'`)
  expect(files[1]!.text).toContain(`from '../../../../contract/player/cashier/close-deposit.ts'`)
  expect(files[3]!.text).toContain(`from '../../../../tests/support/server.ts'`)
  const [, deeper] = filesOf({ ...plan, room: 'desk/deposits' })
  expect(deeper!.text).toContain(`from '../../../../../platform/calls.ts'`)
})

test('every written file parses, for every audience and method', () => {
  for (const folder of ['player', 'agent', 'operator'] as const) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      for (const { path, text } of filesOf({ ...plan, folder, method }))
        expect(parseSource(path, text).errors).toEqual([])
    }
  }
})

test('the list gets the import in its order and the handler, on one line or on several', () => {
  const line = `import { a } from './calls/a.ts'\nimport { z } from './calls/z.ts'\n\nexport const parts: ModuleParts = { calls: [a], listeners: [] }\n`
  expect(addToParts(line, plan)).toBe(
    `import { a } from './calls/a.ts'\nimport { handleCloseDeposit } from './calls/close-deposit.ts'\nimport { z } from './calls/z.ts'\n\nexport const parts: ModuleParts = { calls: [a, handleCloseDeposit], listeners: [] }\n`,
  )
  expect(addToParts('export const parts = {\n  calls: [\n    a, b,\n  ],\n}\n', plan)).toContain(
    'calls: [\n    a, b,\n    handleCloseDeposit,\n  ],',
  )
  expect(addToParts('export const parts = { calls: [] }\n', plan)).toContain('calls: [handleCloseDeposit]')
})

test('a file without a list of calls is not changed', () => {
  expect(addToParts('export const parts = { calls }\n', plan)).toBeUndefined()
})

test.each(homes)('a new call of %s is listed and imports files that exist', (home) => {
  const made = planOf(root, { call: `${home}/plant-${home.replaceAll('/', '-')}` })
  const paths = writeCall(root, made)
  const list = `modules/${home}/parts.ts`
  expect(homeOf(made)).toBe(`modules/${home}`)
  expect(paths.at(-1)).toBe(list)
  const { program, errors } = parseSource(list, readFileSync(join(root, list), 'utf8'))
  expect(errors).toEqual([])
  expect(JSON.stringify(program).split(`"name":"${handlerName(made)}"`).length - 1).toBeGreaterThan(1)
  for (const path of paths) {
    const parsed = parseSource(path, readFileSync(join(root, path), 'utf8'))
    const targets = importsOf(parsed).imports.flatMap(({ target }) => target ?? [])
    const missing = targets.filter((at) => !existsSync(join(project, at)) && !existsSync(join(root, at)))
    expect(missing).toEqual([])
  }
})

test('what is written is formatted', () => {
  const paths = (['player', 'agent', 'operator'] as const).flatMap((folder) =>
    filesOf({ ...plan, folder, room: 'planted' }).map(({ path, text }) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
      return path
    }),
  )
  expect(checkFormat(root, paths)).toEqual([])
})

test.each(modules)('the calls of every room of %s reach the module’s door', (module) => {
  for (const room of roomsOf(project, module)) {
    const text = readFileSync(join(project, 'modules', module, room, 'parts.ts'), 'utf8')
    const name = /^export const (\w+) = \{/m.exec(text)?.[1]
    expect(readFileSync(listAbove(module, room), 'utf8')).toContain(`...${name}.calls`)
  }
})

/** The list that a room's own list is put into. */
function listAbove(module: string, room: string): string {
  const above = join(project, 'modules', module, dirname(room))
  const list = join(above, 'parts.ts')
  return existsSync(list) ? list : join(above, 'index.ts')
}

test('a room that is missing, unknown or of no module is named in the refusal', () => {
  const plain = () => planOf(project, { call: 'identity/close-thing' })
  expect(plain).toThrow(/Name the room too: .*its rooms are accounts, credentials/)
  expect(() => planOf(project, { call: 'identity/close-thing', room: 'cellar' })).toThrow(/Name the room too/)
  expect(() => planOf(project, { call: 'limits/close-thing', room: 'cellar' })).toThrow(/has no rooms/)
  expect(() => planOf(project, { call: 'nowhere/close-thing' })).toThrow(/no module “nowhere”/)
})

test('a room is named by its last word, and the console’s contract stands with its subject', () => {
  expect(planOf(project, { call: 'launch/close-thing', room: 'pockets' }).room).toBe('vendors/pockets')
  const desk = planOf(project, { call: 'operator/records/close-thing' })
  expect(desk).toMatchObject({ folder: 'operator', subject: 'members' })
  expect(() => planOf(project, { call: 'operator/records/close-thing', audience: 'player' })).toThrow(
    /for operators only/,
  )
})
