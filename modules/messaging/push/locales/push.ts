/** What stands around the operator's own words in a push. */
import type { Language } from '../../../../platform/calls.ts'

export const stopTexts: Readonly<Record<Language, string>> = { th: 'หยุดรับข่าว', en: 'Stop these' }
