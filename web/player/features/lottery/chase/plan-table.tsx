import { formatAmount, formatClock } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Stepper } from '../board/stepper.tsx'
import styles from './chase.module.css'
import type { PlanRow } from './plan.ts'

/** Large figures do without satang, so that the column stays narrow. */
const netText = (net: bigint) => formatAmount(net, net > 1_000_000n || net < -1_000_000n ? 0 : 2)

/** Issue by issue: the multiple, what it costs, and what is left if it wins. */
export function PlanTable({
  rows,
  largestMultiple,
  onChange,
}: {
  rows: readonly PlanRow[]
  largestMultiple: number
  onChange: (numero: string, multiple: number) => void
}) {
  const t = useText()
  return (
    <div className={`panel ${styles.tableFrame}`}>
      <table className={styles.table}>
        <caption className="sr-only">{t('lottery_chase_summary')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lottery_chase_issue')}</th>
            <th scope="col">{t('lottery_multiple')}</th>
            <th scope="col" className={styles.figureCell}>
              {t('lottery_chase_cost')}
            </th>
            <th scope="col" className={styles.wideCell}>
              {t('lottery_chase_cost_to_here')}
            </th>
            <th scope="col" className={styles.wideCell}>
              {t('lottery_chase_win_here')}
            </th>
            <th scope="col" className={styles.figureCell}>
              {t('lottery_chase_net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ numero, drawsAt, multiple, cost, costToHere, win }) => (
            <tr key={numero}>
              <th scope="row">
                <span className="number">{numero.slice(8) || numero}</span>
                <small>{formatClock(drawsAt)}</small>
              </th>
              <td>
                <Stepper
                  label={t('lottery_chase_multiple_of', { numero })}
                  value={multiple}
                  largest={largestMultiple}
                  onChange={(next) => onChange(numero, next)}
                />
              </td>
              <td className={`number ${styles.figureCell}`}>{formatAmount(cost)}</td>
              <td className={`number ${styles.wideCell}`}>{formatAmount(costToHere)}</td>
              <td className={`number ${styles.wideCell}`}>{win === null ? '–' : formatAmount(win)}</td>
              <td className={`number ${styles.figureCell}`}>
                {win === null ? (
                  '–'
                ) : (
                  <span className={win >= costToHere ? 'positive' : 'negative'}>
                    {win > costToHere ? '+' : ''}
                    {netText(win - costToHere)}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
