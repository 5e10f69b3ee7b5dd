/** The same person, written in two ways (domain/economy.md §7.3). */
import { titles } from '../locales/person-titles.ts'

/**
 * Equal except for titles, spaces, dots and case: how a bank account's holder is compared with the payee
 * name.
 */
export function isSameName(one: string, other: string): boolean {
  const name = squeeze(withoutTitle(one))
  return name !== '' && name === squeeze(withoutTitle(other))
}

export function withoutTitle(name: string): string {
  const text = name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/gu, ' ')
  for (const title of titles) {
    if (!text.startsWith(title)) continue
    const rest = text.slice(title.length)
    // Latin titles end with a dot or a space, so "Mrinal" keeps its first letters. Thai titles have no space
    // after them.
    if (/[a-z]$/.test(title) && !/^[. ]/.test(rest)) continue
    return rest.replace(/^[. ]+/u, '')
  }
  return text
}

export function squeeze(name: string): string {
  return name.replaceAll(/[\s.]/gu, '')
}
