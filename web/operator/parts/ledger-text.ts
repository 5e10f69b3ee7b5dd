/** The names of movements and accounts of the ledger; a code without a text of its own is shown as it is. */
import type { TextKey, Translate } from '../../ui/i18n/text.tsx'
import { seatText, type Seat } from '../../ui/status/seat-text.ts'

export function ledgerText(code: string, t: Translate): string {
  const key = `ledger_${code.toLowerCase()}` as TextKey
  return t.has(key) ? t(key) : code
}

/** A line of a member's account record: a seat's by what happened to it, all others by their code. */
export const movementText = ({ code, seat }: { code: string; seat: Seat | null }, t: Translate): string =>
  seat ? seatText(seat, t) : ledgerText(code, t)

/** Accounts of members; in a round of several members another's is shown beside it. */
const isOfMembers = new Set(['main', 'bonus', 'hold', 'points', 'trial', 'receivable', 'pocket'])

/** A product by the word for its games. */
export function productText(product: string, t: Translate): string {
  const key = `account_part_${product.toLowerCase()}` as TextKey
  return t.has(key) ? t(key) : product
}

/**
 * An account in words: the ledger names it `owner/purpose`, with a part after a colon
 * (`demo/gateway:PROMPTPAY`). The member in question is shown by name, the house by the account's purpose.
 */
export function accountText(account: string, member: { id: string; name: string }, t: Translate): string {
  const [owner = '', purpose = ''] = account.split('/')
  const [kind = '', part = ''] = purpose.split(':')
  const key = `account_${kind}` as TextKey
  if (!t.has(key)) return account
  const partKey = `account_part_${part.toLowerCase()}` as TextKey
  const said = part === '' ? t(key) : `${t(key)} · ${t.has(partKey) ? t(partKey) : part}`
  if (owner === member.id) return `${member.name} · ${said}`
  return isOfMembers.has(kind) ? `${t('account_of_another')} · ${said}` : said
}
