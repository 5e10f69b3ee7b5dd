import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components'
import { languages, type Language } from '../../ui/i18n/messages.ts'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { changeLanguage } from '../state/language.ts'

/** Each language by its own name, the chosen one with a check. Opens as soon as it is there. */
export default function LanguageMenu({ className, face }: { className: string; face: ReactNode }) {
  const t = useText()
  const current = useLanguage()
  const [isOpen, setOpen] = useState(true)
  return (
    <Menu
      label={t('language_select')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button className={className} aria-label={t('language_select')}>{face}</Button>}
      entries={languages.map((language) => ({ key: language, text: t(`language_own_${language}`), isChosen: language === current }))}
      onAction={(language) => void changeLanguage(language as Language)}
    />
  )
}
