import { useState } from 'react'
import { readProfile } from '../../../../contract/player/identity/read-profile.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { openWindow } from '../../state/windows.ts'
import { BankAccounts } from './bank-accounts.tsx'
import { BindMobile } from './bind-mobile.tsx'
import styles from './member.module.css'
import { PayeeName } from './payee-name.tsx'
import { PaymentPassword } from './payment-password.tsx'

type Opened = 'name' | 'mobile' | 'payment' | null

interface Item { key: Exclude<Opened, null> | 'password'; icon: IconName; title: string; note: string; value?: string | null | undefined; isSet: boolean; canChange: boolean; badge: string }

/** Password, withdrawal password, mobile number, real name and bank accounts. */
export function SecurityPage() {
  const t = useText()
  const profile = useCall(readProfile)
  const [opened, setOpened] = useState<Opened>(null)
  if (profile.isPending) return <Skeleton shape="block" />
  if (!profile.data) return <Note tone="bad">{errorText(profile.error, t)}</Note>
  const { payeeName, mobile, isMobileVerified, ageConfirmed, hasPaymentPassword, kycLevel } = profile.data
  const items: Item[] = [
    { key: 'password', icon: 'lock', title: t('security_password'), note: t('security_password_note'), isSet: true, canChange: true, badge: t('security_set') },
    { key: 'name', icon: 'user', title: t('security_name'), note: t('security_name_note'), value: payeeName, isSet: payeeName !== null && ageConfirmed, canChange: payeeName === null || !ageConfirmed, badge: t('security_set') },
    { key: 'mobile', icon: 'phone', title: t('security_mobile'), note: t('security_mobile_note'), value: mobile, isSet: isMobileVerified, canChange: !isMobileVerified, badge: t('security_verified') },
    { key: 'payment', icon: 'key', title: t('security_payment'), note: t('security_payment_note'), isSet: hasPaymentPassword, canChange: true, badge: t('security_set') },
  ]
  const titles = { name: t('security_name'), mobile: t('security_mobile'), payment: t('security_payment') }
  const close = () => setOpened(null)
  return (
    <div className="stack">
      <p><Badge tone={kycLevel > 0 ? 'good' : 'waiting'} icon="shield">{t('security_level', { 0: String(kycLevel) })}</Badge></p>
      <ul className={`panel ${styles.items}`}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <Icon name={item.icon} size={24} className={item.isSet ? styles.set : styles.unset} />
            <div className="grow"><b>{item.title}</b><p className="note text-3">{item.value ?? item.note}</p></div>
            <Badge tone={item.isSet ? 'good' : 'waiting'}>{item.isSet ? item.badge : t('security_unset')}</Badge>
            {item.canChange ? <Button size="small" kind={item.isSet ? 'line' : 'primary'} aria-label={`${t(item.isSet ? 'security_change' : 'security_add')} ${item.title}`} onClick={() => (item.key === 'password' ? openWindow('changePassword') : setOpened(item.key))}>{t(item.isSet ? 'security_change' : 'security_add')}</Button> : null}
          </li>
        ))}
      </ul>
      <BankAccounts payeeName={payeeName} hasPaymentPassword={hasPaymentPassword} />
      <Modal isOpen={opened !== null} onClose={close} title={opened ? titles[opened] : ''}>
        {opened === 'name' ? <PayeeName payeeName={payeeName} onDone={close} /> : opened === 'mobile' ? <BindMobile onDone={close} /> : opened === 'payment' ? <PaymentPassword isSet={hasPaymentPassword} onDone={close} /> : null}
      </Modal>
    </div>
  )
}
