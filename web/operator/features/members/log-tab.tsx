import { useState } from 'react'
import { listEntries } from '../../../../contract/operator/audit/list-entries.ts'
import { useCall } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { AuditTable } from '../../parts/audit-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'

/** What operators did to this member. */
export function LogTab({ memberId }: { memberId: string }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listEntries,
    { query: { subject: `member:${memberId}`, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  return (
    <>
      <Loaded answer={answer}>
        {(page) => <AuditTable entries={page.list} emptyText={t('dossier_log_none')} />}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
