/** Networks of addresses: for security counters and the operator's lists of addresses. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The usual form of an address: IPv4 inside IPv6 becomes IPv4, whether written in dots or, as in URLs, in
 * hexadecimal.
 */
export function plainAddress(address: string): string {
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address)
  if (!hex) return address.replace(/^::ffff:(?=[0-9]+\.)/i, '')
  const [high, low] = [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16)]
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}

/**
 * The network whose owner is one customer: /24 of IPv4, /48 of IPv6; an unreadable address is its own
 * network.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIPv6(plain)) return `${expandIPv6(plain).slice(0, 3).join(':')}::/48`
  if (isIP(plain) === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`
  return plain
}

/** What counts as one caller: an IPv4 address, or the /64 in which one IPv6 customer can move freely. */
export function callerOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${expandIPv6(plain).slice(0, 4).join(':')}::/64` : plain
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = !tail ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}

/** True for `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest !== undefined) return false
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && parseInt(bits, 10) <= (family === 4 ? 32 : 128))
}

/** Whether the address is in one of the networks; an entry that is not a network is skipped. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  return networks.length > 0 && networkTest(networks)(address)
}

/** The same, prepared once for many addresses. */
export function networkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks.filter(isNetwork)) {
    const [base = '', bits] = network.split('/')
    const family = isIPv6(base) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(base, family)
    else list.addSubnet(base, parseInt(bits, 10), family)
  }
  return (address) => {
    const plain = plainAddress(address)
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
