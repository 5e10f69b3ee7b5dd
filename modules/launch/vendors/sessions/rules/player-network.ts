import { networkOf, plainAddress } from '../../../../../platform/addresses.ts'

/**
 * The network of a player, for the check of a launch token. Two connections of one browser to its own machine
 * may differ in family, so all of them count as one.
 */
export function playerNetwork(address: string): string {
  const plain = plainAddress(address)
  return plain === '::1' || plain.startsWith('127.') ? 'loopback' : networkOf(plain)
}
