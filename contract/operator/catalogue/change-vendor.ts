import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { MaintenanceEnd } from './desk-fields.ts'

export const CatalogueStateField = () =>
  Type.Union([Type.Literal('OPEN'), Type.Literal('MAINTENANCE'), Type.Literal('OFF')], {
    description: 'MAINTENANCE is listed and not launched; OFF is not listed',
  })

export const changeVendor: Call<typeof changeVendorSchemas> = {
  name: 'catalogue/change-vendor',
  method: 'POST',
  path: '/api/operator/vendors/:vassalage/state',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Opens or closes a vendor with all its games; bets stop with the commit. A maintenance with an end ends by itself.',
  errors: ['VENDOR_NOT_FOUND'],
}

export function changeVendorSchemas() {
  return {
    params: Type.Object({ vassalage: Id() }),
    body: Type.Object({
      state: CatalogueStateField(),
      maintenanceUntil: Type.Optional(MaintenanceEnd('with MAINTENANCE only; in the future')),
      remark: Type.Optional(Text(140)),
    }),
    value: Type.Object({ state: CatalogueStateField(), maintenanceUntil: MaintenanceEnd() }),
  }
}
