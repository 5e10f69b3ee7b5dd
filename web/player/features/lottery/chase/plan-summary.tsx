import { formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import styles from './chase.module.css'
import type { PlanRow } from './plan.ts'

interface PlanSummaryProps {
  rows: readonly PlanRow[]
  problem: string | null
  isBusy: boolean
  isReady: boolean
  onBegin: () => void
}

/** What the plan takes at once, and what it does not change; on phones its button stands at the bottom. */
export function PlanSummary({ rows, problem, isBusy, isReady, onBegin }: PlanSummaryProps) {
  const t = useText()
  const total = rows.at(-1)?.costToHere ?? 0n
  const multiples = rows.reduce((sum, { multiple }) => sum + multiple, 0)
  return (
    <section className={`panel padded ${styles.summary}`} aria-labelledby="chase-summary">
      <h2 id="chase-summary">{t('lottery_chase_summary')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>
            {rows.length > 0
              ? t('lottery_chase_range', {
                  count: rows.length,
                  first: rows[0]!.numero,
                  last: rows.at(-1)!.numero,
                })
              : t('lottery_no_issue')}
          </dt>
          <dd className="number">{t('lottery_chase_multiples', { count: multiples })}</dd>
        </div>
        <div>
          <dt>{t('lottery_chase_lost')}</dt>
          <dd>
            <Money amount={-total} isChange />
          </dd>
        </div>
      </dl>
      {problem ? <Note tone="bad">{problem}</Note> : null}
      <div className={styles.begin}>
        <p>
          <small>{t('lottery_chase_now')}</small>
          <b className="money">{formatMoney(total)}</b>
        </p>
        <Button kind="primary" isBusy={isBusy} disabled={!isReady} onClick={onBegin}>
          {t('lottery_chase_begin')}
        </Button>
      </div>
      <p className={styles.dim}>{t('lottery_chase_rule')}</p>
      <Note tone="info">{t('lottery_chase_honest')}</Note>
    </section>
  )
}
