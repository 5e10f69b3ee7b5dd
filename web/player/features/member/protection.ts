/** The parts of an account's protection, in the order of the page. */
import type { readProfileSchemas } from '../../../../contract/player/identity/read-profile.ts'
import type { readSecuritySchemas } from '../../../../contract/player/identity/read-security.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { formatDate, formatRecordTime } from '../../../../design/format.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'

type Security = ValueOf<typeof readSecuritySchemas>

export type ProtectionKey = 'password' | 'payment' | 'mobile' | 'email' | 'factor' | 'name'

export interface Protection {
  key: ProtectionKey
  icon: IconName
  title: string
  /** What is set, or what it is good for. */
  note: string
  isSet: boolean
  /** A real name is set once. */
  canChange: boolean
}

export function protectionOf(
  profile: ValueOf<typeof readProfileSchemas>,
  security: Security,
  t: Translate,
): Protection[] {
  const { payeeName, ageConfirmed } = profile
  const {
    passwordChangedAt,
    hasPaymentPassword,
    paymentPasswordLockedUntil,
    hasAuthenticator,
    recoveryCodesLeft,
  } = security
  const isNamed = payeeName !== null && ageConfirmed
  return [
    {
      key: 'password',
      icon: 'lock',
      title: t('security_password'),
      note: t('security_changed_at', { passwordChangedAt: formatDate(passwordChangedAt) }),
      isSet: true,
      canChange: true,
    },
    {
      key: 'payment',
      icon: 'key',
      title: t('security_payment'),
      note: paymentPasswordLockedUntil
        ? t('security_payment_locked', { until: formatRecordTime(paymentPasswordLockedUntil) })
        : hasPaymentPassword
          ? t('security_set')
          : t('security_payment_note'),
      isSet: hasPaymentPassword,
      canChange: true,
    },
    ...contactProtections(security, t),
    {
      key: 'factor',
      icon: 'shield',
      title: t('security_factor'),
      note: hasAuthenticator
        ? t('security_factor_left', { count: recoveryCodesLeft })
        : t('security_factor_note'),
      isSet: hasAuthenticator,
      canChange: true,
    },
    {
      key: 'name',
      icon: 'user',
      title: t('security_name'),
      note: payeeName ?? t('security_name_note'),
      isSet: isNamed,
      canChange: !isNamed,
    },
  ]
}

/** What codes are sent to: proven, or only known. */
function contactProtections(security: Security, t: Translate): Protection[] {
  const { mobile, isMobileVerified, email, isEmailVerified } = security
  const proven = (value: string | null, isVerified: boolean, none: string) =>
    value === null ? none : `${value} · ${t(isVerified ? 'security_verified' : 'security_not_verified')}`
  return [
    {
      key: 'mobile',
      icon: 'phone',
      title: t('security_mobile'),
      note: proven(mobile, isMobileVerified, t('security_mobile_note')),
      isSet: isMobileVerified,
      canChange: true,
    },
    {
      key: 'email',
      icon: 'mail',
      title: t('security_email'),
      note: proven(email, isEmailVerified, t('security_email_note')),
      isSet: isEmailVerified,
      canChange: true,
    },
  ]
}
