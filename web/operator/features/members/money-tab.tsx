import { useState } from 'react'
import { exportTransfers } from '../../../../contract/operator/members/export-transfers.ts'
import {
  listTransfers,
  type listTransfersSchemas,
} from '../../../../contract/operator/members/list-transfers.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { seatPlaceText, seatResultText } from '../../../ui/status/seat-text.ts'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../parts/date-range.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { movementText } from '../../parts/ledger-text.ts'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { useCan } from '../../session/me.ts'
import { CashPanels } from './cash-panel.tsx'
import memberStyles from './member.module.css'
import { PointsPanel } from './points-panel.tsx'

type Row = ValueOf<typeof listTransfersSchemas>['list'][number]

/** Deposits and withdrawals with their results, then everything that moved on the member's account. */
export function MoneyTab({ memberId, isTrial }: { memberId: string; isTrial: boolean }) {
  const t = useText()
  const can = useCan()
  const [range, setRange] = useState(() => lastDays(30))
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listTransfers,
    { params: { memberId }, query: { ...range, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const hrefOf = (row: Row) => paths.transaction(memberId, row.txnId)
  const columns: Column<Row>[] = [
    { key: 'at', head: t('dossier_time', { zone: zoneLabel() }), cell: (row) => formatDateTime(row.at) },
    { key: 'code', head: t('dossier_movement'), card: 'title', cell: (row) => movementText(row, t) },
    {
      key: 'reference',
      head: t('dossier_reference'),
      cell: (row) =>
        (row.seat
          ? [seatPlaceText(row.gameName, row.seat), seatResultText(row.seat, t)]
          : [row.gameName, row.roundId ?? row.reference]
        )
          .filter(Boolean)
          .join(' · ') || '–',
    },
    {
      key: 'amount',
      head: t('dossier_change'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.amount} currency={row.currency} isChange />,
    },
    {
      key: 'after',
      head: t('dossier_after'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.balance === null ? '–' : formatAmount(row.balance)),
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'hidden',
      cell: (row) => (
        <ConsoleButton size="compact" href={hrefOf(row)} onClick={(event) => event.stopPropagation()}>
          {t('common_detail')}
        </ConsoleButton>
      ),
    },
  ]
  return (
    <>
      {isTrial ? null : <CashPanels memberId={memberId} />}
      {isTrial || !can('points.view') ? null : <PointsPanel memberId={memberId} />}
      {isTrial ? null : <h2 className={memberStyles.movements}>{t('cash_movements')}</h2>}
      <div className={styles.filters}>
        <DateRange
          range={range}
          onChange={(next) => {
            setRange(next)
            setPageNo(1)
          }}
        />
        {isTrial ? null : <Downloads call={exportTransfers} params={{ memberId }} query={{ ...range }} />}
      </div>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('dossier_tab_money')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => `${row.txnId}${row.code}`}
              onOpen={(row) => navigate(hrefOf(row))}
              empty={<EmptyState isSmall title={t('dossier_no_movements')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
