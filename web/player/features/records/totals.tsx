import { Money } from '../../../ui/money/money.tsx'
import styles from './records.module.css'

/** The totals of the whole period, above the table. */
export function Totals({
  rows,
}: {
  rows: readonly { key: string; label: string; amount: number; isChange?: boolean }[]
}) {
  return (
    <dl className={`panel ${styles.totals}`}>
      {rows.map(({ key, label, amount, isChange }) => (
        <div key={key}>
          <dt className="note text-3">{label}</dt>
          <dd>
            <Money amount={amount} isChange={isChange ?? false} className={isChange ? '' : styles.plain} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
