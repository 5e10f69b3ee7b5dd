/** The sentences of what is wrong with a draft, by field and rule. */
import type { PromotionKind } from '../../../../kernel/promotions/kind.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import type { DraftFault } from './draft.ts'

const ARGUMENT = 'arguments.'

const faultTexts = {
  empty: 'msg_input_empty',
  number: 'op_promo_fault_number',
  order: 'op_promo_fault_order',
  range: 'op_promo_fault_range',
  enum: 'op_promo_fault_choice',
  format: 'op_promo_fault_format',
  time: 'op_promo_fault_time',
} as const satisfies Record<DraftFault['rule'], string>

/** What a field that contradicts another is to be; of its arguments a kind says it (`orders`). */
const orderTexts: Readonly<Record<string, TextKey>> = {
  endsAt: 'op_promo_fault_end',
  'audience.vipTo': 'op_promo_fault_vip',
  dayBudgetAmount: 'op_promo_fault_day_budget',
}

/** What is wrong with a field, as the form says it. */
export function sentenceOf(
  { field, rule }: DraftFault,
  { orders = {} }: Pick<PromotionKind, 'orders'>,
  t: Translate,
): string {
  if (rule !== 'order') return t(faultTexts[rule])
  const word = field.startsWith(ARGUMENT) ? orders[field.slice(ARGUMENT.length)] : undefined
  return t(word ? (`op_promo_fault_${word}` as TextKey) : (orderTexts[field] ?? faultTexts.order))
}
