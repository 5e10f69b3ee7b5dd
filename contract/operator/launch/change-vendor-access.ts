import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'

/** Where vendors differ (docs/vendors, rules 4 to 6). */
export const VendorSettings = () => Type.Object({
  lateWinAllowed: Type.Boolean({ description: 'accept a win after the round was closed' }),
  unknownRollbackNotFound: Type.Boolean({ description: 'answer BET_NOT_FOUND to the rollback of an unknown bet' }),
  winRollbackAllowed: Type.Boolean({ description: 'wins and bet-wins may be rolled back' }),
})

export const changeVendorAccess: Call<typeof changeVendorAccessSchemas> = {
  name: 'launch/change-vendor-access', method: 'POST', path: '/api/operator/vendors/:vassalage/access', module: 'OPERATOR', audience: 'operator', ability: 'catalogue.edit',
  summary: 'From which addresses a vendor may call the wallet, and how it differs from the rule.', errors: ['VENDOR_NOT_FOUND'],
}

export function changeVendorAccessSchemas() {
  return {
    params: Type.Object({ vassalage: Id() }),
    body: Type.Object({
      allowList: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 100, description: 'addresses and networks; empty: any address' })),
      settings: Type.Optional(Type.Partial(VendorSettings())),
    }),
    value: Type.Object({ allowList: Type.Array(Type.String()), settings: VendorSettings() }),
  }
}
