/**
 * The languages of the product. Thai and English are complete: every text of every screen, and every sentence
 * of the server. The others have the texts of the site's frame; a screen without a text of its own shows the
 * English one.
 */

export type ContentLanguage = 'th' | 'en'
export type InterfaceLanguage = keyof typeof table

interface LanguageRow {
  /** For the page's `lang`. */
  tag: string
  /** For figures and plurals: Arabic digits everywhere. */
  locale: string
  direction: 'ltr' | 'rtl'
}

const table = {
  th: { tag: 'th', locale: 'th', direction: 'ltr' },
  en: { tag: 'en', locale: 'en', direction: 'ltr' },
  zh: { tag: 'zh-Hans', locale: 'zh-Hans', direction: 'ltr' },
  vi: { tag: 'vi', locale: 'vi', direction: 'ltr' },
  lo: { tag: 'lo', locale: 'lo-u-nu-latn', direction: 'ltr' },
  my: { tag: 'my', locale: 'my-u-nu-latn', direction: 'ltr' },
  km: { tag: 'km', locale: 'km-u-nu-latn', direction: 'ltr' },
  id: { tag: 'id', locale: 'id', direction: 'ltr' },
  ms: { tag: 'ms', locale: 'ms', direction: 'ltr' },
  ja: { tag: 'ja', locale: 'ja', direction: 'ltr' },
  ko: { tag: 'ko', locale: 'ko', direction: 'ltr' },
} as const satisfies Record<string, LanguageRow>

/**
 * The language of refusals and of the files of the agents' pages: what the server writes, or Chinese if it is
 * asked for first.
 */
export type Speech = ContentLanguage | 'zh'

export const interfaceLanguages = Object.keys(table) as InterfaceLanguage[]

export function languageRow(language: InterfaceLanguage): LanguageRow {
  return table[language]
}

/** The language of a tag or of a code in any case ("zh-CN", "ZH", "zh-Hans"), or undefined. */
export function languageOfTag(tag: string): InterfaceLanguage | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0]!
  return code in table ? (code as InterfaceLanguage) : undefined
}

/** The language in which the server answers a reader of this one. */
export function contentLanguageOf(language: InterfaceLanguage): ContentLanguage {
  return language === 'th' ? 'th' : 'en'
}

/**
 * The first language that a device asks for (Accept-Language, or its own list joined by commas) among those
 * that are offered.
 */
export function firstOffered<Language extends InterfaceLanguage>(
  asked: string,
  offered: readonly Language[],
): Language | undefined {
  for (const part of asked.split(',')) {
    const language = languageOfTag(part.split(';')[0]!)
    if (language && (offered as readonly InterfaceLanguage[]).includes(language)) return language as Language
  }
  return undefined
}
