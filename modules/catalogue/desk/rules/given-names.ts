/** Names by language as an operator enters them. */
import { refuseWith } from '../../../../contract/errors.ts'
import { nameLanguages, type NameLanguage } from '../../../../contract/shared/catalogue-words.ts'

/** Languages in any case. REQUEST_INVALID names an unknown one, or one that is named twice. */
export function readNames(given: Readonly<Record<string, string>>): Partial<Record<NameLanguage, string>> {
  const names: Partial<Record<NameLanguage, string>> = {}
  for (const [key, name] of Object.entries(given)) {
    const language = nameLanguages.find((known) => known === key.trim().toUpperCase())
    if (!language)
      refuseWith('REQUEST_INVALID', {
        fields: [{ field: `names.${key}`, rule: 'nameLanguage', params: [nameLanguages.join(', ')] }],
      })
    if (names[language] !== undefined)
      refuseWith('REQUEST_INVALID', { fields: [{ field: `names.${key}`, rule: 'nameLanguageTwice' }] })
    names[language] = name
  }
  return names
}
