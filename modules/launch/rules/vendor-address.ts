import { isIP } from 'node:net'
import { bareHost, isNearbyAddress, isPublicAddress } from '../../../platform/outside.ts'

/**
 * Whether the platform may be told to call a vendor there: an http address without name, password, query or fragment, at no
 * address of a network that it may not reach. A live house calls over https and on the open internet only; the demo's
 * vendor may be a path here. What a name stands for is judged when it is called (platform/outside.ts).
 */
export function isVendorAddress(text: string, isLive: boolean): boolean {
  if (!isLive && isOwnPath(text)) return true
  // Taken literally before it is parsed: a parser forgives spaces, tabs and backslashes.
  if (text.length > 200 || !/^https?:\/\/[A-Za-z0-9[]/.test(text) || /[\s\\<>"'`@]/.test(text)) return false
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.hostname.endsWith('.')) return false
  const host = bareHost(url)
  if (isIP(host) !== 0) return isPublicAddress(host) ? !isLive || url.protocol === 'https:' : !isLive && isNearbyAddress(host)
  return !isLive || (url.protocol === 'https:' && host.includes('.') && !host.endsWith('.localhost'))
}

/** Whether a browser may be sent there with a launch token: an http address, over https in a live house; the demo's vendor may be a path here. */
export function isLaunchAddress(text: string, isLive: boolean): boolean {
  if (!isLive && isOwnPath(text)) return true
  if (text.length > 200 || !URL.canParse(text)) return false
  const url = new URL(text)
  return !url.username && !url.password && !url.hash && (url.protocol === 'https:' || (!isLive && url.protocol === 'http:'))
}

function isOwnPath(text: string): boolean {
  return /^\/[a-z0-9/_-]{1,100}$/.test(text) && !text.startsWith('//')
}
