/** What saving a promotion would change: each field that differs from what is saved, in words. */
import { formatCount, formatMoney, formatRecordTime, parseAmount } from '../../../../design/format.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import { usernamesOf } from '../../parts/usernames.ts'
import { argumentText, typedText } from './argument-words.ts'
import { valueOf } from './argument-values.ts'
import { kindOf, type Draft } from './draft.ts'

export interface Change {
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
  /** Both are addresses of pictures, or empty. */
  readonly isPicture?: true
}

interface Words {
  readonly t: Translate
  readonly promotionName: (promotionId: string) => string
}

/** In the order of the fields; nothing for what is only typed in another way. */
export function changesOf(saved: Draft, draft: Draft, words: Words): Change[] {
  return [
    ...wordChanges(saved, draft, words.t),
    ...argumentChanges(saved, draft, words),
    ...audienceChanges(saved, draft, words.t),
    ...boundChanges(saved, draft, words.t),
  ]
}

/** A change of each row whose two texts differ. */
const differing = (rows: readonly Change[]): Change[] => rows.filter(({ before, after }) => before !== after)

function wordChanges(saved: Draft, draft: Draft, t: Translate): Change[] {
  const languages = [
    ['th', 'content_language_th'],
    ['en', 'content_language_en'],
  ] as const
  const spoken = (field: 'names' | 'texts', label: TextKey) =>
    languages.map(([key, language]) => ({
      key: `${field}.${key}`,
      label: `${t(label)} · ${t(language)}`,
      before: saved[field][key],
      after: draft[field][key],
    }))
  const moment = (field: 'startsAt' | 'endsAt', label: TextKey, none: string) => {
    const text = (at: string | null) => (at ? formatRecordTime(at) : none)
    return { key: field, label: t(label), before: text(saved[field]), after: text(draft[field]) }
  }
  const picture = { before: saved.imageUrl, after: draft.imageUrl, isPicture: true } as const
  return differing([
    ...spoken('names', 'op_promo_name'),
    ...spoken('texts', 'op_promo_words'),
    { key: 'imageUrl', label: t('content_picture'), ...picture },
    moment('startsAt', 'op_promo_changes_start', '–'),
    moment('endsAt', 'op_promo_changes_end', t('op_promo_no_end')),
  ])
}

function argumentChanges(saved: Draft, draft: Draft, { t, promotionName }: Words): Change[] {
  const { kind } = draft
  return Object.entries(kindOf(kind).declared).flatMap(([name, argument]) => {
    const [before, after] = [saved.typed[name] ?? '', draft.typed[name] ?? '']
    const write = (typed: typeof after) => typedText({ kind, name, argument, typed }, t, promotionName)
    const isSame = JSON.stringify(valueOf(argument, before)) === JSON.stringify(valueOf(argument, after))
    if (isSame) return []
    const label = argumentText(kind, name, t)
    return [{ key: `arguments.${name}`, label, before: write(before), after: write(after) }]
  })
}

function audienceChanges(saved: Draft, draft: Draft, t: Translate): Change[] {
  const row = (key: string, label: TextKey, write: (from: Draft) => string): Change => ({
    key: `audience.${key}`,
    label: t(label),
    before: write(saved),
    after: write(draft),
  })
  const level = (typed: string) => (typed ? `VIP ${typed}` : t('op_promo_vip_any'))
  const none = t('op_promo_changes_no_condition')
  return differing([
    row('vipFrom', 'op_promo_vip_from', ({ vipFrom }) => level(vipFrom)),
    row('vipTo', 'op_promo_vip_to', ({ vipTo }) => level(vipTo)),
    row('neverDeposited', 'op_promo_never_deposited', ({ neverDeposited }) => yesOrNo(neverDeposited, t)),
    row('dormantDays', 'op_promo_dormant', ({ typedDormant }) =>
      typedDormant.trim() ? `${typedDormant.trim()} ${t('op_promo_unit_days')}` : none,
    ),
    row('lineOf', 'op_promo_line', ({ lineOf }) => lineOf.trim() || none),
    row('tags', 'op_tags_title', ({ tags }) => tags.join(', ') || none),
    ...listChange(saved, draft, t),
  ])
}

/** Of thousands of names the figures are told, and how many came and went. */
function listChange(saved: Draft, draft: Draft, t: Translate): Change[] {
  const [before, after] = [usernamesOf(saved.typedNames), usernamesOf(draft.typedNames)]
  const [was, is] = [new Set(before), new Set(after)]
  const added = after.filter((name) => !was.has(name)).length
  const removed = before.filter((name) => !is.has(name)).length
  if (added + removed === 0) return []
  const size = (names: readonly string[]) =>
    names.length > 0 ? t('op_promo_audience_size', { n: names.length }) : t('op_promo_changes_no_condition')
  const moved = [added > 0 ? `+${formatCount(added)}` : '', removed > 0 ? `−${formatCount(removed)}` : '']
  return [
    {
      key: 'audience.usernames',
      label: t('op_promo_members'),
      before: size(before),
      after: `${size(after)} (${moved.filter(Boolean).join(' ')})`,
    },
  ]
}

function boundChanges(saved: Draft, draft: Draft, t: Translate): Change[] {
  const unbound = t('op_promo_changes_no_bound')
  const budget = (typed: string) => {
    const amount = parseAmount(typed)
    return amount === null ? typed.trim() || unbound : formatMoney(amount)
  }
  const amounts = (field: 'typedBudget' | 'typedDayBudget') => ({
    before: budget(saved[field]),
    after: budget(draft[field]),
  })
  const limit = ({ typedLimit }: Draft) => typedLimit.replaceAll(',', '').trim()
  const limitText = (typed: string) =>
    /^\d+$/.test(typed) ? formatCount(Number.parseInt(typed, 10)) : typed || unbound
  return differing([
    { key: 'budgetAmount', label: t('op_promo_budget'), ...amounts('typedBudget') },
    { key: 'dayBudgetAmount', label: t('op_promo_budget_day'), ...amounts('typedDayBudget') },
    {
      key: 'claimLimit',
      label: t('op_promo_limit'),
      before: limitText(limit(saved)),
      after: limitText(limit(draft)),
    },
    {
      key: 'mayReapply',
      label: t('op_promo_reapply'),
      before: yesOrNo(saved.mayReapply, t),
      after: yesOrNo(draft.mayReapply, t),
    },
  ])
}

const yesOrNo = (is: boolean, t: Translate): string => t(is ? 'common_yes' : 'common_no')
