/** A segment in its editor: what stands in the fields, and what is sent. */
import type { readSegmentSchemas } from '../../../../contract/operator/marketing/read-segment.ts'
import type { writeSegmentSchemas } from '../../../../contract/operator/marketing/write-segment.ts'
import type { BodyOf, ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, parseAmount, plainDigits } from '../../../../design/format.ts'
import { usernamesOf } from '../../parts/usernames.ts'

export type Segment = ValueOf<typeof readSegmentSchemas>
type Conditions = BodyOf<typeof writeSegmentSchemas>['conditions']

export interface Draft {
  name: string
  vipFrom: string
  vipTo: string
  lineOf: string
  tags: string[]
  deposits: Conditions['deposits']
  language: '' | 'TH' | 'EN'
  dormantDays: string
  registeredFrom: string
  registeredTo: string
  totalDays: string
  depositLeastAmount: string
  depositMostAmount: string
  validLeastAmount: string
  validMostAmount: string
  typedNames: string
}

export const newDraft: Draft = {
  name: '',
  vipFrom: '',
  vipTo: '',
  lineOf: '',
  tags: [],
  deposits: 'ANY',
  language: '',
  dormantDays: '',
  registeredFrom: '',
  registeredTo: '',
  totalDays: '30',
  depositLeastAmount: '',
  depositMostAmount: '',
  validLeastAmount: '',
  validMostAmount: '',
  typedNames: '',
}

const figure = (value: number | null) => (value === null ? '' : String(value))
const money = (value: number | null) => (value === null ? '' : formatAmount(value))

export function draftOf({ name, conditions }: Segment): Draft {
  return {
    name,
    vipFrom: figure(conditions.vipFrom),
    vipTo: figure(conditions.vipTo),
    lineOf: conditions.lineOf,
    tags: conditions.tags,
    deposits: conditions.deposits,
    language: conditions.language ?? '',
    dormantDays: figure(conditions.dormantDays),
    registeredFrom: conditions.registeredFrom ?? '',
    registeredTo: conditions.registeredTo ?? '',
    totalDays: String(conditions.totalDays),
    depositLeastAmount: money(conditions.depositLeastAmount),
    depositMostAmount: money(conditions.depositMostAmount),
    validLeastAmount: money(conditions.validLeastAmount),
    validMostAmount: money(conditions.validMostAmount),
    typedNames: conditions.usernames.join('\n'),
  }
}

const amounts = ['depositLeastAmount', 'depositMostAmount', 'validLeastAmount', 'validMostAmount'] as const
const counts = ['dormantDays', 'totalDays'] as const

/** The fields whose text is no figure. */
export const unreadable = (draft: Draft): string[] => [
  ...amounts.filter((name) => draft[name].trim() && parseAmount(draft[name]) === null),
  ...counts.filter((name) => draft[name].trim() && countOf(draft[name]) === null),
]

const countOf = (text: string): number | null => {
  const digits = plainDigits(text).replaceAll(',', '').trim()
  return /^\d{1,9}$/.test(digits) ? Number.parseInt(digits, 10) : null
}
const amountOf = (text: string) => (text.trim() ? parseAmount(text) : null)

export function conditionsOf(draft: Draft): Conditions {
  return {
    vipFrom: countOf(draft.vipFrom),
    vipTo: countOf(draft.vipTo),
    lineOf: draft.lineOf.trim(),
    tags: draft.tags,
    deposits: draft.deposits,
    language: draft.language || null,
    dormantDays: countOf(draft.dormantDays),
    registeredFrom: draft.registeredFrom || null,
    registeredTo: draft.registeredTo || null,
    totalDays: countOf(draft.totalDays) ?? 30,
    depositLeastAmount: amountOf(draft.depositLeastAmount),
    depositMostAmount: amountOf(draft.depositMostAmount),
    validLeastAmount: amountOf(draft.validLeastAmount),
    validMostAmount: amountOf(draft.validMostAmount),
    usernames: usernamesOf(draft.typedNames),
  }
}
