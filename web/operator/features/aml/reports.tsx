import { useState } from 'react'
import { exportCompliance } from '../../../../contract/operator/cashier/export-compliance.ts'
import { complianceReports, type ComplianceReport } from '../../../../contract/shared/aml-words.ts'
import { saveFile } from '../../../client/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { toBusinessDate } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import styles from './aml.module.css'

/** The officer's reports as files. */
export function Reports() {
  const t = useText()
  const [report, setReport] = useState<ComplianceReport>('CASH_THRESHOLD')
  const [from, setFrom] = useState(() => toBusinessDate(Date.now(), -6))
  const [to, setTo] = useState(() => toBusinessDate(Date.now(), 0))
  const form = useSubmit(async () => {
    const name = await saveFile(exportCompliance, { query: { report, from, to } })
    toast.good(t('report_saved', { 0: name }))
  })
  return (
    <Panel title={t('compliance_reports_title')} className={styles.reports}>
      <form className={parts.form} onSubmit={form.submit} noValidate>
        <p className="small text-2">{t('compliance_reports_text')}</p>
        <SelectField label={t('compliance_reports_title')} value={report} onChange={(value) => setReport(value as ComplianceReport)} choices={complianceReports.map((key) => ({ key, text: t(`report_${key}`) }))} />
        <TextField label={t('report_from')} maxLength={10} value={from} error={form.fields['from']} onChange={(event) => { setFrom(event.target.value); form.clear() }} />
        <TextField label={t('report_to')} maxLength={10} value={to} error={form.fields['to']} onChange={(event) => { setTo(event.target.value); form.clear() }} />
        {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
        <Button type="submit" kind="jade" icon="app" isBusy={form.isBusy}>{t('report_save')}</Button>
      </form>
    </Panel>
  )
}
