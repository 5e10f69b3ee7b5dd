/**
 * Settings: a figure that an operator may change has its name, kind, default and bounds in code, and a row
 * only if a merchant differs. Modules define theirs and export them from their door; the console lists them
 * all.
 */
import { refuseWith } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { canonicalJson } from '../../platform/json.ts'
import { notify } from '../../platform/notifications.ts'
import { defineService } from '../../platform/services.ts'
import { deleteSettingRow, holdSetting, readSettingRows, writeSettingRow } from './store/settings.ts'

interface KindValues {
  integer: number
  /** Minor units. */
  amount: bigint
  flag: boolean
  text: string
  list: readonly string[]
}

/**
 * Which change of a setting weakens a control and therefore waits for a second person: a higher or a lower
 * figure, a switch that goes on or off, a list that gains or loses something, any change, or none.
 */
export type Weakening = 'UP' | 'DOWN' | 'ON' | 'OFF' | 'ADDED' | 'REMOVED' | 'ANY' | 'NONE'

export interface Setting<Value> {
  /** `<module>.<name>` */
  readonly name: string
  /** Every setting declares it (a test checks them all); without it every change counts as weakening. */
  readonly weakens?: Weakening | ((before: never, after: never) => boolean)
  readonly kind: keyof KindValues | 'json'
  readonly default: Value
  /** Bounds of a number or an amount, of the length of a text, of the number of items. */
  readonly min?: number | bigint
  readonly max?: number | bigint
  /** The stored JSON as a value; undefined if it is not one. */
  readonly read: (stored: unknown) => Value | undefined
  /** Refuses a value that does not fit what else is configured, in the transaction that would store it. */
  readonly check?: (tx: Tx, merchantId: string, value: unknown) => Promise<void>
  /** Refuses what an operator changes while something that runs stands on the value before. */
  checkChange?(context: ChangeContext, change: { before: Value; after: Value }): Promise<void>
}
type ChangeContext = Pick<CallContext, 'tx' | 'merchant' | 'now' | 'language'>
export type AnySetting = Setting<never> | Setting<unknown>

interface Definition<Kind extends keyof KindValues> {
  name: string
  weakens?: Weakening | ((before: KindValues[Kind], after: KindValues[Kind]) => boolean)
  kind: Kind
  default: KindValues[Kind]
  min?: KindValues[Kind] extends bigint ? bigint : number
  max?: KindValues[Kind] extends bigint ? bigint : number
  checkChange?: Setting<KindValues[Kind]>['checkChange']
}

export function defineSetting<Kind extends keyof KindValues>(
  definition: Definition<Kind>,
): Setting<KindValues[Kind]> {
  const read = (stored: unknown) =>
    readers[definition.kind](stored, definition.min, definition.max) as KindValues[Kind] | undefined
  return { ...definition, read }
}

/** A setting with a shape of its own; `read` returns undefined for anything else. */
export function defineJsonSetting<Value>(definition: {
  name: string
  weakens?: 'ANY' | 'NONE'
  default: Value
  read: (stored: unknown) => Value | undefined
}): Setting<Value> {
  return { ...definition, kind: 'json' }
}

type Bound = number | bigint | undefined

const isWithin = (value: number | bigint, min: Bound, max: Bound): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max)

const readers: Record<keyof KindValues, (stored: unknown, min: Bound, max: Bound) => unknown> = {
  integer: (stored, min, max) =>
    typeof stored === 'number' && Number.isSafeInteger(stored) && isWithin(stored, min, max)
      ? stored
      : undefined,
  amount: (stored, min, max) => {
    const amount =
      typeof stored === 'bigint'
        ? stored
        : typeof stored === 'number' && Number.isSafeInteger(stored)
          ? BigInt(stored)
          : undefined
    return amount !== undefined && isWithin(amount, min, max) ? amount : undefined
  },
  flag: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  text: (stored, min, max) =>
    typeof stored === 'string' && isWithin(stored.length, min, max) ? stored : undefined,
  list: (stored, min, max) =>
    Array.isArray(stored) &&
    stored.every((item) => typeof item === 'string') &&
    isWithin(stored.length, min, max)
      ? stored
      : undefined,
}

/** The value of one setting for a merchant: its row, otherwise the default. */
export async function settingOf<Value>(
  reader: Reader,
  merchantId: string,
  setting: Setting<Value>,
): Promise<Value> {
  const rows = await readSettingRows(reader, merchantId, [setting.name])
  return valueIn(rows, setting)
}

type Values<Settings extends Record<string, Setting<unknown>>> = {
  [Name in keyof Settings]: Settings[Name] extends Setting<infer Value> ? Value : never
}

/** Several settings in one query, under the names of the given object. */
export async function settingsOf<Settings extends Record<string, Setting<unknown>>>(
  reader: Reader,
  merchantId: string,
  settings: Settings,
): Promise<Values<Settings>> {
  const rows = await readSettingRows(
    reader,
    merchantId,
    Object.values(settings).map((setting) => setting.name),
  )
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, valueIn(rows, setting as Setting<unknown>)]),
  ) as Values<Settings>
}

