import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { ownName } from '../../ui/i18n/language-names.ts'
import type { Language } from '../../ui/i18n/messages.ts'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { changeLanguage } from '../state/language.ts'
import { useSite } from '../state/site.ts'
import LanguageWindow from './language-window.tsx'

/** If there are more languages than fit a short menu, they are shown in a window with a search. */
const SHORT = 4

/** Each language by its own name, the chosen one with a check. Opens as soon as it is there. */
export default function LanguageMenu({ className, face }: { className: string; face: ReactNode }) {
  const t = useText()
  const current = useLanguage()
  const { languages } = useSite()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  // This button takes the place of the one that was pressed: it takes its focus first, so that it gets it
  // back.
  useEffect(() => {
    place.current?.querySelector('button')?.focus()
    setOpen(true)
  }, [])
  const changeOpen = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    // The menu opened by itself, not by a press, so that it may not know whom to give the focus back to.
    if (!isNowOpen)
      setTimeout(() => {
        if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
      }, 60)
  }
  if (languages.length > SHORT) {
    return (
      <span ref={place}>
        <button
          type="button"
          className={className}
          aria-label={t('language_select')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {face}
        </button>
        {isOpen ? <LanguageWindow onClose={() => setOpen(false)} /> : null}
      </span>
    )
  }
  return (
    <span ref={place}>
      <Menu
        label={t('language_select')}
        isOpen={isOpen}
        onOpenChange={changeOpen}
        trigger={
          <Button className={className} aria-label={t('language_select')}>
            {face}
          </Button>
        }
        entries={languages.map((language) => ({
          key: language,
          text: ownName(language),
          isChosen: language === current,
        }))}
        onAction={(language) => void changeLanguage(language as Language)}
      />
    </span>
  )
}
