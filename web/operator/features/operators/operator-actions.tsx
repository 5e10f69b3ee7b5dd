import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { roles, type Role } from '../../../../contract/operator/identity/abilities.ts'
import { changeRole } from '../../../../contract/operator/identity/change-role.ts'
import { disableOperator } from '../../../../contract/operator/identity/disable-operator.ts'
import { enableOperator } from '../../../../contract/operator/identity/enable-operator.ts'
import { resetOperator } from '../../../../contract/operator/identity/reset-operator.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { roleText, useMe } from '../../session/me.ts'
import styles from './operators.module.css'
import { useOutcome, type Operator } from './use-outcome.ts'

type Step = 'role' | 'disable' | 'reset'

/** What an owner may do with a colleague's account. */
export function OperatorActions({ operator }: { operator: Operator }) {
  const t = useText()
  const me = useMe()
  const tell = useOutcome()
  const [step, setStep] = useState<Step | null>(null)
  const params = { operatorId: operator.operatorId }
  const close = () => setStep(null)
  const enable = async () => {
    try {
      await tell((await callServer(enableOperator, { params })).state)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  return (
    <>
      <Menu
        label={t('op_actions', { username: operator.username })}
        trigger={
          <AriaButton className={styles.more!} aria-label={t('op_actions', { username: operator.username })}>
            <Icon name="dots" />
          </AriaButton>
        }
        entries={[
          { key: 'role', text: t('op_change_role'), icon: 'shield' },
          ...(operator.operatorId === me.operatorId
            ? []
            : [{ key: 'reset', text: t('op_reset'), icon: 'key' as const }]),
          operator.isDisabled
            ? { key: 'enable', text: t('op_enable'), icon: 'check' }
            : { key: 'disable', text: t('op_disable'), icon: 'ban' },
        ]}
        onAction={(key) => (key === 'enable' ? void enable() : setStep(key as Step))}
      />
      <RoleWindow isOpen={step === 'role'} operator={operator} onClose={close} />
      <ResetWindow isOpen={step === 'reset'} operator={operator} onClose={close} />
      <ReasonDialog
        isOpen={step === 'disable'}
        title={t('op_disable')}
        label={t('op_reason')}
        isRequired
        submitText={t('op_disable')}
        onClose={close}
        onSubmit={async (reason) =>
          tell((await callServer(disableOperator, { params, body: { reason } })).state)
        }
      >
        {t('op_disable_text', { displayName: operator.displayName })}
      </ReasonDialog>
    </>
  )
}

function RoleWindow({
  isOpen,
  operator,
  onClose,
}: {
  isOpen: boolean
  operator: Operator
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={`${t('op_change_role')} · ${operator.username}`}>
      <RoleForm operator={operator} onClose={onClose} />
    </Modal>
  )
}

function RoleForm({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const t = useText()
  const tell = useOutcome()
  const form = useForm({
    start: { role: operator.role as Role },
    send: async ({ role }) => {
      const { state } = await callServer(changeRole, {
        params: { operatorId: operator.operatorId },
        body: { role },
      })
      onClose()
      await tell(state)
    },
  })
  const { role } = form.values
  return (
    <Form form={form} className={parts.form}>
      <SelectField
        label={t('op_role')}
        value={role}
        error={form.problem}
        onChange={(next) => form.edit({ role: next })}
        choices={roles.map((key) => ({ key, text: t(roleText(key)) }))}
      />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={role === operator.role}>
          {t('common_save')}
        </Button>
      </div>
    </Form>
  )
}

function ResetWindow({
  isOpen,
  operator,
  onClose,
}: {
  isOpen: boolean
  operator: Operator
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={`${t('op_reset')} · ${operator.username}`}>
      <ResetForm operator={operator} onClose={onClose} />
    </Modal>
  )
}

function ResetForm({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const t = useText()
  const tell = useOutcome()
  const form = useForm({
    start: { password: '' },
    send: async ({ password }) => {
      const { state } = await callServer(resetOperator, {
        params: { operatorId: operator.operatorId },
        body: { password },
      })
      form.edit({ password: '' })
      onClose()
      await tell(state)
    },
  })
  const { password } = form.values
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2 small">{t('op_reset_text')}</p>
      <PasswordField
        label={t('op_password')}
        hint={t('op_password_hint')}
        autoComplete="new-password"
        value={password}
        error={form.faults['password'] ?? form.problem}
        onChange={(event) => form.edit({ password: event.target.value })}
      />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('common_save')}
        </Button>
      </div>
    </Form>
  )
}
