import { useState } from 'react'
import {
  createMember,
  type createMemberSchemas,
} from '../../../../contract/operator/members/create-member.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { FirstPassword } from '../../parts/first-password.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { memberTypes, typeOf, typeText, type MemberTypeKey } from './member-type.ts'

type Made = ValueOf<typeof createMemberSchemas>

const EMPTY = {
  username: '',
  type: '0' as MemberTypeKey,
  upline: '',
  payeeName: '',
  mobileNum: '',
  reason: '',
}

/** A new member or agent; ends with the first password. */
export function CreateMemberWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const [made, setMade] = useState<Made | null>(null)
  const close = () => {
    onClose()
    setMade(null)
    if (made) navigate(paths.member(made.memberId))
  }
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('people_add')}>
      {made ? <FirstPassword {...made} onKept={close} /> : <MemberForm onMade={setMade} onClose={onClose} />}
    </Modal>
  )
}

function MemberForm({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: EMPTY,
    send: async (values) => {
      const { type, upline, payeeName, mobileNum, ...rest } = values
      onMade(
        await callServer(createMember, {
          body: {
            ...rest,
            type: typeOf(type),
            upline: upline.trim() || null,
            payeeName: payeeName.trim() || null,
            mobileNum: mobileNum.trim() || null,
          },
        }),
      )
      await refresh(searchMembers)
    },
  })
  const values = form.values
  const isPlaced = values.type !== '1'
  return (
    <Form form={form} className={parts.form}>
      <TextField
        label={t('people_username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        isRequired
        {...form.field('username')}
      />
      <SelectField
        label={t('people_type')}
        value={values.type}
        error={form.faults['type']}
        onChange={(type) => form.edit({ type, ...(type === '1' ? { upline: '' } : {}) })}
        choices={memberTypes.map((key) => ({ key, text: t(typeText(typeOf(key))) }))}
      />
      {isPlaced ? (
        <TextField
          label={t('dossier_upline')}
          hint={t(
            values.type === '2' || values.type === '42' ? 'people_upline_needed' : 'people_upline_free',
          )}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={16}
          {...form.field('upline')}
        />
      ) : null}
      <TextField
        label={t('people_real_name')}
        hint={t('people_optional')}
        autoComplete="off"
        maxLength={60}
        {...form.field('payeeName')}
      />
      <TextField
        label={t('people_mobile')}
        hint={t('people_optional')}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        {...form.field('mobileNum')}
      />
      <TextField
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        autoComplete="off"
        maxLength={140}
        isRequired
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('people_add')}
        </Button>
      </div>
    </Form>
  )
}
