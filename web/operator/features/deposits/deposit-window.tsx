import { useState } from 'react'
import { readDepositCase } from '../../../../contract/operator/cashier/read-deposit-case.ts'
import { useCall } from '../../../client/use-call.ts'
import { formatShortTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import { depositStateText } from '../../parts/deposit-state.ts'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useMe } from '../../session/me.ts'
import { DecisionButtons, DecisionDialogs, type Question } from './decisions.tsx'
import { factsOf, memberOf } from './deposit-facts.tsx'
import styles from './deposits.module.css'
import type { DepositCase } from './queue.ts'
import { Slips } from './slips.tsx'

/**
 * One deposit: what was asked, what the bank and the slip say, its member, others like it, and the decision.
 */
export function DepositWindow({
  depositId,
  onClose,
  onOpen,
}: {
  depositId: string
  onClose: () => void
  onOpen: (depositId: string) => void
}) {
  const t = useText()
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useCall(
    readDepositCase,
    { params: { depositId } },
    { staleMs: 2_000, refetchEveryMs: 15_000 },
  )
  return (
    <>
      <Modal
        isOpen={question === null}
        onClose={onClose}
        title={answer.data?.account ?? t('queue_deposits')}
        size="wide"
      >
        <Loaded answer={answer}>
          {(deposit) => <Body deposit={deposit} onAsk={setQuestion} onOpen={onOpen} />}
        </Loaded>
      </Modal>
      {answer.data ? (
        <DecisionDialogs
          deposit={answer.data}
          question={question}
          onClose={() => setQuestion(null)}
          onDone={onClose}
        />
      ) : null}
    </>
  )
}

function Body({
  deposit,
  onAsk,
  onOpen,
}: {
  deposit: DepositCase
  onAsk: (question: Question) => void
  onOpen: (depositId: string) => void
}) {
  const t = useText()
  const { username } = useMe()
  const isMineSaid =
    deposit.state === 'REVIEW' && deposit.decisions.some(({ operator }) => operator === username)
  return (
    <div className={parts.form}>
      <div className={styles.columns}>
        <section aria-label={t('queue_deposits')}>
          <KeyValues rows={factsOf(deposit, t)} />
        </section>
        <section aria-label={t('queue_member')}>
          <KeyValues rows={memberOf(deposit, t)} />
        </section>
      </div>
      {deposit.refund ? (
        <Note tone="info">
          {t('paid_in_refund_kept', {
            amount: formatMoney(deposit.refund.amount, deposit.currency),
            payerName: deposit.refund.payerName,
            note: deposit.refund.note,
            recordedBy: deposit.refund.recordedBy,
          })}
        </Note>
      ) : null}
      {deposit.slips.length > 0 ? <Slips slips={deposit.slips} /> : null}
      {deposit.related.length > 0 ? <Related deposit={deposit} onOpen={onOpen} /> : null}
      {deposit.approvalsNeeded > 1 && deposit.state === 'REVIEW' ? (
        <p className="note text-3">
          {isMineSaid ? t('queue_you_approved') : t('queue_four_eyes_text')} ·{' '}
          {t('queue_four_eyes', {
            approvals: String(deposit.approvals),
            approvalsNeeded: String(deposit.approvalsNeeded),
          })}
        </p>
      ) : null}
      <DecisionButtons deposit={deposit} onAsk={onAsk} />
      <h3>{t('queue_steps')}</h3>
      <Timeline
        label={t('queue_steps')}
        steps={deposit.steps.map((step, index) => ({
          key: `${index}`,
          title: t(depositStateText(step.state)),
          time: formatShortTime(step.at),
          note: [t('queue_step_by', { actor: step.actor }), step.remark].filter(Boolean).join(' · '),
          state: index === deposit.steps.length - 1 ? (step.state === 'REJECTED' ? 'failed' : 'now') : 'done',
        }))}
      />
    </div>
  )
}

function Related({ deposit, onOpen }: { deposit: DepositCase; onOpen: (depositId: string) => void }) {
  const t = useText()
  return (
    <Note tone="bad">
      <span className={styles.related}>
        <b>{t('paid_in_related')}</b>
        {deposit.related.map((row) => (
          <button
            key={row.depositId}
            type="button"
            className={styles.other}
            onClick={() => onOpen(row.depositId)}
          >
            {row.account} · {formatMoney(row.amount, deposit.currency)} · {formatShortTime(row.createdAt)} ·{' '}
            {t(depositStateText(row.state))} ·{' '}
            {t(row.why === 'IMAGE' ? 'paid_in_same_image' : 'paid_in_same_reference')}
          </button>
        ))}
      </span>
    </Note>
  )
}
