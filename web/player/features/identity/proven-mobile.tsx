import type { UseFormReturn } from 'react-hook-form'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { useSite } from '../../state/site.ts'
import { tell } from '../../state/windows.ts'
import { fieldFault, type FieldRule } from './field-rules.ts'
import { MobileField } from './mobile-field.tsx'
import { PhoneServiceButton } from './phone-service-button.tsx'
import type { PhoneProof, RegisterForm } from './register-member.ts'
import { requestCodeToRegister } from './request-code.ts'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import type { Country } from './use-countries.ts'
import { useSmsCode } from '../../code-field/use-sms-code.ts'

interface ProvenMobileProps {
  form: UseFormReturn<RegisterForm>
  rule: FieldRule
  isRequired: boolean
  /** A number needs its proof: a code, or the word of another service. */
  isProven: boolean
  country: string
  onCountry: (country: string) => void
  countries: readonly Country[]
  proof: PhoneProof | null
  setProof: (proof: PhoneProof | null) => void
}

/** The mobile number of registration and, where it must be proven, what proves it. */
export function ProvenMobile({ form, rule, isRequired, isProven, country, onCountry, countries, proof, setProof }: ProvenMobileProps) {
  const t = useText()
  const { hasPhoneService } = useSite()
  const { errors } = form.formState
  const number = form.watch('mobileNum') ?? ''
  const given = form.watch('verificationCode') ?? ''
  const code = useSmsCode('register', () => requestCodeToRegister(number, country))
  const isAsked = isProven && (isRequired || number.trim() !== '') && !proof
  const numberFault = (value: string) => fieldFault('mobileNum', value, { ...rule, required: isRequired }, t) ?? (value.trim() === '' || toE164(value, country) ? undefined : t('msg_phone_format'))
  const set = (name: string, value: string) => { form.setValue(name, value); form.clearErrors(name) }

  const ask = () => {
    const message = number.trim() === '' ? t('msg_required_mobile') : numberFault(number)
    if (message) return form.setError('mobileNum', { message })
    code.ask().catch((error: unknown) => {
      const told = Object.values(fieldErrorsOf(error))[0]
      if (told) form.setError('mobileNum', { message: told })
      else void tell(errorText(error, t))
    })
  }
  return (
    <>
      <input type="hidden" {...form.register('mobileNum', { validate: (value) => numberFault(value ?? '') ?? true })} />
      <MobileField
        value={number} country={country} countries={countries} isRequired={isRequired} error={errors['mobileNum']?.message}
        onChange={(value) => { set('mobileNum', value); setProof(null) }} onCountry={(chosen) => { onCountry(chosen); setProof(null) }}
      />
      {proof ? <FieldMessage success={t('register_phone_done', { 0: number.trim() })} /> : null}
      {isAsked ? (
        <>
          <input type="hidden" {...form.register('verificationCode', { validate: (value) => (value ?? '').trim() !== '' || t('msg_enter_valid_verification_code') })} />
          <SmsCodeField value={given} onChange={(value) => set('verificationCode', value)} code={code} sentTo={number.trim()} onAsk={ask} error={errors['verificationCode']?.message} />
        </>
      ) : null}
      {isProven && hasPhoneService && !proof ? (
        <PhoneServiceButton
          mobileNum={number} country={country} onProof={setProof} onBuiltIn={ask}
          onNumberFault={(message) => form.setError('mobileNum', { message })} onCodeFault={(message) => { form.setValue('verificationCode', ''); form.setError('verificationCode', { message }) }}
        />
      ) : null}
    </>
  )
}
