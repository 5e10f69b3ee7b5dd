import { useState } from 'react'
import { assignStatementLine } from '../../../../contract/operator/cashier/assign-statement-line.ts'
import {
  readStatementLine,
  type readStatementLineSchemas,
} from '../../../../contract/operator/cashier/read-statement-line.ts'
import { setStatementLineAside } from '../../../../contract/operator/cashier/set-statement-line-aside.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDateTime, formatShortTime, formatMoney } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import styles from './statements.module.css'
import { outcomeText, outcomeTones, reasonText, refreshStatements } from './words.ts'

type Case = ValueOf<typeof readStatementLineSchemas>
type Candidate = Case['candidates'][number]
type Question = Candidate | 'aside'

const nameTexts = {
  MATCH: 'entry_name_match',
  MISMATCH: 'entry_name_mismatch',
  UNCLEAR: 'entry_name_unclear',
} as const
const nameTones = { MATCH: 'good', MISMATCH: 'bad', UNCLEAR: 'waiting' } as const

/** One line: what the bank says, and the deposits it may be for. */
export function LineWindow({ lineId, onClose }: { lineId: string; onClose: () => void }) {
  const t = useText()
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useCall(readStatementLine, { params: { lineId } }, { staleMs: 1_000 })
  const done = async (text: TextKey) => {
    toast.good(t(text))
    await refreshStatements()
  }
  const line = answer.data?.line
  return (
    <>
      <Modal isOpen={question === null} onClose={onClose} title={t('entry_title')} size="medium">
        <Loaded answer={answer}>{(one) => <LineBody one={one} onAsk={setQuestion} />}</Loaded>
      </Modal>
      <ReasonDialog
        isOpen={question !== null}
        title={t(question === 'aside' ? 'entry_aside' : 'entry_assign')}
        label={t('common_reason')}
        hint={t('queue_remark_hint')}
        isRequired
        tone={question === 'aside' ? 'primary' : 'jade'}
        submitText={t(question === 'aside' ? 'entry_aside' : 'entry_assign')}
        onClose={() => setQuestion(null)}
        onSubmit={async (remark) => {
          if (question === 'aside') {
            await callServer(setStatementLineAside, { params: { lineId }, body: { remark } })
            await done('entry_aside_done')
          } else if (question) {
            const { approvals, approvalsNeeded } = await callServer(assignStatementLine, {
              params: { lineId },
              body: { depositId: question.depositId, remark },
            })
            await done(approvals < approvalsNeeded ? 'queue_first_of_two' : 'entry_assigned')
          }
          onClose()
        }}
      >
        {line && question
          ? question === 'aside'
            ? t('entry_aside_text', { amount: formatMoney(line.amount, line.currency) })
            : t('entry_assign_text', {
                amount: formatMoney(line.amount, line.currency),
                account: question.account,
              })
          : null}
      </ReasonDialog>
    </>
  )
}

function LineBody({ one: { line, candidates }, onAsk }: { one: Case; onAsk: (question: Question) => void }) {
  const t = useText()
  return (
    <div className={parts.form}>
      <KeyValues
        rows={[
          {
            key: 'amount',
            label: t('common_amount'),
            value: <b className="number">{formatMoney(line.amount, line.currency)}</b>,
          },
          {
            key: 'outcome',
            label: t('entry_outcome'),
            value: <Badge tone={outcomeTones[line.outcome]}>{t(outcomeText(line.outcome))}</Badge>,
          },
          ...(line.reason
            ? [{ key: 'reason', label: t('common_reason'), value: t(reasonText(line.reason)) }]
            : []),
          {
            key: 'time',
            label: t('entry_paid_at', { zone: zoneLabel() }),
            value: formatDateTime(line.paidFrom),
          },
          { key: 'payer', label: t('paid_in_payer'), value: line.payerName || '–' },
          {
            key: 'from',
            label: t('entry_payer_account'),
            value: [line.payerBank, line.payerAccount].filter(Boolean).join(' ') || '–',
          },
          { key: 'account', label: t('statement_account'), value: line.account.replace(':', ' ') },
          { key: 'reference', label: t('entry_reference'), value: line.reference, copyText: line.reference },
          ...(line.description
            ? [{ key: 'text', label: t('entry_description'), value: line.description }]
            : []),
          ...(line.depositId
            ? [{ key: 'deposit', label: t('entry_deposit'), value: line.depositId, copyText: line.depositId }]
            : []),
          ...(line.remark ? [{ key: 'remark', label: t('queue_remark'), value: line.remark }] : []),
        ]}
      />
      {line.abilities.includes('assign') ? (
        <>
          <h3>{t('entry_candidates')}</h3>
          {line.approvalsNeeded > 1 ? <p className="note text-3">{t('queue_four_eyes_text')}</p> : null}
          {candidates.length === 0 ? (
            <p className="small text-2">{t('entry_candidates_none')}</p>
          ) : (
            <ul className={styles.candidates}>
              {candidates.map((row) => (
                <li key={row.depositId}>
                  <div className={styles.candidate}>
                    <b>{row.account}</b>
                    <span className="number">{formatMoney(row.payableAmount, line.currency)}</span>
                    <span className="small text-2">
                      {row.payeeName ?? '–'} · {formatShortTime(row.createdAt)} ·{' '}
                      {t(`deposit_state_${row.state.toLowerCase()}` as TextKey)}
                    </span>
                    <span className={styles.counts}>
                      <Badge tone={nameTones[row.nameMatch]}>{t(nameTexts[row.nameMatch])}</Badge>
                      {row.approvals > 0 ? (
                        <Badge tone="waiting">
                          {t('queue_four_eyes', {
                            approvals: String(row.approvals),
                            approvalsNeeded: String(line.approvalsNeeded),
                          })}
                        </Badge>
                      ) : null}
                    </span>
                  </div>
                  <Button kind="jade" onClick={() => onAsk(row)}>
                    {t('entry_assign')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
      {line.abilities.includes('setAside') ? (
        <div className={parts.toolbar}>
          <Button onClick={() => onAsk('aside')}>{t('entry_aside')}</Button>
        </div>
      ) : null}
    </div>
  )
}
