import { formatAmount, formatCount, formatMoney } from '../../../../../design/format.ts'
import { type Translate, useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import styles from './fold-table.module.css'
import { foldsOf } from './system-folds.ts'
import type { SlipView } from './use-slip-view.ts'

/** A system before it is placed: its parlays by size with their stakes, and what two or three winners bring. */
export function FoldTable({ view: { slip, views, stake, sums } }: { view: SlipView }) {
  const t = useText()
  const parts = foldsOf(slip, views, stake ?? 0)
  if (!parts) return null
  const { folds, least, most } = parts
  const amount = (value: number): string => (stake ? formatAmount(value) : '–')
  const rows = [
    ...folds.map((fold) => ({ name: foldName(fold.size, t), ...fold })),
    { name: t('sport_system_sum'), count: sums.count, stake: sums.totalStake, potential: sums.potential },
  ]
  return (
    <div className={styles.system}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sport_system_fold')}</th>
            <th scope="col">{t('sport_system_count')}</th>
            <th scope="col">{t('sport_slip_stake')}</th>
            <th scope="col">{t('sport_system_all_win')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{formatCount(row.count)}</td>
              <td>{amount(row.stake)}</td>
              <td>{amount(row.potential)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {stake ? (
        <p>
          {t('sport_system_few_win', {
            n: folds[0]!.size,
            least: formatMoney(least),
            most: formatMoney(most),
          })}
        </p>
      ) : null}
    </div>
  )
}

function foldName(size: number, t: Translate): string {
  if (size === 1) return t('sport_slip_tab_single')
  if (size === 2) return t('sport_system_doubles')
  return size === 3 ? t('sport_system_trebles') : t('sport_system_folds', { n: String(size) })
}
