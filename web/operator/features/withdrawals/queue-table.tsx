import { Badge, VipBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { formatAmount } from '../../../../design/format.ts'
import { houseSign } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { stateTone, withdrawalStateText } from '../../parts/withdrawal-state.ts'
import { ApproveButton } from './decisions.tsx'
import { DueClock } from './due-clock.tsx'
import { placeCode } from './places.ts'
import { openStates } from './states.ts'
import type { Withdrawal } from './queue.ts'
import styles from './withdrawals.module.css'

interface QueueProps {
  rows: readonly Withdrawal[]
  selected: ReadonlySet<string>
  onToggle: (id: string) => void
  onOpen: (id: string) => void
}

/** Wide screens: one line a withdrawal, the open one marked. */
export function QueueTable({ rows, openId, selected, onToggle, onOpen }: QueueProps & { openId: string }) {
  const t = useText()
  if (rows.length === 0) return <EmptyState isSmall title={t('queue_none')} text={t('queue_none_text')} />
  return (
    <div
      className={`panel ${styles.tableBox}`}
      tabIndex={0}
      role="region"
      aria-label={t('queue_withdrawals')}
    >
      <table className={styles.table}>
        <caption className="sr-only">{t('queue_withdrawals')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('queue_select', { account: '' })}</span>
            </th>
            <th scope="col">{t('queue_member')}</th>
            <th scope="col">{t('queue_account')}</th>
            <th scope="col" className={styles.figure}>
              {t('queue_amount', { sign: houseSign() })}
            </th>
            <th scope="col">{t('queue_waiting')}</th>
            <th scope="col">{t('queue_risk')}</th>
            <th scope="col">{t('queue_state')}</th>
            <th scope="col">
              <span className="sr-only">{t('common_action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.withdrawalId} className={row.withdrawalId === openId ? styles.current : undefined}>
              <td>
                {row.abilities.includes('approve') ? (
                  <Checkbox
                    checked={selected.has(row.withdrawalId)}
                    onChange={() => onToggle(row.withdrawalId)}
                  >
                    <span className="sr-only">{t('queue_select', { account: row.account })}</span>
                  </Checkbox>
                ) : null}
              </td>
              <td>
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => onOpen(row.withdrawalId)}
                  aria-label={t('queue_open_detail', { account: row.account })}
                >
                  {row.account}
                </button>{' '}
                {row.vipLevel > 0 ? (
                  <VipBadge>{t('header_vip_label', { vipLevel: String(row.vipLevel) })}</VipBadge>
                ) : null}
              </td>
              <td className="number text-2">
                {placeCode(row, t)} ····{row.accountNo.slice(-4)}
              </td>
              <td className={`number ${styles.figure} ${styles.amount}`}>{formatAmount(row.amount)}</td>
              <td>
                <Elapsed
                  since={row.changedAt}
                  {...(row.state === 'REVIEW' ? { lateAfterMinutes: 15 } : {})}
                />
                {row.dueBy && openStates.has(row.state) ? (
                  <small className={styles.due}>
                    <DueClock dueBy={row.dueBy} />
                  </small>
                ) : null}
              </td>
              <td>
                <RiskBadge row={row} />
              </td>
              <td>
                <Badge tone={stateTone(row.state)}>{t(withdrawalStateText(row.state))}</Badge>
                {row.partsCount > 1 ? (
                  <small className={styles.due}>
                    {t('queue_parts_of', {
                      partsSent: String(row.partsSent),
                      partsCount: String(row.partsCount),
                    })}
                  </small>
                ) : null}
              </td>
              <td className={styles.actions}>
                {row.abilities.includes('approve') ? <ApproveButton row={row} size="compact" /> : null}
                <Button size="compact" className={styles.byName} onClick={() => onOpen(row.withdrawalId)}>
                  {t('common_detail')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How many rules held it back, and how many approvals it has. */
export function RiskBadge({ row }: { row: Withdrawal }) {
  const t = useText()
  const count = row.riskReasons.length
  return (
    <span className={styles.badges}>
      <Badge
        tone={count === 0 ? 'good' : count === 1 ? 'waiting' : 'bad'}
        icon={count === 0 ? undefined : 'warn'}
      >
        {count === 0 ? t('queue_risk_none') : t('queue_risk_count', { count })}
      </Badge>
      {row.state === 'REVIEW' && row.approvalsNeeded > 1 ? (
        <Badge tone="info">
          {row.approvals} / {row.approvalsNeeded}
        </Badge>
      ) : null}
    </span>
  )
}
