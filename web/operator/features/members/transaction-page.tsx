import {
  readMemberTransaction,
  type readMemberTransactionSchemas,
} from '../../../../contract/operator/members/read-transaction.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { CopyButton, KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { accountText, ledgerText } from '../../parts/ledger-text.ts'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'

type Transaction = ValueOf<typeof readMemberTransactionSchemas>

/** One transaction of the ledger: every part of it, who posted it and why, and what it takes back. */
export function TransactionPage({ memberId, transactionId }: { memberId: string; transactionId: string }) {
  const t = useText()
  const answer = useCall(readMemberTransaction, { params: { memberId, transactionId } }, { staleMs: 3_000 })
  const back = paths.member(memberId, 'money')
  if (codeOf(answer.error) === 'TRANSACTION_NOT_FOUND')
    return (
      <EmptyState
        title={t('txn_none')}
        action={<ConsoleButton href={back}>{t('common_back')}</ConsoleButton>}
      />
    )
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.members}>{t('people_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        <ConsoleLink href={back}>{answer.data?.account ?? '…'}</ConsoleLink>
        <Icon name="r" size={16} />
        {t('txn_title')}
      </nav>
      <Loaded answer={answer}>
        {(transaction) => <Whole memberId={memberId} transaction={transaction} />}
      </Loaded>
    </>
  )
}

function Whole({ memberId, transaction }: { memberId: string; transaction: Transaction }) {
  const t = useText()
  const other = (id: string) => (
    <ConsoleLink className="link" href={paths.transaction(memberId, id)}>
      {id}
    </ConsoleLink>
  )
  const name = (account: string) => accountText(account, { id: memberId, name: transaction.account }, t)
  const columns: Column<Transaction['parts'][number]>[] = [
    { key: 'code', head: t('dossier_movement'), card: 'title', cell: (row) => ledgerText(row.code, t) },
    {
      key: 'path',
      head: t('rounds_accounts'),
      cell: (row) => (
        <span className={parts.wrapping}>
          {name(row.from)} → {name(row.to)}
        </span>
      ),
    },
    {
      key: 'amount',
      head: t('dossier_change'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.amount, row.currency),
    },
  ]
  return (
    <>
      <PageHead
        title={t('txn_title')}
        text={
          <>
            {transaction.transactionId} <CopyButton text={transaction.transactionId} />
          </>
        }
      />
      <div className="stack">
        <Panel>
          <KeyValues
            rows={[
              {
                key: 'at',
                label: t('dossier_time', { zone: zoneLabel() }),
                value: formatDateTime(transaction.at),
              },
              { key: 'kind', label: t('txn_kind'), value: ledgerText(transaction.kind, t) },
              {
                key: 'key',
                label: t('txn_key'),
                value: (
                  <span className={parts.wrapping}>
                    {transaction.scope} · {transaction.key}
                  </span>
                ),
                copyText: transaction.key,
              },
              ...(transaction.reference
                ? [
                    {
                      key: 'reference',
                      label: t('dossier_reference'),
                      value: <span className={parts.wrapping}>{transaction.reference}</span>,
                      copyText: transaction.reference,
                    },
                  ]
                : []),
              ...(transaction.actor
                ? [{ key: 'actor', label: t('txn_actor'), value: transaction.actor }]
                : []),
              ...(transaction.reason
                ? [{ key: 'reason', label: t('op_reason'), value: transaction.reason }]
                : []),
              ...(transaction.reverses
                ? [{ key: 'reverses', label: t('txn_reverses'), value: other(transaction.reverses) }]
                : []),
              ...(transaction.reversedBy
                ? [{ key: 'reversedBy', label: t('txn_reversed_by'), value: other(transaction.reversedBy) }]
                : []),
            ]}
          />
        </Panel>
        <Panel title={t('txn_parts')} isFlush>
          <DataTable
            caption={t('txn_parts')}
            columns={columns}
            rows={transaction.parts}
            rowKey={(row) => `${row.code}${row.from}${row.to}${row.amount}`}
            empty={<EmptyState isSmall title={t('txn_none')} />}
          />
        </Panel>
      </div>
    </>
  )
}
