/** Who sent a message: proved by its signature, its time and its address. */
import { SIGNATURE_WINDOW_S } from '../../../../contract/vendor/launch/messages.ts'
import { isSignedByOneOf } from '../../../../platform/vendor-signature.ts'
import type { Vendor, VendorDirectory } from '../access/vendors.ts'

export interface SignedRequest {
  readonly vendor: string
  readonly timestamp: string
  readonly signature: string
  readonly address: string
  /** As it came: the signature is over these bytes. */
  readonly body: Buffer
}

/** An unknown vendor is measured against a secret too, so that its answer takes no less time. */
const nobody: Pick<Vendor, 'secrets'> = { secrets: ['nobody'] }

/** Undefined if nothing proves it. */
export function senderOf(directory: VendorDirectory, request: SignedRequest): Vendor | undefined {
  const vendor = directory.find(request.vendor)
  const isSigned = isSignedByOneOf(
    (vendor ?? nobody).secrets,
    request.timestamp,
    request.body,
    request.signature,
  )
  if (!vendor || !isSigned || !isFresh(request.timestamp) || !vendor.isAllowed(request.address))
    return undefined
  return vendor
}

/** By the machine's clock: the product's own may be moved, a vendor's never is. */
function isFresh(timestamp: string): boolean {
  return (
    /^[0-9]{1,12}$/.test(timestamp) &&
    Math.abs(Date.now() / 1000 - Number.parseInt(timestamp, 10)) <= SIGNATURE_WINDOW_S
  )
}
