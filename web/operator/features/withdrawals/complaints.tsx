import { useState } from 'react'
import { answerComplaint } from '../../../../contract/operator/cashier/answer-complaint.ts'
import {
  listComplaints,
  type listComplaintsSchemas,
} from '../../../../contract/operator/cashier/list-complaints.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import { DueClock } from './due-clock.tsx'
import { Pictures } from './evidence.tsx'
import { refreshQueue } from './queue.ts'
import { disputeText } from './states.ts'
import styles from './withdrawals.module.css'

type Complaint = ValueOf<typeof listComplaintsSchemas>['list'][number]

const states = {
  OPEN: { text: 'queue_complaint_open', tone: 'waiting' },
  UPHELD: { text: 'queue_complaint_upheld', tone: 'good' },
  DECLINED: { text: 'queue_complaint_declined', tone: 'neutral' },
} as const

/** Complaints after the end, open ones first. */
export function Complaints() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listComplaints,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  return (
    <Loaded answer={answer}>
      {(page) =>
        page.list.length === 0 ? (
          <EmptyState isSmall title={t('queue_complaints_none')} text={t('queue_complaints_none_text')} />
        ) : (
          <>
            <ul className={styles.complaints}>
              {page.list.map((row) => (
                <ComplaintCard key={row.complaintId} row={row} />
              ))}
            </ul>
            <Pages pageNo={pageNo} totalPages={page.totalPages} onChange={setPageNo} />
          </>
        )
      }
    </Loaded>
  )
}

function ComplaintCard({ row }: { row: Complaint }) {
  const t = useText()
  const [question, setQuestion] = useState<'UPHELD' | 'DECLINED' | null>(null)
  const amount = formatMoney(row.amount, row.currency)
  const send = async (remark: string) => {
    const { approvals, approvalsNeeded } = await callServer(answerComplaint, {
      params: { complaintId: row.complaintId },
      body: { outcome: question!, remark },
    })
    toast.good(t(approvals < approvalsNeeded ? 'queue_first_of_two' : 'queue_complaint_answered'))
    await Promise.all([refresh(listComplaints), refreshQueue()])
  }
  return (
    <li className={`panel padded stack ${styles.complaint}`}>
      <div className="row row-wrap">
        <b>
          <ConsoleLink href={paths.withdrawal(row.withdrawalId)}>{row.account}</ConsoleLink>
        </b>
        <span className="number">{amount}</span>
        <span className="grow" />
        <Badge tone={states[row.state].tone}>{t(states[row.state].text)}</Badge>
      </div>
      <p>
        <b>{t(disputeText(row.reason))}</b> · {row.remark}
      </p>
      <Pictures names={row.images} />
      <p className="note text-3">
        {t('queue_complaint_by', {
          openedBy: row.openedBy,
          openedAt: formatDateTime(row.openedAt).slice(0, 16),
        })}
        {row.state === 'OPEN' ? (
          <>
            {' '}
            · <DueClock dueBy={row.dueBy} />
          </>
        ) : null}
        {row.state === 'OPEN' && row.approvals > 0
          ? ` · ${t('queue_four_eyes', { approvals: String(row.approvals), approvalsNeeded: String(row.approvalsNeeded) })}`
          : ''}
      </p>
      {row.answer ? <p className="small text-2">{row.answer}</p> : null}
      {row.abilities.length > 0 ? (
        <div className={styles.decisions}>
          {row.abilities.includes('decline') ? (
            <Button onClick={() => setQuestion('DECLINED')}>{t('queue_complaint_decline')}</Button>
          ) : null}
          {row.abilities.includes('uphold') ? (
            <Button kind="jade" onClick={() => setQuestion('UPHELD')}>
              {t('queue_complaint_uphold')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ReasonDialog
        isOpen={question !== null}
        title={t(question === 'UPHELD' ? 'queue_complaint_uphold' : 'queue_complaint_decline')}
        label={t('queue_reason')}
        isRequired
        submitText={t('common_confirm')}
        onClose={() => setQuestion(null)}
        onSubmit={send}
      >
        {question === 'UPHELD'
          ? t('queue_complaint_uphold_text', { amount, account: row.account })
          : t('queue_complaint_decline_text', { account: row.account })}
      </ReasonDialog>
    </li>
  )
}
