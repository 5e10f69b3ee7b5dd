import { listMoves, type listMovesSchemas } from '../../../../contract/operator/agents/line/list-moves.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import { WaitingMoves } from './waiting-moves.tsx'

type Row = ValueOf<typeof listMovesSchemas>['list'][number]
const tones = { SCHEDULED: 'waiting', DONE: 'good', REFUSED: 'bad' } as const

/** Moves that wait, and those that two people approved. */
export function MovesPage() {
  const t = useText()
  const answer = useCall(listMoves, {}, { staleMs: 3_000 })
  return (
    <>
      <PageHead title={t('op_moves_title')} text={t('op_moves_text')} />
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="stack">
            <WaitingMoves />
            <Panel isFlush>
              <DataTable
                caption={t('op_moves_title')}
                columns={columnsOf(t)}
                rows={list}
                rowKey={(row) => row.moveId}
                empty={<EmptyState isSmall title={t('op_moves_none')} />}
              />
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  )
}

function columnsOf(t: Translate): Column<Row>[] {
  return [
    {
      key: 'account',
      head: t('op_moves_account'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.username}
        </ConsoleLink>
      ),
    },
    { key: 'from', head: t('op_moves_from'), isNamed: true, cell: (row) => row.fromName ?? '–' },
    { key: 'to', head: t('op_moves_to'), isNamed: true, cell: (row) => row.toName },
    { key: 'at', head: t('op_moves_at'), isNamed: true, cell: (row) => formatDateTime(row.effectiveAt) },
    {
      key: 'state',
      head: t('op_moves_state'),
      card: 'badge',
      cell: (row) => <Badge tone={tones[row.state]}>{t(`op_moves_state_${row.state}`)}</Badge>,
    },
    {
      key: 'by',
      head: t('op_moves_approved_by'),
      isNamed: true,
      cell: (row) => row.approvedBy.join(', '),
    },
    {
      key: 'reason',
      head: t('common_reason'),
      cell: (row) => (row.fault ? t(`op_moves_fault_${row.fault}`) : row.reason),
    },
  ]
}
