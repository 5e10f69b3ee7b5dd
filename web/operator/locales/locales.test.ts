import { expect, test } from 'vitest'
import { abilities, roles } from '../../../contract/operator/identity/abilities.ts'
import { modules, settings } from '../../../server/modules.ts'

const areas = import.meta.glob<{ default: Record<string, string> }>('./*/*.ts', { eager: true })
const textsOf = (language: 'en' | 'th') =>
  Object.assign(
    {},
    ...Object.entries(areas)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([, file]) => file.default),
  ) as Record<string, string>
const en = textsOf('en')
const th = textsOf('th')

test('both languages have the same texts', () => {
  expect(new Set(Object.keys(th))).toEqual(new Set(Object.keys(en)))
})

test('both columns of a text hold the same placeholders', () => {
  const holes = (text: string) => new Set([...text.matchAll(/\{(\d)/g)].map((match) => match[1]))
  for (const [key, text] of Object.entries(en)) expect(holes(th[key]!), key).toEqual(holes(text))
})

test('every ability, role and setting has its sentence', () => {
  for (const ability of abilities) expect(en).toHaveProperty([`ability_${ability.replace('.', '_')}`])
  for (const role of roles) expect(en).toHaveProperty([`role_${role}`])
  for (const { name } of settings) {
    expect(en, name).toHaveProperty([`setting_${name.replace('.', '_')}`])
    expect(en, name).toHaveProperty([`setting_group_${name.split('.')[0]}`])
  }
  expect(modules.length).toBeGreaterThan(0)
})

const sources = import.meta.glob<string>(['../../../modules/**/*.ts', '!../../../modules/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('every action that the audit log may hold has its sentence', () => {
  const actions = new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/audit(?:Member)?\((?:tx, context, )?'([a-z-]+\.[a-z-]+)'/g)].map(
        (match) => match[1]!,
      ),
    ),
  )
  expect(actions.size).toBeGreaterThan(60)
  for (const action of actions) expect(en, action).toHaveProperty([`deed_${action.replaceAll(/[.-]/g, '_')}`])
})

/**
 * Fields of an entry that are not shown by name: who and where are in rows of their own, the rest is hidden.
 */
const unnamed = new Set(['before', 'after', 'address', 'merchantId'])

test('every field that a row of the audit log is written with has its name', () => {
  const names = new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/audit(?:Member)?\((?:tx, context, )?[`'][a-z-]+\.[^,]*, [^,]*, \{/g)].flatMap(
        (match) => fieldsOf(text, match.index + match[0].length - 1),
      ),
    ),
  )
  expect(names.size).toBeGreaterThan(60)
  for (const name of names) if (!unnamed.has(name)) expect(en, name).toHaveProperty([`fact_${name}`])
})

/** The fields of the object that begins there, and of those inside it. */
function fieldsOf(text: string, start: number): string[] {
  let depth = 0
  let end = start
  do {
    if ('([{'.includes(text[end]!)) depth++
    else if (')]}'.includes(text[end]!)) depth--
    end++
  } while (depth > 0)
  return [...text.slice(start, end).matchAll(/[{,]\s*([A-Za-z]+)(?=[:,}]|\s\})/g)].map((match) => match[1]!)
}

test('Thai texts keep the rules of writing', () => {
  for (const [key, text] of Object.entries(th)) {
    expect(text, key).not.toMatch(/[๐-๙]|ๆๆ|[ก-๙]ๆ|ครับ|ค่ะ|!|[ก-๙]\?/)
  }
})
