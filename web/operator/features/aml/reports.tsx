import { exportCompliance } from '../../../../contract/operator/cashier/export-compliance.ts'
import { complianceReports, type ComplianceReport } from '../../../../contract/shared/aml-words.ts'
import { saveFile } from '../../../client/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { toBusinessDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import styles from './aml.module.css'

/** The officer's reports as files. */
export function Reports() {
  const t = useText()
  const form = useForm({
    start: () => ({
      report: 'CASH_THRESHOLD' as ComplianceReport,
      from: toBusinessDate(Date.now(), -6),
      to: toBusinessDate(Date.now(), 0),
    }),
    send: async ({ report, from, to }) => {
      const name = await saveFile(exportCompliance, { query: { report, from, to } })
      toast.good(t('report_saved', { name }))
    },
  })
  const { report } = form.values
  return (
    <Panel title={t('compliance_reports_title')} className={styles.reports}>
      <Form form={form} className={parts.form}>
        <p className="small text-2">{t('compliance_reports_text')}</p>
        <SelectField
          label={t('compliance_reports_title')}
          value={report}
          onChange={(value) => form.edit({ report: value as ComplianceReport })}
          choices={complianceReports.map((key) => ({ key, text: t(`report_${key}`) }))}
        />
        <TextField label={t('report_from')} maxLength={10} {...form.field('from')} />
        <TextField label={t('report_to')} maxLength={10} {...form.field('to')} />
        {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
        <Button type="submit" kind="jade" icon="app" isBusy={form.isBusy}>
          {t('report_save')}
        </Button>
      </Form>
    </Panel>
  )
}
