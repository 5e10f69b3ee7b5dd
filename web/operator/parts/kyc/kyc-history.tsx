import type { ReactNode } from 'react'
import type { KycReason, KycState } from '../../../../contract/shared/kyc-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatDate, formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { paths } from '../../paths.ts'
import { ConsoleLink } from '../link.tsx'
import styles from './kyc.module.css'
import { kycTone } from './states.ts'

interface HistoryRow {
  requestId: string
  level: number
  state: KycState
  reasonCode: KycReason | null
  remark?: string | null
  submittedAt: string
  decidedAt: string | null
  decidedBy: string | null
  validUntil: string | null
}

/**
 * Documents of a member, newest first: what was asked for, who decided, when and why; `under` is shown below
 * each.
 */
export function KycHistory({
  rows,
  under,
}: {
  rows: readonly HistoryRow[]
  under?: (requestId: string) => ReactNode
}) {
  const t = useText()
  if (rows.length === 0) return <p className="small text-3">{t('kyc_history_none')}</p>
  return (
    <ul className={styles.history}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <Badge tone={kycTone(row.state)}>{t(`kyc_state_${row.state}`)}</Badge>
          <span className="small grow">
            <ConsoleLink className="link" href={paths.kycRequest(row.requestId)}>
              {t('kyc_level', { level: String(row.level) })}
            </ConsoleLink>{' '}
            · {formatDate(row.submittedAt)}
            {row.reasonCode ? ` · ${t(`kyc_reason_${row.reasonCode}`)}` : ''}
            {row.remark ? ` — ${row.remark}` : ''}
            {row.validUntil ? ` · ${t('kyc_valid_until')} ${row.validUntil}` : ''}
          </span>
          {row.decidedAt ? (
            <span className="note text-3">
              {t('kyc_decided_by', {
                decidedAt: formatDateTime(row.decidedAt).slice(0, 16),
                decidedBy: row.decidedBy ?? '',
              })}
            </span>
          ) : null}
          {under?.(row.requestId)}
        </li>
      ))}
    </ul>
  )
}