// A row that its definition no longer accepts (bounds were narrowed) counts as absent.
function valueIn<Value>(rows: ReadonlyMap<string, unknown>, setting: Setting<Value>): Value {
  const stored = rows.get(setting.name)
  return stored === undefined ? setting.default : (setting.read(stored) ?? setting.default)
}

/** Whether a change from one value to another weakens a control. Both are values of the setting. */
export function isWeakened<Value>({ weakens = 'ANY' }: Setting<Value>, before: Value, after: Value): boolean {
  if (canonicalJson(before) === canonicalJson(after)) return false
  if (typeof weakens === 'function')
    return (weakens as (before: Value, after: Value) => boolean)(before, after)
  const [from, to] = [before, after] as unknown as [number, number]
  const gains = (more: unknown, less: unknown) =>
    (more as readonly string[]).some((item) => !(less as readonly string[]).includes(item))
  switch (weakens) {
    case 'UP':
      return to > from
    case 'DOWN':
      return to < from
    case 'ON':
    case 'OFF':
      return (after as unknown as boolean) === (weakens === 'ON')
    case 'ADDED':
      return gains(after, before)
    case 'REMOVED':
      return gains(before, after)
    case 'ANY':
      return true
    case 'NONE':
      return false
  }
}

/**
 * Whether a list of addresses or regions gives more access than before; an empty list gives everybody access.
 */
export function letsMoreIn(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false
  return after.length === 0 || after.some((item) => !before.includes(item))
}

/**
 * What a change would do, without doing it; undefined if no such setting is defined. REQUEST_INVALID as
 * `setSetting`.
 */
export async function settingChangeOf(
  tx: Tx,
  merchantId: string,
  registry: readonly AnySetting[],
  name: string,
  value: unknown,
): Promise<{ kind: AnySetting['kind']; before: unknown; after: unknown; isWeaker: boolean } | undefined> {
  const setting = registry.find((candidate) => candidate.name === name) as Setting<unknown> | undefined
  if (!setting) return undefined
  const before = await heldSettingOf(tx, merchantId, setting)
  const after = value === undefined ? setting.default : setting.read(value)
  if (after === undefined)
    refuseWith('REQUEST_INVALID', { fields: [{ field: setting.name, rule: 'invalid' }] })
  await setting.check?.(tx, merchantId, after)
  return { kind: setting.kind, before, after, isWeaker: isWeakened(setting, before, after) }
}

/** Writes a setting and notifies every process. REQUEST_INVALID if the value breaks its kind or bounds. */
export async function setSetting<Value>(
  tx: Tx,
  merchantId: string,
  setting: Setting<Value>,
  value: unknown,
): Promise<void> {
  const read = setting.read(value)
  if (read === undefined)
    refuseWith('REQUEST_INVALID', { fields: [{ field: setting.name, rule: 'invalid' }] })
  await setting.check?.(tx, merchantId, read)
  await writeSettingRow(tx, merchantId, setting.name, value)
  await notify(tx, { kind: 'setting', merchantId, name: setting.name })
}

/** Deletes a merchant's own value, so that the default holds again, and notifies every process. */
export async function resetSetting(tx: Tx, merchantId: string, setting: AnySetting): Promise<void> {
  await deleteSettingRow(tx, merchantId, setting.name)
  await notify(tx, { kind: 'setting', merchantId, name: setting.name })
}

/** Reads a setting that is about to be written; a second writer waits for the first one's commit. */
export async function heldSettingOf<Value>(
  tx: Tx,
  merchantId: string,
  setting: Setting<Value>,
): Promise<Value> {
  await holdSetting(tx, merchantId, setting.name)
  return settingOf(tx, merchantId, setting)
}

/** All settings; filled by server/wiring.ts from the modules' doors. */
export const settingRegistryKey = defineService<readonly AnySetting[]>('system.setting-registry')

export interface SettingState {
  name: string
  kind: AnySetting['kind']
  value: unknown
  default: unknown
  min: Bound
  max: Bound
  isDefault: boolean
}

/** Every setting with its value for the merchant, as the console lists them. */
export async function listSettings(
  reader: Reader,
  merchantId: string,
  registry: readonly AnySetting[],
): Promise<SettingState[]> {
  const rows = await readSettingRows(
    reader,
    merchantId,
    registry.map((setting) => setting.name),
  )
  return registry.map((setting) => {
    const value = valueIn(rows, setting as Setting<unknown>)
    return {
      name: setting.name,
      kind: setting.kind,
      value,
      default: setting.default,
      min: setting.min,
      max: setting.max,
      isDefault: !rows.has(setting.name),
    }
  })
}

/**
 * Changes a setting by its name, or restores its default if no value is given; returns the value before and
 * after, or undefined if no such setting is defined.
 */
export async function changeSetting(
  tx: Tx,
  merchantId: string,
  registry: readonly AnySetting[],
  name: string,
  value: unknown,
): Promise<{ before: unknown; after: unknown } | undefined> {
  const setting = registry.find((candidate) => candidate.name === name) as Setting<unknown> | undefined
  if (!setting) return undefined
  const before = await heldSettingOf(tx, merchantId, setting)
  if (value === undefined) {
    await setting.check?.(tx, merchantId, setting.default)
    await resetSetting(tx, merchantId, setting)
  } else await setSetting(tx, merchantId, setting, value)
  return { before, after: value ?? setting.default }
}
