import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './dashboard.module.css'
import type { Dashboard } from './types.ts'

/** Revenue of each vendor with what its games paid back in the period. */
export function VendorsPanel({
  vendors,
  currency,
  className,
}: {
  vendors: Dashboard['vendors']
  currency: string
  className: string | undefined
}) {
  const t = useText()
  const most = Math.max(1, ...vendors.map(({ ggrAmount }) => ggrAmount))
  return (
    <Panel title={t('house_vendors')} className={className}>
      {vendors.length === 0 ? (
        <p className="text-3 small">{t('house_vendors_none')}</p>
      ) : (
        <ul className={styles.vendors}>
          {vendors.map(({ vendor, ggrAmount, returnRate }) => (
            <li key={vendor}>
              <b>{vendor}</b>
              <Progress share={Math.max(0, ggrAmount) / most} tone="vip" label={vendor} />
              <span className="number">{formatMoney(ggrAmount, currency, { decimals: 0 })}</span>
              <span className={styles.rate}>
                {returnRate === null
                  ? null
                  : t('house_rtp', {
                      rate: `${(parseInt(returnRate.replace('.', ''), 10) / 100).toFixed(1)}%`,
                    })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
