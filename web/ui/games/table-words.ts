/** What the tables call their spots and results, in the games' own words; loaded when a table's round is looked at. */
import { useEffect, useState } from 'react'
import type { TableGameTexts } from '../../../games/kit/locales/table-texts.ts'
import { useLanguage } from '../i18n/text.tsx'

export { spotName } from '../../../games/kit/locales/spot-name.ts'

const words: Record<string, () => Promise<Record<'th' | 'en', TableGameTexts>>> = {
  BACCARAT: async () => ({ ...(await import('../../../games/baccarat/locales/th.ts')), ...(await import('../../../games/baccarat/locales/en.ts')) }),
  DRAGONTIGER: async () => ({ ...(await import('../../../games/dragontiger/locales/th.ts')), ...(await import('../../../games/dragontiger/locales/en.ts')) }),
  FANTAN: async () => ({ ...(await import('../../../games/fantan/locales/th.ts')), ...(await import('../../../games/fantan/locales/en.ts')) }),
  HILO: async () => ({ ...(await import('../../../games/hilo/locales/th.ts')), ...(await import('../../../games/hilo/locales/en.ts')) }),
  POKDENG: async () => ({ ...(await import('../../../games/pokdeng/locales/th.ts')), ...(await import('../../../games/pokdeng/locales/en.ts')) }),
  PRAWNCRAB: async () => ({ ...(await import('../../../games/prawncrab/locales/th.ts')), ...(await import('../../../games/prawncrab/locales/en.ts')) }),
  ROULETTE: async () => ({ ...(await import('../../../games/roulette/locales/th.ts')), ...(await import('../../../games/roulette/locales/en.ts')) }),
  SICBO: async () => ({ ...(await import('../../../games/sicbo/locales/th.ts')), ...(await import('../../../games/sicbo/locales/en.ts')) }),
}

/** Null until they are loaded, and for a game that is not here. */
export function useTableWords(gameCode: string): TableGameTexts | null {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<{ gameCode: string; texts: Record<'th' | 'en', TableGameTexts> } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void words[gameCode]?.().then((texts) => { if (isCurrent) setLoaded({ gameCode, texts }) })
    return () => { isCurrent = false }
  }, [gameCode])
  return loaded?.gameCode === gameCode ? loaded.texts[language === 'th' ? 'th' : 'en'] : null
}
