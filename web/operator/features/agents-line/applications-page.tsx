import { useState } from 'react'
import {
  listApplications,
  type listApplicationsSchemas,
} from '../../../../contract/operator/agents/line/list-applications.ts'
import { rejectApplication } from '../../../../contract/operator/agents/line/reject-application.ts'
import { applicationStates, type ApplicationState } from '../../../../contract/shared/agent-line-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { ApproveWindow } from './approve-window.tsx'
import styles from './agents-line.module.css'

export type ApplicationRow = ValueOf<typeof listApplicationsSchemas>['list'][number]
const tabTexts: Record<ApplicationState, TextKey> = {
  WAITING: 'op_applications_waiting',
  APPROVED: 'op_applications_approved',
  REJECTED: 'op_applications_rejected',
}

/** Visitors who ask to become an agent. */
export function ApplicationsPage() {
  const t = useText()
  const can = useCan()
  const [state, setState] = useState<ApplicationState>('WAITING')
  const [deciding, setDeciding] = useState<{ row: ApplicationRow; how: 'approve' | 'reject' } | null>(null)
  const answer = useCall(listApplications, { query: { state } }, { staleMs: 3_000, refetchEveryMs: 30_000 })
  const columns = [
    ...columnsOf(t, state),
    ...(state === 'WAITING' && can('agents.open') ? [decideColumn(t, setDeciding)] : []),
  ]
  return (
    <>
      <PageHead title={t('op_applications_title')} text={t('op_applications_text')} />
      <Tabs
        label={t('op_applications_title')}
        value={state}
        onChange={setState}
        tabs={applicationStates.map((key) => ({ key, text: t(tabTexts[key]) }))}
      >
        <Loaded answer={answer}>
          {({ list }) => (
            <div className="panel">
              <DataTable
                caption={t('op_applications_title')}
                columns={columns}
                rows={list}
                rowKey={(row) => row.applicationId}
                empty={<EmptyState isSmall title={t('op_applications_none')} />}
              />
            </div>
          )}
        </Loaded>
      </Tabs>
      <ApproveWindow
        row={deciding?.how === 'approve' ? deciding.row : null}
        onClose={() => setDeciding(null)}
      />
      <ReasonDialog
        isOpen={deciding?.how === 'reject'}
        title={t('op_applications_reject')}
        label={t('common_reason')}
        hint={t('op_applications_reject_help')}
        isRequired
        submitText={t('op_applications_reject')}
        onClose={() => setDeciding(null)}
        onSubmit={async (reason) => {
          await callServer(rejectApplication, {
            params: { applicationId: deciding!.row.applicationId },
            body: { reason },
          })
          await refresh(listApplications)
          toast.good(t('op_applications_rejected_done'))
        }}
      >
        {deciding?.row.username}
      </ReasonDialog>
    </>
  )
}

function columnsOf(t: Translate, state: ApplicationState): Column<ApplicationRow>[] {
  return [
    {
      key: 'applicant',
      head: t('op_applications_applicant'),
      card: 'title',
      cell: (row) =>
        row.memberId ? (
          <ConsoleLink className="link" href={paths.member(row.memberId)}>
            {row.username}
          </ConsoleLink>
        ) : (
          <b>{row.username}</b>
        ),
    },
    { key: 'name', head: t('people_real_name'), cell: (row) => row.payeeName },
    { key: 'mobile', head: t('op_applications_contact'), cell: (row) => row.mobile },
    {
      key: 'channel',
      head: t('op_applications_channel'),
      cell: (row) => t(`op_applications_channel_${row.channel}`),
    },
    {
      key: 'message',
      head: t('op_applications_message'),
      cell: (row) => <span className={parts.wrapping}>{row.message || '–'}</span>,
    },
    {
      key: 'at',
      head: t('op_applications_at'),
      isNamed: true,
      cell: (row) => formatDateTime(row.createdAt),
    },
    ...(state === 'WAITING'
      ? []
      : [
          {
            key: 'decided',
            head: t('op_applications_decided'),
            isNamed: true,
            cell: (row: ApplicationRow) => [row.decidedBy, row.reason].filter(Boolean).join(' · '),
          },
        ]),
  ]
}

const decideColumn = (
  t: Translate,
  onDecide: (deciding: { row: ApplicationRow; how: 'approve' | 'reject' }) => void,
): Column<ApplicationRow> => ({
  key: 'decide',
  head: <span className="sr-only">{t('common_action')}</span>,
  card: 'action',
  cell: (row) => (
    <span className={styles.decisions}>
      <Button size="compact" onClick={() => onDecide({ row, how: 'reject' })}>
        {t('op_applications_reject')}
      </Button>
      <Button size="compact" kind="jade" onClick={() => onDecide({ row, how: 'approve' })}>
        {t('op_applications_approve')}
      </Button>
    </span>
  ),
})
