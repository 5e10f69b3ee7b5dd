import { formatAmount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { productKey } from './words.ts'
import styles from './chart.module.css'

/** Valid bet and result of each category, the most played first. */
export function ProductBars({
  rows,
}: {
  rows: readonly { product: string; validBetAmount: number; stakeAmount: number; payoutAmount: number }[]
}) {
  const t = useText()
  const most = Math.max(1, ...rows.map((row) => row.validBetAmount))
  return (
    <ul className={styles.products}>
      {rows.map((row) => (
        <li key={row.product}>
          <span>{t(productKey(row.product))}</span>
          <b className="number">{formatAmount(row.validBetAmount)}</b>
          <i aria-hidden="true">
            <em style={{ width: `${Math.max(0, (row.validBetAmount / most) * 100)}%` }} />
          </i>
        </li>
      ))}
    </ul>
  )
}
