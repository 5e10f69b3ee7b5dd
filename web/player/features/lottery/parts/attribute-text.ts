import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'

interface Attribute {
  readonly code: string
  readonly value: string
}

const words: Readonly<Record<string, TextKey>> = {
  BIG: 'draw_big',
  SMALL: 'draw_small',
  ODD: 'draw_odd',
  EVEN: 'draw_even',
  DRAGON: 'draw_dragon',
  TIGER: 'draw_tiger',
  TIE: 'draw_tie',
  LEOPARD: 'draw_leopard',
  TRIPLE: 'draw_leopard',
  STRAIGHT: 'draw_straight',
  PAIR: 'draw_pair',
  HALF_STRAIGHT: 'draw_half_straight',
  MIXED: 'draw_mixed',
  RED: 'draw_red',
  GREEN: 'draw_green',
  BLUE: 'draw_blue',
}

/** The names of values and places: of a result's attributes, of runs and of places in statistics. */
export function useAttributeTexts() {
  const t = useText()
  const placeOf = (code: string): string => {
    const at = /^P(\d+)/.exec(code)
    if (at) return t('draw_place', { place: at[1]! })
    if (code === 'ANY') return t('draw_anywhere')
    return code.startsWith('SUM') ? t('draw_sum') : code === 'DRAGON_TIGER' ? t('draw_dragon_tiger') : code
  }
  const valueOf = (value: string): string => {
    const key = words[value]
    return key ? t(key) : value
  }
  return {
    placeOf,
    valueOf,
    /** "Sum 20", "High", "Bull 3": as a chip beside a result. */
    textOf: ({ code, value }: Attribute): string => {
      if (code === 'SUM') return t('draw_sum_is', { sum: value })
      if (code.startsWith('BULL'))
        return value === '0' || value === 'BULL'
          ? t('draw_bull_bull')
          : value === 'NONE'
            ? t('draw_bull_none')
            : t('draw_bull', { points: value })
      return valueOf(value)
    },
  }
}
