import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { LaunchAddress } from './add-vendor.ts'

/** The rules in which vendors differ (docs/vendors, rules 4 to 6). */
export const VendorSettings = () =>
  Type.Object({
    lateWinAllowed: Type.Boolean({ description: 'accept a win after the round was closed' }),
    unknownRollbackNotFound: Type.Boolean({
      description: 'answer BET_NOT_FOUND to the rollback of an unknown bet',
    }),
    winRollbackAllowed: Type.Boolean({
      description:
        'Whose wallet is played on, and how the platform reaches a vendor that keeps pockets (docs/vendors, transfer mode).',
    }),
  })

/**
 * Whose wallet is played on, and how the platform reaches a vendor that keeps pockets (docs/vendors, transfer
 * mode).
 */
export const VendorWallet = () =>
  Type.Object({
    walletMode: OneOf(['SEAMLESS', 'TRANSFER']),
    apiUrl: Type.String({
      maxLength: 200,
      description: 'the vendor serves {apiUrl}/player/…; empty for none',
    }),
    notFoundIsFinal: Type.Boolean({
      description: 'a transfer that the vendor once answered with NOT_FOUND never happens afterwards',
    }),
  })

export const changeVendorAccess: Call<typeof changeVendorAccessSchemas> = {
  name: 'launch/change-vendor-access',
  method: 'POST',
  path: '/api/operator/vendors/:vassalage/access',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Sets where a vendor’s games open, from which addresses it may call the wallet, in which rules it differs, and whose wallet is played on. If any of it loosens a control, the whole change waits for a second person (PENDING).',
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_POCKETS', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function changeVendorAccessSchemas() {
  return {
    params: Type.Object({ vassalage: Id() }),
    body: Type.Object({
      allowList: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
          maxItems: 100,
          description: 'addresses and networks; empty: any address',
        }),
      ),
      settings: Type.Optional(Type.Partial(VendorSettings())),
      wallet: Type.Optional(Type.Partial(VendorWallet())),
      launchUrl: Type.Optional(LaunchAddress()),
      opensIn: Type.Optional(OneOf(['IFRAME', 'WINDOW'])),
    }),
    value: Type.Object({
      state: OneOf(['CHANGED', 'PENDING']),
      allowList: Type.Array(Type.String()),
      settings: VendorSettings(),
      wallet: VendorWallet(),
      launchUrl: Type.String(),
      opensIn: OneOf(['IFRAME', 'WINDOW']),
    }),
  }
}
