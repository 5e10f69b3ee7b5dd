/** Usernames: lower case, and some that would pass for the house (domain/gaps.md §2). */

const RESERVED = new Set([
  'admin', 'administrator', 'agent', 'anonymous', 'api', 'bank', 'billing', 'bot', 'cashier', 'customer', 'customerservice', 'cs', 'deposit', 'developer', 'finance',
  'guest', 'help', 'helpdesk', 'house', 'info', 'login', 'mail', 'manager', 'master', 'member', 'mod', 'moderator', 'noreply', 'null', 'office', 'official', 'operator',
  'owner', 'payment', 'postmaster', 'register', 'root', 'sala', 'salabet', 'security', 'service', 'staff', 'studio', 'superadmin', 'superuser', 'support', 'system',
  'team', 'test', 'trial', 'undefined', 'user', 'vendor', 'vip', 'wallet', 'webmaster', 'withdraw', 'www',
])

export function normaliseUsername(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

/** A reserved name, and a reserved name with figures behind it: `support`, `admin01`. */
export function isReservedUsername(username: string): boolean {
  return RESERVED.has(username) || RESERVED.has(username.replace(/[0-9]+$/, ''))
}
