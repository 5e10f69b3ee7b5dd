import { useState } from 'react'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { leadToSecondStep } from '../../state/second-step.ts'
import { useSite } from '../../state/site.ts'
import { tell } from '../../state/windows.ts'
import { signInByCode, signInByPhone, type Area } from './log-in.ts'
import styles from './login-form.module.css'
import { MobileField } from './mobile-field.tsx'
import { PhoneServiceButton } from './phone-service-button.tsx'
import { RememberRow } from './remember-row.tsx'
import { requestCode } from './request-code.ts'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { toldRefusals } from './told-refusals.ts'
import { useCountries } from './use-countries.ts'
import { useSmsCode } from '../../code-field/use-sms-code.ts'

/**
 * Number and code. The code can be asked for only once the number is one; the human check comes with asking.
 */
export function LoginByCode({ area }: { area: Area }) {
  const t = useText()
  const { hasCodeLogin, hasPhoneService } = useSite()
  const countries = useCountries()
  const [chosen, setCountry] = useState<string | null>(null)
  const country = chosen ?? countries[0]!.countryDialingCode
  const mobileFault = (number: string) => (toE164(number, country) ? undefined : t('msg_enter_valid_mobile'))
  const form = useForm({
    start: { mobileNum: '', code: '', rememberMe: false },
    send: async (values) => {
      if (!hasCodeLogin) return undefined
      const faults = {
        mobileNum: mobileFault(values.mobileNum),
        code: values.code.trim() === '' ? t('msg_enter_valid_verification_code') : undefined,
      }
      if (faults.mobileNum || faults.code) return faults
      await signInByCode({ ...values, countryDialingCode: country }, area)
      code.release()
      return undefined
    },
    refuse: (error) => {
      if (leadToSecondStep(error, form.values.rememberMe)) return {}
      if (codeOf(error) === 'VERIFY_CODE_EXPIRED') code.release()
      if (codeOf(error).startsWith('VERIFY_CODE')) return { code: errorText(error, t) }
      if (!toldRefusals.has(codeOf(error))) return { form: errorText(error, t) }
      void tell(errorText(error, t))
      return {}
    },
  })
  const { mobileNum, rememberMe } = form.values
  const code = useSmsCode('login', () => requestCode('LOGIN', mobileNum, country))
  const ask = () => {
    const fault = mobileFault(mobileNum)
    form.tell({ mobileNum: fault })
    if (fault) return
    code.ask().catch((error: unknown) => {
      const { mobileNum: told, countryDialingCode } = fieldErrorsOf(error)
      if (told ?? countryDialingCode) form.tell({ mobileNum: told ?? countryDialingCode })
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
      <div className={styles.pair}>
        <MobileField
          value={mobileNum}
          onChange={form.set('mobileNum')}
          country={country}
          onCountry={setCountry}
          countries={countries}
          error={form.faults['mobileNum']}
        />
        {hasCodeLogin ? (
          <SmsCodeField
            value={form.values.code}
            onChange={form.set('code')}
            code={code}
            sentTo={mobileNum.trim()}
            onAsk={ask}
            error={form.faults['code']}
          />
        ) : null}
      </div>
      <RememberRow checked={rememberMe} onChange={form.set('rememberMe')} />
      {hasCodeLogin ? (
        <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
          {t(form.isBusy ? 'login_submitting' : 'login_submit')}
        </Button>
      ) : null}
      {hasPhoneService ? (
        <PhoneServiceButton
          mobileNum={mobileNum}
          country={country}
          onProof={(proof) => form.sendBy(() => signInByPhone(proof, rememberMe, area))}
          onNumberFault={(fault) => form.tell({ mobileNum: fault })}
          onCodeFault={(fault) => {
            form.edit({ code: '' })
            form.tell({ [hasCodeLogin ? 'code' : 'form']: fault })
          }}
          {...(hasCodeLogin ? { onBuiltIn: ask } : {})}
        />
      ) : null}
    </Form>
  )
}
