import { Type } from 'typebox'
import { categoryWords } from '../../shared/catalogue-words.ts'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf } from '../../shared/fields.ts'
import { products } from '../../shared/product-words.ts'
import { CatalogueStateField } from './change-vendor.ts'
import { MaintenanceEnd, Names } from './desk-fields.ts'

export const listAllVendors: Call<typeof listAllVendorsSchemas> = {
  name: 'catalogue/list-all-vendors',
  method: 'GET',
  path: '/api/operator/catalogue',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.read',
  summary: 'Vendors and categories in the merchant’s order, with the number of their games.',
  errors: [],
}

export function listAllVendorsSchemas() {
  return {
    value: Type.Object({
      vendors: Type.Array(
        Type.Object({
          vassalage: Type.String(),
          name: Type.String({ description: "in the operator's language" }),
          names: Names('as players read them'),
          vendorNames: Names('as the vendor gives them'),
          ownNames: Names('those that this merchant set'),
          iconUrl: Type.String(),
          hasOwnIcon: Type.Boolean(),
          state: CatalogueStateField(),
          maintenanceUntil: MaintenanceEnd(),
          product: Nullable(
            OneOf(products, 'what all its games are booked under; null: each under its own category'),
          ),
          gameCount: Type.Integer(),
          absentCount: Type.Integer({ description: "games that the vendor's feed no longer has" }),
          canManage: Type.Boolean({ description: 'this merchant may import feeds of it' }),
        }),
      ),
      categories: Type.Array(Type.Object({ gameType: OneOf(categoryWords), gameCount: Type.Integer() })),
      languages: Type.Array(Type.String(), { description: 'languages of names that this merchant offers' }),
    }),
  }
}
