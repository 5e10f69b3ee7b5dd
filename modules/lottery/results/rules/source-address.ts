/** Addresses of sources of results (security/decisions.md §4, T-J1). */
import { isIP } from 'node:net'

/** Where the result of a draw is asked for: `{date}` is its date, `{yyyymmdd}` the digits of it. */
export const addressFor = (address: string, date: string): string =>
  address.replaceAll('{date}', date).replaceAll('{yyyymmdd}', date.replaceAll('-', ''))

/** The address as a URL: https, a public site's name, no port and no sign-in; or undefined. */
export function readSourceAddress(address: string): URL | undefined {
  const url = URL.parse(addressFor(address, '2000-01-01'))
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined
  const host = url.hostname
  const isName =
    /^[a-z0-9.-]+\.[a-z]{2,}$/.test(host) && isIP(host) === 0 && !/\.(local|internal|localhost)$/.test(host)
  // The host may not depend on the date.
  return isName && URL.parse(addressFor(address, '1999-12-31'))?.hostname === host ? url : undefined
}
