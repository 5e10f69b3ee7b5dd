import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { stateTone, withdrawalStateText } from '../../parts/withdrawal-state.ts'
import { ApproveButton } from './decisions.tsx'
import { RiskBadge } from './queue-table.tsx'
import { DueClock } from './due-clock.tsx'
import { openStates, reasonText } from './states.ts'
import type { Withdrawal } from './queue.ts'
import styles from './withdrawals.module.css'

/** Phones: one card a withdrawal with its buttons. */
export function QueueCards({
  rows,
  selected,
  onToggle,
  onOpen,
}: {
  rows: readonly Withdrawal[]
  selected: ReadonlySet<string>
  onToggle: (id: string) => void
  onOpen: (id: string) => void
}) {
  const t = useText()
  return (
    <ul className={styles.cards} aria-label={t('queue_withdrawals')}>
      {rows.map((row) => (
        <li key={row.withdrawalId} className={`panel ${styles.card}`}>
          <div className="row">
            {row.abilities.includes('approve') ? (
              <Checkbox checked={selected.has(row.withdrawalId)} onChange={() => onToggle(row.withdrawalId)}>
                <span className="sr-only">{t('queue_select', { account: row.account })}</span>
              </Checkbox>
            ) : null}
            <b className={styles.name}>{row.account}</b>
            <span className="grow" />
            {row.state === 'REVIEW' ? (
              <RiskBadge row={row} />
            ) : (
              <Badge tone={stateTone(row.state)}>{t(withdrawalStateText(row.state))}</Badge>
            )}
          </div>
          <div className="row">
            <span className={`number ${styles.cardAmount}`}>{formatMoney(row.amount, row.currency)}</span>
            <span className="grow" />
            <span className="small text-2">
              {t('queue_waiting')}{' '}
              <Elapsed since={row.changedAt} {...(row.state === 'REVIEW' ? { lateAfterMinutes: 15 } : {})} />
              {row.dueBy && openStates.has(row.state) ? (
                <>
                  {' '}
                  · <DueClock dueBy={row.dueBy} />
                </>
              ) : null}
            </span>
          </div>
          {row.state === 'REVIEW'
            ? row.riskReasons.map((reason) => (
                <p key={reason} className={styles.hint}>
                  <Icon name="warn" size={16} />
                  {reasonText(reason, t)}
                </p>
              ))
            : null}
          <div className={styles.cardActions}>
            <Button onClick={() => onOpen(row.withdrawalId)}>{t('common_detail')}</Button>
            {row.abilities.includes('approve') ? <ApproveButton row={row} /> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
