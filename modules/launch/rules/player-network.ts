import { networkOf, plainAddress } from '../../../platform/addresses.ts'

/**
 * Which network a player comes from, as far as a launch token is held to it. Two connections of one browser to its own
 * machine may differ in family, so all of them count as one.
 */
export function playerNetwork(address: string): string {
  const plain = plainAddress(address)
  return plain === '::1' || plain.startsWith('127.') ? 'loopback' : networkOf(plain)
}
