import { useState } from 'react'
import { listOperators } from '../../../../contract/operator/identity/list-operators.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { roleText, useCan, useMe } from '../../session/me.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { CreateOperatorWindow } from './create-operator-window.tsx'
import { OperatorActions } from './operator-actions.tsx'
import styles from './operators.module.css'
import { RolesPanel } from './roles-panel.tsx'
import type { Operator } from './use-outcome.ts'

/** Who works here, changes of rights that wait, and what each role opens. */
export function OperatorsPage() {
  const t = useText()
  const can = useCan()
  const me = useMe()
  const [isAdding, setAdding] = useState(false)
  const answer = useCall(listOperators, {}, { staleMs: 3_000, refetchEveryMs: 20_000 })
  const columns: Column<Operator>[] = [
    {
      key: 'name',
      head: t('op_name'),
      card: 'title',
      cell: (row) => (
        <span>
          <b>{row.displayName}</b>
          {row.operatorId === me.operatorId ? (
            <>
              {' '}
              <Badge tone="info">{t('op_you')}</Badge>
            </>
          ) : null}
        </span>
      ),
    },
    { key: 'username', head: t('op_username'), cell: (row) => row.username },
    { key: 'role', head: t('op_role'), cell: (row) => t(roleText(row.role)) },
    {
      key: 'factor',
      head: t('op_factor'),
      card: 'hidden',
      cell: (row) => (
        <Badge tone={row.hasAuthenticator ? 'good' : 'neutral'}>
          {t(row.hasAuthenticator ? 'common_on' : 'common_off')}
        </Badge>
      ),
    },
    {
      key: 'last',
      head: t('op_last'),
      cell: (row) => (row.lastSignInAt ? formatDateTime(row.lastSignInAt) : t('op_never')),
    },
    {
      key: 'state',
      head: t('op_state'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.isDisabled ? 'bad' : 'good'}>
          {t(row.isDisabled ? 'op_disabled' : 'op_active')}
        </Badge>
      ),
    },
    {
      key: 'actions',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (can('operators.manage') ? <OperatorActions operator={row} /> : null),
    },
  ]
  return (
    <>
      <PageHead
        title={t('op_title')}
        text={t('op_four_eyes_text')}
        actions={
          can('operators.manage') ? (
            <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('op_add')}
            </Button>
          ) : null
        }
      />
      <div className={styles.stack}>
        <ChangesPanel />
        <Loaded answer={answer}>
          {({ list }) => (
            <Panel isFlush>
              <DataTable
                caption={t('op_title')}
                columns={columns}
                rows={list}
                rowKey={(row) => row.operatorId}
              />
            </Panel>
          )}
        </Loaded>
        <RolesPanel />
      </div>
      <CreateOperatorWindow isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}
