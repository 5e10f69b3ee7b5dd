import { exportReturns } from '../../../../contract/operator/launch/export-returns.ts'
import {
  listMonitoredReturns,
  type listMonitoredReturnsSchemas,
} from '../../../../contract/operator/launch/list-monitored-returns.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatAmount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { AlarmPanel } from './alarm-panel.tsx'
import { GameDays } from './game-days.tsx'
import { measuredOf, percent, verdictTones } from './words.ts'

type Game = ValueOf<typeof listMonitoredReturnsSchemas>['list'][number]

/** Every game's measured return beside the theoretical one, the alarms first; one game day by day. */
export function ReturnsPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(
    listMonitoredReturns,
    {},
    { keepsPrevious: true, refetchEveryMs: 60_000, staleMs: 3_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'returns') void refresh(listMonitoredReturns)
  })
  return (
    <>
      <PageHead
        title={t('mon_title')}
        text={t('mon_text')}
        actions={<Downloads call={exportReturns} query={{}} />}
      />
      <Loaded answer={answer}>
        {(data) => {
          const game = data.list.find(({ gameCode }) => gameCode === id)
          return (
            <div className="stack">
              {data.list
                .filter(({ alarm }) => alarm)
                .map((row) => (
                  <AlarmPanel key={`${row.gameCode} ${row.mathVersion}`} game={row} />
                ))}
              {game ? (
                <GameDays game={game} currency={data.currency} />
              ) : (
                <Games list={data.list} currency={data.currency} />
              )}
              {data.asOf ? (
                <p className="note text-3">{t('mon_as_of', { asOf: formatDateTime(data.asOf) })}</p>
              ) : null}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function Games({ list, currency }: { list: readonly Game[]; currency: string }) {
  const t = useText()
  const columns: Column<Game>[] = [
    {
      key: 'game',
      head: t('mon_game'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.returnsOf(row.gameCode)}>
          {row.name}
        </ConsoleLink>
      ),
    },
    {
      key: 'theory',
      head: t('mon_theory'),
      isFigure: true,
      cell: (row) => (
        <span title={row.kind === 'HAND' ? t('mon_hand') : undefined}>
          {percent(row.all?.theory ?? row.rtp)}
        </span>
      ),
    },
    {
      key: 'all',
      head: t('mon_all'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.all ? measuredOf(row.all) : t('mon_none')),
    },
    { key: 'deviation', head: t('mon_deviation'), isFigure: true, cell: (row) => row.all?.deviation ?? '–' },
    {
      key: 'month',
      head: t('mon_month'),
      isFigure: true,
      cell: (row) => (row.month ? percent(row.month.measured) : '–'),
    },
    {
      key: 'rounds',
      head: t('mon_rounds'),
      isFigure: true,
      cell: (row) => formatAmount((row.all?.rounds ?? 0) * 100, 0),
    },
    {
      key: 'stakes',
      head: t('mon_stakes'),
      isFigure: true,
      cell: (row) => formatMoney(row.all?.stakeAmount ?? 0, currency),
    },
    {
      key: 'state',
      head: t('mon_state'),
      card: 'badge',
      cell: (row) =>
        row.all ? (
          <Badge tone={verdictTones[row.all.state]}>
            {t(
              `mon_state_${row.all.state}` as TextKey,
              { rounds: formatAmount(row.all.judgedFrom * 100, 0) } as never,
            )}
          </Badge>
        ) : (
          '–'
        ),
    },
  ]
  return (
    <Panel className={parts.wrapping} isFlush>
      <DataTable
        caption={t('mon_title')}
        columns={columns}
        rows={list}
        rowKey={(row) => `${row.gameCode} ${row.mathVersion}`}
      />
    </Panel>
  )
}
