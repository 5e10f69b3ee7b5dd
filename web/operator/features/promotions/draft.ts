/** A promotion in its editor: what stands in the fields, what is wrong with it, and what is sent. */
import type { readPromotionDraftSchemas } from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import type { writePromotionSchemas } from '../../../../contract/operator/promotions/write-promotion.ts'
import type { BodyOf, ValueOf } from '../../../../contract/shared/call.ts'
import type { PromotionKindCode } from '../../../../contract/shared/promotion-words.ts'
import { formatAmount, parseAmount, plainDigits } from '../../../../design/format.ts'
import { readArguments, type ArgumentFault } from '../../../../kernel/promotions/arguments.ts'
import type { PromotionKind } from '../../../../kernel/promotions/kind.ts'
import { promotionKindOf } from '../../../../kernel/promotions/kinds/index.ts'
import { usernamesOf } from '../../parts/usernames.ts'
import { givenArguments, typedArguments, type TypedArguments } from './argument-values.ts'

export type Promotion = ValueOf<typeof readPromotionDraftSchemas>
type Body = BodyOf<typeof writePromotionSchemas>
export type Words = Body['names']

/** The kinds that the product has, in their order. */
export const kindsNow = (): PromotionKindCode[] => Object.keys(promotionKindOf) as PromotionKindCode[]

export function kindOf(code: PromotionKindCode): PromotionKind {
  const kind = promotionKindOf[code]
  if (!kind) throw new Error(`There is no kind of promotion "${code}".`)
  return kind
}

export interface Draft {
  kind: PromotionKindCode
  names: Words
  texts: Words
  imageUrl: string
  startsAt: string | null
  endsAt: string | null
  typedBudget: string
  typedDayBudget: string
  typedLimit: string
  mayReapply: boolean
  vipFrom: string
  vipTo: string
  neverDeposited: boolean
  typedDormant: string
  lineOf: string
  tags: string[]
  typedNames: string
  typed: TypedArguments
}

export const newDraft = (kind: PromotionKindCode, startsAt: string): Draft => ({
  kind,
  names: { th: '', en: '' },
  texts: { th: '', en: '' },
  imageUrl: '',
  startsAt,
  endsAt: null,
  typedBudget: '',
  typedDayBudget: '',
  typedLimit: '',
  mayReapply: true,
  vipFrom: '',
  vipTo: '',
  neverDeposited: false,
  typedDormant: '',
  lineOf: '',
  tags: [],
  typedNames: '',
  typed: typedArguments(kindOf(kind).declared, {}),
})

export function draftOf(promotion: Promotion): Draft {
  const { kind, names, texts, imageUrl, startsAt, endsAt, mayReapply, audience } = promotion
  return {
    kind,
    names,
    texts,
    imageUrl,
    startsAt,
    endsAt,
    mayReapply,
    typedBudget: promotion.budgetAmount === null ? '' : formatAmount(promotion.budgetAmount),
    typedDayBudget: promotion.dayBudgetAmount === null ? '' : formatAmount(promotion.dayBudgetAmount),
    typedLimit: promotion.claimLimit === null ? '' : String(promotion.claimLimit),
    vipFrom: audience.vipFrom === null ? '' : String(audience.vipFrom),
    vipTo: audience.vipTo === null ? '' : String(audience.vipTo),
    neverDeposited: audience.neverDeposited,
    typedDormant: audience.dormantDays === null ? '' : String(audience.dormantDays),
    lineOf: audience.lineOf,
    tags: audience.tags,
    typedNames: audience.usernames.join('\n'),
    typed: typedArguments(kindOf(kind).declared, promotion.arguments),
  }
}

export interface DraftFault {
  field: string
  rule: 'empty' | 'number' | 'order' | ArgumentFault['rule']
}

