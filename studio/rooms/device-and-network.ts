import { networkOf, plainAddress } from '../../platform/addresses.ts'
import type { Whereabouts } from './sit.ts'

/** Where a request comes from: the visitor's cookie, and the network of their address. */
export function whereaboutsOf({
  visitorId,
  isNewVisitor,
  address,
}: {
  visitorId: string
  isNewVisitor: boolean
  address: string
}): Whereabouts {
  const plain = plainAddress(address)
  return {
    device: isNewVisitor ? '' : visitorId,
    network: plain === '::1' || plain.startsWith('127.') ? 'loopback' : networkOf(plain),
  }
}
