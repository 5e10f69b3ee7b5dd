import { changeHouseName } from '../../../../contract/operator/system/change-house-name.ts'
import { readAccess } from '../../../../contract/operator/system/read-access.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'

interface Names {
  th: string
  en: string
}

/** The merchant's name in both languages. */
export function NamePanel({ names }: { names: Names }) {
  const t = useText()
  const can = useCan()
  const isReadOnly = !can('settings.edit')
  const form = useForm({
    start: names,
    send: async (values) => {
      await callServer(changeHouseName, { body: { th: values.th.trim(), en: values.en.trim() } })
      toast.good(t('site_saved'))
      await new Promise((resolve) => {
        setTimeout(resolve, 400)
      })
      await refresh(readAccess)
    },
  })
  return (
    <Panel title={t('site_name')}>
      <Form form={form} className={parts.form}>
        <p className="small text-2">{t('site_name_text')}</p>
        <TextField
          label={t('site_name_th')}
          maxLength={30}
          isRequired
          readOnly={isReadOnly}
          {...form.field('th')}
        />
        <TextField
          label={t('site_name_en')}
          maxLength={30}
          isRequired
          readOnly={isReadOnly}
          {...form.field('en')}
        />
        <FieldMessage error={form.problem} />
        {isReadOnly ? null : (
          <div>
            <Button type="submit" kind="primary" isBusy={form.isBusy}>
              {t('common_save')}
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  )
}
