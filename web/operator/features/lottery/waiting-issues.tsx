import { listIssues, type listIssuesSchemas } from '../../../../contract/operator/lottery/list-issues.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'

type Row = ValueOf<typeof listIssuesSchemas>['list'][number]

const MOST = 20

/** Issues with bets whose result somebody has to enter, those that become void first at the top. */
export function WaitingIssues() {
  const t = useText()
  const { data } = useCall(
    listIssues,
    { query: { pageNo: 1, pageSize: MOST, source: 'IMPORT', state: 'CLOSED', hasBets: true } },
    { refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  if (!data || data.list.length === 0) return null
  const voidAt = ({ timeoutAt, drawsAt }: Row) => timeoutAt ?? drawsAt
  return (
    <Panel
      title={t('lot_waiting_title')}
      beside={<Badge tone="waiting">{formatCount(data.totalCount)}</Badge>}
      isFlush
    >
      <DataTable
        caption={t('lot_waiting_title')}
        columns={waitingColumns(t)}
        rows={[...data.list].sort((one, other) => (voidAt(one) < voidAt(other) ? -1 : 1))}
        rowKey={(row) => `${row.gameCode}-${row.numero}`}
        empty={null}
      />
    </Panel>
  )
}

function waitingColumns(t: Translate): Column<Row>[] {
  return [
    { key: 'game', head: t('lot_game'), card: 'title', cell: ({ name }) => name },
    { key: 'issue', head: t('lot_issue'), isNamed: true, cell: ({ numero }) => numero },
    {
      key: 'draws',
      head: t('lot_draws'),
      isNamed: true,
      cell: ({ drawsAt }) => formatDateTime(drawsAt),
    },
    {
      key: 'timeout',
      head: t('lot_timeout'),
      isNamed: true,
      cell: ({ timeoutAt }) => (timeoutAt ? formatDateTime(timeoutAt) : '–'),
    },
    { key: 'bets', head: t('lot_bets'), isFigure: true, cell: (row) => formatCount(row.orderCount) },
    {
      key: 'stakes',
      head: t('lot_stakes'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount),
    },
    {
      key: 'desk',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <ConsoleLink className="link tap" href={paths.lotteryResult(row.gameCode, row.numero)}>
          {t('lot_to_desk')}
        </ConsoleLink>
      ),
    },
  ]
}
