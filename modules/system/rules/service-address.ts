/** Where a customer-service entry may lead (security/decisions.md §4, Customer-service path encryption). */

/**
 * A page of this site, or https on a listed host or below it. Nothing with credentials, a port or a disguise.
 */
export function isAllowedAddress(address: string, hosts: readonly string[]): boolean {
  if (/[\s\\\u0000-\u001f]/.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  if (!address.startsWith('https://') || !URL.canParse(address)) return false
  const { hostname, port, username, password } = new URL(address)
  if (port !== '' || username !== '' || password !== '') return false
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
