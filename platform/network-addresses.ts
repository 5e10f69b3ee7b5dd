/** Which addresses are public, and which are near: on this machine or in its own networks. */
import { BlockList, isIP, isIPv6 } from 'node:net'
import { plainAddress } from './addresses.ts'

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
// Inside the public block of IPv6: documentation, and tunnels that end at any IPv4 address.
for (const [network, bits] of [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is of the open internet. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address)
  if (isIP(plain) === 4) return !closed.check(plain, 'ipv4')
  return isIPv6(plain) && routed.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
}

const nearby = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nearby.addSubnet(network, bits, 'ipv4')
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * True for this machine and for private networks; not for link-local addresses, where clouds serve their
 * secrets.
 */
export function isNearbyAddress(address: string): boolean {
  const plain = plainAddress(address)
  return isIP(plain) !== 0 && nearby.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
