import { rotateVendorSecret, rotateVendorSecretSchemas } from '../../../contract/operator/launch/rotate-vendor-secret.ts'
import { handle } from '../../../platform/calls.ts'
import { managedAccess } from '../manage-vendor.ts'
import { keepSecret, tellVendorChanged } from '../vendors.ts'

/** Answered once and kept nowhere in the clear, so the call takes no key: asked again, it makes another secret. */
export const handleRotateVendorSecret = handle(rotateVendorSecret, rotateVendorSecretSchemas, async (context, { params }) => {
  await managedAccess(context, params.vassalage)
  const made = await keepSecret(context.tx, context.config.secretKey, params.vassalage)
  await context.audit('vendor.secret', `vendor:${params.vassalage}`, { secretId: made.secretId })
  await tellVendorChanged(context.tx)
  return made
})
