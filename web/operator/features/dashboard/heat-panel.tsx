import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './dashboard.module.css'
import type { Dashboard } from './types.ts'

const weekdays = [
  'house_mon',
  'house_tue',
  'house_wed',
  'house_thu',
  'house_fri',
  'house_sat',
  'house_sun',
] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Stakes by weekday and hour of four weeks: the darker the gold, the more was staked. A table underneath. */
export function HeatPanel({
  hours: cells,
  currency,
  className,
}: {
  hours: Dashboard['hours']
  currency: string
  className: string | undefined
}) {
  const t = useText()
  const most = Math.max(1, ...cells.map((cell) => cell.stakeAmount))
  return (
    <Panel
      title={t('house_heat')}
      className={className}
      beside={<span className="note text-3">{t('house_heat_note')}</span>}
    >
      <table className={styles.heat}>
        <caption className="sr-only">
          {t('house_heat')}. {t('house_heat_note')}
        </caption>
        <tbody>
          {weekdays.map((weekday, day) => (
            <tr key={weekday}>
              <th scope="row">{t(weekday)}</th>
              {hours.map((hour) => {
                const amount = cells[day * 24 + hour]?.stakeAmount ?? 0
                const text = `${t(weekday)} ${String(hour).padStart(2, '0')}:00 ${formatMoney(amount, currency, { decimals: 0 })}`
                return (
                  <td key={hour} title={text}>
                    <i style={{ opacity: 0.1 + 0.9 * (amount / most) }} aria-hidden="true" />
                    <span className="sr-only">{formatMoney(amount, currency, { decimals: 0 })}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('house_time')}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour % 3 === 0 ? String(hour).padStart(2, '0') : <span className="sr-only">{hour}</span>}
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
