import { type ReactNode, useEffect, useState } from 'react'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { type Faults, useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../state/site.ts'
import { openWindow, tell } from '../../state/windows.ts'
import { CaptchaField } from './captcha-field.tsx'
import { ConfiguredField, configuredFaults } from './configured-field.tsx'
import styles from './login-form.module.css'
import { noteLinkVisit } from './link-visit.ts'
import { mobileFaults, ProvenMobile } from './proven-mobile.tsx'
import { type RegisterField, registerFieldsOf } from './register-fields.ts'
import {
  type PhoneProof,
  registerMember,
  type RegisterForm as Fields,
  type RegisterWay,
} from './register-member.ts'
import { useCountries } from './use-countries.ts'
import { type RegisterSettings, useRegisterSettings } from './use-register-settings.ts'

/**
 * Registration by username or mobile number with the fields, lengths and patterns of the server's
 * configuration.
 */
export default function RegisterForm() {
  const t = useText()
  const { settings, fault } = useRegisterSettings()
  if (fault) return <Note tone="bad">{errorText(fault, t)}</Note>
  return settings ? (
    <ConfiguredForm settings={settings} />
  ) : (
    <>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </>
  )
}

function ConfiguredForm({ settings }: { settings: RegisterSettings }) {
  const t = useText()
  const { minAge, hasMobileRegistration, hasMobilePassword, isMobileVerified } = useSite()
  const countries = useCountries()
  const [way, setWay] = useState<RegisterWay>('username')
  const [chosenCountry, setCountry] = useState<string | null>(null)
  const [proof, setProof] = useState<PhoneProof | null>(null)
  const [hasAgreed, setAgreed] = useState(false)
  const [captchaRound, setCaptchaRound] = useState(0)
  const country = chosenCountry ?? countries[0]!.countryDialingCode
  const { upFront, folded } = registerFieldsOf(settings, way, hasMobilePassword)
  const fields = [...upFront, ...folded]
  const mobileRule = {
    rule: settings['mobileNum']!,
    isRequired: way === 'mobile' || settings['mobileNum']!.required,
    isProven: way === 'mobile' || isMobileVerified,
    country,
    proof,
  }
  const termsFault = t('msg_agree_terms', { terms: t('register_terms_name') })
  useEffect(noteLinkVisit, [])
  const form = useForm<Fields>({
    start: () => ({ referralCode: new URLSearchParams(location.search).get('referralCode') ?? '' }),
    check: (values) => ({
      ...configuredFaults(fields, values, t),
      ...(fields.some(({ name }) => name === 'mobileNum') ? mobileFaults(values, mobileRule, t) : {}),
      terms: hasAgreed ? undefined : termsFault,
    }),
    send: async (values) => {
      await registerMember(way, shownOf(fields, values), country, proof)
      toast.good(t('register_success'))
    },
    refuse: (error) => {
      setCaptchaRound((round) => round + 1)
      setProof(null)
      if (codeOf(error) === 'REG_INVITE_INVALID') void tell(errorText(error, t))
      return registerFaults(error, errorText(error, t))
    },
  })
  const { isBusy } = form
  const draw = (field: RegisterField): ReactNode =>
    field.name === 'mobileNum' ? (
      <ProvenMobile
        key="mobileNum"
        {...{ form, countries, setProof, ...mobileRule }}
        onCountry={setCountry}
      />
    ) : (
      <ConfiguredField key={field.name} field={field} rule={field.rule} form={form} />
    )
  return (
    <Form form={form} className="stack">
      {hasMobileRegistration ? (
        <Segmented
          label={t('register_choose_way')}
          value={way}
          onChange={(chosen) => {
            setWay(chosen)
            form.tell({})
          }}
          choices={[
            { key: 'username', text: t('register_tab_username') },
            { key: 'mobile', text: t('register_tab_mobile') },
          ]}
        />
      ) : null}
      {form.problem ? (
        <Note tone="bad">
          <span role="alert">{form.problem}</span>
        </Note>
      ) : null}
      {upFront.map(draw)}
      {settings['captcha']?.enabled ? (
        <CaptchaField
          isRequired={settings['captcha'].required}
          value={form.values.captcha ?? ''}
          onChange={(captcha) => form.edit({ captcha })}
          round={captchaRound}
          error={form.faults['captcha']}
        />
      ) : null}
      {folded.length > 0 ? (
        <details className={styles.more}>
          <summary>
            <Icon name="d" size={16} />
            {t('register_more')}
          </summary>
          <div className="stack">{folded.map(draw)}</div>
        </details>
      ) : null}
      <Terms
        hasAgreed={hasAgreed}
        minAge={minAge}
        fault={form.faults['terms']}
        onChange={(isChecked) => {
          setAgreed(isChecked)
          form.tell({ ...form.faults, terms: isChecked ? undefined : termsFault })
        }}
      />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>
        {t(isBusy ? 'register_submitting' : 'register_submit')}
      </Button>
      <p className={styles.other}>
        {t('login_have_account')}{' '}
        <button type="button" className="link" onClick={() => openWindow('login')}>
          {t('header_login')}
        </button>
      </p>
    </Form>
  )
}

/** What is sent: the fields that this way of registering shows. */
function shownOf(fields: readonly RegisterField[], values: Fields): Fields {
  const names = new Set(['captcha', 'verificationCode', ...fields.map(({ name }) => name)])
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}

/** At which field a refusal is said. */
function registerFaults(error: unknown, sentence: string): Faults {
  const { countryDialingCode, ...fields } = fieldErrorsOf(error)
  const code = codeOf(error)
  const named: Faults = { ...fields, ...(countryDialingCode ? { mobileNum: countryDialingCode } : {}) }
  if (code.startsWith('VERIFY_CODE')) return { ...named, verificationCode: sentence }
  if (code.startsWith('AUTH_CAPTCHA')) return { ...named, captcha: sentence }
  if (code === 'REG_INVITE_INVALID') return { ...named, referralCode: sentence }
  return Object.keys(named).length > 0 ? named : { form: sentence }
}

/** The consent, which has to be given; nothing is said of it before the form is sent or it is taken back. */
function Terms({
  hasAgreed,
  minAge,
  fault,
  onChange,
}: {
  hasAgreed: boolean
  minAge: number
  fault: string | undefined
  onChange: (hasAgreed: boolean) => void
}) {
  const t = useText()
  return (
    <div className={styles.terms}>
      <Checkbox checked={hasAgreed} onChange={(event) => onChange(event.target.checked)} error={fault}>
        <TermsSentence minAge={minAge} />
      </Checkbox>
      {fault ? (
        <>
          <FieldMessage error={t('msg_confirm_age', { minAge: String(minAge) })} />
          <FieldMessage error={fault} />
        </>
      ) : null}
    </div>
  )
}

/** The sentence with the terms as a link in its place. */
function TermsSentence({ minAge }: { minAge: number }) {
  const t = useText()
  const [before, after] = t('register_terms_tick', { age: String(minAge), terms: '\n' }).split('\n')
  return (
    <>
      {before}
      <a href={paths.help('term')} target="_blank" rel="noopener">
        {t('register_terms_name')}
      </a>
      {after}
    </>
  )
}
