import { rotateVendorSecret, rotateVendorSecretSchemas } from '../../../contract/operator/launch/rotate-vendor-secret.ts'
import { handle } from '../../../platform/calls.ts'
import { askForSecret } from '../vendor-secrets.ts'

/** Answered once and kept nowhere in the clear, so the call takes no key: asked again, it would make another secret. */
export const handleRotateVendorSecret = handle(rotateVendorSecret, rotateVendorSecretSchemas, (context, { params }) => askForSecret(context, params.vassalage))
