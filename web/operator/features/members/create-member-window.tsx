import { useEffect, useState } from 'react'
import { createMember, type createMemberSchemas } from '../../../../contract/operator/members/create-member.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { FirstPassword } from '../../parts/first-password.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import { paths } from '../../paths.ts'
import { navigate } from '../../place.ts'
import { memberTypes, typeOf, typeText, type MemberTypeKey } from './member-type.ts'

const EMPTY = { username: '', type: '0' as MemberTypeKey, upline: '', payeeName: '', mobileNum: '', reason: '' }

/** A new member or agent; ends with the first password. */
export function CreateMemberWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const [made, setMade] = useState<ValueOf<typeof createMemberSchemas> | null>(null)
  useEffect(() => { if (isOpen) setMade(null) }, [isOpen])
  const open = () => { onClose(); if (made) navigate(paths.member(made.memberId)) }
  return (
    <Modal isOpen={isOpen} onClose={made ? open : onClose} title={t('people_add')}>
      {made ? <FirstPassword {...made} onKept={open} /> : <MemberForm onMade={setMade} onClose={onClose} />}
    </Modal>
  )
}

function MemberForm({ onMade, onClose }: { onMade: (made: ValueOf<typeof createMemberSchemas>) => void; onClose: () => void }) {
  const t = useText()
  const [values, setValues] = useState(EMPTY)
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    const { type, upline, payeeName, mobileNum, ...rest } = values
    onMade(await callServer(createMember, { body: { ...rest, type: typeOf(type), upline: upline.trim() || null, payeeName: payeeName.trim() || null, mobileNum: mobileNum.trim() || null } }))
    await refresh(searchMembers)
  })
  const edit = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) => { setValues({ ...values, [name]: event.target.value }); clear() }
  const isPlaced = values.type !== '1'
  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      <TextField label={t('people_username')} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={16} isRequired value={values.username} error={fields['username']} onChange={edit('username')} />
      <SelectField label={t('people_type')} value={values.type} error={fields['type']} onChange={(type) => { setValues({ ...values, type, ...(type === '1' ? { upline: '' } : {}) }); clear() }}
        choices={memberTypes.map((key) => ({ key, text: t(typeText(typeOf(key))) }))} />
      {isPlaced ? <TextField label={t('dossier_upline')} hint={t(values.type === '2' || values.type === '42' ? 'people_upline_needed' : 'people_upline_free')} autoComplete="off" autoCapitalize="none" maxLength={16} value={values.upline} error={fields['upline']} onChange={edit('upline')} /> : null}
      <TextField label={t('people_real_name')} hint={t('people_optional')} autoComplete="off" maxLength={60} value={values.payeeName} error={fields['payeeName']} onChange={edit('payeeName')} />
      <TextField label={t('people_mobile')} hint={t('people_optional')} inputMode="tel" autoComplete="off" maxLength={20} value={values.mobileNum} error={fields['mobileNum']} onChange={edit('mobileNum')} />
      <TextField label={t('dossier_reason')} hint={t('dossier_reason_hint')} autoComplete="off" maxLength={140} isRequired value={values.reason} error={fields['reason']} onChange={edit('reason')} />
      <FieldMessage error={problem || undefined} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>{t('people_add')}</Button>
      </div>
    </form>
  )
}
