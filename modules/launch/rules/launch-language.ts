import type { Language } from '../../../platform/calls.ts'

/** The language of a game: what was asked for where the house speaks it, else the caller's. `TH`, `th` and `th-TH` are one. */
export function languageOf({ merchant, language }: { merchant: { languages: readonly Language[] }; language: Language }, asked: string | undefined): Language {
  const wanted = asked?.slice(0, 2).toLowerCase() as Language | undefined
  return wanted !== undefined && merchant.languages.includes(wanted) ? wanted : language
}
