import { useLanguage } from '../../../ui/i18n/text.tsx'

/** The title of what is written in both languages, in the console's own; in the other where that one is empty. */
export function useTitleOf(): (titles: { TH: string; EN: string }) => string {
  const language = useLanguage()
  return ({ TH, EN }) => (language === 'en' ? EN || TH : TH || EN)
}
