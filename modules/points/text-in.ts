import type { Texts } from '../../contract/shared/content-words.ts'
import type { Language } from '../../platform/calls.ts'

/** A text in a language; an empty one is replaced by the other. */
export function textIn(texts: Texts, language: Language): string {
  const asked = language === 'th' ? texts.TH : texts.EN
  return asked || texts.TH || texts.EN
}
