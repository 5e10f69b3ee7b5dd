import { useState } from 'react'
import { listAgentPayments } from '../../../../contract/operator/agents/pay/list-agent-payments.ts'
import { listPayRuns } from '../../../../contract/operator/agents/pay/list-pay-runs.ts'
import { contractKinds } from '../../../../contract/shared/agent-pay.ts'
import { formatAmount, formatMoney } from '../../../../design/format.ts'
import { percentText } from '../../../../kernel/percent.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useSearchValue } from '../../use-search-value.ts'
import { CommissionReport } from './commission-report.tsx'
import { ApproveMany } from './decisions.tsx'
import { type DeskPayment, PaymentState } from './payment-state.tsx'
import { PaymentWindow } from './payment-window.tsx'
import { Runs } from './runs.tsx'
import styles from './agent-pay.module.css'

type Kind = (typeof contractKinds)[number]
const REPORT = 'REPORT'

/** What contracts pay: by kind, with its periods, and the report of all. */
export function AgentPaymentsPage() {
  const t = useText()
  const [value, setTab] = useSearchValue('tab')
  const tab = value === REPORT ? REPORT : (contractKinds.find((kind) => kind === value) ?? 'DIVIDEND')
  return (
    <>
      <PageHead title={t('op_pay_title')} text={t('op_pay_text')} />
      <Tabs
        label={t('op_pay_title')}
        value={tab}
        onChange={setTab}
        tabs={[
          ...contractKinds.map((kind) => ({ key: kind as string, text: t(`op_pay_kind_${kind}`) })),
          { key: REPORT, text: t('op_pay_report') },
        ]}
      >
        {tab === REPORT ? <CommissionReport /> : <Payments key={tab} kind={tab as Kind} />}
      </Tabs>
    </>
  )
}

const stateKeys = [
  ['CALCULATED', 'op_pay_waiting'],
  ['HELD', 'op_pay_held'],
  ['APPROVED', 'op_pay_approved'],
  ['PAID', 'op_pay_paid'],
] as const

function Payments({ kind }: { kind: Kind }) {
  const t = useText()
  const [periodId, setPeriodId] = useState('')
  const [account, setAccount] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<string | null>(null)
  const runs = useCall(
    listPayRuns,
    { query: { kind, pageSize: 20 } },
    { staleMs: 3_000, refetchEveryMs: 30_000 },
  )
  const answer = useCall(
    listAgentPayments,
    {
      query: {
        kind,
        pageNo,
        pageSize: 20,
        ...(periodId ? { periodId } : {}),
        ...(account.trim() ? { account: account.trim() } : {}),
      },
    },
    { keepsPrevious: true, staleMs: 3_000, refetchEveryMs: 30_000 },
  )
  const choose = (next: string) => {
    setPeriodId(next)
    setPageNo(1)
  }
  return (
    <div className={styles.page}>
      <div className={parts.filters}>
        <SelectField
          label={t('op_pay_period')}
          value={periodId}
          onChange={choose}
          choices={[
            { key: '', text: t('op_pay_all_periods') },
            ...(runs.data?.list ?? []).map((run) => ({ key: run.periodId, text: run.periodId })),
          ]}
        />
        <TextField
          label={t('op_pay_search')}
          value={account}
          onChange={(event) => {
            setAccount(event.target.value)
            setPageNo(1)
          }}
        />
      </div>
      <Loaded answer={answer}>
        {({ list, sums, netAmount, topAmount }) => (
          <>
            <div className={styles.figures}>
              {stateKeys.map(([state, text]) => {
                const sum = sums.find((one) => one.state === state)
                return (
                  <Kpi
                    key={state}
                    label={t(text)}
                    value={formatMoney(sum?.amount ?? 0)}
                    note={t('op_pay_count', { count: sum?.count ?? 0 })}
                  />
                )
              })}
            </div>
            <Panel
              title={t('op_pay_list')}
              beside={<ApproveMany payments={list.filter((row) => row.abilities.includes('approve'))} />}
              isFlush
            >
              <p className={styles.balanced}>
                {t('op_pay_balanced', { net: formatMoney(netAmount), top: formatMoney(topAmount) })}
              </p>
              <PaymentTable list={list} onOpen={setOpen} />
            </Panel>
          </>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      <Runs kind={kind} answer={runs} />
      {open ? <PaymentWindow paymentId={open} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

const contractText = ({ contractNo, periodId }: DeskPayment): string => `CT-${contractNo} · ${periodId}`

function PaymentTable({
  list,
  onOpen,
}: {
  list: readonly DeskPayment[]
  onOpen: (paymentId: string) => void
}) {
  const t = useText()
  return (
    <DataTable
      caption={t('op_pay_list')}
      rows={list}
      rowKey={({ paymentId }) => paymentId}
      onOpen={({ paymentId }) => onOpen(paymentId)}
      empty={<EmptyState isSmall title={t('op_pay_none')} text={t('op_pay_none_text')} />}
      columns={[
        {
          key: 'agent',
          head: t('op_pay_agent'),
          card: 'title',
          cell: (row) => (
            <button type="button" className={styles.name} onClick={() => onOpen(row.paymentId)}>
              <b>{row.account}</b>
              <small className="text-2">{contractText(row)}</small>
            </button>
          ),
        },
        {
          key: 'base',
          head: t('op_pay_base'),
          cell: (row) => formatAmount(row.base),
          isFigure: true,
        },
        {
          key: 'rate',
          head: t('op_pay_rate'),
          cell: (row) => `${percentText(row.ratePpm, 2)}%`,
          isFigure: true,
        },
        {
          key: 'below',
          head: t('op_pay_below'),
          cell: (row) => formatAmount(row.below),
          isFigure: true,
        },
        {
          key: 'amount',
          head: t('op_pay_amount'),
          cell: (row) => <b>{formatAmount(row.amount)}</b>,
          isFigure: true,
          card: 'amount',
        },
        {
          key: 'state',
          head: t('op_pay_status'),
          cell: (row) => <PaymentState payment={row} />,
          card: 'badge',
        },
      ]}
    />
  )
}
