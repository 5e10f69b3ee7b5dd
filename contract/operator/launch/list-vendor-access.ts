import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Time } from '../../shared/fields.ts'
import { VendorSettings, VendorWallet } from './change-vendor-access.ts'

export const listVendorAccess: Call<typeof listVendorAccessSchemas> = {
  name: 'launch/list-vendor-access',
  method: 'GET',
  path: '/api/operator/vendors',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.read',
  summary: 'Vendors with their state, their access to the wallet and their valid secrets.',
  errors: [],
}

export function listVendorAccessSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          vassalage: Type.String(),
          name: Type.String(),
          iconUrl: Type.String(),
          state: Type.Union([Type.Literal('OPEN'), Type.Literal('MAINTENANCE'), Type.Literal('OFF')]),
          gameCount: Type.Integer(),
          openGameCount: Type.Integer(),
          launchUrl: Type.String(),
          opensIn: Type.Union([Type.Literal('IFRAME'), Type.Literal('WINDOW')]),
          allowList: Type.Array(Type.String()),
          settings: VendorSettings(),
          wallet: VendorWallet(),
          heldAmount: Amount("what members hold in the vendor's pockets, transfers on their way with it"),
          secrets: Type.Array(Type.Object({ secretId: Type.String(), createdAt: Time() })),
          canManage: Type.Boolean({ description: 'this merchant may change its access' }),
        }),
      ),
    }),
  }
}
