import { useState } from 'react'
import { listTransactions } from '../../../../contract/player/cashier/list-transactions.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { RangeFilter, rangeOf } from './range-filter.tsx'
import { Totals } from './totals.tsx'

const types = ['DEPOSIT', 'WITHDRAW', 'BET', 'PAYOUT', 'REFUND', 'ADJUSTMENT'] as const
type TransactionType = (typeof types)[number]

/** Every movement of the balance; totals and balances are the ledger's. */
export function TransactionsPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const [type, setType] = useState<TransactionType | null>(null)
  const [pageNo, setPageNo] = useState(1)
  const { data, error, isPending } = useCall(listTransactions, { query: { ...range, ...(type ? { type } : {}), pageNo, pageSize: 20 } }, { keepsPrevious: true })
  const nameOf = (code: string) => t(`ledger_${code.toLowerCase()}` as 'ledger_bet')
  return (
    <div className="stack">
      <RangeFilter range={range} onChange={(next) => { setRange(next); setPageNo(1) }} />
      <Chips label={t('record_type')} value={type} onChange={(next) => { setType(next); setPageNo(1) }}
        choices={types.map((key) => ({ key, text: t(`record_type_${key.toLowerCase() as Lowercase<TransactionType>}`) }))} />
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : isPending || !data ? <Skeleton shape="block" /> : (
        <>
          <Totals rows={[
            { key: 'in', label: t('record_in'), amount: data.inAmount },
            { key: 'out', label: t('record_out'), amount: data.outAmount },
            { key: 'net', label: t('record_net_result'), amount: data.inAmount - data.outAmount, isChange: true },
          ]} />
          <DataTable caption={t('member_transactionHistory')} rows={data.list} rowKey={(row) => `${row.transactionId}${row.type}`} empty={<EmptyState title={t('record_empty')} />}
            columns={[
              { key: 'time', head: t('record_time'), cell: (row) => formatDateTime(row.at), card: 'meta', foot: t('record_page_sum', { 0: data.list.length }) },
              { key: 'type', head: t('record_type'), cell: (row) => <b>{nameOf(row.type)}</b>, card: 'title' },
              { key: 'reference', head: t('record_reference'), cell: (row) => <span className="text-3">{row.gameCode ?? row.reference?.slice(-12) ?? '–'}</span>, card: 'meta' },
              { key: 'amount', head: t('record_amount'), cell: (row) => <Money amount={row.amount} isChange />, isFigure: true, card: 'amount', foot: <Money amount={data.list.reduce((sum, row) => sum + row.amount, 0)} isChange /> },
              { key: 'balance', head: t('record_balance_after'), cell: (row) => formatAmount(row.balance), isFigure: true, card: 'meta' },
            ]} />
          <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} margin={1} range={3} />
        </>
      )}
    </div>
  )
}
