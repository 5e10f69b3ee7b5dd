import { languageRow } from '../../../kernel/languages.ts'
import type { Language } from './messages.ts'

/** What a language calls itself: ไทย, English, 简体中文. */
export function ownName(language: Language): string {
  return nameIn(language, language)
}

/** The name of a language in another one. */
export function nameIn(language: Language, reader: Language): string {
  return new Intl.DisplayNames(languageRow(reader).tag, { type: 'language' }).of(languageRow(language).tag) ?? language.toUpperCase()
}
