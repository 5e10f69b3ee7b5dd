import { useState } from 'react'
import { exportStatementLines } from '../../../../contract/operator/cashier/export-statement-lines.ts'
import { listStatementLines } from '../../../../contract/operator/cashier/list-statement-lines.ts'
import { lineOutcomes, type LineOutcome } from '../../../../contract/shared/statement-words.ts'
import { saveFile } from '../../../client/save-file.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { lineColumns } from './line-columns.tsx'
import { LineWindow } from './line-window.tsx'
import { outcomeText } from './words.ts'

type Filter = LineOutcome | 'ALL'

/** Lines of one statement, or what is left of all of them. */
export function LinesTab({ importId, onAll }: { importId: string; onAll: () => void }) {
  const t = useText()
  const [outcome, setOutcome] = useState<Filter>(importId ? 'ALL' : 'UNMATCHED')
  const [text, setText] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const filter = {
    ...(importId ? { importId } : {}),
    ...(outcome === 'ALL' ? {} : { outcome }),
    ...(text.trim() ? { query: text.trim() } : {}),
  }
  const answer = useCall(
    listStatementLines,
    { query: { ...filter, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const save = async () => {
    setSaving(true)
    try {
      await saveFile(exportStatementLines, { query: filter })
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setSaving(false)
  }
  const columns = lineColumns(t, setOpenId)
  return (
    <div className={parts.pager}>
      <div className={parts.filters}>
        <SelectField
          label={t('entry_outcome')}
          value={outcome}
          onChange={(next) => {
            setOutcome(next)
            setPageNo(1)
          }}
          choices={[
            { key: 'ALL' as Filter, text: t('queue_tab_all') },
            ...lineOutcomes.map((key) => ({ key: key as Filter, text: t(outcomeText(key)) })),
          ]}
        />
        <TextField
          label={t('entry_search')}
          icon="search"
          maxLength={64}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPageNo(1)
          }}
        />
        <span className={`${parts.fixed} ${parts.toolbar}`}>
          {importId ? <Button onClick={onAll}>{t('entry_all_statements')}</Button> : null}
          <Button isBusy={isSaving} onClick={() => void save()}>
            {t('entry_csv')}
          </Button>
        </span>
      </div>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('statement_lines_tab')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.lineId}
              empty={<EmptyState isSmall title={t('entry_none')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {openId ? <LineWindow lineId={openId} onClose={() => setOpenId(null)} /> : null}
    </div>
  )
}
