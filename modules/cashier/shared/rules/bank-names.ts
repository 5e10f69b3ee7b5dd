/** What a bank is called. */
import { bankNames as english } from '../../locales/en.ts'
import { bankNames as thai } from '../../locales/th.ts'

const names = { th: thai, en: english }

/** The name of a bank by its abbreviation; the abbreviation if it is unknown. */
export function bankNameOf(bankCode: string, language: 'th' | 'en'): string {
  return names[language][bankCode] ?? bankCode
}
