import { useState } from 'react'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { refusalOf, useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { leadToSecondStep } from '../../state/second-step.ts'
import { tell } from '../../state/windows.ts'
import { fieldFault } from './field-rules.ts'
import { MobileField } from './mobile-field.tsx'
import { resetByPhone } from './recover.ts'
import { requestCode } from './request-code.ts'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { useCountries } from './use-countries.ts'
import type { RegisterSettings } from './use-register-settings.ts'
import { useSmsCode } from '../../code-field/use-sms-code.ts'

/** Number, code and new password; done, the member is signed in. */
export function ForgotByPhone({ settings }: { settings: RegisterSettings }) {
  const t = useText()
  const countries = useCountries()
  const [chosen, setCountry] = useState<string | null>(null)
  const country = chosen ?? countries[0]!.countryDialingCode
  const rule = { ...settings['password']!, required: true }
  const mobileFault = (mobileNum: string) =>
    mobileNum.trim() === ''
      ? t('msg_required_mobile')
      : toE164(mobileNum, country)
        ? undefined
        : t('msg_phone_format')
  const form = useForm({
    start: { mobileNum: '', verificationCode: '', newPassword: '' },
    check: ({ mobileNum, verificationCode, newPassword }) => ({
      mobileNum: mobileFault(mobileNum),
      verificationCode: verificationCode.trim() === '' ? t('msg_required_verification_code') : undefined,
      newPassword: fieldFault('newPassword', newPassword, rule, t),
    }),
    send: async (values) => {
      await resetByPhone({ ...values, countryDialingCode: country })
      code.release()
    },
    refuse: (error) => {
      if (leadToSecondStep(error)) return {}
      if (codeOf(error) === 'VERIFY_CODE_EXPIRED') code.release()
      return codeOf(error).startsWith('VERIFY_CODE')
        ? { verificationCode: errorText(error, t) }
        : refusalOf(error, t)
    },
  })
  const { mobileNum, verificationCode } = form.values
  const code = useSmsCode('recover', () => requestCode('RECOVER', mobileNum, country))
  const ask = () => {
    const fault = mobileFault(mobileNum)
    if (fault) return form.tell({ ...form.faults, mobileNum: fault })
    code.ask().catch((error: unknown) => {
      const { mobileNum: told, countryDialingCode } = fieldErrorsOf(error)
      if (told ?? countryDialingCode) form.tell({ ...form.faults, mobileNum: told ?? countryDialingCode })
      else void tell(errorText(error, t))
    })
  }
  return (
    <Form form={form} className="stack">
      {form.problem ? (
        <Note tone="bad">
          <span role="alert">{form.problem}</span>
        </Note>
      ) : null}
      <MobileField
        value={mobileNum}
        onChange={form.set('mobileNum')}
        country={country}
        onCountry={setCountry}
        countries={countries}
        error={form.faults['mobileNum']}
      />
      <SmsCodeField
        value={verificationCode}
        onChange={form.set('verificationCode')}
        code={code}
        sentTo={mobileNum.trim()}
        onAsk={ask}
        error={form.faults['verificationCode']}
      />
      <PasswordField
        label={t('field_new_password')}
        isRequired
        autoComplete="new-password"
        maxLength={128}
        hint={t('forgot_password_hint', { min: String(rule.minLength), max: String(rule.maxLength) })}
        name="newPassword"
        {...form.field('newPassword')}
      />
      <Note>{t('forgot_payout_hold')}</Note>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t('forgot_phone_submit')}
      </Button>
    </Form>
  )
}
