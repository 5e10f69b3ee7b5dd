/** The sentences of what is wrong with a draft, by field and rule. */
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import type { DraftFault } from './draft.ts'

const faultTexts = {
  empty: 'msg_input_empty',
  number: 'op_promo_fault_number',
  order: 'op_promo_fault_order',
  range: 'op_promo_fault_range',
  enum: 'op_promo_fault_choice',
  format: 'op_promo_fault_format',
  time: 'op_promo_fault_time',
} as const satisfies Record<DraftFault['rule'], string>

/** What each field that contradicts another is to be. */
const orderTexts: Readonly<Record<string, TextKey>> = {
  endsAt: 'op_promo_fault_end',
  'audience.vipTo': 'op_promo_fault_vip',
  dayBudgetAmount: 'op_promo_fault_day_budget',
  'arguments.prizes': 'op_promo_fault_prizes',
  'arguments.stakeAmount': 'op_promo_fault_most',
  'arguments.amount': 'op_promo_fault_most',
  'arguments.leastAmount': 'op_promo_fault_small_bonus',
  'arguments.count': 'op_promo_fault_envelopes',
  'arguments.friendDeposit': 'op_promo_fault_friend_deposit',
  'arguments.friendValid': 'op_promo_fault_friend_play',
}

/** What is wrong with a field, as the form says it. */
export const sentenceOf = ({ field, rule }: DraftFault, t: Translate): string =>
  t((rule === 'order' ? orderTexts[field] : undefined) ?? faultTexts[rule])
