/** What a house calls itself, in the language of whoever reads it. */
import type { Language } from '../../platform/calls.ts'

export interface Named { readonly name: string; readonly names: Readonly<Partial<Record<Language, string>>> }

/** A language without a name of its own has the one that stands for all. */
export function nameIn(merchant: Named, language: Language): string {
  return merchant.names[language] || merchant.name
}
