/** Odds of whole numbers as the board shows them: total return for one baht (domain/lottery.md §5, §7). */
import { ordersOf } from '../../../../../kernel/lottery/numbers/digits.ts'
import { toWireAmount } from '../../../../../kernel/money.ts'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'

const SCALE = 10_000n

/** "3.2" → 32000n. */
export function oddsE4Of(text: string): bigint {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(whole) * SCALE + BigInt(rest.padEnd(4, '0').slice(0, 4))
}

/** 25000000n → "2500": as the server writes odds. */
export function plainOdds(e4: bigint): string {
  const rest = String(e4 % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${e4 / SCALE}${rest ? `.${rest}` : ''}`
}

/** "2500" → "2,500". */
export function shownOdds(text: string): string {
  const [whole = '0', rest] = text.split('.')
  return `${BigInt(whole).toLocaleString('en-US')}${rest ? `.${rest}` : ''}`
}

export interface PrizeOdds {
  readonly prize: string
  readonly odds: string
}

/**
 * The prizes that a selection may win, the highest first: of a box those of its orders, of a tod that of
 * its digits, of a number that may have several lengths that of its own. `odds` are those of all prizes of
 * the bet type, in its order.
 */
export function prizesFor(
  play: NumberPlay,
  selection: readonly string[],
  odds: readonly string[],
): readonly PrizeOdds[] {
  const all = play.prizes.map((prize, at) => ({ prize, odds: odds[at] ?? plainOdds(play.oddsE4[at]!) }))
  const [number = ''] = selection
  if (play.prizes.includes('PAIR'))
    return all.filter(({ prize }) => prize === (new Set(number).size === 2 ? 'PAIR' : 'WIN'))
  const byLength = all.filter(({ prize }) => prize === `${number.length}D`)
  if (byLength.length > 0) return byLength
  const orders = `_${ordersOf(number).length}`
  const isBox = play.prizes.some((prize) => /_\d+$/.test(prize))
  return isBox ? all.filter(({ prize }) => prize.endsWith(orders)) : all
}

/** The odds of the bet type itself: its highest prize, of a box before it is divided. */
export const bestOdds = (odds: readonly string[]): string =>
  odds.reduce((best, one) => (oddsE4Of(one) > oddsE4Of(best) ? one : best), '0')

export const reducedOdds = (odds: readonly string[], factor: string): readonly string[] =>
  odds.map((one) => plainOdds((oddsE4Of(one) * oddsE4Of(factor)) / SCALE))

/** What a hit of a prize pays on a stake. */
export const payoutAt = (unitAmount: number, odds: string): number =>
  toWireAmount((BigInt(unitAmount) * oddsE4Of(odds)) / SCALE)
