/**
 * Which markets of an XML odds feed are markets of the book. The numbers of markets and outcomes are those
 * that large providers publish in their lists of market descriptions; what is not named here is left out.
 */
import type { FeedMarket } from '../feed.ts'
import { selectionsOf } from '../markets.ts'
import type { MarketType, Period } from '../words.ts'
import { childrenOf, type Element } from './read-xml.ts'

interface MarketMapping {
  readonly typeCode: MarketType
  readonly period: Period
  /** The specifier that holds the line. */
  readonly line?: 'hcp' | 'total'
  /** Our selection by the outcome's number. */
  readonly outcomes: Readonly<Record<string, string>>
  /** Only with these specifiers. */
  readonly only?: Readonly<Record<string, string>>
}

const threeWay = { 1: '1', 2: 'X', 3: '2' } as const
const winner = { 4: 'HOME', 5: 'AWAY' } as const
const handicap = { 1714: 'HOME', 1715: 'AWAY' } as const
const total = { 12: 'OVER', 13: 'UNDER' } as const
const halves = {
  418: 'HH',
  420: 'HD',
  422: 'HA',
  424: 'DH',
  426: 'DD',
  428: 'DA',
  430: 'AH',
  432: 'AD',
  434: 'AA',
} as const

export const marketMap: Readonly<Record<string, MarketMapping>> = {
  1: { typeCode: '1X2', period: 'FT', outcomes: threeWay },
  8: { typeCode: 'FG', period: 'FT', outcomes: { 6: 'HOME', 7: 'NONE', 8: 'AWAY' }, only: { goalnr: '1' } },
  10: { typeCode: 'DC', period: 'FT', outcomes: { 9: '1X', 10: '12', 11: 'X2' } },
  11: { typeCode: 'DNB', period: 'FT', outcomes: winner },
  16: { typeCode: 'AH', period: 'FT', line: 'hcp', outcomes: handicap },
  18: { typeCode: 'OU', period: 'FT', line: 'total', outcomes: total },
  26: { typeCode: 'OE', period: 'FT', outcomes: { 70: 'ODD', 72: 'EVEN' } },
  29: { typeCode: 'BTTS', period: 'FT', outcomes: { 74: 'YES', 76: 'NO' } },
  47: { typeCode: 'HTFT', period: 'FT', outcomes: halves },
  60: { typeCode: '1X2', period: 'H1', outcomes: threeWay },
  66: { typeCode: 'AH', period: 'H1', line: 'hcp', outcomes: handicap },
  68: { typeCode: 'OU', period: 'H1', line: 'total', outcomes: total },
  166: { typeCode: 'CORNERS_OU', period: 'FT', line: 'total', outcomes: total },
  219: { typeCode: 'ML', period: 'GAME', outcomes: winner },
  223: { typeCode: 'HDP', period: 'GAME', line: 'hcp', outcomes: handicap },
  225: { typeCode: 'OUP', period: 'GAME', line: 'total', outcomes: total },
}

/** `total=2.5|variant=x`. */
export function specifiersOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('|')
      .filter(Boolean)
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
}

/** A decimal text times a power of ten, exactly; what is finer is cut. Null if it is no number. */
export function scaled(text: string, digits: number): number | null {
  const read = /^(-?)([0-9]{1,7})(?:\.([0-9]{1,12}))?$/.exec(text)
  if (!read) return null
  const [, minus, whole, part = ''] = read
  const value = Number.parseInt(whole! + part.slice(0, digits).padEnd(digits, '0'), 10)
  return minus && value !== 0 ? -value : value
}

/** A line in quarters; null if it is none. */
export function quartersOf(text: string): number | null {
  const hundredths = scaled(text, 2)
  return hundredths === null || hundredths % 25 !== 0 ? null : hundredths / 25
}

/** 1: open. 0 and what was settled or cancelled: closed. -1 and a hand-over: suspended. */
const states: Readonly<Record<string, FeedMarket['state']>> = {
  1: 'OPEN',
  '-1': 'SUSPENDED',
  '-2': 'SUSPENDED',
}

/** Null: the book has no such market. Prices that are no numbers become 0, which is not offered. */
export function marketOf(element: Element): FeedMarket | null {
  const { id = '', status = '0', specifiers = '', favourite } = element.attributes
  const mapping = marketMap[id]
  if (!mapping) return null
  const given = specifiersOf(specifiers)
  if (Object.entries(mapping.only ?? {}).some(([name, value]) => given[name] !== value)) return null
  const line = mapping.line ? quartersOf(given[mapping.line] ?? '') : null
  if (mapping.line && line === null) return null
  const prices = new Map(
    childrenOf(element, 'outcome').flatMap(({ attributes }) => {
      const code = mapping.outcomes[attributes.id ?? '']
      const isOffered = attributes.active !== '0'
      return code === undefined
        ? []
        : [[code, isOffered ? (scaled(attributes.odds ?? '', 4) ?? 0) : 0] as const]
    }),
  )
  const state = states[status] ?? 'CLOSED'
  return {
    typeCode: mapping.typeCode,
    period: mapping.period,
    line,
    isMain: (mapping.period === 'FT' || mapping.period === 'GAME') && (!mapping.line || favourite === '1'),
    isLive: true,
    state: state === 'OPEN' && prices.size === 0 ? 'SUSPENDED' : state,
    selections: selectionsOf(mapping.typeCode)!.map((code) => ({ code, price: prices.get(code) ?? 0 })),
  }
}
