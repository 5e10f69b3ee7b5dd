import { isIP } from 'node:net'
import { bareHost } from '../../../../../platform/outgoing-requests.ts'
import { isNearbyAddress, isPublicAddress } from '../../../../../platform/network-addresses.ts'

/**
 * Whether the platform may call a vendor at this address: an http address without name, password, query or
 * fragment, in no network that it may not reach. In live mode only over https and on the open internet; the
 * demo's vendor may be a path here. A host name is checked when it is called (platform/outgoing-requests.ts).
 */
export function isVendorAddress(text: string, isLive: boolean): boolean {
  if (!isLive && isOwnPath(text)) return true
  // Compared literally before it is parsed, since a parser accepts spaces, tabs and backslashes.
  if (text.length > 200 || !/^https?:\/\/[A-Za-z0-9[]/.test(text) || /[\s\\<>"'`@]/.test(text)) return false
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.hostname.endsWith('.')) return false
  const host = bareHost(url)
  if (isIP(host) !== 0)
    return isPublicAddress(host) ? !isLive || url.protocol === 'https:' : !isLive && isNearbyAddress(host)
  return !isLive || (url.protocol === 'https:' && host.includes('.') && !host.endsWith('.localhost'))
}

/**
 * Whether a browser may be sent there with a launch token: an http address, https in live mode; the demo's
 * vendor may be a path here.
 */
export function isLaunchAddress(text: string, isLive: boolean): boolean {
  if (!isLive && isOwnPath(text)) return true
  if (text.length > 200 || !URL.canParse(text)) return false
  const url = new URL(text)
  return (
    !url.username &&
    !url.password &&
    !url.hash &&
    (url.protocol === 'https:' || (!isLive && url.protocol === 'http:'))
  )
}

function isOwnPath(text: string): boolean {
  return /^\/[a-z0-9/_-]{1,100}$/.test(text) && !text.startsWith('//')
}
