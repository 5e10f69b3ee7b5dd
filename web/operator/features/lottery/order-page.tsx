import {
  readPlacedOrder,
  type readPlacedOrderSchemas,
} from '../../../../contract/operator/lottery/read-placed-order.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useGames } from './game-names.ts'
import { shortResult } from './result-text.ts'
import { lineTones, orderTones } from './words.ts'

type Order = ValueOf<typeof readPlacedOrderSchemas>
type Line = Order['lines'][number]

/** One bet: what was locked when it was taken, and what came of every line. */
export function OrderPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readPlacedOrder, { params: { orderId: id } }, { staleMs: 1_000 })
  if (codeOf(answer.error) === 'LOTTERY_ORDER_NOT_FOUND') return <EmptyState title={t('lot_order_none')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.lotteryOrders}>{t('lot_orders_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {id}
      </nav>
      <Loaded answer={answer}>{(order) => <Whole order={order} />}</Loaded>
    </>
  )
}

function Whole({ order }: { order: Order }) {
  const t = useText()
  const { nameOf } = useGames()
  return (
    <>
      <PageHead
        title={t('lot_order_title', { orderId: order.orderId })}
        beside={<Badge tone={orderTones[order.state]}>{t(`lot_order_${order.state}` as TextKey)}</Badge>}
      />
      <div className="stack">
        <Panel title={t('lot_order')}>
          <KeyValues rows={factsOf(t, order, nameOf)} />
        </Panel>
        <Panel title={t('lot_lines')} isFlush>
          <DataTable
            caption={t('lot_lines')}
            columns={lineColumns(t, order.currency)}
            rows={order.lines}
            rowKey={(row) => String(row.line)}
          />
        </Panel>
      </div>
    </>
  )
}

function factsOf(t: Translate, order: Order, nameOf: (gameCode: string) => string) {
  const money = (amount: number) => formatMoney(amount, order.currency)
  return [
    {
      key: 'member',
      label: t('lot_member'),
      value: (
        <ConsoleLink className="link" href={paths.member(order.memberId)}>
          {order.username}
        </ConsoleLink>
      ),
    },
    { key: 'game', label: t('lot_game'), value: nameOf(order.gameCode) },
    {
      key: 'issue',
      label: t('lot_issue'),
      value: (
        <ConsoleLink className="link" href={paths.lotteryIssue(order.gameCode, order.numero)}>
          {order.numero}
        </ConsoleLink>
      ),
    },
    {
      key: 'result',
      label: t('lot_result'),
      value: shortResult(order.gameCode, order.numero, order.result),
    },
    { key: 'placed', label: t('lot_placed'), value: formatRecordTime(order.placedAt, true) },
    ...(order.cancelledAt
      ? [{ key: 'cancelled', label: t('lot_cancelled'), value: formatRecordTime(order.cancelledAt, true) }]
      : []),
    ...(order.betG === null
      ? []
      : [
          {
            key: 'group',
            label: t('lot_group'),
            value: t('lot_group_of', { bet: String(order.betG), own: String(order.memberG) }),
          },
        ]),
    { key: 'seed', label: t('lot_client_seed'), value: <code>{order.clientSeed}</code> },
    ...(order.note ? [{ key: 'note', label: t('lot_note'), value: order.note }] : []),
    { key: 'stake', label: t('lot_stake'), value: money(order.stakeAmount) },
    { key: 'potential', label: t('lot_potential'), value: money(order.potentialAmount) },
    {
      key: 'win',
      label: t('lot_win'),
      value: order.winAmount === null ? '–' : money(order.winAmount),
    },
    { key: 'rebate', label: t('lot_rebate'), value: money(order.rebateAmount) },
  ]
}

function lineColumns(t: Translate, currency: string): Column<Line>[] {
  return [
    { key: 'play', head: t('lot_play'), card: 'title', cell: (row) => row.name },
    {
      key: 'count',
      head: t('lot_combinations'),
      isFigure: true,
      cell: (row) =>
        t('lot_combinations_of', {
          combinations: formatCount(row.combinations),
          multiple: formatCount(row.multiple),
          unit: formatMoney(row.unitAmount, currency),
        }),
    },
    { key: 'odds', head: t('lot_odds'), isNamed: true, cell: (row) => row.odds.join(' / ') },
    {
      key: 'stake',
      head: t('lot_stake'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount, currency),
    },
    {
      key: 'win',
      head: t('lot_win'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.winAmount === null ? '–' : formatMoney(row.winAmount, currency)),
    },
    {
      key: 'state',
      head: t('lot_state'),
      card: 'badge',
      cell: (row) => <Badge tone={lineTones[row.state]}>{t(`lot_line_${row.state}` as TextKey)}</Badge>,
    },
  ]
}
