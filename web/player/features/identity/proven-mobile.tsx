import { toE164 } from '../../../../contract/shared/mobile.ts'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import type { Faults, FormState } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { type Translate, useText } from '../../../ui/i18n/text.tsx'
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

interface MobileRule {
  rule: FieldRule
  isRequired: boolean
  /** A number needs its proof: a code, or that of another service. */
  isProven: boolean
  country: string
  proof: PhoneProof | null
}

interface ProvenMobileProps extends MobileRule {
  form: FormState<RegisterForm>
  onCountry: (country: string) => void
  countries: readonly Country[]
  setProof: (proof: PhoneProof | null) => void
}

/** Whether a code is asked for. */
const isCodeAsked = (number: string, { isProven, isRequired, proof }: MobileRule) =>
  isProven && (isRequired || number.trim() !== '') && !proof

function numberFault(number: string, { rule, isRequired, country }: MobileRule, t: Translate) {
  return (
    fieldFault('mobileNum', number, { ...rule, required: isRequired }, t) ??
    (number.trim() === '' || toE164(number, country) ? undefined : t('msg_phone_format'))
  )
}

/** What is wrong with the number and its code. */
export function mobileFaults(values: RegisterForm, rule: MobileRule, t: Translate): Faults {
  const number = values['mobileNum'] ?? ''
  const code = values['verificationCode'] ?? ''
  return {
    mobileNum: numberFault(number, rule, t),
    verificationCode:
      isCodeAsked(number, rule) && code.trim() === '' ? t('msg_enter_valid_verification_code') : undefined,
  }
}

/** The mobile number of registration and, if it must be proven, its proof. */
export function ProvenMobile({ form, onCountry, countries, setProof, ...rule }: ProvenMobileProps) {
  const t = useText()
  const { hasPhoneService } = useSite()
  const { isRequired, isProven, country, proof } = rule
  const number = form.values['mobileNum'] ?? ''
  const code = useSmsCode('register', () => requestCodeToRegister(number, country))
  const say = (faults: Faults) => form.tell({ ...form.faults, ...faults })
  const ask = () => {
    const fault = number.trim() === '' ? t('msg_required_mobile') : numberFault(number, rule, t)
    if (fault) return say({ mobileNum: fault })
    code.ask().catch((error: unknown) => {
      const told = Object.values(fieldErrorsOf(error))[0]
      if (told) say({ mobileNum: told })
      else void tell(errorText(error, t))
    })
  }
  return (
    <>
      <MobileField
        value={number}
        country={country}
        countries={countries}
        isRequired={isRequired}
        error={form.faults['mobileNum']}
        onChange={(value) => {
          form.edit({ mobileNum: value })
          setProof(null)
        }}
        onCountry={(chosen) => {
          onCountry(chosen)
          setProof(null)
        }}
      />
      {proof ? <FieldMessage success={t('register_phone_done', { phone: number.trim() })} /> : null}
      {isCodeAsked(number, rule) ? (
        <SmsCodeField
          value={form.values['verificationCode'] ?? ''}
          onChange={(value) => form.edit({ verificationCode: value })}
          code={code}
          sentTo={number.trim()}
          onAsk={ask}
          error={form.faults['verificationCode']}
        />
      ) : null}
      {isProven && hasPhoneService && !proof ? (
        <PhoneServiceButton
          mobileNum={number}
          country={country}
          onProof={setProof}
          onBuiltIn={ask}
          onNumberFault={(mobileNum) => say({ mobileNum })}
          onCodeFault={(verificationCode) => {
            form.edit({ verificationCode: '' })
            say({ verificationCode })
          }}
        />
      ) : null}
    </>
  )
}
