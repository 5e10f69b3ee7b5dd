/**
 * Guards of the site that are not settings: its switches, access to it, and the registration fields. A change
 * that loosens one waits for a second person; any other takes effect at once and rejects a pending change of
 * the same thing.
 */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import {
  callOffProposals,
  changeFieldRule,
  checkAccess,
  defineProposal,
  fieldRuleChangeOf,
  flagNames,
  heldRulesOf,
  isFlagWeakened,
  letsMoreIn,
  proposeWeakening,
  setAccess,
  setFlag,
  WEAKENING_ABILITY,
  type FieldChange,
  type FlagName,
  type SiteAccess,
} from '../../system/index.ts'

const WAITS_HOURS = 72

type Outcome = 'CHANGED' | 'PENDING'

export const flagProposal = defineProposal<{ name: FlagName; isOn: boolean }>({
  name: 'site.flag',
  ability: WEAKENING_ABILITY,
  waitsHours: WAITS_HOURS,
  apply: (context, { payload, requestedByName }) =>
    applyFlag(context, payload.name, payload.isOn, { askedBy: requestedByName }),
})

export const accessProposal = defineProposal<SiteAccess>({
  name: 'site.access',
  ability: WEAKENING_ABILITY,
  waitsHours: WAITS_HOURS,
  apply: (context, { payload, reason, requestedByName }) =>
    applyAccess(context, payload, { reason, askedBy: requestedByName }),
})

export const fieldProposal = defineProposal<{ field: string; change: FieldChange | null }>({
  name: 'site.registerField',
  ability: WEAKENING_ABILITY,
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload, requestedByName }) => {
    await applyField(context, payload.field, payload.change, { askedBy: requestedByName })
  },
})

/**
 * Switches a function. Errors: SETTING_NOT_FOUND, CHANGE_STATE if the same is pending, CHANGE_SECOND_MISSING.
 */
export async function switchOrPropose(
  context: CallContext,
  asked: string,
  isOn: boolean,
): Promise<{ state: Outcome; isOn: boolean }> {
  const name = flagNames.find((flag) => flag === asked) ?? refuse('SETTING_NOT_FOUND')
  const subject = `flag:${name}`
  const before = (await heldRulesOf(context.tx, context.merchant.id)).flags[name]
  if (before !== isOn && isFlagWeakened(name, isOn)) {
    await proposeWeakening(context, flagProposal, {
      subject,
      title: name,
      payload: { name, isOn },
      changes: [{ field: 'siteFlag', before: `${before}`, after: `${isOn}` }],
    })
    return { state: 'PENDING', isOn: before }
  }
  await callOffProposals(context, flagProposal, subject)
  await applyFlag(context, name, isOn, {})
  return { state: 'CHANGED', isOn }
}

/**
 * Sets access to the site. Errors: REQUEST_INVALID, CHANGE_STATE if one is pending, CHANGE_SECOND_MISSING.
 */
export async function setAccessOrPropose(
  context: CallContext,
  asked: SiteAccess,
  reason: string,
): Promise<{ state: Outcome; access: SiteAccess }> {
  checkAccess(asked)
  const subject = `site:${context.merchant.code}`
  const { access } = await heldRulesOf(context.tx, context.merchant.id)
  if (isAccessLoosened(access, asked)) {
    const shown = (['allowedRegions', 'blockedRegions', 'allowList'] as const).map((name) => ({
      field: `site_${name}`,
      before: access[name].join(', '),
      after: asked[name].join(', '),
    }))
    await proposeWeakening(context, accessProposal, {
      subject,
      title: context.merchant.code,
      payload: asked,
      reason,
      changes: shown.filter(({ before, after }) => before !== after),
    })
    return { state: 'PENDING', access }
  }
  await callOffProposals(context, accessProposal, subject)
  await applyAccess(context, asked, { reason })
  return { state: 'CHANGED', access: asked }
}

/** An address that always has access, a newly allowed region, or one that is no longer blocked. */
function isAccessLoosened(before: SiteAccess, after: SiteAccess): boolean {
  const isGained = (more: readonly string[], less: readonly string[]) =>
    more.some((item) => !less.includes(item))
  return (
    isGained(after.allowList, before.allowList) ||
    letsMoreIn(before.allowedRegions, after.allowedRegions) ||
    isGained(before.blockedRegions, after.blockedRegions)
  )
}

/**
 * Changes a field of registration. Errors: those of `fieldRuleChangeOf`, CHANGE_STATE if one is pending,
 * CHANGE_SECOND_MISSING.
 */
export async function changeFieldOrPropose(context: CallContext, field: string, change: FieldChange | null) {
  const { before, after, isLooser } = await fieldRuleChangeOf(context.tx, context.merchant.id, field, change)
  const subject = `register-field:${field}`
  if (isLooser) {
    const shown = (['enabled', 'required', 'minLength', 'maxLength', 'acceptedPattern'] as const).map(
      (name) => ({ field: `field_${name}`, before: `${before[name]}`, after: `${after[name]}` }),
    )
    await proposeWeakening(context, fieldProposal, {
      subject,
      title: field,
      payload: { field, change },
      changes: shown.filter((one) => one.before !== one.after),
    })
    return { state: 'PENDING' as const, ...before }
  }
  await callOffProposals(context, fieldProposal, subject)
  return { state: 'CHANGED' as const, ...(await applyField(context, field, change, {})) }
}

interface Why {
  askedBy?: string
  reason?: string
}

async function applyFlag(context: CallContext, name: FlagName, isOn: boolean, why: Why): Promise<void> {
  const { tx, merchant } = context
  const before = (await heldRulesOf(tx, merchant.id)).flags[name]
  await setFlag(tx, merchant.id, name, isOn)
  await context.audit('site.flag', `flag:${name}`, { before: { isOn: before }, after: { isOn }, ...why })
}

async function applyAccess(context: CallContext, after: SiteAccess, why: Why): Promise<void> {
  const { tx, merchant } = context
  const { access: before } = await heldRulesOf(tx, merchant.id)
  await setAccess(tx, merchant.id, after)
  await context.audit('site.access', `site:${merchant.code}`, { ...why, before, after })
}

async function applyField(context: CallContext, field: string, change: FieldChange | null, why: Why) {
  const { before, after } = await changeFieldRule(context.tx, context.merchant.id, field, change)
  await context.audit('site.register-field', `register-field:${field}`, { before, after, ...why })
  return after
}
