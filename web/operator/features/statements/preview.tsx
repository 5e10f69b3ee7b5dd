import type { LineFaultRule, StatementField } from '../../../../contract/shared/statement-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatAmount, formatCount, formatDateTime } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { PlainTable } from '../../parts/plain-table.tsx'
import styles from './statements.module.css'
import type { StatementPreview } from './words.ts'

const columnText = (field: StatementField) => `statement_column_${field.toLowerCase()}` as TextKey

const faultText = (rule: LineFaultRule) => `entry_fault_${rule.toLowerCase()}` as TextKey

/** What was read: which column is what, the first lines, and what cannot be read. */
export function Preview({ preview }: { preview: StatementPreview }) {
  const t = useText()
  return (
    <section className={styles.preview} aria-label={t('statement_preview')}>
      <p className={styles.counts}>
        {preview.columns.map(({ field, heading }) => <Badge key={field} tone="neutral">{t(columnText(field))}: {heading}</Badge>)}
      </p>
      <p className="small text-2">{t('statement_read', { 0: formatCount(preview.lineCount), 1: formatCount(preview.knownCount), 2: formatCount(preview.outgoingCount) })}</p>
      {preview.faults.length > 0 ? (
        <Note tone="bad">
          <span className={styles.faults}>
            <b>{t('statement_faults')}</b>
            {preview.faults.map((fault) => <span key={`${fault.lineNo}-${fault.field}`}>{t('statement_fault', { 0: String(fault.lineNo), 1: t(faultText(fault.rule)) })}</span>)}
          </span>
        </Note>
      ) : null}
      {preview.lines.length > 0 ? (
        <PlainTable caption={t('statement_preview')} heads={[t('statement_line'), t('entry_paid_at'), t('common_amount'), t('entry_reference'), t('paid_in_payer')]}
          rows={preview.lines.map((line) => ({ key: String(line.lineNo), cells: [String(line.lineNo), formatDateTime(line.paidFrom).slice(0, 16), formatAmount(line.amount), line.reference, line.payerName || '–'] }))} />
      ) : null}
    </section>
  )
}
