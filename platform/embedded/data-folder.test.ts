import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EmbeddedError } from './embedded-error.ts'
import { choosePlace } from './data-folder.ts'

const home = mkdtempSync(join(tmpdir(), 'sala-place-'))
afterAll(() => rmSync(home, { recursive: true }))
const choose = (dataDir: string) => choosePlace(dataDir, home, () => {})

test('a missing data folder is created with its parents', () => {
  const folder = join(home, 'one', 'two')
  choose(folder)
  choose(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

test('a data folder that cannot be used is refused in a sentence', () => {
  const file = join(home, 'file')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'below')]) {
    expect(() => choose(folder), folder).toThrow(
      new EmbeddedError(`DATA_DIR is ${folder}, where no data can be kept: there is a file in its place.`),
    )
  }
})

test.runIf(process.platform === 'linux')(
  'a place that takes no folders is refused instead of retried for ever',
  () => {
    expect(() => choose('/proc/sala')).toThrow(EmbeddedError)
  },
)
