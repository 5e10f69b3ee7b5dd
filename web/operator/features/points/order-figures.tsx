import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { Kpi } from '../../parts/panel.tsx'
import styles from './points.module.css'
import { pointText, type Desk } from './words.ts'

/** Orders that wait longer are late. */
const LATE_MINUTES = 24 * 60

/** What waits in all, and what members hold. */
export function OrderFigures({ desk }: { desk: Desk }) {
  const t = useText()
  return (
    <>
      <div className={styles.figures}>
        <Kpi
          label={t('op_orders_kpi_open')}
          value={pointText(desk.openPoints)}
          note={t('op_orders_kpi_count', { n: desk.openCount })}
        />
        <Kpi
          label={t('op_orders_kpi_worth')}
          value={formatMoney(desk.openWorthAmount, desk.currency)}
          note={t('op_orders_kpi_worth_note')}
        />
        <Kpi
          label={t('op_orders_kpi_oldest')}
          value={
            desk.oldestAt ? <Elapsed since={desk.oldestAt} lateAfterMinutes={LATE_MINUTES} isMain /> : '–'
          }
          note={desk.oldestAt ? formatRecordTime(desk.oldestAt) : t('op_orders_kpi_oldest_none')}
        />
        <Kpi
          label={t('op_orders_kpi_stock')}
          value={String(desk.lowStock)}
          note={t('op_orders_kpi_stock_note')}
        />
      </div>
      <p className="small text-2">
        {t('op_points_liability', {
          points: pointText(desk.heldPoints),
          amount: formatMoney(desk.heldWorthAmount, desk.currency),
        })}
      </p>
    </>
  )
}
