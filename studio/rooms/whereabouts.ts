import { networkOf, plainAddress } from '../../platform/addresses.ts'
import type { Whereabouts } from './sit.ts'

/** Where a request comes from: the visitor's own mark in his browser, and the network of his address. */
export function whereaboutsOf({ visitorId, isNewVisitor, address }: { visitorId: string; isNewVisitor: boolean; address: string }): Whereabouts {
  const plain = plainAddress(address)
  return { device: isNewVisitor ? '' : visitorId, network: plain === '::1' || plain.startsWith('127.') ? 'loopback' : networkOf(plain) }
}
