/**
 * The jackpot pools that the game takes part in, with what they hold now (look.md §9), and a message when one
 * was won.
 */
import { formatMoney } from '../../../../design/format.ts'
import type { KitTexts } from '../../locales/texts.ts'
import type { StagePage } from '../page.ts'
import { make } from './element.ts'
import styles from './stage.module.css'

export interface PoolsRow {
  readonly view: HTMLElement
  end(): void
}

/** How long the row says of a pool that it was won. */
const TOLD_MS = 8_000

/**
 * Null if the game takes part in none. The row has its height from the first moment, and shows nothing
 * before the first figures.
 */
export function openPoolsRow(
  { jackpots, watchPools, watchWins, currency }: StagePage,
  texts: KitTexts,
): PoolsRow | null {
  if (!jackpots || !watchPools) return null
  const pools = new Map(jackpots.pools.map((code) => [code, openPool(code, texts, currency)]))
  const view = make(
    'ul',
    { className: `${styles.pools} ${styles.unknown}`, attributes: { 'aria-label': texts.jackpots.pools } },
    ...[...pools.values()].map((pool) => pool.view),
  )
  const endPools = watchPools((told) => {
    view.classList.remove(styles.unknown!)
    for (const { code, amount } of told) pools.get(code)?.hold(amount)
  })
  const endWins = watchWins?.(({ code, amount, customerName }) =>
    pools.get(code)?.tellWin(amount, customerName),
  )
  return {
    view,
    end() {
      endPools()
      endWins?.()
      for (const pool of pools.values()) pool.end()
    },
  }
}

function openPool(code: string, texts: KitTexts, currency: string) {
  const label = make('small', { text: texts.jackpots.name(code) })
  const figure = make('b')
  const view = make('li', {}, label, figure)
  let held: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    if (held !== null) figure.textContent = formatMoney(held, currency, { decimals: 0 })
  }
  return {
    view,
    hold(amount: number): void {
      held = amount
      if (timer === undefined) show()
    },
    /** Instead of what it holds, for a while: who won it and how much. */
    tellWin(amount: number, customerName: string): void {
      clearTimeout(timer)
      label.textContent = texts.jackpots.wonBy(customerName)
      figure.textContent = formatMoney(amount, currency)
      view.classList.add(styles.won!)
      timer = setTimeout(() => {
        timer = undefined
        label.textContent = texts.jackpots.name(code)
        view.classList.remove(styles.won!)
        show()
      }, TOLD_MS)
    },
    end: () => clearTimeout(timer),
  }
}
