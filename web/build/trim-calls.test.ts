/** What a browser has of the contract of a call. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serverParts, trimmedCalls } from './trim-calls.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('is what it sends by: neither the documents of the call nor its schemas', () => {
  const trimmed = trimmedCalls(`import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { kinds } from './kinds.ts'

export const askThing: Call<typeof askThingSchemas> = {
  name: 'thing/ask-thing',
  method: 'POST',
  path: '/api/thing',
  module: 'WPS',
  audience: 'member',
  summary:
    'A “thing”, as long as it has one.',
  isSealed: true,
  errors: ['THING_GONE', 'THING_NEVER'],
}

export function askThingSchemas() {
  return { body: Type.Object({ id: Id(), kind: OneOf(kinds) }), value: Type.Null() }
}

export const firstKind = kinds[0]
`)
  expect(trimmed.replaceAll(/\s+/g, ' ').trim()).toBe(
    "import type { Call } from '../../shared/call.ts' import { kinds } from './kinds.ts' " +
      "export const askThing: Call<typeof askThingSchemas> = { name: 'thing/ask-thing', method: 'POST', " +
      "path: '/api/thing', module: 'WPS', audience: 'member', isSealed: true, } " +
      'export const firstKind = kinds[0]',
  )
})

it('leaves words that are no call as they are', () => {
  const words = read('contract/player/cashier/record-words.ts')
  expect(trimmedCalls(words)).toBe(words)
})

it('is trimmed in every file of the contract', () => {
  const part = new RegExp(`^  (?:${serverParts.join('|')}):`, 'm')
  const paths = globSync('contract/{player,operator,vendor}/**/*.ts', { cwd: root })
  const calls = paths.filter((path) => /^ {2}audience:/m.test(read(path)))
  expect(calls.length).toBeGreaterThan(600)
  for (const path of calls) {
    const code = trimmedCalls(read(path))
    expect(code, path).not.toMatch(part)
    expect(code, path).not.toMatch(/^export (?:function|const) \w+Schemas\b/m)
  }
})

it('has whatever the code of the browsers reads of a call', () => {
  const parts = globSync('web/client/*.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/\bcall\.(\w+)/g)].map(([, name]) => name!),
  )
  expect(parts).toContain('isSealed')
  expect(parts.filter((name) => serverParts.includes(name))).toEqual([])
})
