import { useState } from 'react'
import { changeRegisterField, type changeRegisterFieldSchemas } from '../../../../contract/operator/system/change-register-field.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { listRegisterFields } from '../../../../contract/operator/system/list-register-fields.ts'
import type { BodyOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import parts from '../../parts/parts.module.css'
import { fieldText } from '../../parts/subject-names.ts'
import { useSubmit } from '../../parts/use-submit.ts'
import { tellChange } from '../../parts/waiting-changes.tsx'
import { usesOwnPattern, type RegisterField } from './register-field.ts'
import styles from './site.module.css'

type NewRule = BodyOf<typeof changeRegisterFieldSchemas>['rule']

const OWN = 'own'
const wholeNumber = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? parseInt(text, 10) : null)

/** One field of registration; players see the change within a second. */
export function EditFieldWindow({ field, patterns, onClose }: { field: RegisterField; patterns: readonly { patternId: number; acceptedPattern: string }[]; onClose: () => void }) {
  const t = useText()
  const [rule, setRule] = useState({
    enabled: field.enabled, required: field.required, pattern: usesOwnPattern(field) ? OWN : String(field.patternId), min: String(field.minLength), max: String(field.maxLength),
  })
  const save = async (next: NewRule) => {
    const { state } = await callServer(changeRegisterField, { params: { field: field.name }, body: { rule: next } })
    tellChange(state, t, 'site_saved')
    onClose()
    await refresh(listRegisterFields, listProposals, readWork)
  }
  const { submit, isBusy, fields, problem, clear } = useSubmit(async (tellFault) => {
    const minLength = wholeNumber(rule.min)
    const maxLength = wholeNumber(rule.max)
    if (minLength === null || maxLength === null) { tellFault(minLength === null ? 'minLength' : 'maxLength', t('site_whole_number')); return }
    await save({ enabled: rule.enabled, required: rule.required, minLength, maxLength, patternId: rule.pattern === OWN ? null : parseInt(rule.pattern, 10) })
  })
  const reset = useSubmit(() => save(null))
  const edit = (part: Partial<typeof rule>) => { setRule({ ...rule, ...part }); clear() }
  const shownPattern = rule.pattern === OWN ? field.ownPattern! : patterns.find(({ patternId }) => String(patternId) === rule.pattern)?.acceptedPattern ?? ''
  const hint = t('site_bounds', { 0: String(field.lowest), 1: String(field.highest) })
  return (
    <Modal isOpen onClose={onClose} title={t(fieldText(field.name))}>
      <form className={parts.form} onSubmit={submit} noValidate>
        {field.isFixed ? <p className="small text-2">{t('site_fixed_field')}</p> : (
          <div>
            <Checkbox checked={rule.enabled} onChange={(event) => edit({ enabled: event.target.checked })}>{t('site_show_field')}</Checkbox>
            <Checkbox checked={rule.required} disabled={!rule.enabled} onChange={(event) => edit({ required: event.target.checked })}>{t('site_require_field')}</Checkbox>
          </div>
        )}
        <SelectField label={t('site_pattern')} value={rule.pattern} error={fields['patternId']} onChange={(pattern) => edit({ pattern })} choices={[
          ...(field.ownPattern === null ? [] : [{ key: OWN, text: t('site_pattern_own') }]),
          ...patterns.map(({ patternId }) => ({ key: String(patternId), text: t(`site_pattern_${patternId}` as TextKey) })),
        ]} />
        <p className={styles.pattern}><small className="text-3">{t('site_pattern_code')}</small><code>{shownPattern}</code></p>
        <div className={styles.pair}>
          <TextField label={t('site_min')} hint={hint} inputMode="numeric" maxLength={3} value={rule.min} error={fields['minLength']} onChange={(event) => edit({ min: event.target.value })} />
          <TextField label={t('site_max')} hint={hint} inputMode="numeric" maxLength={3} value={rule.max} error={fields['maxLength']} onChange={(event) => edit({ max: event.target.value })} />
        </div>
        <FieldMessage error={problem || reset.problem || undefined} />
        {field.isDefault ? null : <div className={parts.toolbar}><Button kind="quiet" isBusy={reset.isBusy} onClick={reset.submit}>{t('site_to_default')}</Button></div>}
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button></div>
      </form>
    </Modal>
  )
}
