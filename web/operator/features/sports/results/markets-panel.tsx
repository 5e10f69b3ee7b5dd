import { useState } from 'react'
import { restoreSportMarket } from '../../../../../contract/operator/sportsbook/restore-market.ts'
import { voidSportMarket } from '../../../../../contract/operator/sportsbook/void-market.ts'
import { REASON_CHARACTERS } from '../../../../../contract/shared/sports-results.ts'
import type { MarketType, Period } from '../../../../../kernel/sports/words.ts'
import { formatCount, formatMoney } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { marketName, selectionName, type Sides } from '../words.ts'
import { isPaid, sumsOf } from './market-sums.ts'
import { refreshResults, type ResultFixture } from './words.ts'

type Market = ResultFixture['markets'][number]
/** A void market is settled again; any other is made void. */
type Task = { readonly market: Market; readonly isVoid: boolean }

/** What its markets came to, and the void of one of them by two people. */
export function MarketsPanel({ fixture }: { fixture: ResultFixture }) {
  const t = useText()
  const can = useCan()
  const [task, setTask] = useState<Task | null>(null)
  const sides = { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' }
  return (
    <Panel title={t('op_sport_by_outcome')} isFlush>
      <DataTable
        caption={t('op_sport_by_outcome')}
        columns={marketColumns(t, fixture, can('sports.void') ? setTask : null)}
        rows={fixture.markets}
        rowKey={(row) => row.marketId}
        empty={<EmptyState isSmall title={t('op_sport_nothing_open')} />}
      />
      <ReasonDialog
        isOpen={task !== null}
        title={t(task?.isVoid ? 'op_sport_resettle_market' : 'op_sport_void_market')}
        label={t(task?.isVoid ? 'op_sport_resettle_reason' : 'op_sport_void_reason')}
        hint={t('op_sport_void_written', { min: REASON_CHARACTERS })}
        least={REASON_CHARACTERS}
        isRequired
        submitText={t('op_sport_ask_second')}
        onSubmit={async (reason) => {
          const sent = { params: { marketId: task!.market.marketId }, body: { reason } }
          await (task!.isVoid ? callServer(restoreSportMarket, sent) : callServer(voidSportMarket, sent))
          toast.good(t(task!.isVoid ? 'op_sport_resettle_waits' : 'op_sport_void_waits'))
          await refreshResults()
        }}
        onClose={() => setTask(null)}
      >
        {task ? taskText(t, task, sides) : null}
      </ReasonDialog>
    </Panel>
  )
}

function taskText(t: Translate, { market, isVoid }: Task, sides: Sides): string {
  const name = marketName(t, named(market), sides)
  if (isVoid) return `${name} · ${t('op_sport_resettle_market_text', { reason: market.voidReason ?? '' })}`
  const bets = market.betCount + market.legCount
  return `${name} · ${t('op_sport_void_confirm', { n: bets, amount: formatMoney(market.stakeAmount) })}`
}

const named = (row: Market) => ({
  typeCode: row.typeCode as MarketType,
  period: row.period as Period,
  line: row.line,
})

function MarketAction({ row, onAsk }: { row: Market; onAsk: ((task: Task) => void) | null }) {
  const t = useText()
  if (row.waitingProposalId)
    return (
      <ConsoleLink className="link" href={paths.proposals}>
        {t('op_sport_waits_second')}
      </ConsoleLink>
    )
  if (!onAsk) return null
  const isVoid = row.voidReason !== null
  return (
    <Button size="compact" onClick={() => onAsk({ market: row, isVoid })}>
      {t(isVoid ? 'op_sport_resettle' : 'op_sport_void')}
    </Button>
  )
}

/** A void of the whole match waits. */
export function VoidWaits() {
  const t = useText()
  return (
    <Note>
      {t('op_sport_void_waits')}{' '}
      <ConsoleLink className="link" href={paths.proposals}>
        {t('console_nav_proposals')}
      </ConsoleLink>
    </Note>
  )
}

function marketColumns(
  t: Translate,
  { home, away, runners, markets }: ResultFixture,
  onAsk: ((task: Task) => void) | null,
): Column<Market>[] {
  const sides = { home: home?.name ?? '', away: away?.name ?? '' }
  const winnerOf = (row: Market, code: string) => {
    const runner = runners.find((one) => one.code === code)
    return selectionName(t, named(row), code, sides, runner?.name)
  }
  const foot = markets.length > 1 ? sumsOf(markets) : null
  return [
    {
      key: 'market',
      head: t('op_sport_market'),
      card: 'title',
      cell: (row) => marketName(t, named(row), sides),
      foot: foot ? t('op_sport_sum') : undefined,
    },
    {
      key: 'result',
      head: t('op_sport_result'),
      card: 'badge',
      cell: (row) =>
        row.voidReason !== null
          ? t('op_sport_leg_VOID')
          : row.isDecided
            ? row.winners.map((code) => winnerOf(row, code)).join(', ') || '–'
            : '…',
    },
    {
      key: 'bets',
      head: t('op_sport_bets'),
      isFigure: true,
      cell: (row) => formatCount(row.betCount),
      foot: foot ? formatCount(foot.betCount) : undefined,
    },
    {
      key: 'stake',
      head: t('op_sport_stake'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount),
      foot: foot ? formatMoney(foot.stakeAmount) : undefined,
    },
    {
      key: 'payout',
      head: t('op_sport_paid'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (isPaid(row) ? formatMoney(row.payoutAmount) : '–'),
      foot: foot ? formatMoney(foot.payoutAmount) : undefined,
    },
    {
      key: 'net',
      head: t('op_sport_house'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (isPaid(row) ? <Money amount={row.netAmount} isChange /> : '–'),
      foot: foot ? <Money amount={foot.netAmount} isChange /> : undefined,
    },
    {
      key: 'void',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => <MarketAction row={row} onAsk={onAsk} />,
    },
  ]
}
