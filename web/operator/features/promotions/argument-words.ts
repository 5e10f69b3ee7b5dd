/** The arguments of a kind of promotion in words: their names, choices and units, and what stands in them. */
import { formatAmount, formatCount, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { houseSign } from '../../../../design/house.ts'
import type { Argument } from '../../../../kernel/promotions/arguments.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import { productText } from '../../parts/ledger-text.ts'
import { typedOf, valueOf, type Typed } from './argument-values.ts'
import type { Draft } from './draft.ts'

export type Kind = Draft['kind']

/** A text of the kind's own, else the one that kinds share. */
function ownText(t: Translate, keys: readonly string[]): string | undefined {
  const key = keys.find((each) => t.has(each as TextKey))
  return key && t(key as TextKey)
}

export const argumentText = (kind: Kind, name: string, t: Translate): string =>
  ownText(t, [`promo_arg_${kind.toLowerCase()}_${name}`, `promo_arg_${name}`]) ?? name

export function choiceText(kind: Kind, name: string, choice: string, t: Translate): string {
  const word = choice.toLowerCase()
  const keys = [`promo_choice_${kind.toLowerCase()}_${name}_${word}`, `promo_choice_${name}_${word}`]
  const shared = [`promo_choice_${word}`, `promo_game_${word}`, `promo_category_${word}`]
  return ownText(t, [...keys, ...shared]) ?? productText(choice, t)
}

export const helpText = (kind: Kind, name: string, t: Translate): string | undefined =>
  ownText(t, [`promo_help_${kind.toLowerCase()}_${name}`, `promo_help_${name}`])

const units: Partial<Record<Argument['form'], TextKey>> = {
  RATE: 'op_promo_unit_rate',
  TIMES: 'op_promo_unit_times',
  DAYS: 'op_promo_unit_days',
  HOURS: 'op_promo_unit_hours',
}

export function unitText(form: Argument['form'], t: Translate): string | undefined {
  if (form === 'MONEY') return houseSign()
  const key = units[form]
  return key && t(key)
}

/** What was typed, as it would be kept; what cannot be read stands as it was typed. */
export function typedText(
  { kind, name, argument, typed }: { kind: Kind; name: string; argument: Argument; typed: Typed },
  t: Translate,
  promotionName: (promotionId: string) => string,
): string {
  const none = t('op_promo_none_chosen')
  switch (argument.form) {
    case 'CHOICE':
      return choiceText(kind, name, String(typed), t)
    case 'CHOICES':
      return (typed as readonly string[]).map((one) => choiceText(kind, name, one, t)).join(', ') || none
    case 'AMOUNTS':
      return amountsText(argument, typed as readonly string[])
    case 'MOMENT':
      return typed ? formatRecordTime(String(typed)) : none
    case 'PROMOTION':
      return typed ? promotionName(String(typed)) : none
    default:
      return numberText(argument, String(typed), t)
  }
}

function amountsText(argument: Argument, typed: readonly string[]): string {
  const values = valueOf(argument, typed) as (number | null)[]
  return values.map((value, place) => (value === null ? typed[place] : formatAmount(value))).join(' · ')
}

function numberText(argument: Argument, typed: string, t: Translate): string {
  const value = valueOf(argument, typed) as number | null
  if (value === null) return typed || '–'
  if (argument.form === 'MONEY') return formatMoney(value)
  const isScaled = argument.form === 'RATE' || argument.form === 'TIMES'
  const figure = isScaled ? String(typedOf(argument, value)) : formatCount(value)
  const unit = unitText(argument.form, t)
  return unit === '%' ? `${figure}%` : [figure, unit].filter(Boolean).join(' ')
}
