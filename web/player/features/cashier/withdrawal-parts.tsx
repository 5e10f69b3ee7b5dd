import { Badge } from '../../../ui/badge/badge.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { formatClock, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import styles from './cashier.module.css'
import withdrawalStyles from './withdrawal.module.css'
import type { Withdrawal } from './withdrawals.ts'

interface PartsProps {
  parts: Withdrawal['parts']
  arrived: ReadonlySet<number>
  onToggle?: (partNo: number) => void
}

/** The transfers of a large withdrawal; while the member confirms, each can be ticked off. */
export function Parts({ parts, arrived, onToggle }: PartsProps) {
  const t = useText()
  return (
    <div className={`panel ${styles.rows}`}>
      <div className={`row ${withdrawalStyles.partsHead}`}>
        <h2 className={`grow ${withdrawalStyles.panelTitle}`}>{t('withdraw_parts')}</h2>
        {onToggle ? (
          <span className="small text-2">
            {t('withdraw_parts_checked', { checked: String(arrived.size), total: String(parts.length) })}
          </span>
        ) : null}
      </div>
      <ul>
        {parts.map((part) => {
          const isSent = part.state === 'SENT'
          return (
            <li key={part.partNo} className={styles.rowItem}>
              {onToggle ? (
                <Checkbox checked={arrived.has(part.partNo)} onChange={() => onToggle(part.partNo)}>
                  <span className="sr-only">
                    {t('withdraw_part_check', { part: `${part.partNo}: ${formatMoney(part.amount)}` })}
                  </span>
                </Checkbox>
              ) : null}
              <span className="grow">
                <b className="number">{formatMoney(part.amount)}</b>
                <small className="note text-3">
                  {[
                    part.sentAt ? formatClock(part.sentAt) : '',
                    part.bankReference ? t('withdraw_part_ref', { bankReference: part.bankReference }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Badge tone={isSent ? 'good' : 'waiting'}>
                {t(isSent ? 'withdraw_part_sent' : 'withdraw_part_waiting')}
              </Badge>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** How much of it was transferred and how much is still to come. */
export function PartsTotal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const left = withdrawal.netAmount - withdrawal.sentAmount
  return (
    <div className="panel padded stack">
      <KeyValues
        rows={[
          { key: 'all', label: t('withdraw_net'), value: formatMoney(withdrawal.netAmount) },
          {
            key: 'sent',
            label: t('withdraw_parts_sent'),
            value: <span className="positive">{formatMoney(withdrawal.sentAmount)}</span>,
          },
          { key: 'left', label: t('withdraw_parts_left'), value: formatMoney(left) },
        ]}
      />
      <Progress
        tone="task"
        share={withdrawal.netAmount === 0 ? 1 : withdrawal.sentAmount / withdrawal.netAmount}
        label={t('withdraw_parts_sent')}
      />
    </div>
  )
}
