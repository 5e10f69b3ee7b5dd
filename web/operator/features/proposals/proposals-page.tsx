import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { confirmProposal } from '../../../../contract/operator/system/confirm-proposal.ts'
import {
  listProposals,
  type listProposalsSchemas,
} from '../../../../contract/operator/system/list-proposals.ts'
import { rejectProposal } from '../../../../contract/operator/system/reject-proposal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { kindText, ProposalChanges } from '../../parts/proposal-changes.tsx'
import { subjectOf } from '../../parts/subject-names.ts'
import { SecondMissing } from '../../parts/waiting-changes.tsx'

type Proposal = ValueOf<typeof listProposalsSchemas>['list'][number]
type State = Proposal['state']

const tabs: readonly { key: State; text: TextKey }[] = [
  { key: 'PENDING', text: 'proposal_waiting' },
  { key: 'CONFIRMED', text: 'proposal_confirmed' },
  { key: 'REJECTED', text: 'proposal_rejected' },
  { key: 'EXPIRED', text: 'proposal_expired' },
]
const tones = { PENDING: 'waiting', CONFIRMED: 'good', REJECTED: 'neutral', EXPIRED: 'neutral' } as const

/** What one operator proposed and a second one has to confirm, and decided proposals. */
export function ProposalsPage() {
  const t = useText()
  const [state, setState] = useState<State>('PENDING')
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listProposals,
    { query: { state, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const columns: Column<Proposal>[] = [
    {
      key: 'kind',
      head: t('proposal_kind'),
      cell: (row) => <span className={styles.narrow}>{t(kindText(row.kind))}</span>,
    },
    {
      key: 'subject',
      head: t('proposal_subject'),
      card: 'title',
      cell: (row) => (
        <span className={styles.narrow}>
          <Subject row={row} />
        </span>
      ),
    },
    { key: 'change', head: t('proposal_change'), cell: (row) => <ProposalChanges changes={row.changes} /> },
    {
      key: 'reason',
      head: t('common_reason'),
      cell: (row) => <span className={`${styles.narrow} ${styles.wrapping}`}>{row.reason || '–'}</span>,
    },
    {
      key: 'by',
      head: t('proposal_by'),
      cell: (row) => (
        <span className={styles.narrow}>{`${row.requestedBy} · ${formatDateTime(row.requestedAt)}`}</span>
      ),
    },
    state === 'PENDING'
      ? {
          key: 'until',
          head: t('proposal_until'),
          card: 'hidden',
          cell: (row) => <span className={styles.narrow}>{formatDateTime(row.expiresAt)}</span>,
        }
      : {
          key: 'decided',
          head: t('proposal_decided_by'),
          cell: (row) =>
            [row.decidedBy, row.decidedAt && formatDateTime(row.decidedAt)].filter(Boolean).join(' · ') ||
            '–',
        },
    {
      key: 'state',
      head: t('proposal_state'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={tones[row.state]}>{t(tabs.find(({ key }) => key === row.state)!.text)}</Badge>
      ),
    },
    {
      key: 'decide',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) => (row.state === 'PENDING' ? <Decide row={row} /> : null),
    },
  ]
  return (
    <>
      <PageHead title={t('proposal_title')} text={t('proposal_text')} />
      {answer.data ? <SecondMissing waiting={{ rows: [], lacksSecond: answer.data.lacksSecond }} /> : null}
      <Tabs
        label={t('proposal_title')}
        value={state}
        onChange={(key) => {
          setState(key)
          setPageNo(1)
        }}
        tabs={tabs.map(({ key, text }) => ({ key, text: t(text) }))}
      >
        <div className={styles.pager}>
          <Loaded answer={answer}>
            {(page) => (
              <div className="panel">
                <DataTable
                  caption={t('proposal_title')}
                  columns={columns}
                  rows={page.list}
                  rowKey={(row) => row.proposalId}
                  empty={<EmptyState isSmall title={t('proposal_none')} />}
                />
              </div>
            )}
          </Loaded>
          <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
        </div>
      </Tabs>
    </>
  )
}

/** What it is about, with a link to its own screen if it has one. */
function Subject({ row }: { row: Proposal }) {
  const t = useText()
  const { name, href } = subjectOf(row, t)
  return href ? (
    <ConsoleLink className="link" href={href}>
      {name}
    </ConsoleLink>
  ) : (
    <>{name}</>
  )
}

function Decide({ row }: { row: Proposal }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const params = { proposalId: row.proposalId }
  const send = async (work: () => Promise<{ state: State }>, done: TextKey) => {
    try {
      const { state } = await work()
      toast.good(t(state === 'PENDING' ? 'proposal_first_done' : done))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    await refresh(listProposals, countWaitingWork)
  }
  return (
    <span className={styles.toolbar}>
      <Button
        size="compact"
        onClick={() => void send(() => callServer(rejectProposal, { params }), 'proposal_called_off')}
      >
        {t('proposal_reject')}
      </Button>
      {row.firstBy ? (
        <span className={`note text-3 ${styles.narrow}`}>
          {t('proposal_first_by', { name: row.firstBy })}
        </span>
      ) : null}
      {row.isMine ? (
        row.firstBy ? null : (
          <span className={`note text-3 ${styles.narrow}`}>{t('proposal_own')}</span>
        )
      ) : (
        <Button size="compact" kind="jade" onClick={() => setAsking(true)}>
          {t('proposal_confirm')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="jade"
        title={t(kindText(row.kind))}
        confirmText={t('proposal_confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => send(() => callServer(confirmProposal, { params }), 'proposal_done')}
      >
        <p>{t('proposal_question', { subject: subjectOf(row, t).name, by: row.requestedBy })}</p>
        <ProposalChanges changes={row.changes} />
      </ConfirmDialog>
    </span>
  )
}
