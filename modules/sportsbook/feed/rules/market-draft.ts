/** A market as the book has it, and as a message changes it. */
import type { FeedMarket } from '../../../../kernel/sports/feed.ts'
import type { MarketState, MarketType, Period } from '../../../../kernel/sports/words.ts'
import type { Chances, Runners } from '../../book/door.ts'

export interface MarketTerms {
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly codes: readonly string[]
  readonly pricesE4: readonly number[]
  readonly chances: readonly (Chances | null)[] | null
  readonly runners: Runners | null
  readonly isMain: boolean
  readonly isLive: boolean
  readonly state: MarketState
}
export interface KnownMarket extends MarketTerms {
  readonly marketNo: bigint
}

type Key = Pick<MarketTerms, 'typeCode' | 'period' | 'lineQ'>
export const keyOf = ({ typeCode, period, lineQ }: Key): string => `${typeCode} ${period} ${lineQ ?? ''}`

/**
 * A main line that is said (`main`, by keys) takes the place of the one before, which need not be said again.
 */
export function keepMainLines<One extends MarketTerms>(
  markets: Map<string, One>,
  main: ReadonlySet<string>,
): void {
  const kindOf = ({ typeCode, period }: One): string => `${typeCode} ${period}`
  const kinds = new Set([...main].map((key) => kindOf(markets.get(key)!)))
  for (const [key, market] of markets)
    if (market.isMain && !main.has(key) && kinds.has(kindOf(market)))
      markets.set(key, { ...market, isMain: false })
}

export function termsOf(market: FeedMarket, idOf: (id: string) => string): MarketTerms {
  const { typeCode, period, line, isMain, isLive, state, selections } = market
  const isOutright = typeCode === 'OUTRIGHT'
  return {
    typeCode,
    period,
    lineQ: line,
    codes: selections.map(({ code }) => code),
    pricesE4: selections.map(({ price }) => price),
    chances: selections.some(({ chances }) => chances)
      ? selections.map(({ chances }) => chances ?? null)
      : null,
    runners: isOutright
      ? Object.fromEntries(
          selections.map(({ code, names, teamId }) => [
            code,
            {
              th: names?.th ?? code,
              en: names?.en ?? code,
              teamId: teamId === undefined ? null : idOf(teamId),
            },
          ]),
        )
      : null,
    isMain,
    isLive,
    state,
  }
}

/**
 * The same selections where they stood before: a house's own prices are known by their places. Runners of an
 * outright that are new join at its end, and one that is left out stays without a price, since bets name it.
 */
export function inOrderOf(before: MarketTerms, after: MarketTerms): MarketTerms {
  if (after.typeCode !== 'OUTRIGHT') return after
  const codes = [...before.codes, ...after.codes.filter((code) => !before.codes.includes(code))]
  const places = codes.map((code) => after.codes.indexOf(code))
  const { chances } = after
  return {
    ...after,
    codes,
    pricesE4: places.map((place) => after.pricesE4[place] ?? 0),
    chances: chances && places.map((place) => chances[place] ?? null),
    runners: { ...before.runners, ...after.runners },
  }
}

const textOf = (terms: MarketTerms): string =>
  JSON.stringify([
    terms.codes,
    terms.pricesE4,
    terms.chances,
    Object.entries(terms.runners ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, one]) => [code, one.th, one.en, one.teamId]),
    terms.isMain,
    terms.isLive,
    terms.state,
  ])

/** Whether a reader or a bet must know of the change. */
export const isSame = (before: MarketTerms, after: MarketTerms): boolean => textOf(before) === textOf(after)

const onCorners: ReadonlySet<MarketType> = new Set(['CORNERS_AH', 'CORNERS_OU'])
const onCards: ReadonlySet<MarketType> = new Set(['CARDS_AH', 'CARDS_OU'])

/**
 * Whether the market's price is old once something has happened on the field. Goals do not change what
 * corners and cards are worth, and a card does not change what corners are worth.
 */
export const isShaken = ({ state, isLive, typeCode }: MarketTerms, isCard: boolean): boolean =>
  state === 'OPEN' && isLive && !onCorners.has(typeCode) && (isCard || !onCards.has(typeCode))
