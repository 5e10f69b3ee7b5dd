import { useState } from 'react'
import {
  listSegments,
  type listSegmentsSchemas,
} from '../../../../contract/operator/marketing/list-segments.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import styles from './marketing.module.css'

type Segment = ValueOf<typeof listSegmentsSchemas>['list'][number]

/** Groups of members that news goes to. */
export function SegmentsPage() {
  const t = useText()
  const can = useCan()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listSegments,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const columns: Column<Segment>[] = [
    {
      key: 'name',
      head: t('op_segment_name'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className={styles.name} href={paths.segment(row.segmentId)}>
          {row.name}
        </ConsoleLink>
      ),
    },
    { key: 'by', head: t('op_segment_by'), isNamed: true, cell: (row) => row.writtenBy },
    { key: 'at', head: t('op_segment_at'), card: 'meta', cell: (row) => formatDateTime(row.changedAt) },
  ]
  return (
    <>
      <PageHead
        title={t('op_segment_title')}
        text={t('op_segment_text')}
        actions={
          can('marketing.edit') ? (
            <ConsoleButton kind="primary" icon="plus" href={paths.segmentNew()}>
              {t('op_segment_new')}
            </ConsoleButton>
          ) : null
        }
      />
      <Loaded answer={answer}>
        {({ list, totalPages }) => (
          <>
            <div className="panel">
              <DataTable
                caption={t('op_segment_title')}
                columns={columns}
                rows={list}
                rowKey={(row) => row.segmentId}
                empty={<EmptyState isSmall title={t('op_segment_none')} text={t('op_segment_none_text')} />}
              />
            </div>
            <Pages pageNo={pageNo} totalPages={totalPages} onChange={setPageNo} />
          </>
        )}
      </Loaded>
    </>
  )
}
