import type { LineFaultRule, StatementField } from '../../../../contract/shared/statement-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatAmount, formatCount, formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { PlainTable } from '../../parts/plain-table.tsx'
import styles from './statements.module.css'
import type { StatementPreview } from './words.ts'

const columnText = (field: StatementField) => `statement_column_${field.toLowerCase()}` as TextKey

const faultText = (rule: LineFaultRule) => `entry_fault_${rule.toLowerCase()}` as TextKey

/** What was read: what each column holds, the first lines, and what cannot be read. */
export function Preview({ preview }: { preview: StatementPreview }) {
  const t = useText()
  return (
    <section className={styles.preview} aria-label={t('statement_preview')}>
      <p className={styles.counts}>
        {preview.columns.map(({ field, heading }) => (
          <Badge key={field} tone="neutral">
            {t(columnText(field))}: {heading}
          </Badge>
        ))}
      </p>
      <p className="small text-2">
        {t('statement_read', {
          lineCount: formatCount(preview.lineCount),
          knownCount: formatCount(preview.knownCount),
          outgoingCount: formatCount(preview.outgoingCount),
        })}
      </p>
      {preview.faults.length > 0 ? (
        <Note tone="bad">
          <span className={styles.faults}>
            <b>{t('statement_faults')}</b>
            {preview.faults.map((fault) => (
              <span key={`${fault.lineNo}-${fault.field}`}>
                {t('statement_fault', { lineNo: String(fault.lineNo), fault: t(faultText(fault.rule)) })}
              </span>
            ))}
          </span>
        </Note>
      ) : null}
      {preview.lines.length > 0 ? (
        <PlainTable
          caption={t('statement_preview')}
          heads={[
            t('statement_line'),
            t('entry_paid_at', { zone: zoneLabel() }),
            t('common_amount'),
            t('entry_reference'),
            t('paid_in_payer'),
          ]}
          rows={preview.lines.map((line) => ({
            key: String(line.lineNo),
            cells: [
              String(line.lineNo),
              formatDateTime(line.paidFrom).slice(0, 16),
              formatAmount(line.amount),
              line.reference,
              line.payerName || '–',
            ],
          }))}
        />
      ) : null}
    </section>
  )
}
