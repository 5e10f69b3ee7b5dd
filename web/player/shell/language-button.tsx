import { Suspense, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { ownName } from '../../ui/i18n/language-names.ts'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { PartBoundary } from '../../ui/loading/part-boundary.tsx'
import styles from './language-button.module.css'

const LanguageMenu = lazyPart(() => import('./language-menu.tsx'))

/** The globe with the language's code; its menu loads with the first press. */
export function LanguageButton({ className, isLong }: { className?: string | undefined; isLong?: boolean }) {
  const t = useText()
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const look = [styles.language, className].filter(Boolean).join(' ')
  const face = (
    <>
      <Icon name="globe" />
      <span>{isLong ? ownName(language) : language.toUpperCase()}</span>
    </>
  )
  const plain = (
    <button
      type="button"
      className={look}
      aria-label={t('language_select')}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      {face}
    </button>
  )
  return isAsked ? (
    <PartBoundary fallback={plain} onFault={() => setAsked(false)}>
      <Suspense fallback={plain}>
        <LanguageMenu className={look} face={face} />
      </Suspense>
    </PartBoundary>
  ) : (
    plain
  )
}
