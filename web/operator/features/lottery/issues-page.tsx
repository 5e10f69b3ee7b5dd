import { useState } from 'react'
import { listIssues, type listIssuesSchemas } from '../../../../contract/operator/lottery/list-issues.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { type IssueState, issueStates } from '../../../../contract/shared/lottery-draws.ts'
import { formatCount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { DateField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { GameFilter } from './game-filter.tsx'
import { shortResult } from './result-text.ts'
import { WaitingIssues } from './waiting-issues.tsx'
import { issueTones, sourceTones } from './words.ts'

type Row = ValueOf<typeof listIssuesSchemas>['list'][number]

const ALL = 'ALL'

/** Issues of all lotteries, the last to close first, with what was staked and paid. */
export function IssuesPage() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [gameCode, setGameCode] = useSearchValue('game')
  // Of all lotteries most issues have none: a fast one draws every minute.
  const [filter, setFilter] = useState({ state: ALL, date: '', hasBets: gameCode === '' })
  const change = (part: Partial<typeof filter>) => {
    setFilter({ ...filter, ...part })
    setPageNo(1)
  }
  const answer = useCall(
    listIssues,
    {
      query: {
        pageNo,
        pageSize: 20,
        ...(gameCode ? { gameCode } : {}),
        ...(filter.state === ALL ? {} : { state: filter.state as IssueState }),
        ...(filter.date ? { date: filter.date } : {}),
        ...(filter.hasBets ? { hasBets: true } : {}),
      },
    },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  return (
    <>
      <PageHead title={t('lot_issues_title')} text={t('lot_issues_text')} />
      <WaitingIssues />
      <div className={parts.filters} role="search" aria-label={t('lot_issues_title')}>
        <GameFilter
          value={gameCode}
          onChange={(code) => {
            setGameCode(code)
            setPageNo(1)
          }}
        />
        <SelectField
          label={t('lot_state')}
          value={filter.state}
          onChange={(state) => change({ state })}
          choices={[
            { key: ALL, text: t('lot_all_states') },
            ...issueStates.map((state) => ({ key: state, text: t(`lot_issue_${state}` as TextKey) })),
          ]}
        />
        <DateField
          label={t('lot_day')}
          emptyText={t('queue_tab_all')}
          value={filter.date}
          onChange={(event) => change({ date: event.target.value })}
        />
        <Checkbox checked={filter.hasBets} onChange={(event) => change({ hasBets: event.target.checked })}>
          {t('lot_has_bets')}
        </Checkbox>
      </div>
      <Loaded answer={answer}>
        {(page) => (
          <Panel isFlush>
            <DataTable
              caption={t('lot_issues_title')}
              columns={issueColumns(t)}
              rows={page.list}
              rowKey={(row) => `${row.gameCode}-${row.numero}`}
              empty={<EmptyState isSmall title={t('lot_issues_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

function issueColumns(t: Translate): Column<Row>[] {
  return [
    {
      key: 'issue',
      head: t('lot_issue'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.lotteryIssue(row.gameCode, row.numero)}>
          {row.numero}
        </ConsoleLink>
      ),
    },
    {
      key: 'game',
      head: t('lot_game'),
      cell: (row) => (
        <>
          {row.name}{' '}
          {row.source === 'DEMO' ? <Badge tone={sourceTones.DEMO}>{t('lot_source_DEMO')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'state',
      head: t('lot_state'),
      card: 'badge',
      cell: (row) => <Badge tone={issueTones[row.state]}>{t(`lot_issue_${row.state}` as TextKey)}</Badge>,
    },
    {
      key: 'closes',
      head: t('lot_closes'),
      isNamed: true,
      cell: (row) => formatDateTime(row.closesAt),
    },
    {
      key: 'result',
      head: t('lot_result'),
      isNamed: true,
      cell: (row) => shortResult(row.gameCode, row.numero, row.result),
    },
    {
      key: 'orders',
      head: t('lot_bets'),
      isFigure: true,
      cell: (row) =>
        row.orderCount > 0 ? (
          <ConsoleLink className="link" href={paths.lotteryOrdersOf(row.gameCode, row.numero)}>
            {formatCount(row.orderCount)}
          </ConsoleLink>
        ) : (
          0
        ),
    },
    {
      key: 'stakes',
      head: t('lot_stakes'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount),
    },
    {
      key: 'paid',
      head: t('lot_paid'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.paidAmount),
    },
    {
      key: 'net',
      head: t('lot_report_net'),
      isFigure: true,
      card: 'amount',
      cell: (row) =>
        row.settledAt && row.orderCount > 0 ? (
          <Money amount={row.stakeAmount - row.paidAmount} isChange />
        ) : (
          '–'
        ),
    },
  ]
}
