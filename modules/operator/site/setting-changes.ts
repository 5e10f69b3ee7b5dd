/**
 * Settings as the console changes them. A change that strengthens a control, or concerns none, takes effect
 * at once; one that weakens a control (the setting declares its direction) waits for a second person, until
 * it is decided or another change takes effect.
 */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { withoutInvisibleDeep } from '../../../kernel/text.ts'
import { isInNetworks, isNetwork } from '../../../platform/addresses.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { canonicalJson, JsonError, parseStrictJson } from '../../../platform/json.ts'
import {
  callOffProposals,
  changeSetting,
  defineProposal,
  proposeWeakening,
  settingChangeOf,
  settingRegistryKey,
  WEAKENING_ABILITY,
  type Setting,
} from '../../system/index.ts'
import { allowedNetworks } from '../shared/settings.ts'

const WAITS_HOURS = 72

/** How the second person sees the value. */
const shownFields: Partial<Record<string, string>> = {
  amount: 'settingAmount',
  flag: 'settingFlag',
  list: 'settingList',
}

const subjectOf = (name: string) => `setting:${name}`

/** The value as JSON, null for the default. */
export const settingProposal = defineProposal<{ name: string; value: string | null }>({
  name: 'setting.weaken',
  ability: WEAKENING_ABILITY,
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload, requestedByName }) => {
    await applyChange(context, payload.name, parsed(payload.value ?? undefined), { askedBy: requestedByName })
  },
})

export interface SettingOutcome {
  state: 'CHANGED' | 'PENDING'
  value: string
}

/**
 * Errors: SETTING_NOT_FOUND, REQUEST_INVALID, CHANGE_STATE if a change of it is pending,
 * CHANGE_SECOND_MISSING.
 */
export async function changeOrPropose(
  context: CallContext,
  name: string,
  text: string | undefined,
): Promise<SettingOutcome> {
  const value = parsed(text)
  if (name === allowedNetworks.name) keepDoorOpen(value, context.address)
  const change =
    (await settingChangeOf(context.tx, context.merchant.id, context.use(settingRegistryKey), name, value)) ??
    refuse('SETTING_NOT_FOUND')
  await judgeChange(context, name, change)
  if (!change.isWeaker) {
    await callOffProposals(context, settingProposal, subjectOf(name))
    return { state: 'CHANGED', value: await applyChange(context, name, value, {}) }
  }
  const [before, after] = [canonicalJson(change.before), canonicalJson(change.after)]
  await proposeWeakening(context, settingProposal, {
    subject: subjectOf(name),
    title: name,
    payload: { name, value: value === undefined ? null : after },
    changes: [{ field: shownFields[change.kind] ?? 'settingValue', before, after }],
  })
  return { state: 'PENDING', value: before }
}

async function applyChange(
  context: CallContext,
  name: string,
  value: unknown,
  detail: { askedBy?: string },
): Promise<string> {
  if (name === allowedNetworks.name) keepDoorOpen(value, context.address)
  const changed =
    (await changeSetting(context.tx, context.merchant.id, context.use(settingRegistryKey), name, value)) ??
    refuse('SETTING_NOT_FOUND')
  await judgeChange(context, name, changed)
  await context.audit('setting.change', subjectOf(name), {
    before: changed.before,
    after: changed.after,
    ...detail,
  })
  return canonicalJson(changed.after)
}

/** What runs may have changed while a change waited, so it is judged again when it takes effect. */
async function judgeChange(
  context: CallContext,
  name: string,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> {
  const found = context.use(settingRegistryKey).find((one) => one.name === name)
  const setting = found as Setting<unknown> | undefined
  await setting?.checkChange?.(context, { before, after: setting.read(after) })
}

/** A text inside JSON may contain escapes, which are not decoded yet. */
function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return withoutInvisibleDeep(parseStrictJson(text))
  } catch (error) {
    if (error instanceof JsonError) refuseFields([{ field: 'value', rule: 'invalid' }])
    throw error
  }
}

/** Nobody locks themselves out: the console's networks must include the address that sets them. */
function keepDoorOpen(value: unknown, address: string): void {
  if (!Array.isArray(value) || value.length === 0) return
  const networks = value.map(String)
  if (!networks.every(isNetwork)) refuseFields([{ field: 'value', rule: 'format' }])
  if (!isInNetworks(address, networks)) refuseFields([{ field: 'value', rule: 'ownNetwork' }])
}
