import { SelectField } from '../../../ui/forms/select-field.tsx'
import { ownName } from '../../../ui/i18n/language-names.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { changeLanguage } from '../../state/language.ts'
import { useSite } from '../../state/site.ts'
import styles from './security.module.css'

/** The language of the site and of the account's messages. */
export function LanguageRow() {
  const t = useText()
  const { languages } = useSite()
  const current = useLanguage()
  return (
    <section className={`panel ${styles.language}`}>
      <SelectField
        label={t('devices_language')}
        value={current}
        choices={languages.map((language) => ({ key: language, text: ownName(language) }))}
        onChange={(language) => {
          void changeLanguage(language)
        }}
      />
    </section>
  )
}
