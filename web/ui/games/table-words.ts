/**
 * What the tables call their spots and results, in the games' own words; loaded when a table's round is
 * looked at.
 */
import { useEffect, useState } from 'react'
import type { TableGameTexts } from '../../../games/kit/locales/table-texts.ts'
import { useLanguage } from '../i18n/text.tsx'
import { tableWords } from './manifests.ts'

export { spotName } from '../../../games/kit/locales/spot-name.ts'

/** Null until they are loaded, and for a game that is not here. */
export function useTableWords(gameCode: string): TableGameTexts | null {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<{
    gameCode: string
    texts: Readonly<Record<'th' | 'en', TableGameTexts>>
  } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void tableWords
      .get(gameCode)?.()
      .then((texts) => {
        if (isCurrent) setLoaded({ gameCode, texts })
      })
    return () => {
      isCurrent = false
    }
  }, [gameCode])
  return loaded?.gameCode === gameCode ? loaded.texts[language === 'th' ? 'th' : 'en'] : null
}
