import { isInNetworks, plainAddress } from '../../../platform/addresses.ts'
import { isIP } from 'node:net'

const LINK_LOCAL = ['169.254.0.0/16', 'fe80::/10']
const INSIDE = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7']

/**
 * Whether the platform may call a vendor there: an http address without name, password, query or fragment, never of
 * this machine's own link. A live house calls over https and no inside address; the demo's vendor may be a path here.
 */
export function isVendorAddress(text: string, isLive: boolean): boolean {
  if (!isLive && /^\/[a-z0-9/_-]{1,100}$/.test(text) && !text.startsWith('//')) return true
  if (text.length > 200 || !URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username || url.password || url.search || url.hash || !/^https?:$/.test(url.protocol)) return false
  const host = plainAddress(url.hostname.replace(/^\[|\]$/g, ''))
  if (isIP(host) !== 0 && isInNetworks(host, LINK_LOCAL)) return false
  if (!isLive) return true
  return url.protocol === 'https:' && host !== 'localhost' && !host.endsWith('.localhost') && !(isIP(host) !== 0 && isInNetworks(mapped(host), INSIDE))
}

/** Whether a browser may be sent there with a launch token: an http address, over https in a live house; the demo's vendor may be a path here. */
export function isLaunchAddress(text: string, isLive: boolean): boolean {
  if (!isLive && /^\/[a-z0-9/_-]{1,100}$/.test(text) && !text.startsWith('//')) return true
  if (text.length > 200 || !URL.canParse(text)) return false
  const url = new URL(text)
  return !url.username && !url.password && !url.hash && (url.protocol === 'https:' || (!isLive && url.protocol === 'http:'))
}

/** ::ffff:7f00:1 is 127.0.0.1 as URL writes it. */
function mapped(host: string): string {
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(host)
  if (!hex) return host
  const [high, low] = [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16)]
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}
