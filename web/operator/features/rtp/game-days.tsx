import type { listMonitoredReturnsSchemas } from '../../../../contract/operator/launch/list-monitored-returns.ts'
import {
  listReturnDays,
  type listReturnDaysSchemas,
} from '../../../../contract/operator/launch/list-return-days.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount, formatDay, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { measuredOf, percent, toleranceOf } from './words.ts'

type Game = ValueOf<typeof listMonitoredReturnsSchemas>['list'][number]
type Day = ValueOf<typeof listReturnDaysSchemas>['list'][number]

/** One game: its figures in all, and day by day. */
export function GameDays({ game, currency }: { game: Game; currency: string }) {
  const t = useText()
  const answer = useCall(listReturnDays, { params: { gameCode: game.gameCode } }, { staleMs: 3_000 })
  const columns: Column<Day>[] = [
    { key: 'day', head: t('mon_day'), card: 'title', cell: (row) => formatDay(row.day) },
    {
      key: 'measured',
      head: t('mon_all'),
      isFigure: true,
      card: 'amount',
      cell: (row) => measuredOf(row.figures),
    },
    { key: 'theory', head: t('mon_theory'), isFigure: true, cell: (row) => percent(row.figures.theory) },
    { key: 'deviation', head: t('mon_deviation'), isFigure: true, cell: (row) => row.figures.deviation },
    {
      key: 'rounds',
      head: t('mon_rounds'),
      isFigure: true,
      cell: (row) => formatAmount(row.figures.rounds * 100, 0),
    },
    {
      key: 'stakes',
      head: t('mon_stakes'),
      isFigure: true,
      cell: (row) => formatMoney(row.figures.stakeAmount, currency),
    },
    {
      key: 'version',
      head: t('mon_version', { version: '' }),
      card: 'hidden',
      cell: (row) => row.mathVersion,
    },
  ]
  return (
    <>
      <p>
        <ConsoleLink className="link" href={paths.returns}>
          {t('mon_back')}
        </ConsoleLink>
      </p>
      {game.all ? (
        <div className={parts.filters}>
          <Kpi label={t('mon_theory')} value={percent(game.all.theory)} note={game.all.theory} />
          <Kpi isGold label={t('mon_all')} value={percent(game.all.measured)} note={toleranceOf(game.all)} />
          <Kpi
            label={t('mon_deviation')}
            value={game.all.deviation}
            note={game.kind === 'HAND' ? t('mon_hand') : undefined}
          />
          <Kpi
            label={t('mon_rounds')}
            value={formatAmount(game.all.rounds * 100, 0)}
            note={formatMoney(game.all.stakeAmount, currency)}
          />
        </div>
      ) : null}
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel title={`${game.name} · ${t('mon_history')}`} isFlush>
            <DataTable
              caption={t('mon_history')}
              columns={columns}
              rows={list}
              rowKey={(row) => `${row.day} ${row.mathVersion}`}
              empty={<EmptyState isSmall title={t('mon_none')} />}
            />
          </Panel>
        )}
      </Loaded>
    </>
  )
}
