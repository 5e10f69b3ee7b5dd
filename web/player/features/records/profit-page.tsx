import { useState } from 'react'
import { exportProfit } from '../../../../contract/player/cashier/export-profit.ts'
import { readProfit } from '../../../../contract/player/cashier/read-profit.ts'
import { useCall } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { RangeFilter, rangeOf } from './range-filter.tsx'
import { Downloads } from './record-foot.tsx'
import { RecordState } from './record-state.tsx'
import styles from './records.module.css'

/** Personal profit and loss of a period, from the ledger. */
export function ProfitPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const { data, error, isPending, refetch } = useCall(readProfit, { query: range }, { keepsPrevious: true })
  return (
    <div className="stack">
      <RangeFilter range={range} onChange={setRange} />
      <RecordState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <section className="panel padded">
              <p className="small text-2">{t('profit_net')}</p>
              <Money amount={data.profitAmount} isChange className={styles.net} />
              <p className="note text-3">{t('profit_hint')}</p>
            </section>
            <dl className={`panel ${styles.profit}`}>
              {(
                [
                  ['profit_stakes', data.stakeAmount],
                  ['profit_payouts', data.payoutAmount],
                  ['profit_bonuses', data.bonusAmount],
                  ['profit_deposits', data.depositAmount],
                  ['profit_withdrawals', data.withdrawAmount],
                ] as const
              ).map(([key, amount]) => (
                <div key={key}>
                  <dt className="text-2">{t(key)}</dt>
                  <dd>
                    <Money amount={amount} className={styles.plain} />
                  </dd>
                </div>
              ))}
            </dl>
            <div className={styles.tools}>
              <Downloads call={exportProfit} query={{ ...range }} />
            </div>
          </>
        ) : null}
      </RecordState>
    </div>
  )
}
