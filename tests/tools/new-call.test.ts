import { expect, test } from 'vitest'
import { parseSource } from '../../tools/check/parse.ts'
import { addToDoor } from '../../tools/new-call/door.ts'
import { filesOf, type Plan } from '../../tools/new-call/templates.ts'

const plan: Plan = { folder: 'player', module: 'cashier', name: 'close-deposit', method: 'POST', ability: 'dashboard.read' }

test('a new call is one name in contract, handler, hook and test', () => {
  expect(filesOf(plan).map(({ path }) => path)).toEqual([
    'contract/player/cashier/close-deposit.ts',
    'modules/cashier/calls/close-deposit.ts',
    'web/player/features/cashier/close-deposit.ts',
    'modules/cashier/calls/close-deposit.test.ts',
  ])
})

test('every written file parses, for every audience and method', () => {
  for (const folder of ['player', 'agent', 'operator'] as const) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      for (const { path, text } of filesOf({ ...plan, folder, method })) expect(parseSource(path, text).errors).toEqual([])
    }
  }
})

test('the door gets the import and the handler, on one line or on several', () => {
  const line = `import { a } from './calls/a.ts'\n\nexport const parts: ModuleParts = { calls: [a], listeners: [] }\n`
  expect(addToDoor(line, plan)).toBe(
    `import { a } from './calls/a.ts'\nimport { handleCloseDeposit } from './calls/close-deposit.ts'\n\nexport const parts: ModuleParts = { calls: [a, handleCloseDeposit], listeners: [] }\n`,
  )
  expect(addToDoor('export const parts = {\n  calls: [\n    a, b,\n  ],\n}\n', plan)).toContain('calls: [\n    a, b,\n    handleCloseDeposit,\n  ],')
  expect(addToDoor('export const all: readonly Handler[] = [\n  a, b,\n]\n', plan)).toContain('Handler[] = [\n  a, b,\n  handleCloseDeposit,\n]')
  expect(addToDoor('export const parts = { calls: [] }\n', plan)).toContain('calls: [handleCloseDeposit]')
})

test('a door whose calls are listed elsewhere is left alone', () => {
  expect(addToDoor('export const parts = { calls }\n', plan)).toBeUndefined()
})
