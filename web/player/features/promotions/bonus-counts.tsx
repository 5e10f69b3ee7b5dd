import { formatMoney } from '../../../../design/format.ts'
import { weighedGames } from '../../../../kernel/promotions/weights.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { productKey } from '../../../ui/promotions/story.tsx'
import styles from './promotions.module.css'
import type { Bonus } from './words.ts'

const icons: Readonly<Record<string, IconName>> = {
  RNG: 'slot',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sport',
  ESPORTS: 'esport',
  COCKFIGHT: 'rooster',
}

/** The product or game in the member's language, as it stands in a sentence. */
export const productName = (product: string, t: Translate): string =>
  (t as unknown as (key: string) => string)(productKey(product))

/**
 * Which part of a bet counts, by product, and what was played; and what is left in the one that counts
 * most and least.
 */
export function BonusCounts({ bonus: { weights, play, requiredAmount, doneAmount } }: { bonus: Bonus }) {
  const t = useText()
  const shown = weights.filter(({ percent }) => percent > 0).sort((one, other) => other.percent - one.percent)
  const left = Math.max(0, requiredAmount - doneAmount)
  const alone = shown.filter((row, place) => place === 0 || (place === shown.length - 1 && row.percent < 100))
  if (shown.length === 0) return null
  const playOf = (product: string) => play?.find((one) => one.product === product)
  const played = play?.reduce((sum, { validAmount }) => sum + validAmount, 0) ?? 0
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_counts')}</h2>
      <ul className={played > 0 ? `${styles.weights} ${styles.withPlay}` : styles.weights}>
        {shown.map(({ product, percent }) => {
          const own = playOf(product)
          return (
            <li key={product}>
              <Icon name={icons[weighedGames[product] ?? product] ?? 'lott'} />
              <span>
                <b>{productName(product, t)}</b>
                {own ? (
                  <span className="small text-2">
                    {t('promo_counts_played', { amount: formatMoney(own.validAmount) })}
                  </span>
                ) : null}
              </span>
              <Badge tone="good">{percent}%</Badge>
              {own ? (
                <span className="number">
                  {t('promo_counts_counted', { amount: formatMoney(own.countedAmount) })}
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      {played > 0 ? (
        <>
          <p className={`small ${styles.ends}`}>
            <span className="text-2">{t('promo_counts_sum', { amount: formatMoney(played) })}</span>
            <b className="number">{t('promo_counts_counted', { amount: formatMoney(doneAmount) })}</b>
          </p>
          <p className="note text-3">{t('promo_counts_note')}</p>
        </>
      ) : null}
      {left > 0 ? (
        <>
          <p className="note text-3">{t('promo_counts_alone')}</p>
          <dl className={styles.alone}>
            {alone.map(({ product, percent }) => (
              <div key={product}>
                <dt>
                  {t('promo_counts_alone_row', { games: productName(product, t), percent: String(percent) })}
                </dt>
                <dd className="number">{formatMoney(Math.ceil((left * 100) / percent))}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </section>
  )
}
