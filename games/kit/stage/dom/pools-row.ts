/** The jackpot pools that the game takes part in, with what they hold now (look, `seamless`). */
import { formatMoney } from '../../../../web/ui/i18n/format.ts'
import type { KitTexts } from '../../locales/texts.ts'
import type { StagePage } from '../page.ts'
import { make } from './element.ts'
import styles from './stage.module.css'

export interface PoolsRow {
  readonly view: HTMLElement
  end(): void
}

/** Null where the game takes part in none. The row has its height from the first moment, and shows nothing before the first figures. */
export function openPoolsRow({ jackpots, watchPools, currency }: StagePage, texts: KitTexts): PoolsRow | null {
  if (!jackpots || !watchPools) return null
  const figures = new Map(jackpots.pools.map((code) => [code, make('b')]))
  const view = make('ul', { className: `${styles.pools} ${styles.unknown}`, attributes: { 'aria-label': texts.jackpots.pools } },
    ...[...figures].map(([code, figure]) => make('li', {}, make('small', { text: texts.jackpots.name(code) }), figure)))
  const end = watchPools((pools) => {
    view.classList.remove(styles.unknown!)
    for (const { code, amount } of pools) {
      const figure = figures.get(code)
      if (figure) figure.textContent = formatMoney(amount, currency, { decimals: 0 })
    }
  })
  return { view, end }
}
