import { useState } from 'react'
import { changeHouseName } from '../../../../contract/operator/system/change-house-name.ts'
import { readAccess } from '../../../../contract/operator/system/read-access.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import { useCan } from '../../session/me.ts'

interface Names { th: string; en: string }

/** What the house calls itself, in both languages. */
export function NamePanel({ names }: { names: Names }) {
  const t = useText()
  const can = useCan()
  const isReadOnly = !can('settings.edit')
  const [values, setValues] = useState(names)
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    await callServer(changeHouseName, { body: { th: values.th.trim(), en: values.en.trim() } })
    toast.good(t('site_saved'))
    await new Promise((resolve) => { setTimeout(resolve, 400) })
    await refresh(readAccess)
  })
  const edit = (name: keyof Names) => (event: { target: { value: string } }) => { setValues({ ...values, [name]: event.target.value }); clear() }
  return (
    <Panel title={t('site_name')}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <p className="small text-2">{t('site_name_text')}</p>
        <TextField label={t('site_name_th')} maxLength={30} isRequired readOnly={isReadOnly} value={values.th} error={fields['th']} onChange={edit('th')} />
        <TextField label={t('site_name_en')} maxLength={30} isRequired readOnly={isReadOnly} value={values.en} error={fields['en']} onChange={edit('en')} />
        <FieldMessage error={problem || undefined} />
        {isReadOnly ? null : <div><Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button></div>}
      </form>
    </Panel>
  )
}
