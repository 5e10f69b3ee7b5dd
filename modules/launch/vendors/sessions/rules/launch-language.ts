import type { Language } from '../../../../../platform/calls.ts'

/**
 * The language of a game: the requested one if it is supported, otherwise the caller's. `TH`, `th` and
 * `th-TH` are the same.
 */
export function languageOf(
  { merchant, language }: { merchant: { languages: readonly Language[] }; language: Language },
  asked: string | undefined,
): Language {
  const wanted = asked?.slice(0, 2).toLowerCase() as Language | undefined
  return wanted !== undefined && merchant.languages.includes(wanted) ? wanted : language
}
