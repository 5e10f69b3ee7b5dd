import { useState } from 'react'
import { readSession } from '../../../../contract/operator/identity/read-session.ts'
import { removeAuthenticator } from '../../../../contract/operator/identity/remove-authenticator.ts'
import { renewRecoveryCodes } from '../../../../contract/operator/identity/renew-recovery-codes.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { abilityText, roleText, useMe } from '../../session/me.ts'
import { PasswordForm } from '../../session/password-form.tsx'
import { RecoveryCodes, SetUpAuthenticator } from '../../session/set-up-authenticator.tsx'
import styles from './account.module.css'
import { ProveForm } from './prove-form.tsx'

/** The own account: password, authenticator, and what the role opens. */
export function AccountPage() {
  const t = useText()
  const me = useMe()
  return (
    <>
      <PageHead title={t('own_title')} />
      <div className={styles.grid}>
        <Panel title={me.displayName}>
          <KeyValues
            rows={[
              { key: 'name', label: t('op_username'), value: me.username },
              { key: 'role', label: t('own_role'), value: t(roleText(me.role)) },
            ]}
          />
          <h3 className={styles.rights}>{t('own_rights')}</h3>
          <ul className={styles.list}>
            {me.abilities.map((ability) => (
              <li key={ability}>
                <Icon name="check" size={16} />
                {t(abilityText(ability))}
              </li>
            ))}
          </ul>
        </Panel>
        <div className="stack">
          <AuthenticatorPanel />
          <Panel title={t('own_password')}>
            <PasswordForm onDone={() => void refresh(readSession)} />
          </Panel>
        </div>
      </div>
    </>
  )
}

type Step = 'set-up' | 'renew' | 'remove'

function AuthenticatorPanel() {
  const t = useText()
  const me = useMe()
  const [step, setStep] = useState<Step | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    setStep(null)
    setCodes(null)
    void refresh(readSession)
  }
  return (
    <Panel
      title={t('op_factor')}
      beside={
        <Badge tone={me.hasAuthenticator ? 'good' : 'waiting'}>
          {t(me.hasAuthenticator ? 'factor_on' : 'factor_off')}
        </Badge>
      }
    >
      <div className={parts.form}>
        <p className="small text-2">
          {me.hasAuthenticator ? t('factor_codes_left', { count: me.recoveryCodesLeft }) : t('factor_text')}
        </p>
        {!me.hasAuthenticator && me.isAuthenticatorOptional ? (
          <p className="note text-3">{t('factor_optional')}</p>
        ) : null}
        <div className={parts.toolbar}>
          {me.hasAuthenticator ? (
            <>
              <Button onClick={() => setStep('renew')}>{t('factor_renew')}</Button>
              <Button onClick={() => setStep('remove')}>{t('factor_remove')}</Button>
            </>
          ) : (
            <Button kind="jade" icon="key" onClick={() => setStep('set-up')}>
              {t('factor_title')}
            </Button>
          )}
        </div>
      </div>
      <Modal isOpen={step === 'set-up'} onClose={close} title={t('factor_title')}>
        <SetUpAuthenticator onDone={close} />
      </Modal>
      <Modal isOpen={step === 'renew'} onClose={close} title={t('factor_renew')}>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={close} />
        ) : (
          <ProveForm
            submitText={t('factor_renew')}
            onProved={async (body) =>
              setCodes((await callServer(renewRecoveryCodes, { body })).recoveryCodes)
            }
          />
        )}
      </Modal>
      <Modal isOpen={step === 'remove'} onClose={close} title={t('factor_remove')}>
        <p className={`text-2 ${styles.warn}`}>{t('factor_remove_text')}</p>
        <ProveForm
          submitText={t('factor_remove')}
          onProved={async (body) => {
            await callServer(removeAuthenticator, { body })
            toast.good(t('factor_removed'))
            close()
          }}
        />
      </Modal>
    </Panel>
  )
}
