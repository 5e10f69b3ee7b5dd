import { useState } from 'react'
import { askPocketTransfer } from '../../../../contract/operator/launch/ask-pocket-transfer.ts'
import {
  listPocketTransfers,
  type listPocketTransfersSchemas,
} from '../../../../contract/operator/launch/list-pocket-transfers.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'

type Row = ValueOf<typeof listPocketTransfersSchemas>['list'][number]

/** Money on its way to or from vendors that keep pockets, if the vendor has not given a definite answer. */
export function PocketTransfers() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [asking, setAsking] = useState<string | null>(null)
  const answer = useCall(
    listPocketTransfers,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 3_000 },
  )
  const ask = async (transferId: string) => {
    setAsking(transferId)
    try {
      const { state } = await callServer(askPocketTransfer, { params: { transferId }, body: {} })
      const said = t(`pocket_state_${state.toLowerCase() as Lowercase<typeof state>}`)
      if (state === 'PENDING') toast.info(said)
      else toast.good(said)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(null)
    await refresh(listPocketTransfers)
  }
  const columns: Column<Row>[] = [
    {
      key: 'vendor',
      head: t('games_vendor'),
      card: 'title',
      cell: (row) =>
        `${row.vendor} · ${t(row.direction === 'IN' ? 'pocket_direction_in' : 'pocket_direction_out')}`,
    },
    {
      key: 'member',
      head: t('round_member'),
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.account}
        </ConsoleLink>
      ),
    },
    {
      key: 'amount',
      head: t('pocket_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.amount),
    },
    { key: 'asked', head: t('pocket_asked'), isFigure: true, cell: (row) => row.askCount },
    { key: 'last', head: t('pocket_last'), cell: (row) => row.lastAnswer ?? '–' },
    { key: 'since', head: t('round_since'), cell: (row) => formatDateTime(row.createdAt) },
    {
      key: 'ask',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) =>
        row.abilities.includes('ask') ? (
          <Button size="compact" isBusy={asking === row.transferId} onClick={() => void ask(row.transferId)}>
            {t('pocket_ask')}
          </Button>
        ) : null,
    },
  ]
  return (
    <Panel title={t('pocket_title')} className={parts.pager} isFlush>
      <Loaded answer={answer}>
        {(page) => (
          <DataTable
            caption={t('pocket_title')}
            columns={columns}
            rows={page.list}
            rowKey={(row) => row.transferId}
            empty={<EmptyState isSmall title={t('pocket_none')} text={t('pocket_text')} />}
          />
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </Panel>
  )
}
