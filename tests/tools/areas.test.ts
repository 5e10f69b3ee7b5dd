/** What is listed by area: a product adds a file and its line in the list; no list has entries of its own. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { abilities, roleAbilities } from '../../contract/operator/identity/abilities.ts'
import { pages } from '../../web/player/paths.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A folder of areas, the file that puts them together, what else is there, and what no list may hold. */
const lists: readonly {
  areas: string
  list: string
  beside?: readonly string[]
  own: RegExp
}[] = [
  {
    areas: 'contract/operator/identity/abilities/*.ts',
    list: 'contract/operator/identity/abilities.ts',
    beside: ['area.ts'],
    own: /'[a-z]+\.[a-z]+'/,
  },
  {
    areas: 'contract/locales/errors/*.ts',
    list: 'contract/locales/errors/all.ts',
    beside: ['all.ts', 'area.ts'],
    own: /^\s+[A-Z_]+:/m,
  },
  { areas: 'contract/errors/*.ts', list: 'contract/errors.ts', own: /^const bonus/m },
  { areas: 'web/operator/paths/*.ts', list: 'web/operator/paths.ts', own: /'\/operator/ },
  {
    areas: 'web/operator/routes/*.{ts,tsx}',
    list: 'web/operator/router.tsx',
    beside: ['route-guards.tsx'],
    own: /createRoute\(/,
  },
  {
    areas: 'web/operator/shell/menu/*.ts',
    list: 'web/operator/shell/menu/menu.ts',
    beside: ['menu.ts'],
    own: /href:/,
  },
  { areas: 'web/operator/locales/en/*.ts', list: 'web/operator/messages.ts', own: /: '/ },
  { areas: 'web/player/paths/*.ts', list: 'web/player/paths.ts', own: /=> [`']\// },
  {
    areas: 'web/player/routes/*.{ts,tsx}',
    list: 'web/player/router.tsx',
    beside: ['route-guards.ts'],
    own: /createRoute\(/,
  },
  { areas: 'web/player/shell/menu/*.ts', list: 'web/player/shell/menu-entries.ts', own: /href:/ },
  {
    areas: 'web/player/member-centre/panels/*.{ts,tsx}',
    list: 'web/player/member-centre/panels.ts',
    own: /lazyPart/,
  },
]

describe.each(lists)('$list', ({ areas, list, beside = [], own }) => {
  const text = read(list)
  test('names every area', () => {
    const files = globSync(areas, { cwd: root }).filter(
      (path) => !beside.includes(basename(path)) && !path.includes('.test.'),
    )
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const address = relative(dirname(list), file)
      expect(text, file).toContain(`'${address.startsWith('.') ? address : `./${address}`}'`)
    }
  })
  test('has no entry of its own', () => {
    expect(text).not.toMatch(own)
  })
})

test('areas do not overlap: each ability stands once, and each page', () => {
  expect(new Set(abilities).size).toBe(abilities.length)
  for (const held of Object.values(roleAbilities)) expect(new Set(held).size).toBe(held.length)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

/** The names that an object of a file holds, from its text: two areas with one name would hide each other. */
test.each(['web/operator/paths/*.ts', 'web/player/paths/*.ts', 'contract/errors/*.ts'])(
  'no name stands in two files of %s',
  (areas) => {
    const names = globSync(areas, { cwd: root }).flatMap((path) => [
      ...new Set([...read(path).matchAll(/^ {2}(\w+): (?!string|readonly)/gm)].map(([, name]) => name!)),
    ])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  },
)
