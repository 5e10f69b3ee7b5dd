import type { ReactNode } from 'react'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { boxClass, FieldFrame } from '../../../ui/forms/field.tsx'
import { plainDigits } from '../../../../design/format.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useSite } from '../../state/site.ts'
import styles from './mobile-field.module.css'
import type { Country } from './use-countries.ts'

interface MobileFieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Dialling code, digits. */
  country: string
  onCountry: (countryDialingCode: string) => void
  countries: readonly Country[]
  error?: string | undefined
  hint?: ReactNode
  isRequired?: boolean
}

/**
 * A mobile number behind its country code; the flag allowing, the code is a list with the countries' flags.
 */
export function MobileField({
  value,
  onChange,
  onBlur,
  country,
  onCountry,
  countries,
  error,
  hint,
  isRequired = true,
}: MobileFieldProps) {
  const t = useText()
  const isFine = toE164(value, country) !== undefined
  return (
    <FieldFrame label={t('field_mobile_num')} isRequired={isRequired} error={error} hint={hint}>
      {({ id, describedBy }) => (
        <div className={boxClass(error, isFine ? 'right' : undefined)}>
          <CountryCode {...{ country, onCountry, countries }} />
          <input
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            value={value}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            aria-required={isRequired || undefined}
            onChange={(event) => onChange(plainDigits(event.target.value))}
            onBlur={onBlur}
          />
          {isFine && !error ? <Icon name="check" /> : null}
        </div>
      )}
    </FieldFrame>
  )
}

function CountryCode({
  country,
  onCountry,
  countries,
}: Pick<MobileFieldProps, 'country' | 'onCountry' | 'countries'>) {
  const t = useText()
  const { hasCountrySelector } = useSite()
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  const chosen = countries.find(({ countryDialingCode }) => countryDialingCode === country)
  if (!hasCountrySelector || countries.length < 2) return <span className={styles.country}>+{country}</span>
  return (
    <span className={styles.country}>
      {chosen ? (
        <img src={`/flags/${chosen.countryCode.toLowerCase()}.svg`} alt="" width={20} height={15} />
      ) : null}
      <span aria-hidden="true">+{country}</span>
      <Icon name="d" size={16} />
      <select
        aria-label={t('field_country_code')}
        value={country}
        onChange={(event) => onCountry(event.target.value)}
      >
        {countries.map(({ countryCode, countryDialingCode }) => (
          <option key={countryCode} value={countryDialingCode}>
            {names.of(countryCode) ?? countryCode} +{countryDialingCode}
          </option>
        ))}
      </select>
    </span>
  )
}
