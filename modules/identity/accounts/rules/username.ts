/** Usernames: lower case, and some that would pass for the merchant (domain/gaps.md §2). */

const RESERVED = new Set([
  'agent',
  'anonymous',
  'api',
  'bank',
  'billing',
  'bot',
  'cashier',
  'customer',
  'deposit',
  'developer',
  'finance',
  'help',
  'helpdesk',
  'house',
  'info',
  'login',
  'mail',
  'manager',
  'master',
  'member',
  'noreply',
  'null',
  'office',
  'owner',
  'payment',
  'postmaster',
  'register',
  'security',
  'studio',
  'undefined',
  'user',
  'vendor',
  'wallet',
  'webmaster',
  'withdraw',
  'www',
])
/** Nobody believes that bank7 is the bank; admin01 and support2 are another matter. */
const RESERVED_WITH_FIGURES = new Set([
  'admin',
  'administrator',
  'cs',
  'customerservice',
  'mod',
  'moderator',
  'official',
  'operator',
  'root',
  'sala',
  'service',
  'staff',
  'superadmin',
  'superuser',
  'support',
  'system',
])

export function normaliseUsername(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

/** A reserved name, or one that would be taken for the staff's. */
export function isReservedUsername(username: string): boolean {
  return RESERVED.has(username) || RESERVED_WITH_FIGURES.has(username.replace(/[0-9]+$/, ''))
}
