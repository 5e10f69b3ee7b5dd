import { useEffect, useState, type FormEvent } from 'react'
import { changeSetting } from '../../../../contract/operator/system/change-setting.ts'
import { listSettings } from '../../../../contract/operator/system/list-settings.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatCount, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { fromField, settingText, toField, type Setting } from './setting-values.ts'

/** One setting in the field that suits its kind. */
export function EditSettingWindow({ setting, onClose }: { setting: Setting | null; onClose: () => void }) {
  const t = useText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => { if (setting) { setText(toField(setting.kind, setting.value)); setProblem('') } }, [setting])
  if (!setting) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const value = fromField(setting.kind, text)
    if (value === null) { setProblem(t('set_invalid')); return }
    setBusy(true)
    try {
      await callServer(changeSetting, { params: { name: setting.name }, body: { value } })
      toast.good(t('set_saved'))
      onClose()
      await refresh(listSettings)
    } catch (error) {
      setProblem(Object.values(fieldErrorsOf(error))[0] ?? errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  const edit = (next: string) => { setText(next); setProblem('') }
  return (
    <Modal isOpen onClose={onClose} title={settingText(setting.name, t)}>
      <form className={parts.form} onSubmit={(event) => void submit(event)} noValidate>
        <ValueField setting={setting} text={text} problem={problem} onEdit={edit} />
        <div className={parts.toolbar}><Button kind="quiet" onClick={() => edit(toField(setting.kind, setting.default))}>{t('set_to_default')}</Button></div>
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button>
        </div>
      </form>
    </Modal>
  )
}

function ValueField({ setting, text, problem, onEdit }: { setting: Setting; text: string; problem: string; onEdit: (text: string) => void }) {
  const t = useText()
  const error = problem || undefined
  const hint = boundsOf(setting, t)
  if (setting.kind === 'flag') return <Segmented label={settingText(setting.name, t)} value={text} onChange={onEdit} choices={[{ key: 'true', text: t('common_on') }, { key: 'false', text: t('common_off') }]} />
  if (setting.kind === 'list' || setting.kind === 'json') return <TextAreaField label={t('set_value')} rows={6} hint={t(setting.kind === 'list' ? 'set_list_hint' : 'set_json_hint')} error={error} value={text} onChange={(event) => onEdit(event.target.value)} />
  return <TextField label={t('set_value')} inputMode={setting.kind === 'text' ? 'text' : 'decimal'} hint={hint} error={error} value={text} onChange={(event) => onEdit(event.target.value)} />
}

function boundsOf(setting: Setting, t: Translate): string | undefined {
  if (setting.min === null || setting.max === null) return setting.kind === 'amount' ? t('set_amount_hint') : undefined
  const write = (value: number) => (setting.kind === 'amount' ? formatMoney(value) : formatCount(value))
  return t('set_bounds', { 0: write(setting.min), 1: write(setting.max) })
}
