import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { confirmChange } from '../../../../contract/operator/identity/confirm-change.ts'
import { listChanges, type listChangesSchemas } from '../../../../contract/operator/identity/list-changes.ts'
import { listOperators } from '../../../../contract/operator/identity/list-operators.ts'
import { rejectChange } from '../../../../contract/operator/identity/reject-change.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import { roleText, useCan } from '../../session/me.ts'
import styles from './operators.module.css'

type Change = ValueOf<typeof listChangesSchemas>['list'][number]

/** Requested rights that wait for a second owner; nothing while there are none. */
export function ChangesPanel() {
  const t = useText()
  const answer = useCall(
    listChanges,
    { query: { state: 'PENDING', pageNo: 1, pageSize: 50 } },
    { staleMs: 3_000, refetchEveryMs: 15_000 },
  )
  const changes = answer.data?.list ?? []
  if (changes.length === 0) return null
  return (
    <Panel title={t('op_waiting')} isFlush>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Waiting key={change.changeId} change={change} />
        ))}
      </ul>
    </Panel>
  )
}

function Waiting({ change }: { change: Change }) {
  const t = useText()
  const can = useCan()
  const [busy, setBusy] = useState<'confirm' | 'reject' | null>(null)
  const params = { changeId: change.changeId }
  const send = async (which: 'confirm' | 'reject', done: TextKey) => {
    setBusy(which)
    try {
      await callServer(which === 'confirm' ? confirmChange : rejectChange, { params })
      toast.good(t(done))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(null)
    await refresh(listChanges, listOperators, countWaitingWork)
  }
  return (
    <li>
      <span className="grow">
        <b>{changeText(change, t)}</b>
        <small className="text-3">
          {t('op_by', { requestedBy: change.requestedBy })} · {formatDateTime(change.requestedAt)}
        </small>
        {change.isMine ? <small className="text-3">{t('op_own')}</small> : null}
      </span>
      {can('operators.manage') ? (
        <span className={styles.buttons}>
          <Button isBusy={busy === 'reject'} onClick={() => void send('reject', 'op_rejected')}>
            {t('op_reject')}
          </Button>
          {change.isMine ? null : (
            <Button
              kind="jade"
              isBusy={busy === 'confirm'}
              onClick={() => void send('confirm', 'op_confirmed')}
            >
              {t('op_confirm')}
            </Button>
          )}
        </span>
      ) : null}
    </li>
  )
}

function changeText(change: Change, t: Translate): string {
  const to = t(roleText(change.toRole))
  switch (change.kind) {
    case 'CREATE':
      return t('op_kind_create', { username: change.username, role: to })
    case 'ROLE':
      return t('op_kind_role', {
        username: change.username,
        role: to,
        fromRole: change.fromRole ? t(roleText(change.fromRole)) : '',
      })
    case 'ENABLE':
      return t('op_kind_enable', { username: change.username })
    case 'RESET':
      return t('op_kind_reset', { username: change.username })
  }
}
