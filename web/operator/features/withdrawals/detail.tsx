import { useState } from 'react'
import {
  readWithdrawal,
  type readWithdrawalSchemas,
} from '../../../../contract/operator/cashier/read-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatShortTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { useMe } from '../../session/me.ts'
import { stateTone, withdrawalStateText } from '../../parts/withdrawal-state.ts'
import { DecisionButtons } from './decisions.tsx'
import { DueClock } from './due-clock.tsx'
import { Evidence } from './evidence.tsx'
import { PayoutParts } from './payout-parts.tsx'
import { openStates, reasonText } from './states.ts'
import { factsOf } from './withdrawal-facts.tsx'
import styles from './withdrawals.module.css'

type Detail = ValueOf<typeof readWithdrawalSchemas>

/** Everything a decision needs, from the ledger and the member's record. */
export function WithdrawalDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const answer = useCall(
    readWithdrawal,
    { params: { withdrawalId: id } },
    { staleMs: 3_000, refetchEveryMs: 15_000 },
  )
  return (
    <aside className={`panel ${styles.detail}`} aria-label={t('common_detail')}>
      <IconButton
        className={styles.closeDetail}
        icon="close"
        label={t('queue_close_detail')}
        onClick={onClose}
      />
      <Loaded answer={answer}>{(detail) => <DetailBody key={detail.withdrawalId} detail={detail} />}</Loaded>
    </aside>
  )
}

function DetailBody({ detail }: { detail: Detail }) {
  const t = useText()
  const { username } = useMe()
  const [remark, setRemark] = useState('')
  const isMineApproved =
    detail.state === 'REVIEW' && detail.decisions.some(({ operator }) => operator === username)
  return (
    <>
      <div className={styles.detailHead}>
        <h2>
          <ConsoleLink href={paths.member(detail.memberId)}>{detail.account}</ConsoleLink>
        </h2>
        <span className="note text-3">
          {t('queue_requested', { createdAt: formatDateTime(detail.createdAt) })}
        </span>
        <span className={styles.badges}>
          <Badge tone={stateTone(detail.state)}>{t(withdrawalStateText(detail.state))}</Badge>
          {detail.isForced ? <Badge tone="info">{t('queue_forced')}</Badge> : null}
          {detail.vipLevel > 0 ? (
            <Badge tone="neutral">{t('header_vip_label', { vipLevel: String(detail.vipLevel) })}</Badge>
          ) : null}
        </span>
      </div>
      {detail.dueBy && openStates.has(detail.state) ? (
        <p className="small">
          <DueClock dueBy={detail.dueBy} />
        </p>
      ) : null}
      <span className={`number ${styles.big}`}>{formatMoney(detail.amount, detail.currency)}</span>
      <KeyValues rows={factsOf(detail, t)} />
      <Progress
        share={detail.dailyLimitAmount > 0 ? detail.withdrawnTodayAmount / detail.dailyLimitAmount : 0}
        tone={detail.withdrawnTodayAmount > detail.dailyLimitAmount * 0.8 ? 'risk' : 'task'}
        label={t('queue_today')}
      />
      <Hints detail={detail} />
      {detail.memberRemark ? (
        <Note tone="bad">
          {t('queue_member_remark')}: {detail.memberRemark}
        </Note>
      ) : null}
      {detail.abilities.includes('approve') ? (
        <TextAreaField
          label={t('queue_remark')}
          hint={t('queue_remark_hint')}
          rows={2}
          maxLength={140}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      ) : null}
      {detail.parts.length > 0 ? <PayoutParts detail={detail} /> : null}
      <Evidence detail={detail} />
      <DecisionButtons row={detail} remark={remark.trim()} />
      {detail.approvalsNeeded > 1 && ['REVIEW', 'DISPUTED'].includes(detail.state) ? (
        <p className="note text-3">
          {isMineApproved ? t('queue_you_approved') : t('queue_four_eyes_text')} ·{' '}
          {t('queue_four_eyes', {
            approvals: String(detail.approvals),
            approvalsNeeded: String(detail.approvalsNeeded),
          })}
        </p>
      ) : null}
      <h3>{t('queue_steps')}</h3>
      <Timeline
        label={t('queue_steps')}
        steps={detail.steps.map((step, index) => ({
          key: `${index}`,
          title: t(withdrawalStateText(step.state)),
          time: formatShortTime(step.at),
          note: [t('queue_step_by', { actor: step.actor }), step.remark].filter(Boolean).join(' · '),
          state:
            index === detail.steps.length - 1
              ? ['REJECTED', 'FAILED', 'DISPUTED'].includes(step.state)
                ? 'failed'
                : 'now'
              : 'done',
        }))}
      />
    </>
  )
}

/** Which rules held it back, and whether the names agree. */
function Hints({ detail }: { detail: Detail }) {
  const t = useText()
  return (
    <ul className={styles.hints}>
      {detail.riskReasons.map((reason) => (
        <li key={reason}>
          <Icon name="warn" />
          {reasonText(reason, t)}
        </li>
      ))}
      {detail.riskReasons.length === 0 ? (
        <li className={styles.good}>
          <Icon name="check" />
          {t('queue_no_reason')}
        </li>
      ) : null}
      <li className={detail.isNameEqual ? styles.good : styles.bad}>
        <Icon name={detail.isNameEqual ? 'check' : 'warn'} />
        {t(detail.isNameEqual ? 'queue_name_matches' : 'queue_name_differs')}
      </li>
    </ul>
  )
}
