import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What the surrounding run tells its own workers would be told to the run within it too. */
const { VITEST: _, VITEST_MODE: __, VITEST_POOL_ID: ___, VITEST_WORKER_ID: ____, ...env } = process.env

it('`npm test -- <file>` runs the tests of that file, and nothing else', () => {
  const file = 'kernel/ids.test.ts'
  const printed = execFileSync(process.execPath, ['tools/test.mjs', file], { encoding: 'utf8', env })
  const own = readFileSync(file, 'utf8').match(/^\s*(?:it|test)\(/gm)!.length
  expect(printed.trim().split('\n').at(-1)).toBe(`${own} passed, 0 failed`)
  expect(printed.match(/\S+\.test\.ts/g)!.filter((name) => name !== file)).toEqual([])
  expect(printed).not.toMatch(/Type check|Check of the rules|Building/)
})
