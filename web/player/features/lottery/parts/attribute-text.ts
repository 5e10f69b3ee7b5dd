import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import { prizeName } from './prize-name.ts'

export interface Attribute {
  readonly code: string
  readonly value: string
}

/** Words of a value, as the rules of the families write them (kernel/lottery/classic/sides-of.ts). */
const words: Readonly<Record<string, TextKey>> = {
  BIG: 'draw_big',
  SMALL: 'draw_small',
  ODD: 'draw_odd',
  EVEN: 'draw_even',
  DRAGON: 'draw_dragon',
  TIGER: 'draw_tiger',
  TIE: 'draw_tie',
  LEOPARD: 'draw_leopard',
  STRAIGHT: 'draw_straight',
  PAIR: 'draw_pair',
  HALF_STRAIGHT: 'draw_half_straight',
  MIXED: 'draw_mixed',
  RED: 'draw_red',
  GREEN: 'draw_green',
  BLUE: 'draw_blue',
  EXTREME_SMALL: 'draw_extreme_small',
  EXTREME_BIG: 'draw_extreme_big',
}
const studs: Readonly<Record<string, TextKey>> = {
  FIVE: 'draw_stud_five',
  FOUR: 'draw_stud_four',
  FULL: 'draw_stud_full',
  STRAIGHT: 'draw_stud_straight',
  THREE: 'draw_stud_three',
  TWO_PAIR: 'draw_stud_two_pair',
  PAIR: 'draw_stud_pair',
  HIGH: 'draw_stud_high',
}
const places: Readonly<Record<string, TextKey>> = {
  hundred_thousands: 'draw_hundred_thousands',
  ten_thousands: 'draw_ten_thousands',
  thousands: 'draw_thousands',
  hundreds: 'draw_hundreds',
  tens: 'draw_tens',
  units: 'draw_units',
  any: 'draw_anywhere',
  sum: 'draw_sum',
  dragon_tiger: 'draw_dragon_tiger',
  form_first3: 'draw_first3',
  form_middle3: 'draw_middle3',
  form_last3: 'draw_last3',
}

/** What is said at once beside a result; the rest is for whoever wants to know more. */
const main = new Set(['sum', 'sum_size', 'sum_parity', 'dragon_tiger', 'colour', 'extreme', 'form', 'span'])
export const isMain = ({ code }: Attribute): boolean => main.has(code.toLowerCase())

/** The names of values and places: of a result's attributes, of runs and of places in statistics. */
export function useAttributeTexts() {
  const t = useText()
  /** `hundreds`, `nth_3`, `die_1`, `hundreds_size`, `sum_parity`, `dragon_tiger_2`, P3_SIZE. */
  const placeOf = (code: string): string => {
    const place = code.toLowerCase().replace(/_(size|parity)$/, '')
    const pair = /^dragon_tiger_(\d+)$/.exec(place)
    if (pair) return t('draw_duel', { first: pair[1]!, last: String(11 - Number.parseInt(pair[1]!, 10)) })
    const numbered = /^(?:nth_|p)(\d+)$/.exec(place)
    if (numbered) return t('draw_place', { place: numbered[1]! })
    const die = /^die_(\d+)$/.exec(place)
    if (die) return t('draw_die', { place: die[1]! })
    const ofPrize = /^(top3|bottom2|special|first)_([a-z_]+)$/.exec(place)
    if (ofPrize) return t('draw_place_of', { prize: prizeName(ofPrize[1]!, t), place: placeOf(ofPrize[2]!) })
    const rank = /^place_(\d+)$/.exec(place)
    if (rank) return t('draw_rank', { place: rank[1]! })
    const key = places[place]
    return key ? t(key) : code
  }
  const valueOf = (value: string): string => {
    const key = words[value.toUpperCase()]
    return key ? t(key) : value
  }
  /** "Sum 20", "High", "Bull 3": a text of its own. */
  const textOf = ({ code, value }: Attribute): string => {
    const kind = code.toLowerCase()
    if (kind === 'sum') return t('draw_sum_is', { sum: value })
    if (kind === 'span') return t('draw_span_is', { span: value })
    if (kind === 'odd_count') return t('draw_odd_count', { count: value })
    if (kind === 'middle') return t('draw_middle_is', { number: value })
    if (kind === 'sum_tail') return t('draw_tail_is', { side: valueOf(value) })
    if (kind === 'stud') return studs[value] ? t(studs[value]) : value
    if (kind === 'bull')
      return value === 'BULL'
        ? t('draw_bull_bull')
        : value === 'NONE'
          ? t('draw_bull_none')
          : t('draw_bull', { points: value })
    return /^(form|dragon_tiger)_/.test(kind) ? `${placeOf(code)} ${valueOf(value)}` : valueOf(value)
  }
  return { placeOf, valueOf, textOf }
}
