import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { changeType } from '../../../../contract/operator/members/change-type.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { removeFactor } from '../../../../contract/operator/members/remove-factor.ts'
import { resetMember, type resetMemberSchemas } from '../../../../contract/operator/members/reset-member.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import { unlockMember } from '../../../../contract/operator/members/unlock-member.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { FirstPassword } from '../../parts/first-password.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { useCan } from '../../session/me.ts'
import { CorrectWindow } from './correct-window.tsx'
import styles from './member.module.css'
import { isPersonal, memberTypes, typeOf, typeText, type MemberTypeKey } from './member-type.ts'
import type { Member } from './types.ts'

type Step = 'correct' | 'reset' | 'unlock' | 'factor' | 'type'

/** What support does for an account; each deed asks for its reason. */
export function MemberActions({ member }: { member: Member }) {
  const t = useText()
  const can = useCan()
  const [step, setStep] = useState<Step | null>(null)
  const [made, setMade] = useState<ValueOf<typeof resetMemberSchemas> | null>(null)
  const params = { memberId: member.memberId }
  const close = () => setStep(null)
  const isLocked = Object.values(member.locks).some((until) => until !== null)
  const entries: MenuEntry[] = [
    ...(can('members.correct') ? [{ key: 'correct', text: t('correct_title'), icon: 'edit' as const }] : []),
    ...(can('members.secure') ? [{ key: 'reset', text: t('dossier_reset'), icon: 'key' as const }] : []),
    ...(can('members.secure') && isLocked
      ? [{ key: 'unlock', text: t('dossier_unlock'), icon: 'lock' as const }]
      : []),
    ...(can('members.secure') && member.hasAuthenticator
      ? [{ key: 'factor', text: t('dossier_factor_remove'), icon: 'phone' as const }]
      : []),
    ...(can('members.create') ? [{ key: 'type', text: t('dossier_type'), icon: 'user' as const }] : []),
  ]
  if (!isPersonal(member) || entries.length === 0) return null
  const reset = async (reason: string) => {
    setMade(await callServer(resetMember, { params, body: { reason } }))
    await refresh(readMember)
  }
  const unlock = async (reason: string) => {
    await callServer(unlockMember, { params, body: { reason } })
    toast.good(t('dossier_unlocked'))
    await refresh(readMember)
  }
  const takeFactor = async (reason: string) => {
    await callServer(removeFactor, { params, body: { reason } })
    toast.good(t('dossier_factor_removed'))
    await refresh(readMember)
  }
  const label = t('dossier_more', { username: member.username })
  return (
    <>
      <Menu
        label={label}
        entries={entries}
        onAction={(key) => setStep(key as Step)}
        trigger={
          <AriaButton className={styles.more!} aria-label={label}>
            <Icon name="dots" />
          </AriaButton>
        }
      />
      <ReasonDialog
        isOpen={step === 'reset'}
        title={t('dossier_reset')}
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        isRequired
        submitText={t('dossier_reset')}
        onSubmit={reset}
        onClose={close}
      >
        {t('dossier_reset_text', { username: member.username })}
      </ReasonDialog>
      <ReasonDialog
        isOpen={step === 'unlock'}
        title={t('dossier_unlock')}
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        isRequired
        tone="jade"
        submitText={t('dossier_unlock')}
        onSubmit={unlock}
        onClose={close}
      >
        {t('dossier_unlock_text', { username: member.username })}
      </ReasonDialog>
      <ReasonDialog
        isOpen={step === 'factor'}
        title={t('dossier_factor_remove')}
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        isRequired
        submitText={t('dossier_factor_remove')}
        onSubmit={takeFactor}
        onClose={close}
      >
        {t('dossier_factor_text', { username: member.username })}
      </ReasonDialog>
      <CorrectWindow isOpen={step === 'correct'} member={member} onClose={close} />
      <TypeWindow isOpen={step === 'type'} member={member} onClose={close} />
      <Modal isOpen={made !== null} onClose={() => setMade(null)} title={t('dossier_reset_done')}>
        {made ? <FirstPassword username={member.username} {...made} onKept={() => setMade(null)} /> : null}
      </Modal>
    </>
  )
}

function TypeWindow({ isOpen, member, onClose }: { isOpen: boolean; member: Member; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('dossier_type')}>
      <TypeForm member={member} onClose={onClose} />
    </Modal>
  )
}

function TypeForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const current = String(member.type) as MemberTypeKey
  const form = useForm({
    start: { type: current, reason: '' },
    send: async ({ type, reason }) => {
      await callServer(changeType, {
        params: { memberId: member.memberId },
        body: { type: typeOf(type), reason: reason.trim() },
      })
      onClose()
      toast.good(t('dossier_type_done'))
      await refresh(readMember, searchMembers)
    },
  })
  const { type } = form.values
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2 small">
        {t('dossier_type_text', {
          username: member.username,
          upline: member.upline?.username ?? t('common_none'),
        })}
      </p>
      <SelectField
        label={t('people_type')}
        value={type}
        error={form.faults['type']}
        onChange={(next) => form.edit({ type: next })}
        choices={memberTypes.map((key) => ({ key, text: t(typeText(typeOf(key))) }))}
      />
      <TextField
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        maxLength={140}
        isRequired
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={type === current}>
          {t('common_save')}
        </Button>
      </div>
    </Form>
  )
}
