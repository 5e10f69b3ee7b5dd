import { useState } from 'react'
import {
  listAllOrders,
  type listAllOrdersSchemas,
} from '../../../../contract/operator/lottery/list-all-orders.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { type LotteryOrderState, lotteryOrderStates } from '../../../../contract/shared/lottery-orders.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../parts/date-range.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { GameFilter } from './game-filter.tsx'
import { useGames } from './game-names.ts'
import { orderTones } from './words.ts'

type Row = ValueOf<typeof listAllOrdersSchemas>['list'][number]

const ALL = 'ALL'
/** Enough to tell rows apart; its page has the whole number. */
const ID_START = 8

/** Bets in lotteries, found by number, member, lottery, issue, state and day. */
export function OrdersPage() {
  const t = useText()
  const { nameOf } = useGames()
  const [pageNo, setPageNo] = useState(1)
  const [gameCode, setGameCode] = useSearchValue('game')
  const [askedNumero] = useSearchValue('numero')
  const [range, setRange] = useState(() => lastDays(7))
  const [state, setState] = useState(ALL)
  const [words, setWords] = useState({ orderId: '', username: '', numero: askedNumero })
  const form = useForm({
    start: { orderId: '', username: '', numero: askedNumero },
    send: (next) => {
      setWords({ orderId: next.orderId.trim(), username: next.username.trim(), numero: next.numero.trim() })
      setPageNo(1)
    },
  })
  const named = Object.fromEntries(Object.entries(words).filter(([, value]) => value))
  const answer = useCall(
    listAllOrders,
    {
      query: {
        pageNo,
        pageSize: 20,
        ...range,
        ...named,
        ...(gameCode ? { gameCode } : {}),
        ...(state === ALL ? {} : { state: state as LotteryOrderState }),
      },
    },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const first =
    <Act extends unknown[]>(act: (...args: Act) => void) =>
    (...args: Act) => {
      act(...args)
      setPageNo(1)
    }
  return (
    <>
      <PageHead title={t('lot_orders_title')} text={t('lot_orders_text')} />
      <Form form={form} role="search" aria-label={t('lot_orders_title')} className={parts.filters}>
        <GameFilter value={gameCode} onChange={first(setGameCode)} />
        <SelectField
          label={t('lot_state')}
          value={state}
          onChange={first(setState)}
          choices={[
            { key: ALL, text: t('lot_all_states') },
            ...lotteryOrderStates.map((key) => ({ key, text: t(`lot_order_${key}` as TextKey) })),
          ]}
        />
        <DateRange range={range} onChange={first(setRange)} />
        <TextField label={t('lot_issue')} maxLength={16} {...form.field('numero')} />
        <TextField label={t('lot_member')} maxLength={32} autoComplete="off" {...form.field('username')} />
        <TextField label={t('lot_order')} maxLength={64} autoComplete="off" {...form.field('orderId')} />
        <Button type="submit" kind="primary" className={parts.fixed}>
          {t('common_search')}
        </Button>
      </Form>
      <Loaded answer={answer}>
        {(page) => (
          <Panel isFlush>
            <DataTable
              caption={t('lot_orders_title')}
              columns={orderColumns(t, nameOf)}
              rows={page.list}
              rowKey={(row) => row.orderId}
              empty={<EmptyState isSmall title={t('lot_orders_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

function orderColumns(t: Translate, nameOf: (gameCode: string) => string): Column<Row>[] {
  return [
    {
      key: 'order',
      head: t('lot_order'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.lotteryOrder(row.orderId)}>
          {row.orderId.slice(0, ID_START)}
        </ConsoleLink>
      ),
    },
    {
      key: 'member',
      head: t('lot_member'),
      isNamed: true,
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.username}
        </ConsoleLink>
      ),
    },
    { key: 'game', head: t('lot_game'), cell: (row) => nameOf(row.gameCode) },
    {
      key: 'issue',
      head: t('lot_issue'),
      isNamed: true,
      cell: (row) => (
        <ConsoleLink className="link" href={paths.lotteryIssue(row.gameCode, row.numero)}>
          {row.numero}
        </ConsoleLink>
      ),
    },
    {
      key: 'state',
      head: t('lot_state'),
      card: 'badge',
      cell: (row) => <Badge tone={orderTones[row.state]}>{t(`lot_order_${row.state}` as TextKey)}</Badge>,
    },
    { key: 'lines', head: t('lot_lines'), isFigure: true, cell: (row) => row.lineCount },
    {
      key: 'stake',
      head: t('lot_stake'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount, row.currency),
    },
    {
      key: 'win',
      head: t('lot_win'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.winAmount === null ? '–' : formatMoney(row.winAmount, row.currency)),
    },
    { key: 'at', head: t('lot_placed'), isNamed: true, cell: (row) => formatDateTime(row.placedAt) },
  ]
}
