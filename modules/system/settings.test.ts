import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import {
  changeSetting,
  defineJsonSetting,
  defineSetting,
  isWeakened,
  listSettings,
  setSetting,
  settingOf,
  settingsOf,
} from './settings.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const count = defineSetting({ name: 'test.count', kind: 'integer', default: 3, min: 1, max: 9 })
const stake = defineSetting({
  name: 'test.stake',
  kind: 'amount',
  default: 10_000n,
  min: 100n,
  max: 9_000_000_000_000n,
})
const isOn = defineSetting({ name: 'test.isOn', kind: 'flag', default: true })
const note = defineSetting({ name: 'test.note', kind: 'text', default: '', max: 10 })
const codes = defineSetting({ name: 'test.codes', kind: 'list', default: ['66'], min: 1, max: 3 })
const pair = defineJsonSetting<{ a: number }>({
  name: 'test.pair',
  default: { a: 1 },
  read: (stored) =>
    typeof (stored as { a?: unknown } | null)?.a === 'number' ? (stored as { a: number }) : undefined,
})
const registry = [count, stake, isOn, note, codes, pair]

test('what was never set is the default; what is set is the merchant’s own value', async () => {
  expect(await settingsOf(database.kysely, 'm1', { count, stake, isOn, note, codes, pair })).toEqual({
    count: 3,
    stake: 10_000n,
    isOn: true,
    note: '',
    codes: ['66'],
    pair: { a: 1 },
  })
  await database.transaction(async (tx) => {
    await setSetting(tx, 'm1', count, 9)
    await setSetting(tx, 'm1', stake, 9_000_000_000_000n)
    await setSetting(tx, 'm1', isOn, false)
    await setSetting(tx, 'm1', note, 'ไทย')
    await setSetting(tx, 'm1', codes, ['66', '856'])
    await setSetting(tx, 'm1', pair, { a: 2 })
  })
  expect(await settingsOf(database.kysely, 'm1', { count, stake, isOn, note, codes, pair })).toEqual({
    count: 9,
    stake: 9_000_000_000_000n,
    isOn: false,
    note: 'ไทย',
    codes: ['66', '856'],
    pair: { a: 2 },
  })
  expect(await settingOf(database.kysely, 'm2', count)).toBe(3)
})

test('values of another kind or beyond the bounds are refused and change nothing', async () => {
  const wrong: [Parameters<typeof setSetting>[2], unknown][] = [
    [count, 0],
    [count, 10],
    [count, 1.5],
    [count, '3'],
    [count, null],
    [stake, 99n],
    [stake, 9_000_000_000_001n],
    [stake, '100'],
    [stake, 0.1],
    [isOn, 1],
    [isOn, 'true'],
    [note, 'x'.repeat(11)],
    [note, 5],
    [codes, []],
    [codes, ['1', '2', '3', '4']],
    [codes, [1]],
    [codes, 'x'],
    [pair, {}],
    [pair, null],
  ]
  for (const [setting, value] of wrong) {
    await expect(
      database.transaction((tx) => setSetting(tx, 'm3', setting, value)),
      `${setting.name} ${String(value)}`,
    ).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  }
  expect((await listSettings(database.kysely, 'm3', registry)).every((setting) => setting.isDefault)).toBe(
    true,
  )
})

test('the console changes a setting by its name and gets the former value', async () => {
  expect(await database.transaction((tx) => changeSetting(tx, 'm4', registry, 'test.count', 5))).toEqual({
    before: 3,
    after: 5,
  })
  expect(await database.transaction((tx) => changeSetting(tx, 'm4', registry, 'test.nosuch', 5))).toBe(
    undefined,
  )
  expect(await listSettings(database.kysely, 'm4', registry)).toMatchObject([
    { name: 'test.count', kind: 'integer', value: 5, default: 3, min: 1, max: 9, isDefault: false },
    { name: 'test.stake', isDefault: true },
    {},
    {},
    {},
    {},
  ])
})

test('a stored value that a narrower definition no longer accepts counts as absent', async () => {
  await database.transaction((tx) => setSetting(tx, 'm5', count, 9))
  expect(
    await settingOf(
      database.kysely,
      'm5',
      defineSetting({ name: 'test.count', kind: 'integer', default: 2, min: 1, max: 5 }),
    ),
  ).toBe(2)
})

test('a setting declares which change of it weakens a control; without a declaration every change does', () => {
  const integer = (weakens?: 'UP' | 'DOWN' | 'NONE') =>
    defineSetting({ name: 'test.x', weakens, kind: 'integer', default: 1 })
  expect([
    isWeakened(integer('UP'), 1, 2),
    isWeakened(integer('UP'), 2, 1),
    isWeakened(integer('DOWN'), 2, 1),
    isWeakened(integer('DOWN'), 1, 2),
  ]).toEqual([true, false, true, false])
  expect([
    isWeakened(integer('NONE'), 1, 2),
    isWeakened(integer(), 1, 2),
    isWeakened(integer(), 2, 1),
    isWeakened(integer(), 1, 1),
  ]).toEqual([false, true, true, false])
  const amount = defineSetting({ name: 'test.a', weakens: 'UP', kind: 'amount', default: 0n })
  expect([isWeakened(amount, 1n, 10n), isWeakened(amount, 10n, 1n)]).toEqual([true, false])
  const flag = (weakens: 'ON' | 'OFF') =>
    defineSetting({ name: 'test.f', weakens, kind: 'flag', default: false })
  expect([
    isWeakened(flag('ON'), false, true),
    isWeakened(flag('ON'), true, false),
    isWeakened(flag('OFF'), true, false),
  ]).toEqual([true, false, true])
  const list = (weakens: 'ADDED' | 'REMOVED') =>
    defineSetting({ name: 'test.l', weakens, kind: 'list', default: [] })
  expect([
    isWeakened(list('ADDED'), ['a'], ['b']),
    isWeakened(list('ADDED'), ['a', 'b'], ['b']),
    isWeakened(list('REMOVED'), ['a', 'b'], ['b']),
    isWeakened(list('REMOVED'), ['a'], ['a', 'b']),
  ]).toEqual([true, false, true, false])
})
