/** Prices as a trader types them, and what they come to; the server judges them again. */
import { plainDigits } from '../../../../../design/format.ts'

/** What the form of a market holds. */
export interface PriceValues {
  prices: readonly string[]
  /** Minutes; '': until the kick-off or the next goal. */
  until: string
  reason: string
  isConfirmed: boolean
}

/** So many minutes from now. */
export const inMinutes = (minutes: string): string =>
  new Date(Date.now() + parseInt(minutes, 10) * 60_000).toISOString()

const LEAST_E4 = 10_100
const MOST_E4 = 10_000_000
/** From the price on, a step up or down. */
const steps = [
  [200_000, 10_000],
  [100_000, 5_000],
  [50_000, 1_000],
  [30_000, 500],
  [0, 100],
] as const

/** "1.92" is 19,200; undefined if it is no price with at most four decimals. */
export function priceOf(text: string): number | undefined {
  const plain = plainDigits(text).trim()
  if (!/^[0-9]{1,4}(\.[0-9]{1,4})?$/.test(plain)) return undefined
  const [whole = '0', decimals = ''] = plain.split('.')
  return parseInt(whole, 10) * 10_000 + parseInt(decimals.padEnd(4, '0'), 10)
}

/** As it is typed: two decimals, more only if they say something. */
export function draftText(priceE4: number): string {
  if (priceE4 === 0) return ''
  const decimals = String(priceE4 % 10_000).padStart(4, '0')
  return `${Math.trunc(priceE4 / 10_000)}.${decimals.replace(/0{1,2}$/, '')}`
}

/** The next price up or down, by steps that grow with the price. */
export function stepped(priceE4: number, way: 1 | -1): number {
  const from = way < 0 ? priceE4 - 1 : priceE4
  const step = steps.find(([above]) => from >= above)![1]
  const next = way > 0 ? Math.floor(priceE4 / step) * step + step : Math.ceil(priceE4 / step) * step - step
  return Math.min(MOST_E4, Math.max(LEAST_E4, next))
}

/** From which price on a bet counts as taken at an evidently wrong one (domain/sportsbook.md §7). */
export const errorPriceOf = (fairE4: number): number => Math.ceil((fairE4 * 3) / 2)

/** What prices leave over the fair ones, in millionths; null: not known. */
export function draftMargin(
  pricesE4: readonly (number | undefined)[],
  fairE4: readonly (number | null)[],
): number | null {
  let [sold, fair] = [0, 0]
  for (const [place, price] of pricesE4.entries()) {
    const one = fairE4[place]
    if (price === undefined || price <= 0) continue
    if (!one) return null
    sold += 10_000 / price
    fair += 10_000 / one
  }
  return fair === 0 ? null : Math.round((sold / fair - 1) * 1_000_000)
}

/** The chances that prices stand for, together, in millionths; null: one of them is no price. */
export function draftBook(pricesE4: readonly (number | undefined)[]): number | null {
  if (pricesE4.includes(undefined)) return null
  const sold = pricesE4.filter((price) => price !== undefined && price > 0) as number[]
  return Math.round(sold.reduce((sum, price) => sum + 10_000 / price, 0) * 1_000_000)
}
