import { useState } from 'react'
import { endSession } from '../../../../contract/operator/members/end-session.ts'
import {
  listSessions,
  type listSessionsSchemas,
} from '../../../../contract/operator/members/list-sessions.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { useCan } from '../../session/me.ts'
import styles from './member.module.css'

type Row = ValueOf<typeof listSessionsSchemas>['list'][number]

/** From where and on what device the member signed in; a valid session can be ended. */
export function SessionsTab({ memberId }: { memberId: string }) {
  const t = useText()
  const can = useCan()
  const [ending, setEnding] = useState<Row | null>(null)
  const answer = useCall(listSessions, { params: { memberId } }, { staleMs: 3_000, refetchEveryMs: 20_000 })
  const columns: Column<Row>[] = [
    {
      key: 'start',
      head: t('dossier_session_start'),
      card: 'title',
      cell: (row) => formatDateTime(row.createdAt),
    },
    { key: 'address', head: t('dossier_address'), cell: (row) => row.address },
    {
      key: 'device',
      head: t('dossier_device'),
      cell: (row) => (
        <span className={styles.device} title={row.device}>
          {row.device || '–'}
        </span>
      ),
    },
    { key: 'seen', head: t('dossier_session_seen'), cell: (row) => formatDateTime(row.lastSeenAt) },
    {
      key: 'state',
      head: t('people_state'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.isLive ? 'good' : 'neutral'}>
          {t(row.isLive ? 'dossier_session_live' : 'dossier_session_over')}
        </Badge>
      ),
    },
    {
      key: 'end',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) =>
        row.isLive && can('members.sessions') ? (
          <Button size="compact" onClick={() => setEnding(row)}>
            {t('dossier_end_session')}
          </Button>
        ) : null,
    },
  ]
  const end = async () => {
    try {
      await callServer(endSession, { params: { memberId, sessionId: ending!.sessionId } })
      toast.good(t('dossier_session_ended'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setEnding(null)
    await refresh(listSessions)
  }
  return (
    <>
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="panel">
            <DataTable
              caption={t('dossier_tab_sessions')}
              columns={columns}
              rows={list}
              rowKey={(row) => row.sessionId}
              empty={<EmptyState isSmall title={t('dossier_no_sessions')} />}
            />
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('dossier_end_session')}
        confirmText={t('dossier_end_session')}
        onConfirm={end}
        onCancel={() => setEnding(null)}
      >
        {t('dossier_end_session_question')}
      </ConfirmDialog>
    </>
  )
}
