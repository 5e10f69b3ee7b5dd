import {
  rotateVendorSecret,
  rotateVendorSecretSchemas,
} from '../../../../../contract/operator/launch/rotate-vendor-secret.ts'
import { handle } from '../../../../../platform/calls.ts'
import { askForSecret } from '../vendor-secrets.ts'

/**
 * Answered once and stored nowhere in plain text, so the call has no key: a repeat would make another secret.
 */
export const handleRotateVendorSecret = handle(
  rotateVendorSecret,
  rotateVendorSecretSchemas,
  (context, { params }) => askForSecret(context, params.vassalage),
)
