import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'
import { GivenNames, PictureAddress } from './desk-fields.ts'

export const editVendor: Call<typeof editVendorSchemas> = {
  name: 'catalogue/edit-vendor',
  method: 'POST',
  path: '/api/operator/vendors/:vassalage',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary: 'Sets this merchant’s name and picture for a vendor; only the named fields change.',
  errors: ['VENDOR_NOT_FOUND'],
}

export function editVendorSchemas() {
  return {
    params: Type.Object({ vassalage: Id() }),
    body: Type.Object({
      names: Type.Optional(
        GivenNames('the names that this house gives it; an empty one is the vendor’s again'),
      ),
      iconUrl: Type.Optional(PictureAddress('empty: the vendor’s picture again')),
    }),
    value: Empty(),
  }
}
