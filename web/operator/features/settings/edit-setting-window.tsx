import { useEffect, useState } from 'react'
import { changeSetting } from '../../../../contract/operator/system/change-setting.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { listSettings } from '../../../../contract/operator/system/list-settings.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { formatCount, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { settingText } from '../../parts/subject-names.ts'
import { useSubmit } from '../../parts/use-submit.ts'
import { tellChange } from '../../parts/waiting-changes.tsx'
import { fromField, isWithin, toField, writeValue, type Setting } from './setting-values.ts'

/** One setting in the field that suits its kind. */
export function EditSettingWindow({ setting, onClose }: { setting: Setting | null; onClose: () => void }) {
  const t = useText()
  const [text, setText] = useState('')
  const [faulty, setFaulty] = useState('')
  useEffect(() => { if (setting) { setText(toField(setting.kind, setting.value)); setFaulty('') } }, [setting])
  const save = async (value: string | undefined) => {
    const { state } = await callServer(changeSetting, { params: { name: setting!.name }, body: value === undefined ? {} : { value } })
    tellChange(state, t, 'set_saved')
    onClose()
    await refresh(listSettings, listProposals, readWork)
  }
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    const value = fromField(setting!.kind, text)
    if (value === null || !isWithin(setting!, value)) setFaulty(value === null ? t('set_invalid') : boundsOf(setting!, t) ?? t('set_invalid'))
    else await save(value)
  })
  const reset = useSubmit(() => save(undefined))
  if (!setting) return null
  const edit = (next: string) => { setText(next); setFaulty(''); clear() }
  const told = faulty || Object.values(fields)[0] || problem || reset.problem
  return (
    <Modal isOpen onClose={onClose} title={settingText(setting.name, t)}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <ValueField setting={setting} text={text} problem={told} onEdit={edit} />
        <p className="small text-2">{t('set_default')}: {writeValue(setting.kind, setting.default, t)}</p>
        {setting.isDefault ? null : <div className={parts.toolbar}><Button kind="quiet" isBusy={reset.isBusy} onClick={reset.submit}>{t('set_to_default')}</Button></div>}
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