/** What the browser finds by itself: the same rules that the server judges by. */
export function faultsOf(draft: Draft): DraftFault[] {
  const faults: DraftFault[] = []
  const add = (field: string, rule: DraftFault['rule']) => faults.push({ field, rule })
  for (const key of ['th', 'en'] as const) if (!draft.names[key].trim()) add(`names.${key}`, 'empty')
  if (!draft.startsAt) add('startsAt', 'empty')
  else if (draft.endsAt && draft.endsAt <= draft.startsAt) add('endsAt', 'order')
  if (draft.typedBudget.trim() && !parseAmount(draft.typedBudget)) add('budgetAmount', 'number')
  const dayFault = dayBudgetFault(draft)
  if (dayFault) add('dayBudgetAmount', dayFault)
  if (isNoCount(draft.typedLimit)) add('claimLimit', 'number')
  if (isNoCount(draft.typedDormant)) add('audience.dormantDays', 'number')
  if (draft.vipFrom && draft.vipTo && countOf(draft.vipTo)! < countOf(draft.vipFrom)!)
    add('audience.vipTo', 'order')
  for (const { argument, rule } of argumentFaults(draft)) add(`arguments.${argument}`, rule)
  return faults
}

/** The most that one claim gives; null: the kind has no budget a day with these values. */
export const mostAmountOf = (draft: Pick<Draft, 'kind' | 'typed'>): bigint | null =>
  kindOf(draft.kind).mostAmount?.(previewValues(draft)) ?? null

/** It lies between the largest claim and the whole budget. */
function dayBudgetFault(draft: Draft): 'number' | 'order' | null {
  const most = mostAmountOf(draft)
  if (most === null || !draft.typedDayBudget.trim()) return null
  const [amount, whole] = [parseAmount(draft.typedDayBudget), parseAmount(draft.typedBudget)]
  if (!amount) return 'number'
  return BigInt(amount) < most || (whole && amount > whole) ? 'order' : null
}

function argumentFaults({
  kind: code,
  typed,
  startsAt,
  endsAt,
}: Draft): (ArgumentFault | { argument: string; rule: 'empty' })[] {
  const kind = kindOf(code)
  const { values, faults } = readArguments(kind.declared, givenArguments(kind.declared, typed))
  if (faults.length > 0) return [...faults]
  const unset = Object.entries(kind.declared).filter(
    ([name, { form }]) => form === 'MOMENT' && values[name] === '',
  )
  if (unset.length > 0) return unset.map(([argument]) => ({ argument, rule: 'empty' as const }))
  const contradicting = kind.check(values)
  if (contradicting.length > 0 || !startsAt || !kind.checkTimes) return [...contradicting]
  return [
    ...kind.checkTimes(values, { startsAt: new Date(startsAt), endsAt: endsAt ? new Date(endsAt) : null }),
  ]
}

const countOf = (text: string): number | null => {
  const digits = plainDigits(text).replaceAll(',', '').trim()
  return /^\d{1,9}$/.test(digits) ? Number.parseInt(digits, 10) : null
}
const isNoCount = (text: string) => Boolean(text.trim()) && !countOf(text)

export function bodyOf(draft: Draft): Body {
  const { kind, names, texts, imageUrl, startsAt, endsAt, mayReapply } = draft
  return {
    kind,
    names,
    texts,
    imageUrl,
    startsAt: startsAt ?? '',
    endsAt,
    mayReapply,
    budgetAmount: draft.typedBudget.trim() ? parseAmount(draft.typedBudget) : null,
    dayBudgetAmount:
      mostAmountOf(draft) !== null && draft.typedDayBudget.trim() ? parseAmount(draft.typedDayBudget) : null,
    claimLimit: countOf(draft.typedLimit),
    arguments: givenArguments(kindOf(kind).declared, draft.typed),
    audience: {
      vipFrom: countOf(draft.vipFrom),
      vipTo: countOf(draft.vipTo),
      neverDeposited: draft.neverDeposited,
      dormantDays: countOf(draft.typedDormant),
      lineOf: draft.lineOf.trim(),
      tags: draft.tags,
      usernames: usernamesOf(draft.typedNames),
    },
  }
}

/** The values for the preview: what cannot be yet is shown as the kind proposes it. */
export function previewValues({ kind: code, typed }: Pick<Draft, 'kind' | 'typed'>) {
  const { declared } = kindOf(code)
  return readArguments(declared, givenArguments(declared, typed)).values
}
