import { refuse } from '../../../../../contract/errors.ts'
import {
  retireVendorSecret,
  retireVendorSecretSchemas,
} from '../../../../../contract/operator/launch/retire-vendor-secret.ts'
import { handle } from '../../../../../platform/calls.ts'
import { managedAccess } from '../manage-vendor.ts'
import { liveSecretIds, retireSecret } from '../store/access.ts'
import { tellVendorChanged } from '../vendors.ts'

export const handleRetireVendorSecret = handle(
  retireVendorSecret,
  retireVendorSecretSchemas,
  async (context, { params }) => {
    await managedAccess(context, params.vassalage)
    const live = await liveSecretIds(context.tx, params.vassalage)
    if (!live.includes(params.secretId)) refuse('VENDOR_NOT_FOUND')
    if (live.length === 1) refuse('VENDOR_SECRET_STATE')
    await retireSecret(context.tx, params.secretId, context.now)
    await context.audit('vendor.secret-retire', `vendor:${params.vassalage}`, { secretId: params.secretId })
    await tellVendorChanged(context.tx)
    return {}
  },
)
