import { useState } from 'react'
import { exportStatementLines } from '../../../../contract/operator/cashier/export-statement-lines.ts'
import { listStatementLines } from '../../../../contract/operator/cashier/list-statement-lines.ts'
import { lineOutcomes, type LineOutcome } from '../../../../contract/shared/statement-words.ts'
import { saveFile } from '../../../client/save-file.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { LineWindow } from './line-window.tsx'
import styles from './statements.module.css'
import { outcomeText, outcomeTones, reasonText, type Line } from './words.ts'

type Filter = LineOutcome | 'ALL'

/** Lines of one statement, or what is left of all of them. */
export function LinesTab({ importId, onAll }: { importId: string; onAll: () => void }) {
  const t = useText()
  const [outcome, setOutcome] = useState<Filter>(importId ? 'ALL' : 'UNMATCHED')
  const [text, setText] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const filter = { ...(importId ? { importId } : {}), ...(outcome === 'ALL' ? {} : { outcome }), ...(text.trim() ? { query: text.trim() } : {}) }
  const answer = useCall(listStatementLines, { query: { ...filter, pageNo, pageSize: 20 } }, { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 })
  const save = async () => {
    setSaving(true)
    try {
      await saveFile(exportStatementLines, { query: filter })
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setSaving(false)
  }
  const columns: Column<Line>[] = [
    { key: 'time', head: t('entry_paid_at'), card: 'title', cell: (row) => formatDateTime(row.paidFrom).slice(0, 16) },
    { key: 'amount', head: t('common_amount'), isFigure: true, card: 'amount', cell: (row) => formatAmount(row.amount) },
    { key: 'payer', head: t('paid_in_payer'), cell: (row) => row.payerName || '–' },
    { key: 'bank', head: t('entry_payer_account'), cell: (row) => [row.payerBank, row.payerAccount].filter(Boolean).join(' ') || '–' },
    { key: 'reference', head: t('entry_reference'), cell: (row) => <span className={styles.reference}>{row.reference}</span> },
    { key: 'outcome', head: t('entry_outcome'), card: 'badge', cell: (row) => <Badge tone={outcomeTones[row.outcome]}>{t(outcomeText(row.outcome))}</Badge> },
    { key: 'reason', head: t('common_reason'), cell: (row) => (row.reason ? t(reasonText(row.reason)) : row.remark ?? '') },
    { key: 'open', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => <Button size="compact" onClick={() => setOpenId(row.lineId)}>{t(row.abilities.length > 0 ? 'entry_decide' : 'common_detail')}</Button> },
  ]
  return (
    <div className={parts.pager}>
      <div className={parts.filters}>
        <SelectField label={t('entry_outcome')} value={outcome} onChange={(next) => { setOutcome(next); setPageNo(1) }} choices={[{ key: 'ALL' as Filter, text: t('queue_tab_all') }, ...lineOutcomes.map((key) => ({ key: key as Filter, text: t(outcomeText(key)) }))]} />
        <TextField label={t('entry_search')} icon="search" maxLength={64} value={text} onChange={(event) => { setText(event.target.value); setPageNo(1) }} />
        <span className={`${parts.fixed} ${parts.toolbar}`}>
          {importId ? <Button onClick={onAll}>{t('entry_all_statements')}</Button> : null}
          <Button isBusy={isSaving} onClick={() => void save()}>{t('entry_csv')}</Button>
        </span>
      </div>
      <Loaded answer={answer}>{(page) => (
        <div className="panel"><DataTable caption={t('statement_lines_tab')} columns={columns} rows={page.list} rowKey={(row) => row.lineId} empty={<EmptyState isSmall title={t('entry_none')} />} /></div>
      )}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {openId ? <LineWindow lineId={openId} onClose={() => setOpenId(null)} /> : null}
    </div>
  )
}
