import { useState } from 'react'
import { confirmStatement } from '../../../../contract/operator/cashier/confirm-statement.ts'
import { listStatements } from '../../../../contract/operator/cashier/list-statements.ts'
import { rejectStatement } from '../../../../contract/operator/cashier/reject-statement.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatCount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import styles from './statements.module.css'
import {
  outcomeText,
  outcomeTones,
  refreshStatements,
  stateText,
  stateTones,
  type Statement,
} from './words.ts'

/** Imported statements, with the results of their lines. */
export function StatementsTab({ onOpen }: { onOpen: (importId: string) => void }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listStatements,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const columns: Column<Statement>[] = [
    {
      key: 'file',
      head: t('statement_file'),
      card: 'title',
      cell: (row) => <b className={styles.file}>{row.fileName}</b>,
    },
    { key: 'account', head: t('statement_account'), cell: (row) => row.account.replace(':', ' ') },
    {
      key: 'by',
      head: t('statement_by'),
      cell: (row) => `${row.requestedBy} · ${formatDateTime(row.requestedAt)}`,
    },
    {
      key: 'lines',
      head: t('statement_line_count'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatCount(row.lineCount),
    },
    {
      key: 'amount',
      head: t('statement_new_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.newAmount),
    },
    { key: 'counts', head: t('statement_outcomes'), cell: (row) => <Counts row={row} /> },
    {
      key: 'state',
      head: t('statement_state'),
      card: 'badge',
      cell: (row) => <Badge tone={stateTones[row.state]}>{t(stateText(row.state))}</Badge>,
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <span className={parts.toolbar}>
          <Decide row={row} />
          <Button size="compact" onClick={() => onOpen(row.importId)}>
            {t('common_detail')}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <div className={parts.pager}>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('statement_title')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.importId}
              empty={<EmptyState isSmall title={t('statement_none')} text={t('statement_none_text')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </div>
  )
}

function Counts({ row }: { row: Statement }) {
  const t = useText()
  return (
    <span className={styles.counts}>
      {row.counts.map(({ outcome, count, amount }) => (
        <Badge key={outcome} tone={outcomeTones[outcome]}>
          {t(outcomeText(outcome))} {formatCount(count)} · {formatMoney(amount)}
        </Badge>
      ))}
      {row.outgoingCount > 0 ? (
        <span className="small text-3">{t('statement_outgoing', { count: row.outgoingCount })}</span>
      ) : null}
    </span>
  )
}

function Decide({ row }: { row: Statement }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  if (row.abilities.length === 0) return null
  const decide = async (
    call: typeof confirmStatement | typeof rejectStatement,
    done: 'statement_confirmed' | 'statement_called_off',
  ) => {
    setBusy(true)
    try {
      await callServer(call, { params: { importId: row.importId } })
      toast.good(t(done))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
    await refreshStatements()
  }
  return (
    <>
      {row.abilities.includes('confirm') ? (
        <Button
          size="compact"
          kind="jade"
          isBusy={isBusy}
          onClick={() => void decide(confirmStatement, 'statement_confirmed')}
        >
          {t('desk_confirm')}
        </Button>
      ) : (
        <span className="small text-3">{t('desk_mine')}</span>
      )}
      <Button
        size="compact"
        isBusy={isBusy}
        onClick={() => void decide(rejectStatement, 'statement_called_off')}
      >
        {t('desk_call_off')}
      </Button>
    </>
  )
}
