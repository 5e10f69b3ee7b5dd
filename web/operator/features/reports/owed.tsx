import { exportLiabilities } from '../../../../contract/operator/reports/export-liabilities.ts'
import { readLiabilities } from '../../../../contract/operator/reports/read-liabilities.ts'
import { useCall } from '../../../client/use-call.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from '../../parts/parts.module.css'

export function Owed() {
  const t = useText()
  const answer = useCall(readLiabilities, {}, { staleMs: 10_000, refetchEveryMs: 60_000 })
  return (
    <Loaded answer={answer}>
      {(owed) => {
        const money = (amount: number) => formatMoney(amount, owed.currency)
        return (
          <Panel
            title={t('report_liabilities')}
            beside={
              <span className={styles.toolbar}>
                <small className="text-3">{t('report_at', { at: formatDateTime(owed.at) })}</small>
                <Downloads call={exportLiabilities} query={{}} />
              </span>
            }
          >
            <KeyValues
              rows={[
                { key: 'main', label: t('report_main'), value: money(owed.mainAmount) },
                { key: 'bonus', label: t('report_bonus'), value: money(owed.bonusAmount) },
                {
                  key: 'hold',
                  label: t('report_hold', {
                    count: owed.openWithdrawals.count,
                    amount: money(owed.openWithdrawals.amount),
                  }),
                  value: money(owed.holdAmount),
                },
                { key: 'pockets', label: t('report_pockets'), value: money(owed.pocketsAmount) },
                ...owed.jackpots.map(({ pool, amount }) => ({
                  key: `pool-${pool}`,
                  label: t('report_jackpot', { pool: t(`pools_${pool}` as TextKey) }),
                  value: money(amount),
                })),
                { key: 'total', label: t('report_owed'), value: money(owed.totalAmount), isTotal: true },
                { key: 'receivable', label: t('report_receivables'), value: money(owed.receivableAmount) },
              ]}
            />
          </Panel>
        )
      }}
    </Loaded>
  )
}
