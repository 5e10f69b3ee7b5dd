/**
 * A vendor's next secret: shown to the operator who asks for it, and invalid until a second person confirms
 * it.
 */
import type { CallContext } from '../../../../platform/calls.ts'
import { defineProposal, proposeWeakening, WEAKENING_ABILITY } from '../../../system/index.ts'
import { managedAccess } from './manage-vendor.ts'
import { keepSealed, makeSecret, tellVendorChanged } from './vendors.ts'

const WAITS_HOURS = 24

export const secretProposal = defineProposal<{ vassalage: string; secretId: string; sealed: string }>({
  name: 'vendor.secret',
  ability: WEAKENING_ABILITY,
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload, requestedByName }) => {
    const { vassalage, secretId, sealed } = payload
    await managedAccess(context, vassalage)
    await keepSealed(context.tx, vassalage, { secretId, sealed: Buffer.from(sealed, 'base64') })
    await context.audit('vendor.secret', `vendor:${vassalage}`, { secretId, askedBy: requestedByName })
    await tellVendorChanged(context.tx)
  },
})

/** Errors: VENDOR_NOT_FOUND, CHANGE_STATE if one is pending already, CHANGE_SECOND_MISSING. */
export async function askForSecret(
  context: CallContext,
  vassalage: string,
): Promise<{ secretId: string; secret: string; state: 'PENDING' }> {
  await managedAccess(context, vassalage)
  const { secretId, secret, sealed } = makeSecret(context.config.secretKey, vassalage)
  await proposeWeakening(context, secretProposal, {
    subject: `vendor:${vassalage}`,
    title: vassalage,
    payload: { vassalage, secretId, sealed: sealed.toString('base64') },
    changes: [{ field: 'vendorSecret', before: '', after: secretId }],
  })
  return { secretId, secret, state: 'PENDING' }
}
