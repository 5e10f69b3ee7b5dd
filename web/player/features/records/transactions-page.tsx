import { useState } from 'react'
import { exportTransactions } from '../../../../contract/player/cashier/export-transactions.ts'
import {
  listTransactions,
  type listTransactionsSchemas,
} from '../../../../contract/player/cashier/list-transactions.ts'
import { transactionTypes } from '../../../../contract/player/cashier/record-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatAmount, formatRecordTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { seatPlaceText, seatResultText, seatText } from '../../../ui/status/seat-text.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { BetDetail } from './bet-detail.tsx'
import { codeKey } from './code-key.ts'
import { RangeFilter, rangeOf } from './range-filter.tsx'
import { Downloads, RecordFoot } from './record-foot.tsx'
import { RecordState } from './record-state.tsx'
import { shortReference } from './short-reference.ts'
import { Totals } from './totals.tsx'
import { TransactionDetail } from './transaction-detail.tsx'
import { useRecordPage } from './use-record-page.ts'
import styles from './records.module.css'

type TransactionType = (typeof transactionTypes)[number]
type Line = ValueOf<typeof listTransactionsSchemas>['list'][number]

/** Every movement of the balance; totals and balances are the ledger's. */
export function TransactionsPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const [type, setType] = useState<TransactionType | 'ALL'>('ALL')
  const page = useRecordPage()
  const [opened, setOpened] = useState<{ transactionId: string } | { betNo: string } | null>(null)
  const asked = { ...range, ...(type === 'ALL' ? {} : { type }) }
  const { data, error, isPending, refetch } = useCall(
    listTransactions,
    { query: { ...asked, ...page.query } },
    { keepsPrevious: true },
  )
  return (
    <div className="stack">
      <RangeFilter
        range={range}
        onChange={(next) => {
          setRange(next)
          page.restart()
        }}
      >
        <SelectField
          label={t('record_type')}
          isLabelHidden
          value={type}
          onChange={(next) => {
            setType(next)
            page.restart()
          }}
          choices={[
            { key: 'ALL', text: t('record_all_types') },
            ...transactionTypes.map((key) => ({
              key,
              text: t(`record_type_${key.toLowerCase() as Lowercase<TransactionType>}`),
            })),
          ]}
        />
      </RangeFilter>
      <RecordState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <Totals
              rows={[
                { key: 'in', label: t('record_in'), amount: data.inAmount },
                { key: 'out', label: t('record_out'), amount: data.outAmount },
                ...(data.seatAmount === 0
                  ? []
                  : [{ key: 'seats', label: t('record_seats'), amount: data.seatAmount, isChange: true }]),
                {
                  key: 'net',
                  label: t('record_change'),
                  amount: data.inAmount - data.outAmount + data.seatAmount,
                  isChange: true,
                },
              ]}
            />
            <LineTable list={data.list} onOpen={({ transactionId }) => setOpened({ transactionId })} />
            <RecordFoot
              rows={data.list.length}
              page={page.pageNo}
              totalPages={data.totalPages}
              onPage={(to) => page.goTo(to, data.mark)}
              size={page.size}
              onSize={page.resize}
            >
              <Downloads call={exportTransactions} query={asked} />
            </RecordFoot>
          </>
        ) : null}
      </RecordState>
      <Modal
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={t(opened && 'betNo' in opened ? 'record_detail' : 'record_transaction')}
      >
        {opened === null ? null : 'betNo' in opened ? (
          <BetDetail betNo={opened.betNo} />
        ) : (
          <TransactionDetail
            transactionId={opened.transactionId}
            onOpenBet={(betNo) => setOpened({ betNo })}
          />
        )}
      </Modal>
    </div>
  )
}

function LineTable({ list, onOpen }: { list: readonly Line[]; onOpen: (line: Line) => void }) {
  const t = useText()
  return (
    <DataTable
      caption={t('member_transactionHistory')}
      rows={list}
      rowKey={(row) => `${row.transactionId}${row.type}`}
      onOpen={onOpen}
      empty={<EmptyState title={t('record_empty')} />}
      columns={[
        {
          key: 'time',
          head: t('record_time', { zone: zoneLabel() }),
          cell: (row) => formatRecordTime(row.at, true),
          card: 'meta',
          foot: t('record_page_sum', { count: list.length }),
        },
        { key: 'type', head: t('record_type'), cell: (row) => <LineType line={row} />, card: 'title' },
        {
          key: 'reference',
          head: t('record_reference'),
          cell: (row) => (
            <span className="text-3">
              {row.seat
                ? seatPlaceText(row.gameName, row.seat)
                : (row.gameName ?? row.shownReference ?? shortReference(row.reference) ?? '–')}
            </span>
          ),
          card: 'meta',
        },
        {
          key: 'amount',
          head: t('record_amount'),
          cell: (row) => <Money amount={row.amount} isChange />,
          isFigure: true,
          card: 'amount',
          foot: <Money amount={list.reduce((sum, row) => sum + row.amount, 0)} isChange />,
        },
        {
          key: 'balance',
          head: t('record_balance_after'),
          cell: (row) => formatAmount(row.balance),
          isFigure: true,
          card: 'amount',
        },
      ]}
    />
  )
}

/** What happened; of a seat also what it came to. */
function LineType({ line: { type, seat } }: { line: Line }) {
  const t = useText()
  const result = seat && seatResultText(seat, t)
  return (
    <span className={styles.kind}>
      <b>{seat ? seatText(seat, t) : t(codeKey(type))}</b>
      {result ? <small className="text-3">{result}</small> : null}
    </span>
  )
}
