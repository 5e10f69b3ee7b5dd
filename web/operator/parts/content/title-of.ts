import { useLanguage } from '../../../ui/i18n/text.tsx'

/** The title of a text in both languages, in the console's language; in the other if that one is empty. */
export function useTitleOf(): (titles: { TH: string; EN: string }) => string {
  const language = useLanguage()
  return ({ TH, EN }) => (language === 'en' ? EN || TH : TH || EN)
}
