import { useState } from 'react'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { leadToSecondStep } from '../../state/second-step.ts'
import { useSite } from '../../state/site.ts'
import { tell } from '../../state/windows.ts'
import { signInByCode, signInByPhone, type Area } from './log-in.ts'
import { MobileField } from './mobile-field.tsx'
import { PhoneServiceButton } from './phone-service-button.tsx'
import { RememberRow } from './remember-row.tsx'
import { requestCode } from './request-code.ts'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { toldRefusals } from './told-refusals.ts'
import { useCountries } from './use-countries.ts'
import { useSmsCode } from '../../code-field/use-sms-code.ts'

interface Problem { mobile?: string | undefined; code?: string | undefined; form?: string | undefined }

/** Number and code. The code can be asked for only once the number is one; the human check comes with asking. */
export function LoginByCode({ area }: { area: Area }) {
  const t = useText()
  const { hasCodeLogin, hasPhoneService } = useSite()
  const countries = useCountries()
  const [chosen, setCountry] = useState<string | null>(null)
  const country = chosen ?? countries[0]!.countryDialingCode
  const [mobileNum, setMobile] = useState('')
  const [digits, setDigits] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [problem, setProblem] = useState<Problem>({})
  const [isBusy, setBusy] = useState(false)
  const code = useSmsCode('login', () => requestCode('LOGIN', mobileNum, country))
  const mobileFault = () => (toE164(mobileNum, country) ? undefined : t('msg_enter_valid_mobile'))

  const ask = () => {
    const mobile = mobileFault()
    setProblem({ mobile })
    if (mobile) return
    code.ask().catch((error: unknown) => {
      const { mobileNum: told, countryDialingCode } = fieldErrorsOf(error)
      if (told ?? countryDialingCode) setProblem({ mobile: told ?? countryDialingCode })
      else void tell(errorText(error, t))
    })
  }
  const fail = (error: unknown) => {
    if (leadToSecondStep(error, rememberMe)) return
    if (codeOf(error).startsWith('VERIFY_CODE')) {
      setProblem({ code: errorText(error, t) })
      if (codeOf(error) === 'VERIFY_CODE_EXPIRED') code.release()
    } else if (toldRefusals.has(codeOf(error))) void tell(errorText(error, t))
    else setProblem({ form: errorText(error, t) })
  }
  const run = async (enter: () => Promise<void>) => {
    setBusy(true)
    await enter().catch(fail)
    setBusy(false)
  }
  /** At the code's field, emptied, or above the form where no code is asked for here. */
  const codeFault = (fault: string) => {
    setDigits('')
    setProblem(hasCodeLogin ? { code: fault } : { form: fault })
  }
  const submit = () => {
    if (!hasCodeLogin) return
    const faults = { mobile: mobileFault(), code: digits.trim() === '' ? t('msg_enter_valid_verification_code') : undefined }
    setProblem(faults)
    if (!faults.mobile && !faults.code) void run(() => signInByCode({ mobileNum, countryDialingCode: country, code: digits, rememberMe }, area).then(code.release))
  }
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); submit() }} noValidate>
      {problem.form ? <Note tone="bad"><span role="alert">{problem.form}</span></Note> : null}
      <MobileField value={mobileNum} onChange={(value) => { setMobile(value); setProblem({}) }} country={country} onCountry={setCountry} countries={countries} error={problem.mobile} />
      {hasCodeLogin ? <SmsCodeField value={digits} onChange={(value) => { setDigits(value); setProblem({}) }} code={code} sentTo={mobileNum.trim()} onAsk={ask} error={problem.code} /> : null}
      <RememberRow checked={rememberMe} onChange={setRememberMe} />
      {hasCodeLogin ? <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t(isBusy ? 'login_submitting' : 'login_submit')}</Button> : null}
      {hasPhoneService ? (
        <PhoneServiceButton mobileNum={mobileNum} country={country} onProof={(proof) => void run(() => signInByPhone(proof, rememberMe, area))} onNumberFault={(mobile) => setProblem({ mobile })} onCodeFault={codeFault} {...(hasCodeLogin ? { onBuiltIn: ask } : {})} />
      ) : null}
    </form>
  )
}
