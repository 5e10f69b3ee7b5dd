/** Whether the payer's name is the account holder's (domain/economy.md §7.3). */
import { squeeze, withoutTitle } from '../../../../contract/shared/person-name.ts'

/** Banks hide letters behind stars, dots or at least three x. */
const MASK = /(?:[*•●]+|x{3,})$/u

/** MATCH: the same person · MISMATCH: another · UNCLEAR: two scripts, a person must decide. */
export type NameMatch = 'MATCH' | 'MISMATCH' | 'UNCLEAR'

/**
 * Compares the bank's name with the stored name. Surnames masked by banks ("สมชาย ใ***") match by their
 * beginning.
 */
export function matchNames(payer: string, holder: string): NameMatch {
  const given = withoutTitle(payer)
  const known = withoutTitle(holder)
  if (squeeze(given) === '' || squeeze(known) === '') return 'UNCLEAR'
  if (squeeze(given) === squeeze(known)) return 'MATCH'
  if (isThai(given) !== isThai(known)) return 'UNCLEAR'
  return isMaskOf(given, known) ? 'MATCH' : 'MISMATCH'
}

function isThai(name: string): boolean {
  return /[\u0e00-\u0e7f]/u.test(name)
}

/** The first name is equal, and the letters before the mask begin the surname. */
function isMaskOf(masked: string, holder: string): boolean {
  if (!MASK.test(masked)) return false
  const [first = '', surname = ''] = splitName(masked.replace(MASK, ''))
  const [holderFirst = '', holderSurname = ''] = splitName(holder)
  return first !== '' && surname !== '' && first === holderFirst && holderSurname.startsWith(surname)
}

function splitName(name: string): [string, string] {
  const [first = '', ...rest] = name.trim().split(' ')
  return [squeeze(first), squeeze(rest.join(''))]
}
