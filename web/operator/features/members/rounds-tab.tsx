import { useState } from 'react'
import { exportRounds } from '../../../../contract/operator/members/export-rounds.ts'
import { listRounds, type listRoundsSchemas } from '../../../../contract/operator/members/list-rounds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../parts/date-range.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { roundStates } from '../../parts/round/round-states.ts'

type Row = ValueOf<typeof listRoundsSchemas>['list'][number]

/** The stake; if more was taken, that is shown beside it. */
function Stake({ row }: { row: Row }) {
  const t = useText()
  if (row.playedAmount === null) return formatAmount(row.betAmount)
  return (
    <>
      {formatAmount(row.playedAmount)}{' '}
      <small className="text-3">{t('house_taken_of', { betAmount: formatAmount(row.betAmount) })}</small>
    </>
  )
}

/** The member's rounds with what was staked and paid out. */
export function RoundsTab({ memberId, isTrial }: { memberId: string; isTrial: boolean }) {
  const t = useText()
  const [range, setRange] = useState(() => lastDays(30))
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listRounds,
    { params: { memberId }, query: { ...range, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const hrefOf = (row: Row) => paths.round(memberId, row.vendor, row.roundId)
  const columns: Column<Row>[] = [
    {
      key: 'at',
      head: t('dossier_time', { zone: zoneLabel() }),
      cell: (row) => formatDateTime(row.openedAt),
    },
    {
      key: 'game',
      head: t('games_name'),
      card: 'title',
      cell: (row) => (
        <>
          {row.gameName} <small className="text-3">{row.vendor}</small>
        </>
      ),
    },
    {
      key: 'round',
      head: t('dossier_round'),
      card: 'hidden',
      cell: (row) => <span className={styles.back}>{row.roundId}</span>,
    },
    {
      key: 'bet',
      head: t('house_stakes'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Stake row={row} />,
    },
    {
      key: 'win',
      head: t('dossier_won'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.winAmount),
    },
    {
      key: 'net',
      head: t('dossier_net'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.netAmount} currency={row.currency} isChange />,
    },
    {
      key: 'state',
      head: t('people_state'),
      card: 'badge',
      cell: (row) => {
        const [tone, text] = roundStates[row.state as keyof typeof roundStates]
        return <Badge tone={tone}>{t(text)}</Badge>
      },
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
      <div className={styles.filters}>
        <DateRange
          range={range}
          onChange={(next) => {
            setRange(next)
            setPageNo(1)
          }}
        />
        {isTrial ? null : <Downloads call={exportRounds} params={{ memberId }} query={{ ...range }} />}
      </div>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('dossier_tab_rounds')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.roundNo}
              onOpen={(row) => navigate(hrefOf(row))}
              empty={<EmptyState isSmall title={t('dossier_no_rounds')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
