import type { ReactNode } from 'react'
import { houseCurrency } from '../../../design/house.ts'
import { formatMoney } from '../../../design/format.ts'
import { Progress } from '../progress/progress.tsx'
import styles from './limit-bar.module.css'

/** Used amount and limit on one line over an 8 px bar; jade under 80%, red above. Amounts in minor units. */
export function LimitBar({
  label,
  used,
  limit,
  currency = houseCurrency(),
}: {
  label: string
  used: number
  limit: number
  currency?: string
}) {
  const share = limit > 0 ? used / limit : 1
  return (
    <div className={styles.limit}>
      <b>{label}</b>
      <span className={styles.figures}>
        {formatMoney(used, currency)} <span className="text-3">/ {formatMoney(limit, currency)}</span>
      </span>
      <div className={styles.bar}>
        <Progress share={share} tone={share < 0.8 ? 'task' : 'risk'} label={label} />
      </div>
    </div>
  )
}

/** A change that waits, with its action (cancel) at the end. */
export function PendingStrip({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.pending}>
      <div className="grow">{children}</div>
      {action}
    </div>
  )
}
