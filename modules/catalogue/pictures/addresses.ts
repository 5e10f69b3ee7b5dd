/** Addresses of pictures that an operator or a feed names (SECURITY §4, T-J1). Nothing here, and nothing that asks here, reads one. */

const OWN = /^\/(files|art)\/[A-Za-z0-9._-]+$/
/** Names only: an ending of letters leaves out every way to write an IP address, and `localhost`. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

export function isHostName(text: string): boolean {
  return HOST.test(text)
}

export function isOwnPicture(address: string): boolean {
  return OWN.test(address) && !address.includes('..')
}

export type PictureVerdict = 'FINE' | 'HOST' | 'UNSAFE'

/** FINE: our own, or https of an allowed host; HOST: https of another host; UNSAFE: anything else. */
export function judgePicture(address: string, hosts: readonly string[]): PictureVerdict {
  if (isOwnPicture(address)) return 'FINE'
  // Taken literally before it is parsed: a parser forgives spaces, tabs and backslashes.
  if (!/^https:\/\/[a-z0-9]/.test(address) || /[\s\\<>"'`\u0000-\u001f]/.test(address) || address.length > 500) return 'UNSAFE'
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || url.port !== '' || !isHostName(url.hostname) || !address.startsWith(`https://${url.hostname}/`)) return 'UNSAFE'
  return hosts.includes(url.hostname) ? 'FINE' : 'HOST'
}
