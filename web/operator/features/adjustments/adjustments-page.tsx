import { useState } from 'react'
import { exportAdjustments } from '../../../../contract/operator/members/export-adjustments.ts'
import { listAdjustments } from '../../../../contract/operator/members/list-adjustments.ts'
import { adjustmentCodes, type AdjustmentCode } from '../../../../contract/shared/adjustment-words.ts'
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
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { DateRange, type Range } from '../../parts/date-range.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { adjustmentColumns } from './adjustment-columns.tsx'
import { type State, tabs, codeText } from './words.ts'

/** Corrections of balances: those that wait for a second person, and the results of the others. */
export function AdjustmentsPage() {
  const t = useText()
  const can = useCan()
  const [state, setState] = useState<State>('PENDING')
  const [text, setText] = useState('')
  const [code, setCode] = useState<AdjustmentCode | 'ALL'>('ALL')
  const [range, setRange] = useState<Range>({ from: '', to: '' })
  const [isSaving, setSaving] = useState(false)
  const [pageNo, setPageNo] = useState(1)
  const filter = {
    state,
    ...(text.trim() ? { query: text.trim() } : {}),
    ...(code === 'ALL' ? {} : { code }),
    ...(range.from ? { from: range.from } : {}),
    ...(range.to ? { to: range.to } : {}),
  }
  const answer = useCall(
    listAdjustments,
    { query: { ...filter, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const columns = adjustmentColumns(t)
  const save = async () => {
    setSaving(true)
    try {
      await saveFile(exportAdjustments, { query: filter })
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setSaving(false)
  }
  return (
    <>
      <PageHead title={t('adjust_title')} text={t('adjust_text')} />
      <Tabs
        label={t('adjust_title')}
        value={state}
        onChange={(key) => {
          setState(key)
          setPageNo(1)
        }}
        tabs={tabs.map(({ key, text }) => ({ key, text: t(text) }))}
      >
        <div className={styles.pager}>
          <div className={styles.filters}>
            <TextField
              label={t('adjust_member')}
              icon="search"
              maxLength={64}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setPageNo(1)
              }}
            />
            <SelectField
              label={t('adjust_code')}
              value={code}
              onChange={(next) => {
                setCode(next)
                setPageNo(1)
              }}
              choices={[
                { key: 'ALL' as const, text: t('queue_tab_all') },
                ...adjustmentCodes.map((key) => ({ key, text: t(codeText(key)) })),
              ]}
            />
            <DateRange
              range={range}
              onChange={(next) => {
                setRange(next)
                setPageNo(1)
              }}
            />
            {can('members.adjust') ? (
              <span className={styles.fixed}>
                <Button isBusy={isSaving} onClick={() => void save()}>
                  {t('adjust_csv')}
                </Button>
              </span>
            ) : null}
          </div>
          <Loaded answer={answer}>
            {(page) => (
              <div className="panel">
                <DataTable
                  caption={t('adjust_title')}
                  columns={columns}
                  rows={page.list}
                  rowKey={(row) => row.adjustmentId}
                  empty={<EmptyState isSmall title={t('adjust_none')} />}
                />
              </div>
            )}
          </Loaded>
          <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
        </div>
      </Tabs>
    </>
  )
}
