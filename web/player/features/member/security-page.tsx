import { useState } from 'react'
import { readProfile } from '../../../../contract/player/identity/read-profile.ts'
import { readSecurity } from '../../../../contract/player/identity/read-security.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { openWindow } from '../../state/windows.ts'
import { ManageAuthenticator, SetUpAuthenticator } from './authenticator.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import { BindEmail } from './bind-email.tsx'
import { BindMobile } from './bind-mobile.tsx'
import { LanguageRow } from './language-row.tsx'
import { PayeeName } from './payee-name.tsx'
import { PaymentPassword } from './payment-password.tsx'
import { protectionOf, type ProtectionKey } from './protection.ts'
import { ProtectionLevel } from './protection-level.tsx'
import { ProtectionList } from './protection-list.tsx'
import styles from './security.module.css'
import { SessionsPanel } from './sessions-panel.tsx'
import { SignInsPanel } from './sign-ins-panel.tsx'
import { TrustedPanel } from './trusted-panel.tsx'
import { UsdtAddresses } from './usdt-addresses.tsx'

/** What protects the account, what is left to set up, and where it is signed in. */
export function SecurityPage() {
  const t = useText()
  const profile = useCall(readProfile)
  const security = useCall(readSecurity)
  const [opened, setOpened] = useState<ProtectionKey | null>(null)
  // As it was when the window opened: the recovery codes of a new one must stay visible.
  const [isManaging, setManaging] = useState(false)
  if (profile.isPending || security.isPending) return <Skeleton shape="block" />
  if (!profile.data || !security.data)
    return <Note tone="bad">{errorText(profile.error ?? security.error, t)}</Note>
  const { payeeName, hasPaymentPassword } = profile.data
  const { proofs, isMobileVerified, isEmailVerified, hasAuthenticator, recoveryCodesLeft } = security.data
  const items = protectionOf(profile.data, security.data, t)
  const close = () => setOpened(null)
  const open = (key: ProtectionKey) => {
    setManaging(hasAuthenticator)
    if (key === 'password') openWindow('changePassword')
    else setOpened(key)
  }
  return (
    <div className="stack">
      <ProtectionLevel items={items} onOpen={open} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <ProtectionList items={items} kycLevel={profile.data.kycLevel} onOpen={open} />
          <BankAccounts payeeName={payeeName} hasPaymentPassword={hasPaymentPassword} />
          <UsdtAddresses canAdd={payeeName !== null && hasPaymentPassword} />
        </div>
        <div className={styles.column}>
          <SessionsPanel />
          <TrustedPanel />
          <SignInsPanel />
          <LanguageRow />
        </div>
      </div>
      <Modal
        isOpen={opened !== null}
        onClose={close}
        title={items.find(({ key }) => key === opened)?.title ?? ''}
      >
        {opened === 'name' ? (
          <PayeeName payeeName={payeeName} onDone={close} />
        ) : opened === 'mobile' ? (
          <BindMobile proofs={proofs} isChange={isMobileVerified} onDone={close} />
        ) : opened === 'email' ? (
          <BindEmail proofs={proofs} isChange={isEmailVerified} onDone={close} />
        ) : opened === 'payment' ? (
          <PaymentPassword
            isSet={hasPaymentPassword}
            onDone={close}
            onForgotten={() => {
              close()
              openWindow('resetPayment', null)
            }}
          />
        ) : opened === 'factor' ? (
          isManaging ? (
            <ManageAuthenticator codesLeft={recoveryCodesLeft} onDone={close} />
          ) : (
            <SetUpAuthenticator onDone={close} />
          )
        ) : null}
      </Modal>
    </div>
  )
}
