import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../state/site.ts'
import { openWindow, tell } from '../../state/windows.ts'
import { CaptchaField } from './captcha-field.tsx'
import { ConfiguredField } from './configured-field.tsx'
import styles from './login-form.module.css'
import { ProvenMobile } from './proven-mobile.tsx'
import { type RegisterField, registerFieldsOf } from './register-fields.ts'
import { type PhoneProof, registerMember, type RegisterForm as Fields, type RegisterWay } from './register-member.ts'
import { useCountries } from './use-countries.ts'
import { type RegisterSettings, useRegisterSettings } from './use-register-settings.ts'

/** Registration by username or mobile number with the fields, lengths and patterns of the server's configuration. */
export default function RegisterForm() {
  const t = useText()
  const { settings, fault } = useRegisterSettings()
  if (fault) return <Note tone="bad">{errorText(fault, t)}</Note>
  return settings ? <ConfiguredForm settings={settings} /> : <><Skeleton shape="row" /><Skeleton shape="row" /><Skeleton shape="row" /></>
}

function ConfiguredForm({ settings }: { settings: RegisterSettings }) {
  const t = useText()
  const { minAge, hasMobileRegistration, hasMobilePassword, isMobileVerified } = useSite()
  const countries = useCountries()
  const form = useForm<Fields>({ defaultValues: { referralCode: new URLSearchParams(location.search).get('referralCode') ?? '' }, shouldUnregister: true })
  const [way, setWay] = useState<RegisterWay>('username')
  const [chosenCountry, setCountry] = useState<string | null>(null)
  const [proof, setProof] = useState<PhoneProof | null>(null)
  const [fault, setFault] = useState('')
  const [hasAgreed, setAgreed] = useState<boolean | null>(null)
  const [captchaRound, setCaptchaRound] = useState(0)
  const country = chosenCountry ?? countries[0]!.countryDialingCode
  const { upFront, folded } = registerFieldsOf(settings, way, hasMobilePassword)

  const fail = (error: unknown) => {
    const fields = Object.entries(fieldErrorsOf(error))
    for (const [name, message] of fields) form.setError(name === 'countryDialingCode' ? 'mobileNum' : name, { message })
    const code = codeOf(error)
    setCaptchaRound((round) => round + 1)
    setProof(null)
    if (code.startsWith('VERIFY_CODE')) form.setError('verificationCode', { message: errorText(error, t) })
    else if (code.startsWith('AUTH_CAPTCHA')) form.setError('captcha', { message: errorText(error, t) })
    else if (code === 'REG_INVITE_INVALID') { form.setError('referralCode', { message: errorText(error, t) }); void tell(errorText(error, t)) }
    else if (fields.length === 0) setFault(errorText(error, t))
  }
  const submit = form.handleSubmit(async (values) => {
    setFault('')
    if (!hasAgreed) return setAgreed(false)
    await registerMember(way, values, country, proof).then(() => toast.good(t('register_success')), fail)
  }, () => { if (!hasAgreed) setAgreed(false) })
  const isBusy = form.formState.isSubmitting
  const draw = (field: RegisterField): ReactNode => field.name === 'mobileNum'
    ? <ProvenMobile key="mobileNum" form={form} rule={settings['mobileNum']!} isRequired={way === 'mobile' || settings['mobileNum']!.required} isProven={way === 'mobile' || isMobileVerified} {...{ country, countries, proof, setProof }} onCountry={setCountry} />
    : <ConfiguredField key={field.name} field={field} rule={field.rule} form={form} />
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {hasMobileRegistration ? <Segmented label={t('register_choose_way')} value={way} onChange={(chosen) => { setWay(chosen); setFault(''); form.clearErrors() }} choices={[{ key: 'username', text: t('register_tab_username') }, { key: 'mobile', text: t('register_tab_mobile') }]} /> : null}
      {fault ? <Note tone="bad"><span role="alert">{fault}</span></Note> : null}
      {upFront.map(draw)}
      {settings['captcha']?.enabled ? (
        <CaptchaField isRequired={settings['captcha'].required} value={form.watch('captcha') ?? ''} onChange={(value) => form.setValue('captcha', value)} round={captchaRound} error={form.formState.errors.captcha?.message} />
      ) : null}
      {folded.length > 0 ? (
        <details className={styles.more}>
          <summary><Icon name="d" size={16} />{t('register_more')}</summary>
          <div className="stack">{folded.map(draw)}</div>
        </details>
      ) : null}
      <div className={styles.terms}>
        <Checkbox checked={hasAgreed === true} onChange={(event) => setAgreed(event.target.checked)} error={hasAgreed === false ? t('msg_agree_terms', { 0: t('register_terms_name') }) : undefined}>
          <TermsSentence minAge={minAge} />
        </Checkbox>
        {hasAgreed === false ? <><FieldMessage error={t('msg_confirm_age', { 0: String(minAge) })} /><FieldMessage error={t('msg_agree_terms', { 0: t('register_terms_name') })} /></> : null}
      </div>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t(isBusy ? 'register_submitting' : 'register_submit')}</Button>
      <p className={styles.other}>{t('login_have_account')} <button type="button" className="link" onClick={() => openWindow('login')}>{t('header_login')}</button></p>
    </form>
  )
}

/** The sentence with the terms as a link in its place. */
function TermsSentence({ minAge }: { minAge: number }) {
  const t = useText()
  const [before, after] = t('register_terms_tick', { 0: String(minAge), 1: '\n' }).split('\n')
  return <>{before}<a href={paths.help('term')} target="_blank" rel="noopener">{t('register_terms_name')}</a>{after}</>
}
