import { useState } from 'react'
import {
  listSendings,
  type listSendingsSchemas,
} from '../../../../contract/operator/messaging/list-sendings.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatCount, formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { ComposeWindow } from './compose-window.tsx'

type Sending = ValueOf<typeof listSendingsSchemas>['list'][number]

/** What operators sent into the inboxes, and how many have read it. */
export function InboxPage() {
  const t = useText()
  const titleOf = useTitleOf()
  const [pageNo, setPageNo] = useState(1)
  const [isWriting, setWriting] = useState(false)
  const answer = useCall(
    listSendings,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const columns: Column<Sending>[] = [
    { key: 'title', head: t('sendings_subject'), card: 'title', cell: (row) => <b>{titleOf(row.titles)}</b> },
    {
      key: 'to',
      head: t('sendings_to'),
      card: 'badge',
      cell: (row) =>
        row.audience === 'ALL' ? t('sendings_to_all') : t('sendings_to_list', { count: row.recipients }),
    },
    { key: 'readers', head: t('sendings_readers'), isFigure: true, cell: (row) => formatCount(row.readers) },
    { key: 'by', head: t('sendings_by'), cell: (row) => row.sentBy },
    { key: 'at', head: t('sendings_at'), card: 'meta', cell: (row) => formatDateTime(row.sentAt) },
  ]
  return (
    <>
      <PageHead
        title={t('sendings_title')}
        text={t('sendings_text')}
        actions={
          <Button kind="primary" icon="send" onClick={() => setWriting(true)}>
            {t('sendings_new')}
          </Button>
        }
      />
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('sendings_title')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.sendingId}
              empty={<EmptyState isSmall title={t('sendings_none')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {isWriting ? <ComposeWindow onClose={() => setWriting(false)} /> : null}
    </>
  )
}
