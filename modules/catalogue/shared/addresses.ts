/**
 * Addresses of pictures that an operator or a feed names (security/decisions.md §4, T-J1). Neither this file
 * nor its callers ever fetch one.
 */

const OWN = /^\/(files|art)\/[A-Za-z0-9._-]+$/
/** Names only: requiring an ending of letters excludes every notation of an IP address, and `localhost`. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

export function isHostName(text: string): boolean {
  return HOST.test(text)
}

export function isOwnPicture(address: string): boolean {
  return OWN.test(address) && !address.includes('..')
}

export type PictureVerdict = 'FINE' | 'HOST' | 'UNSAFE'

/** FINE: our own, or https on an allowed host; HOST: https on another host; UNSAFE: anything else. */
export function judgePicture(address: string, hosts: readonly string[]): PictureVerdict {
  if (isOwnPicture(address)) return 'FINE'
  // Compared literally before it is parsed, since a parser accepts spaces, tabs and backslashes.
  if (
    !/^https:\/\/[a-z0-9]/.test(address) ||
    /[\s\\<>"'`\u0000-\u001f]/.test(address) ||
    address.length > 500
  )
    return 'UNSAFE'
  const url = URL.parse(address)
  if (
    !url ||
    url.username !== '' ||
    url.password !== '' ||
    url.port !== '' ||
    !isHostName(url.hostname) ||
    !address.startsWith(`https://${url.hostname}/`)
  )
    return 'UNSAFE'
  return hosts.includes(url.hostname) ? 'FINE' : 'HOST'
}
