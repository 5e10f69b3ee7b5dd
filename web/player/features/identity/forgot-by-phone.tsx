import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
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

interface Fields { mobileNum: string; verificationCode: string; newPassword: string }

/** Number, code and new password; done, the member is signed in. */
export function ForgotByPhone({ settings }: { settings: RegisterSettings }) {
  const t = useText()
  const countries = useCountries()
  const [chosen, setCountry] = useState<string | null>(null)
  const country = chosen ?? countries[0]!.countryDialingCode
  const { register, handleSubmit, watch, setValue, setError, clearErrors, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: { mobileNum: '', verificationCode: '', newPassword: '' } })
  const [fault, setFault] = useState('')
  const [mobileNum, verificationCode] = watch(['mobileNum', 'verificationCode'])
  const code = useSmsCode('recover', () => requestCode('RECOVER', mobileNum, country))
  const mobileFault = () => (mobileNum.trim() === '' ? t('msg_required_mobile') : toE164(mobileNum, country) ? undefined : t('msg_phone_format'))
  const set = (name: keyof Fields) => (value: string) => { setValue(name, value); clearErrors(name) }
  const { minLength, maxLength } = settings['password']!

  const ask = () => {
    const message = mobileFault()
    if (message) return setError('mobileNum', { message })
    code.ask().catch((error: unknown) => {
      const { mobileNum: told, countryDialingCode } = fieldErrorsOf(error)
      if (told ?? countryDialingCode) setError('mobileNum', { message: (told ?? countryDialingCode)! })
      else void tell(errorText(error, t))
    })
  }
  const fail = (error: unknown) => {
    const fields = Object.entries(fieldErrorsOf(error)) as [keyof Fields, string][]
    for (const [name, message] of fields) setError(name, { message })
    if (codeOf(error).startsWith('VERIFY_CODE')) {
      setError('verificationCode', { message: errorText(error, t) })
      if (codeOf(error) === 'VERIFY_CODE_EXPIRED') code.release()
    } else if (fields.length === 0) setFault(errorText(error, t))
  }
  const submit = handleSubmit(async (form) => {
    setFault('')
    await resetByPhone({ ...form, countryDialingCode: country }).then(code.release).catch((error: unknown) => { if (!leadToSecondStep(error)) fail(error) })
  })
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {fault ? <Note tone="bad"><span role="alert">{fault}</span></Note> : null}
      <input type="hidden" {...register('mobileNum', { validate: () => mobileFault() ?? true })} />
      <input type="hidden" {...register('verificationCode', { validate: (value) => value.trim() !== '' || t('msg_required_verification_code') })} />
      <MobileField value={mobileNum} onChange={set('mobileNum')} country={country} onCountry={setCountry} countries={countries} error={errors.mobileNum?.message} />
      <SmsCodeField value={verificationCode} onChange={set('verificationCode')} code={code} sentTo={mobileNum.trim()} onAsk={ask} error={errors.verificationCode?.message} />
      <PasswordField
        label={t('field_new_password')} isRequired autoComplete="new-password" maxLength={128} hint={t('forgot_password_hint', { min: String(minLength), max: String(maxLength) })} error={errors.newPassword?.message}
        {...register('newPassword', { validate: (value) => fieldFault('newPassword', value, { ...settings['password']!, required: true }, t) ?? true })}
      />
      <Note>{t('forgot_payout_hold')}</Note>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isSubmitting}>{t('forgot_phone_submit')}</Button>
    </form>
  )
}
