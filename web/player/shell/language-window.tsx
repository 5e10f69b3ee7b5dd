import { useState } from 'react'
import { languageRow } from '../../../kernel/languages.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { nameIn, ownName } from '../../ui/i18n/language-names.ts'
import type { Language } from '../../ui/i18n/messages.ts'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { changeLanguage } from '../state/language.ts'
import { useSite } from '../state/site.ts'
import styles from './language-window.module.css'

/** Every offered language, by its own name and by its name in the present one. */
export default function LanguageWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  const current = useLanguage()
  const { languages } = useSite()
  const [sought, setSought] = useState('')
  const isFound = (language: Language) =>
    `${ownName(language)} ${nameIn(language, current)} ${language}`
      .toLowerCase()
      .includes(sought.trim().toLowerCase())
  const choose = (language: Language) => {
    onClose()
    void changeLanguage(language)
  }
  return (
    <Modal isOpen onClose={onClose} title={t('language_select')} size="medium">
      <TextField
        label={t('common_search')}
        isLabelHidden
        icon="search"
        placeholder={t('common_search')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className={styles.list}>
        {languages.filter(isFound).map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.language}
              aria-pressed={language === current}
              onClick={() => choose(language)}
            >
              <b lang={languageRow(language).tag}>{ownName(language)}</b>
              <small>{nameIn(language, current)}</small>
              <span className={styles.mark}>
                {language === current ? <Icon name="check" /> : language.toUpperCase()}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
