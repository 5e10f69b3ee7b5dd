import { useState } from 'react'
import {
  listDepositQueue,
  type listDepositQueueSchemas,
} from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import {
  listWithdrawalQueue,
  type listWithdrawalQueueSchemas,
} from '../../../../contract/operator/cashier/list-withdrawal-queue.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { channelText, depositStateText, depositTones } from '../../parts/deposit-state.ts'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { stateTone, withdrawalStateText } from '../../parts/withdrawal-state.ts'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { useCan } from '../../session/me.ts'
import { ageColumn, fresh, openColumn } from './cash-columns.tsx'
import styles from './member.module.css'
import { Pockets } from './pocket-panel.tsx'

type Deposit = ValueOf<typeof listDepositQueueSchemas>['list'][number]
type Withdrawal = ValueOf<typeof listWithdrawalQueueSchemas>['list'][number]

const PAGE = 5

/**
 * Where is the member's money? Open items come first, with their state, their age and the screen that decides
 * them.
 */
export function CashPanels({ memberId }: { memberId: string }) {
  const can = useCan()
  return (
    <div className={styles.cash}>
      {can('withdrawals.read') ? <Withdrawals memberId={memberId} /> : null}
      {can('deposits.read') ? <Deposits memberId={memberId} /> : null}
      {can('rounds.read') ? <Pockets memberId={memberId} /> : null}
    </div>
  )
}

const withdrawalsUnderWay: ReadonlySet<string> = new Set([
  'CREATED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'PAID',
  'CONFIRM_WAIT',
  'DISPUTED',
])
const depositsUnderWay: ReadonlySet<string> = new Set(['CREATED', 'PENDING_MATCH', 'REVIEW'])

function Withdrawals({ memberId }: { memberId: string }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(listWithdrawalQueue, { query: { memberId, pageNo, pageSize: PAGE } }, fresh)
  const columns: Column<Withdrawal>[] = [
    {
      key: 'at',
      head: t('dossier_time', { zone: zoneLabel() }),
      cell: (row) => formatDateTime(row.createdAt),
    },
    {
      key: 'account',
      head: t('queue_account'),
      card: 'title',
      cell: (row) => `${row.bankCode} ····${row.accountNo.slice(-4)}`,
    },
    {
      key: 'amount',
      head: t('common_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      key: 'state',
      head: t('queue_state'),
      card: 'badge',
      cell: (row) => <Badge tone={stateTone(row.state)}>{t(withdrawalStateText(row.state))}</Badge>,
    },
    ageColumn(
      t('cash_since'),
      (row) => row.changedAt,
      (row) => withdrawalsUnderWay.has(row.state),
    ),
    openColumn(t('common_action'), t('cash_open'), (row) => paths.withdrawal(row.withdrawalId)),
  ]
  return (
    <Panel title={t('cash_withdrawals')} isFlush>
      <Loaded answer={answer}>
        {(page) => (
          <DataTable
            caption={t('cash_withdrawals')}
            columns={columns}
            rows={page.list}
            rowKey={(row) => row.withdrawalId}
            onOpen={(row) => navigate(paths.withdrawal(row.withdrawalId))}
            empty={<EmptyState isSmall title={t('cash_no_withdrawals')} />}
          />
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </Panel>
  )
}

function Deposits({ memberId }: { memberId: string }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(listDepositQueue, { query: { memberId, pageNo, pageSize: PAGE } }, fresh)
  const columns: Column<Deposit>[] = [
    {
      key: 'at',
      head: t('dossier_time', { zone: zoneLabel() }),
      cell: (row) => formatDateTime(row.createdAt),
    },
    { key: 'channel', head: t('desk_channel'), card: 'title', cell: (row) => t(channelText(row.channel)) },
    {
      key: 'amount',
      head: t('common_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.paidAmount ?? row.payableAmount} currency={row.currency} />,
    },
    {
      key: 'state',
      head: t('queue_state'),
      card: 'badge',
      cell: (row) => <Badge tone={depositTones[row.state]}>{t(depositStateText(row.state))}</Badge>,
    },
    ageColumn(
      t('cash_since'),
      (row) => row.changedAt,
      (row) => depositsUnderWay.has(row.state),
    ),
    openColumn(t('common_action'), t('cash_open'), (row) => paths.deposit(row.depositId)),
  ]
  return (
    <Panel title={t('cash_deposits')} isFlush>
      <Loaded answer={answer}>
        {(page) => (
          <DataTable
            caption={t('cash_deposits')}
            columns={columns}
            rows={page.list}
            rowKey={(row) => row.depositId}
            onOpen={(row) => navigate(paths.deposit(row.depositId))}
            empty={<EmptyState isSmall title={t('cash_no_deposits')} />}
          />
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </Panel>
  )
}
