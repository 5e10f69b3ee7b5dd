import { useState } from 'react'
import { readDepositCase } from '../../../../contract/operator/cashier/read-deposit-case.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatDateTime, formatShortTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { channelText, depositStateText, depositTones } from '../../parts/deposit-state.ts'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useMe } from '../../session/me.ts'
import { DecisionButtons, DecisionDialogs, type Question } from './decisions.tsx'
import styles from './deposits.module.css'
import { whyText, type DepositCase } from './queue.ts'
import { Slips } from './slips.tsx'

const nameTexts = { MATCH: 'paid_in_name_match', MISMATCH: 'paid_in_name_mismatch', UNCLEAR: 'paid_in_name_unclear' } as const
const nameTones = { MATCH: 'good', MISMATCH: 'bad', UNCLEAR: 'waiting' } as const

/** One deposit: what was asked, what the bank and the slip say, its member, others like it, and the decision. */
export function DepositWindow({ depositId, onClose, onOpen }: { depositId: string; onClose: () => void; onOpen: (depositId: string) => void }) {
  const t = useText()
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useCall(readDepositCase, { params: { depositId } }, { staleMs: 2_000, refetchEveryMs: 15_000 })
  return (
    <>
      <Modal isOpen={question === null} onClose={onClose} title={answer.data?.account ?? t('queue_deposits')} size="wide">
        <Loaded answer={answer}>{(deposit) => <Body deposit={deposit} onAsk={setQuestion} onOpen={onOpen} />}</Loaded>
      </Modal>
      {answer.data ? <DecisionDialogs deposit={answer.data} question={question} onClose={() => setQuestion(null)} onDone={onClose} /> : null}
    </>
  )
}

function Body({ deposit, onAsk, onOpen }: { deposit: DepositCase; onAsk: (question: Question) => void; onOpen: (depositId: string) => void }) {
  const t = useText()
  const { username } = useMe()
  const isMineSaid = deposit.state === 'REVIEW' && deposit.decisions.some(({ operator }) => operator === username)
  return (
    <div className={parts.form}>
      <div className={styles.columns}>
        <section aria-label={t('queue_deposits')}><KeyValues rows={factsOf(deposit, t)} /></section>
        <section aria-label={t('queue_member')}><KeyValues rows={memberOf(deposit, t)} /></section>
      </div>
      {deposit.refund ? <Note tone="info">{t('paid_in_refund_kept', { 0: formatMoney(deposit.refund.amount, deposit.currency), 1: deposit.refund.payerName, 2: deposit.refund.note, 3: deposit.refund.recordedBy })}</Note> : null}
      {deposit.slips.length > 0 ? <Slips slips={deposit.slips} /> : null}
      {deposit.related.length > 0 ? <Related deposit={deposit} onOpen={onOpen} /> : null}
      {deposit.approvalsNeeded > 1 && deposit.state === 'REVIEW' ? <p className="note text-3">{isMineSaid ? t('queue_you_approved') : t('queue_four_eyes_text')} · {t('queue_four_eyes', { 0: String(deposit.approvals), 1: String(deposit.approvalsNeeded) })}</p> : null}
      <DecisionButtons deposit={deposit} onAsk={onAsk} />
      <h3>{t('queue_steps')}</h3>
      <Timeline label={t('queue_steps')} steps={deposit.steps.map((step, index) => ({
        key: `${index}`, title: t(depositStateText(step.state)), time: formatShortTime(step.at), note: [t('queue_step_by', { 0: step.actor }), step.remark].filter(Boolean).join(' · '),
        state: index === deposit.steps.length - 1 ? (step.state === 'REJECTED' ? 'failed' : 'now') : 'done',
      }))} />
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
          <button key={row.depositId} type="button" className={styles.other} onClick={() => onOpen(row.depositId)}>
            {row.account} · {formatMoney(row.amount, deposit.currency)} · {formatShortTime(row.createdAt)} · {t(depositStateText(row.state))} · {t(row.why === 'IMAGE' ? 'paid_in_same_image' : 'paid_in_same_reference')}
          </button>
        ))}
      </span>
    </Note>
  )
}

function factsOf(deposit: DepositCase, t: Translate) {
  const money = (amount: number) => formatMoney(amount, deposit.currency)
  const source = deposit.sourceAccount
  return [
    { key: 'state', label: t('queue_state'), value: <Badge tone={depositTones[deposit.state]}>{t(depositStateText(deposit.state))}</Badge> },
    ...(deposit.reviewReason ? [{ key: 'why', label: t('paid_in_why'), value: t(whyText({ ...deposit, reviewReason: deposit.reviewReason })) }] : []),
    { key: 'id', label: t('queue_number'), value: deposit.reference, copyText: deposit.reference },
    { key: 'channel', label: t('paid_in_channel'), value: `${t(channelText(deposit.channel))} · ${deposit.receiver.replace(':', ' ')}` },
    { key: 'asked', label: t('paid_in_asked'), value: money(deposit.payableAmount) },
    { key: 'arrived', label: t('paid_in_arrived'), value: deposit.paidAmount === null ? '–' : money(deposit.paidAmount) },
    { key: 'credited', label: t('paid_in_credited'), value: money(deposit.creditedAmount) },
    { key: 'payer', label: t('paid_in_payer'), value: deposit.payerName ?? '–' },
    { key: 'payee', label: t('paid_in_payee'), value: deposit.payeeName ?? '–' },
    ...(deposit.nameMatch ? [{ key: 'match', label: t('paid_in_names'), value: <Badge tone={nameTones[deposit.nameMatch]}>{t(nameTexts[deposit.nameMatch])}</Badge> }] : []),
    ...(source ? [{ key: 'source', label: t('paid_in_source'), value: `${source.bankCode} ${source.accountNo} · ${source.holderName}` }] : []),
    ...(deposit.bankReference ? [{ key: 'reference', label: t('queue_bank_reference'), value: deposit.bankReference, copyText: deposit.bankReference }] : []),
    { key: 'time', label: t('common_time_gmt7'), value: formatDateTime(deposit.createdAt) },
    ...(deposit.remark ? [{ key: 'remark', label: t('queue_remark'), value: deposit.remark }] : []),
  ]
}

function memberOf(deposit: DepositCase, t: Translate) {
  const money = (amount: number) => formatMoney(amount, deposit.currency)
  return [
    { key: 'member', label: t('queue_member'), value: <ConsoleLink className="link" href={paths.member(deposit.memberId)}>{deposit.account}</ConsoleLink> },
    { key: 'since', label: t('queue_member_since'), value: formatDateTime(deposit.memberSince).slice(0, 10) },
    { key: 'kyc', label: t('queue_kyc'), value: String(deposit.kycLevel) },
    { key: 'balance', label: t('queue_balance'), value: money(deposit.balance) },
    { key: 'count', label: t('paid_in_count'), value: String(deposit.depositCount) },
    { key: 'last', label: t('queue_last_deposit'), value: deposit.lastDepositAmount === null || deposit.lastDepositAt === null ? '–' : `${money(deposit.lastDepositAmount)} · ${formatShortTime(deposit.lastDepositAt)}` },
    { key: 'in', label: t('queue_deposits_30'), value: money(deposit.deposits30dAmount) },
    { key: 'out', label: t('queue_withdrawals_30'), value: money(deposit.withdrawals30dAmount) },
  ]
}
