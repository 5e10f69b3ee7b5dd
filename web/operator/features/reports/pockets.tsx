import { useState } from 'react'
import {
  comparePockets,
  type comparePocketsSchemas,
} from '../../../../contract/operator/launch/compare-pockets.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatAmount, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { Transfers } from './pocket-transfers.tsx'

type Pocket = ValueOf<typeof comparePocketsSchemas>['list'][number]

const tones = { EQUAL: 'good', DIFFERENT: 'bad', WAITING: 'waiting', SILENT: 'neutral' } as const

/** Members' wallets at vendors that keep them: the ledger's figures beside the vendor's own. */
export function Pockets() {
  const t = useText()
  const [chosen, setChosen] = useState('')
  const access = useCall(listVendorAccess, {}, { staleMs: 30_000 })
  return (
    <Loaded answer={access}>
      {({ list }) => {
        const vendors = list.filter((vendor) => vendor.wallet.walletMode === 'TRANSFER')
        const vassalage =
          vendors.find((vendor) => vendor.vassalage === chosen)?.vassalage ?? vendors[0]?.vassalage
        if (vassalage === undefined)
          return (
            <EmptyState
              isSmall
              title={t('house_pockets_no_vendor')}
              text={t('house_pockets_no_vendor_text')}
            />
          )
        return (
          <div className="stack">
            <div className={styles.filters}>
              <SelectField
                label={t('games_vendor')}
                value={vassalage}
                onChange={setChosen}
                choices={vendors.map(({ vassalage: key, name }) => ({ key, text: name }))}
              />
            </div>
            <AtVendor key={vassalage} vassalage={vassalage} />
          </div>
        )
      }}
    </Loaded>
  )
}

function AtVendor({ vassalage }: { vassalage: string }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<Pocket | null>(null)
  const answer = useCall(
    comparePockets,
    { query: { vassalage, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 10_000 },
  )
  const columns: Column<Pocket>[] = [
    {
      key: 'member',
      head: t('round_member'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.account}
        </ConsoleLink>
      ),
    },
    {
      key: 'ledger',
      head: t('house_pockets_ledger'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.ledgerAmount),
    },
    {
      key: 'vendor',
      head: t('house_pockets_vendor'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.vendorAmount === null ? '–' : formatAmount(row.vendorAmount)),
    },
    {
      key: 'difference',
      head: t('reconcile_difference'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.difference} isChange />,
    },
    {
      key: 'match',
      head: t('reconcile_mark'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={tones[row.match]}>
          {t(`house_pockets_match_${row.match.toLowerCase() as Lowercase<Pocket['match']>}`)}
        </Badge>
      ),
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button size="compact" onClick={() => setOpen(row)}>
          {t('house_pockets_transfers')}
        </Button>
      ),
    },
  ]
  return (
    <Loaded answer={answer}>
      {(page) => (
        <>
          <Panel title={t('house_pockets_account')}>
            <KeyValues
              rows={(
                [
                  ['in', page.inAmount],
                  ['out', page.outAmount],
                  ['waiting', page.waitingAmount],
                  ['result', page.resultAmount],
                  ['ledger', page.ledgerAmount],
                ] as const
              ).map(([key, amount]) => ({
                key,
                label: t(`house_pockets_${key}`),
                value: formatMoney(amount),
              }))}
            />
          </Panel>
          <Panel title={t('house_pockets_title')} isFlush>
            <DataTable
              caption={t('house_pockets_title')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.memberId}
              empty={<EmptyState isSmall title={t('house_pockets_none')} />}
            />
            <Pages pageNo={pageNo} totalPages={page.totalPages} onChange={setPageNo} />
          </Panel>
          {open ? <Transfers pocket={open} vassalage={vassalage} onClose={() => setOpen(null)} /> : null}
        </>
      )}
    </Loaded>
  )
}
