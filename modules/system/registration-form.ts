/** The registration form as an operator sees and changes it. */
import { refuse, refuseFields } from '../../contract/errors.ts'
import { fieldPatterns } from '../../contract/shared/field-patterns.ts'
import type { FieldRule } from '../../contract/shared/field-rules.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { systemSettings } from './definitions.ts'
import { boundsOf, changeFaults, isFixedField, isRuleLoosened } from './rules/register-bounds.ts'
import {
  registerFieldDefaults,
  registerFieldNames,
  registerFieldsWith,
  type FieldChange,
  type RegisterField,
} from './rules/register-fields.ts'
import { heldSettingOf, resetSetting, setSetting, settingOf } from './settings.ts'

export interface FieldState extends FieldRule {
  name: RegisterField
  isDefault: boolean
  /** Always shown and required. */
  isFixed: boolean
  lowest: number
  highest: number
  /**
   * The expression of the field itself if no pattern of the list was chosen; null if its own pattern is in
   * the list.
   */
  ownPattern: string | null
}

/** Every field with its rule and the bounds within which it may be changed. */
export async function registerFieldStates(reader: Reader, merchantId: string): Promise<FieldState[]> {
  const changes = await settingOf(reader, merchantId, systemSettings.registerFields)
  const rules = registerFieldsWith(changes)
  return registerFieldNames.map((name) => ({
    name,
    ...rules[name],
    isDefault: changes[name] === undefined,
    isFixed: isFixedField(name),
    ...boundsOf(name),
    ownPattern: ownPatternOf(name),
  }))
}

function ownPatternOf(name: RegisterField): string | null {
  const { patternId, acceptedPattern } = registerFieldDefaults[name]
  return fieldPatterns[patternId]?.source === acceptedPattern ? null : acceptedPattern
}

export interface RuleChange {
  before: FieldRule
  after: FieldRule
  isLooser: boolean
}

/**
 * What a change of one field (`change` null: back to its default) would do, without doing it. Refuses an
 * unknown field (SETTING_NOT_FOUND) and bounds that the field cannot have (REQUEST_INVALID).
 */
export async function fieldRuleChangeOf(
  tx: Tx,
  merchantId: string,
  name: string,
  change: FieldChange | null,
): Promise<RuleChange> {
  return (await judged(tx, merchantId, name, change)).outcome
}

/** Changes one field, or restores its default (`change` null). Returns and refuses as `fieldRuleChangeOf`. */
export async function changeFieldRule(
  tx: Tx,
  merchantId: string,
  name: string,
  change: FieldChange | null,
): Promise<RuleChange> {
  const { field, others, outcome } = await judged(tx, merchantId, name, change)
  const changes = change ? { ...others, [field]: change } : others
  if (Object.keys(changes).length === 0) await resetSetting(tx, merchantId, systemSettings.registerFields)
  else await setSetting(tx, merchantId, systemSettings.registerFields, changes)
  return outcome
}

async function judged(tx: Tx, merchantId: string, name: string, change: FieldChange | null) {
  if (!Object.hasOwn(registerFieldDefaults, name)) refuse('SETTING_NOT_FOUND')
  const field = name as RegisterField
  const { [field]: former, ...others } = await heldSettingOf(tx, merchantId, systemSettings.registerFields)
  const faults = change ? changeFaults(field, change) : []
  if (faults.length > 0) refuseFields(faults)
  const ruleWith = (kept: FieldChange | null | undefined) =>
    registerFieldsWith(kept ? { [field]: kept } : {})[field]
  const [before, after] = [ruleWith(former), ruleWith(change)]
  return { field, others, outcome: { before, after, isLooser: isRuleLoosened(field, before, after) } }
}
