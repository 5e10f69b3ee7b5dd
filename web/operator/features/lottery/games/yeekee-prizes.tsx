import { useState } from 'react'
import {
  listYeekeePrizes,
  type listYeekeePrizesSchemas,
} from '../../../../../contract/operator/lottery/list-yeekee-prizes.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatDateTime, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'

type Prize = ValueOf<typeof listYeekeePrizesSchemas>['list'][number]

const ON_A_PAGE = 20

/** The prizes that were paid for numbers of yeekee rounds. */
export function YeekeePrizes() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listYeekeePrizes,
    { query: { pageNo, pageSize: ON_A_PAGE } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  const { data } = answer
  return (
    <>
      <Panel
        title={t('lotodds_prizes_paid')}
        beside={
          data ? (
            <small className="text-3">
              {t('lotodds_prizes_today', { amount: formatMoney(data.todayAmount, data.currency) })}
            </small>
          ) : null
        }
        isFlush
      >
        <Loaded answer={answer}>
          {({ list, currency }) => (
            <DataTable
              caption={t('lotodds_prizes_paid')}
              columns={prizeColumns(t, currency)}
              rows={list}
              rowKey={({ numero, kind }) => `${numero} ${kind}`}
              empty={<EmptyState isSmall title={t('lotodds_prizes_none')} />}
            />
          )}
        </Loaded>
      </Panel>
      <Pages pageNo={pageNo} totalPages={data?.totalPages} onChange={setPageNo} />
    </>
  )
}

const prizeColumns = (
  t: Translate,
  currency: ValueOf<typeof listYeekeePrizesSchemas>['currency'],
): Column<Prize>[] => [
  { key: 'member', head: t('lotodds_prize_member'), card: 'title', cell: ({ username }) => username },
  { key: 'round', head: t('lotodds_prize_round'), isNamed: true, cell: ({ numero }) => numero },
  {
    key: 'kind',
    head: t('lotodds_prize_rank'),
    isNamed: true,
    cell: ({ kind }) => t(`lotodds_prize_kind_${kind}`),
  },
  { key: 'number', head: t('lotodds_prize_number'), isNamed: true, cell: ({ number }) => number },
  {
    key: 'amount',
    head: t('lotodds_prize_amount'),
    isFigure: true,
    card: 'amount',
    cell: ({ amount }) => formatMoney(amount, currency),
  },
  { key: 'at', head: t('lotodds_prize_at'), isNamed: true, cell: ({ paidAt }) => formatDateTime(paidAt) },
]
