import { listProposals, type listProposalsSchemas } from '../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { useCall } from '../../client/use-call.ts'
import { formatDateTime } from '../../../design/format.ts'
import { useText, type TextKey, type Translate } from '../../ui/i18n/text.tsx'
import { Note, toast } from '../../ui/overlay/toast.tsx'
import { paths } from '../paths.ts'
import { useCan } from '../session/me.ts'
import { ConsoleLink } from './link.tsx'
import styles from './parts.module.css'
import { ProposalChanges } from './proposal-changes.tsx'

/**
 * What waits for a second person, as far as the viewer may know it, and whether nobody else could confirm.
 */
export interface Waiting {
  rows: readonly ValueOf<typeof listProposalsSchemas>['list'][number][]
  lacksSecond: boolean
}

export function useWaiting(): Waiting {
  const can = useCan()
  const isEnabled = can('controls.confirm')
  const { data } = useCall(
    listProposals,
    { query: { state: 'PENDING', pageNo: 1, pageSize: 100 } },
    { isEnabled, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  return { rows: data?.list ?? [], lacksSecond: data?.lacksSecond ?? false }
}

/** Says so before somebody tries: nobody alone can loosen a control. */
export function SecondMissing({ waiting }: { waiting: Waiting }) {
  const t = useText()
  if (!waiting.lacksSecond) return null
  return (
    <Note tone="bad">
      {t('proposal_second_missing')}{' '}
      <ConsoleLink className="link" href={paths.operators}>
        {t('proposal_second_add')}
      </ConsoleLink>
    </Note>
  )
}

/** A pending change of one subject, beside the value in force. */
export function WaitingNotes({
  waiting,
  subject,
  className,
}: {
  waiting: Waiting
  subject: string
  className?: string | undefined
}) {
  const t = useText()
  const rows = waiting.rows.filter((row) => row.subject === subject)
  if (rows.length === 0) return null
  return (
    <div className={className ? `${styles.notes} ${className}` : styles.notes}>
      {rows.map((row) => (
        <Note key={row.proposalId}>
          {t('proposal_waits_by', {
            requestedBy: row.requestedBy,
            requestedAt: formatDateTime(row.requestedAt),
          })}{' '}
          <ConsoleLink className="link" href={paths.proposals}>
            {t('proposal_title')}
          </ConsoleLink>
          <ProposalChanges changes={row.changes} />
        </Note>
      ))}
    </div>
  )
}

/** Whether a change holds now or waits. */
export function tellChange(state: 'CHANGED' | 'PENDING', t: Translate, saved: TextKey): void {
  toast.good(t(state === 'PENDING' ? 'proposal_asked' : saved))
}
