import { languageRow } from '../../../kernel/languages.ts'
import ownNames from '../locales/own-names.ts'
import type { Language } from './messages.ts'

/** What a language calls itself: ไทย, English, 简体中文. */
export function ownName(language: Language): string {
  return ownNames[language]
}

/** The name of a language in another one; its own name if the browser does not know it. */
export function nameIn(language: Language, reader: Language): string {
  const { tag } = languageRow(reader)
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return ownName(language)
  return new Intl.DisplayNames(tag, { type: 'language' }).of(languageRow(language).tag) ?? ownName(language)
}
