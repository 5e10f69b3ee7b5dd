import { approveApplication } from '../../../../contract/operator/agents/line/approve-application.ts'
import { listApplications } from '../../../../contract/operator/agents/line/list-applications.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { PointFields } from './point-fields.tsx'
import { pointFaults, pointTexts, readPoints, typeText } from './words.ts'

interface Applicant {
  readonly applicationId: string
  readonly username: string
}

/** Where an applicant will stand, and at which rates. */
export function ApproveWindow({ row, onClose }: { row: Applicant | null; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={row !== null} onClose={onClose} title={t('op_applications_approve')}>
      {row ? <ApproveForm row={row} onClose={onClose} /> : null}
    </Modal>
  )
}

function ApproveForm({ row, onClose }: { row: Applicant; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { type: '41' as '2' | '41', upline: '', group: '1960', ...pointTexts(() => 0) },
    check: (values) => pointFaults(values, t),
    send: async (values) => {
      await callServer(approveApplication, {
        params: { applicationId: row.applicationId },
        body: {
          type: values.type === '2' ? 2 : 41,
          upline: values.upline.trim() || null,
          memberG: Number.parseInt(values.group, 10) || 0,
          points: readPoints(values),
        },
      })
      await refresh(listApplications)
      toast.good(t('op_applications_done'))
      onClose()
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p>
        {t('op_applications_applicant')} <b>{row.username}</b>
      </p>
      <SelectField<'2' | '41'>
        label={t('op_applications_opens_as')}
        value={form.values.type}
        onChange={form.set('type')}
        choices={[
          { key: '41', text: t(typeText(41)) },
          { key: '2', text: t(typeText(2)) },
        ]}
      />
      <TextField
        label={t('op_applications_upline')}
        hint={t('op_applications_upline_help')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={32}
        isRequired={form.values.type === '2'}
        {...form.field('upline')}
      />
      <TextField
        label={t('op_agents_group')}
        inputMode="numeric"
        maxLength={4}
        isRequired
        {...form.field('group')}
        error={form.faults['memberG']}
      />
      <PointFields field={form.field} />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('op_applications_approve')}
        </Button>
      </div>
    </Form>
  )
}
