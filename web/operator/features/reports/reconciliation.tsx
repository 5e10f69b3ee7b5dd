import { useState } from 'react'
import { exportReconciliation } from '../../../../contract/operator/reports/export-reconciliation.ts'
import { listReconciliationCases, type listReconciliationCasesSchemas } from '../../../../contract/operator/reports/list-reconciliation-cases.ts'
import { readReconciliation, type readReconciliationSchemas } from '../../../../contract/operator/reports/read-reconciliation.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { depositChannels } from '../../../../contract/shared/cashier-channels.ts'
import type { WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import type { Range } from '../../parts/date-range.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { withdrawalStateText } from '../../parts/withdrawal-state.ts'

type Row = ValueOf<typeof readReconciliationSchemas>['rows'][number]
type Case = ValueOf<typeof listReconciliationCasesSchemas>['list'][number]
type Figure = 'toldAmount' | 'waitingAmount' | 'returnedAmount' | 'booksAmount' | 'ledgerAmount' | 'statementAmount'

const figures: readonly (readonly [Figure, TextKey])[] = [
  ['toldAmount', 'reconcile_told'], ['waitingAmount', 'reconcile_waiting'], ['returnedAmount', 'reconcile_returned'], ['booksAmount', 'reconcile_books'],
  ['ledgerAmount', 'reconcile_ledger'], ['statementAmount', 'reconcile_statement'],
]

/** The books, the banks and the ledger beside each other; a row opens what stands behind it. */
export function Reconciliation({ range }: { range: Range }) {
  const t = useText()
  const [open, setOpen] = useState<Row | null>(null)
  const answer = useCall(readReconciliation, { query: range }, { keepsPrevious: true, staleMs: 3_000 })
  const columns: Column<Row>[] = [
    { key: 'date', head: t('report_date'), card: 'meta', cell: (row) => row.date },
    { key: 'channel', head: t('reconcile_channel'), card: 'title', cell: (row) => nameOf(row, t) },
    ...useFigures(),
    { key: 'open', head: <span className="sr-only">{t('common_action')}</span>, card: 'hidden', cell: (row) => <Button size="compact" onClick={() => setOpen(row)}>{t('common_detail')}</Button> },
  ]
  return (
    <Loaded answer={answer}>{(report) => (
      <div className="stack">
        {report.rows.length > 0 ? <Note tone={report.isEqual ? 'good' : 'bad'}>{t(report.isEqual ? 'reconcile_equal' : 'reconcile_differs')}</Note> : null}
        <Panel title={t('reconcile_title')} isFlush beside={<span className={styles.toolbar}><Downloads call={exportReconciliation} query={{ ...range, part: 'DAYS' }} /></span>}>
          <DataTable caption={t('reconcile_title')} columns={columns} rows={report.rows} rowKey={(row) => `${row.date}${row.direction}${row.channel}`} onOpen={setOpen} empty={<EmptyState isSmall title={t('reconcile_none')} />} />
        </Panel>
        {open ? <Cases row={open} onClose={() => setOpen(null)} /> : null}
      </div>
    )}</Loaded>
  )
}

function Cases({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(listReconciliationCases, { query: { date: row.date, direction: row.direction, channel: row.channel, pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <Modal isOpen size="wide" onClose={onClose} title={`${nameOf(row, t)} · ${row.date}`}>
      <div className="stack">
        {row.unexplainedAmount === 0 ? null : <Note tone="bad">{t('reconcile_unexplained', { 0: formatAmount(row.unexplainedAmount) })}</Note>}
        <Loaded answer={answer}>{(page) => (page.list.length === 0 ? <EmptyState isSmall title={t('reconcile_none')} /> : (
          <ul className={styles.cases} aria-label={t('reconcile_cases')}>{page.list.map((one) => <CaseLine key={one.id} row={row} one={one} />)}</ul>
        ))}</Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
        <span className={styles.toolbar}><Downloads call={exportReconciliation} query={{ from: row.date, to: row.date, part: 'CASES' }} /></span>
      </div>
    </Modal>
  )
}

/** Whose it is and how far it came, over its figures: a window is too narrow for a column each. */
function CaseLine({ row, one }: { row: Row; one: Case }) {
  const t = useText()
  return (
    <li>
      <div className="row row-wrap">
        <span className="grow"><ConsoleLink className="link" href={paths.member(one.memberId)}>{one.account}</ConsoleLink> · {t(row.direction === 'DEPOSIT' ? `deposit_state_${one.state.toLowerCase()}` as TextKey : withdrawalStateText(one.state as WithdrawalState))}</span>
        <Mark isDifferent={one.isDifferent} />
      </div>
      <small className="note text-3">{row.direction === 'WITHDRAWAL' ? <ConsoleLink className="link" href={paths.withdrawal(one.id)}>{one.id}</ConsoleLink> : one.id}</small>
      <dl className={styles.caseFigures}>
        {figures.map(([key, head]) => <div key={key}><dt>{t(head)}</dt><dd className="number">{amountText(one[key])}</dd></div>)}
        <div><dt>{t('reconcile_difference')}</dt><dd><Money amount={one.difference} isChange /></dd></div>
      </dl>
    </li>
  )
}

const amountText = (amount: number | null) => (amount === null ? '–' : formatAmount(amount))

function Mark({ isDifferent }: { isDifferent: boolean }) {
  const t = useText()
  return <Badge tone={isDifferent ? 'bad' : 'good'}>{t(isDifferent ? 'reconcile_mark_differs' : 'reconcile_mark_equal')}</Badge>
}

/** A channel that the console has no name for is shown as the ledger names it. */
function nameOf({ direction, channel }: Row, t: ReturnType<typeof useText>): string {
  const isNamed = (depositChannels as readonly string[]).includes(channel)
  const name = isNamed ? t(`desk_channel_${channel.toLowerCase()}` as TextKey) : channel === 'BANK' ? t('reconcile_bank') : channel
  return `${t(direction === 'DEPOSIT' ? 'reconcile_deposit' : 'reconcile_withdrawal')} · ${name}`
}

function useFigures(): Column<Row>[] {
  const t = useText()
  return [
    ...figures.map(([key, head]): Column<Row> => ({ key, head: t(head), isFigure: true, card: key === 'ledgerAmount' || key === 'toldAmount' ? 'amount' : 'hidden', cell: (one) => amountText(one[key]) })),
    { key: 'difference', head: t('reconcile_difference'), isFigure: true, card: 'amount', cell: (one) => <Money amount={one.difference} isChange /> },
    { key: 'mark', head: t('reconcile_mark'), card: 'badge', cell: (one) => <Mark isDifferent={one.isDifferent} /> },
  ]
}
