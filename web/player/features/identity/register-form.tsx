import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { readRegisterSettings } from '../../../../contract/player/system/read-register-settings.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../state/site.ts'
import { openWindow, tell } from '../../state/windows.ts'
import { CaptchaField } from './captcha-field.tsx'
import { fieldFault, type FieldRule } from './field-rules.ts'
import styles from './login-form.module.css'
import { registerFields, type RegisterField } from './register-fields.ts'
import { type RegisterForm as Fields, registerMember } from './register-member.ts'

type Settings = Record<string, FieldRule>
type Form = UseFormReturn<Fields>

/** Registration by username with the fields, lengths and patterns of the server's configuration. */
export default function RegisterForm() {
  const t = useText()
  const [settings, setSettings] = useState<Settings | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => { callServer(readRegisterSettings).then((value) => setSettings(value as Settings), setFault) }, [])
  if (fault) return <Note tone="bad">{errorText(fault, t)}</Note>
  return settings ? <ConfiguredForm settings={settings} /> : <><Skeleton shape="row" /><Skeleton shape="row" /><Skeleton shape="row" /></>
}

function ConfiguredForm({ settings }: { settings: Settings }) {
  const t = useText()
  const { minAge } = useSite()
  const form = useForm<Fields>({ defaultValues: { referralCode: new URLSearchParams(location.search).get('referralCode') ?? '' } })
  const [fault, setFault] = useState('')
  const [hasAgreed, setAgreed] = useState<boolean | null>(null)
  const [captchaRound, setCaptchaRound] = useState(0)
  const shown = registerFields.filter((field) => settings[field.name]?.enabled)
  const upFront = shown.filter((field) => field.isUpFront || settings[field.name]!.required)
  const folded = shown.filter((field) => !upFront.includes(field))

  const fail = (error: unknown) => {
    const fields = Object.entries(fieldErrorsOf(error))
    for (const [name, message] of fields) form.setError(name, { message })
    setCaptchaRound((round) => round + 1)
    if (codeOf(error) === 'REG_USERNAME_TAKEN') form.setError('username', { message: errorText(error, t) })
    else if (codeOf(error) === 'REG_INVITE_INVALID') { form.setError('referralCode', { message: errorText(error, t) }); void tell(errorText(error, t)) }
    else if (fields.length === 0) setFault(errorText(error, t))
  }
  const submit = form.handleSubmit(async (values) => {
    setFault('')
    if (!hasAgreed) return setAgreed(false)
    await registerMember(values).catch(fail)
  }, () => { if (!hasAgreed) setAgreed(false) })
  const isBusy = form.formState.isSubmitting
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {fault ? <Note tone="bad"><span role="alert">{fault}</span></Note> : null}
      {upFront.map((field) => <ConfiguredField key={field.name} field={field} rule={settings[field.name]!} form={form} />)}
      {settings['captcha']?.enabled && settings['captcha'].required ? (
        <CaptchaField value={form.watch('captcha') ?? ''} onChange={(value) => form.setValue('captcha', value)} round={captchaRound} error={form.formState.errors.captcha?.message} />
      ) : null}
      {folded.length > 0 ? (
        <details className={styles.more}>
          <summary><Icon name="d" size={16} />{t('register_more')}</summary>
          <div className="stack">{folded.map((field) => <ConfiguredField key={field.name} field={field} rule={settings[field.name]!} form={form} />)}</div>
        </details>
      ) : null}
      <div className={styles.terms}>
        <Checkbox checked={hasAgreed === true} onChange={(event) => setAgreed(event.target.checked)} error={hasAgreed === false ? t('msg_agree_terms', { 0: t('register_terms_name') }) : undefined}>
          <TermsSentence minAge={minAge} />
        </Checkbox>
        {hasAgreed === false ? <FieldMessage error={t('msg_agree_terms', { 0: t('register_terms_name') })} /> : null}
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

function ConfiguredField({ field, rule, form }: { field: RegisterField; rule: FieldRule; form: Form }) {
  const t = useText()
  const { errors, touchedFields } = form.formState
  const bounds = rule.minLength > 0 && field.name !== 'confirmPassword' ? t('register_bounds', { min: String(rule.minLength), max: String(rule.maxLength) }) : undefined
  const error = errors[field.name]?.message
  const common = {
    label: t(field.label),
    isRequired: rule.required,
    icon: field.icon,
    autoComplete: field.autoComplete,
    inputMode: field.inputMode,
    error,
    hint: field.hint ? t(field.hint) : touchedFields[field.name] ? undefined : bounds,
    ...form.register(field.name, { validate: (value) => validate(field.name, value ?? '', form.getValues('password') ?? '', rule, t) }),
  }
  return field.isPassword ? <PasswordField {...common} /> : <TextField {...common} autoCapitalize="none" spellCheck={false} />
}

function validate(name: string, value: string, password: string, rule: FieldRule, t: ReturnType<typeof useText>): true | string {
  if (name === 'confirmPassword') return value === password || t('msg_confirm_password_wrong')
  return fieldFault(name, value, rule, t) ?? true
}
