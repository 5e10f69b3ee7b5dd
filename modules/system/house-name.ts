/** The merchant's name in the reader's language. */
import type { Language } from '../../platform/calls.ts'

export interface Named {
  readonly name: string
  readonly names: Readonly<Partial<Record<Language, string>>>
}

/** A language without a name of its own uses the name for all. */
export function nameIn(merchant: Named, language: Language): string {
  return merchant.names[language] || merchant.name
}
