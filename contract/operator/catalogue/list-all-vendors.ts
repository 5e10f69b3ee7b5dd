import { Type } from 'typebox'
import { categoryWords } from '../../shared/catalogue-words.ts'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { CatalogueStateField } from './change-vendor.ts'
import { MaintenanceEnd, Names } from './desk-fields.ts'

export const listAllVendors: Call<typeof listAllVendorsSchemas> = {
  name: 'catalogue/list-all-vendors', method: 'GET', path: '/api/operator/catalogue', module: 'OPERATOR', audience: 'operator', ability: 'catalogue.read',
  summary: 'Vendors and categories of the house in its order, with how many games they have.', errors: [],
}

export function listAllVendorsSchemas() {
  return {
    value: Type.Object({
      vendors: Type.Array(Type.Object({
        vassalage: Type.String(),
        name: Type.String({ description: "in the operator's language" }),
        names: Names('as players read them'),
        vendorNames: Names('as the vendor tells them'),
        ownNames: Names('those that this house set'),
        iconUrl: Type.String(),
        hasOwnIcon: Type.Boolean(),
        state: CatalogueStateField(),
        maintenanceUntil: MaintenanceEnd(),
        gameCount: Type.Integer(),
        absentCount: Type.Integer({ description: "games that the vendor's feed no longer has" }),
        canManage: Type.Boolean({ description: 'this house may take feeds of it' }),
      })),
      categories: Type.Array(Type.Object({ gameType: OneOf(categoryWords), gameCount: Type.Integer() })),
      languages: Type.Array(Type.String(), { description: 'of names: those that this house offers' }),
    }),
  }
}
