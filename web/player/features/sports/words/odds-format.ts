/**
 * In which of the five formats prices are shown (domain/sportsbook.md §4): as chosen on this device, else
 * Malay in Thai and decimal in every other language.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { oddsText } from '../../../../../kernel/sports/odds.ts'
import { oddsFormats, type MarketType, type OddsFormat } from '../../../../../kernel/sports/words.ts'
import { readStored, store } from '../../../../client/storage.ts'
import { useLanguage } from '../../../../ui/i18n/text.tsx'
import type { Bet, Leg } from '../parts/kinds.ts'
import { isPair } from './market-words.ts'

const KEY = 'sportsOdds'

const odds = createStore<{ chosen: OddsFormat | null }>(() => ({
  chosen: oddsFormats.find((format) => format === readStored('local', KEY)) ?? null,
}))

export function chooseOddsFormat(format: OddsFormat): void {
  store('local', KEY, format)
  odds.setState({ chosen: format })
}

export function useOddsFormat(): OddsFormat {
  const language = useLanguage()
  const chosen = useStore(odds, (state) => state.chosen)
  return chosen ?? (language === 'th' ? 'MALAY' : 'DECIMAL')
}

/**
 * Asian formats are for two sides; a market of many, and several legs together (`''`), are written in
 * decimals whatever is chosen.
 */
export const formatOf = (typeCode: MarketType | '', chosen: OddsFormat): OddsFormat =>
  chosen === 'US' || (typeCode !== '' && isPair(typeCode)) ? chosen : 'DECIMAL'

/** "−0.68" in danger, everything else plain. */
export const isNegative = (text: string): boolean => text.startsWith('\u2212')

export function usePriceText(): (typeCode: MarketType | '', price: number) => string {
  const chosen = useOddsFormat()
  return (typeCode, price) => textOf(price, formatOf(typeCode, chosen))
}

/** The price of a leg that was taken, in the format in which its bet was made. */
export const legPriceText = (
  { kind, oddsFormat }: Pick<Bet, 'kind' | 'oddsFormat'>,
  { typeCode, price }: Pick<Leg, 'typeCode' | 'price'>,
): string => (kind === 'SINGLE' ? oddsText(price, formatOf(typeCode, oddsFormat)) : decimalText(price))

export const decimalText = (price: number): string => textOf(price, 'DECIMAL')

/** A selection that is not offered has a price of 0. */
const textOf = (price: number, format: OddsFormat): string => (price > 10_000 ? oddsText(price, format) : '–')
