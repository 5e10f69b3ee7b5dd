/** How movements and accounts of the ledger are called; a code without a text of its own is shown as it stands. */
import type { TextKey, Translate } from '../../ui/i18n/text.tsx'

export function ledgerText(code: string, t: Translate): string {
  const key = `ledger_${code.toLowerCase()}` as TextKey
  return t.has(key) ? t(key) : code
}

/** Accounts that members have; in a round of several another member's stands beside. */
const isOfMembers = new Set(['main', 'bonus', 'hold', 'points', 'trial', 'receivable', 'pocket'])

/** A product by the word for its games. Needs the area rounds. */
export function productText(product: string, t: Translate): string {
  const key = `account_part_${product.toLowerCase()}` as TextKey
  return t.has(key) ? t(key) : product
}

/**
 * An account in words: the ledger names it `owner/purpose`, with a part after a colon (`demo/gateway:PROMPTPAY`). The
 * member in question goes by name, the house by what the account is for. Needs the area rounds.
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
