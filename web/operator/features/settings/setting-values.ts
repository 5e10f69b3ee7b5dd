/** Settings travel as JSON texts; here they become what a person reads and types, and back. */
import type { listSettingsSchemas } from '../../../../contract/operator/system/list-settings.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { readGrid } from '../../parts/json-grid.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export type Setting = ValueOf<typeof listSettingsSchemas>['list'][number]
export type SettingKind = Setting['kind']

/** For reading: amounts with their sign of money, lists with commas, structures without their brackets. */
export function writeValue(kind: SettingKind, json: string, t: Translate): string {
  const value = JSON.parse(json) as unknown
  if (kind === 'amount') return formatMoney(value as number)
  if (kind === 'flag') return t(value ? 'common_on' : 'common_off')
  if (kind === 'list') return (value as string[]).join(', ') || t('common_none')
  if (kind === 'json') return isEmpty(value) ? t('common_none') : (tableText(json, t) ?? outlineOf(value))
  return value === '' ? t('common_none') : String(value)
}

const WIDEST_ON_A_LINE = 3

/** A wide table is read where it is edited, so a line has only its size; null for what fits on a line. */
function tableText(json: string, t: Translate): string | null {
  const grid = Array.isArray(JSON.parse(json)) ? readGrid(json) : null
  if (!grid || grid.rows.length < 2 || grid.columns.length <= WIDEST_ON_A_LINE) return null
  return t('set_table', { rows: String(grid.rows.length), columns: String(grid.columns.length) })
}

/** A structure on one line: `RNG 3000 / 3500 · LIVE 1000 / 1200`. */
function outlineOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(outlineOf).join(' / ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name} ${outlineOf(part)}`)
    .join(' · ')
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** For a field: amounts in baht, one list entry a line. */
export function toField(kind: SettingKind, json: string): string {
  const value = JSON.parse(json) as unknown
  if (kind === 'amount') return formatAmount(value as number).replaceAll(',', '')
  if (kind === 'list') return (value as string[]).join('\n')
  if (kind === 'json') return JSON.stringify(value, null, 2)
  return String(value)
}

/** Back to JSON; null if the text is no value of the kind. */
export function fromField(kind: SettingKind, text: string): string | null {
  switch (kind) {
    case 'amount': {
      const amount = parseAmount(text)
      return amount === null ? null : String(amount)
    }
    case 'integer':
      return /^-?\d{1,15}$/.test(text.trim()) ? String(parseInt(text, 10)) : null
    case 'flag':
      return text === 'true' ? 'true' : 'false'
    case 'text':
      return JSON.stringify(text)
    case 'list':
      return JSON.stringify(
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      )
    case 'json':
      try {
        return JSON.stringify(JSON.parse(text))
      } catch {
        return null
      }
  }
}

/** Whether a number or an amount keeps its bounds, before the server is asked. */
export function isWithin(setting: Pick<Setting, 'kind' | 'min' | 'max'>, json: string): boolean {
  if (setting.kind !== 'integer' && setting.kind !== 'amount') return true
  const value = JSON.parse(json) as number
  return (setting.min === null || value >= setting.min) && (setting.max === null || value <= setting.max)
}

export function groupText(group: string, t: Translate): string {
  const key = `setting_group_${group}` as TextKey
  return t.has(key) ? t(key) : group
}
